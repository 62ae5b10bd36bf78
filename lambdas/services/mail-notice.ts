/** Parses SES notifications about a mail: see "Contents of event data that Amazon SES publishes". */
import * as z from 'zod/mini';
import type { MailProblem } from '../contracts/account.ts';

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

/** With which SES tries the topic when a deploy gives it to it: the one message that is no JSON. */
const trial = 'Successfully validated SNS topic for Amazon SES event publishing.';

/**
 * @param message the text of the topic's notification
 * @returns undefined where nothing has to be done: a full mailbox may take the next mail, and other events are no problem
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

/** SES may hand an address back with a name before it. */
function bare(listed: z.infer<typeof recipients>): string[] {
  return listed.map(({ emailAddress }) => (/<([^<>]*)>\s*$/.exec(emailAddress)?.[1] ?? emailAddress).trim());
}
