/** Parses SES notifications about a mail: see "Contents of event data that Amazon SES publishes". */
import * as z from 'zod/mini';
import type { MailProblem } from '../../contracts/accounts/account.ts';

export interface MailNotice {
  readonly problem: MailProblem;
  readonly addresses: readonly string[];
  /** ISO 8601. */
  readonly at: string;
}

const recipients = z.array(z.object({ emailAddress: z.string() }));

const notice = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients, timestamp: z.string() }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    complaint: z.object({ complainedRecipients: recipients, timestamp: z.string() }),
  }),
]);

/** The test message that SES publishes when the topic is configured; the only message that is not JSON. */
const trial = 'Successfully validated SNS topic for Amazon SES event publishing.';

/**
 * @param message text of the SNS notification
 * @returns undefined if there is nothing to do: for transient bounces, such as a full mailbox, and other events
 * @throws for a message that is not from SES
 */
export function readMailNotice(message: string): MailNotice | undefined {
  if (message.trim() === trial) return undefined;
  const json: unknown = JSON.parse(message);
  const { eventType } = z.object({ eventType: z.string() }).parse(json);
  if (eventType !== 'Bounce' && eventType !== 'Complaint') return undefined;
  const read = notice.parse(json);
  if (read.eventType === 'Complaint') {
    const { complainedRecipients, timestamp } = read.complaint;
    return { problem: 'complained', addresses: bare(complainedRecipients), at: timestamp };
  }
  const { bounceType, bouncedRecipients, timestamp } = read.bounce;
  return bounceType === 'Permanent'
    ? { problem: 'bounced', addresses: bare(bouncedRecipients), at: timestamp }
    : undefined;
}

/** SES may return an address with a display name. */
function bare(listed: z.infer<typeof recipients>): string[] {
  return listed.map(({ emailAddress }) => (/<([^<>]*)>\s*$/.exec(emailAddress)?.[1] ?? emailAddress).trim());
}
