/** Reports bounces and complaints, as SES does through an SNS topic. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SNSEvent } from 'aws-lambda';
import { invoke, type LoadHandler, type Report } from '../functions/invoke.ts';

export type MailTrouble = 'bounced' | 'complained';

/** Calls the function soon, and retries if it fails. */
export type TellTrouble = (trouble: MailTrouble, messageId: string, addresses: readonly string[]) => void;

/** Lambda tries an asynchronous event three times, with pauses of one and two minutes. Shorter here. */
const tries = 3;
const pauseMs = 500;

export function makeMailFeedback(load: LoadHandler, report: Report): TellTrouble {
  const name = 'mail-feedback';
  async function call(event: SNSEvent): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await invoke(load, name, event);
        return;
      } catch (error) {
        if (attempt === tries) throw error;
        await wait(pauseMs);
      }
    }
  }
  return (trouble, messageId, addresses) => {
    const event = snsEvent(JSON.stringify(troubleOf(trouble, messageId, addresses)));
    call(event).catch((error: unknown) => report(name, error));
  };
}

/** The event that SES publishes. */
export function troubleOf(trouble: MailTrouble, messageId: string, addresses: readonly string[]): object {
  const timestamp = new Date().toISOString();
  const mail = { timestamp, messageId, destination: addresses };
  if (trouble === 'complained') {
    const complainedRecipients = addresses.map((emailAddress) => ({ emailAddress }));
    return {
      eventType: 'Complaint',
      mail,
      complaint: { complainedRecipients, timestamp, feedbackId: randomUUID() },
    };
  }
  const bouncedRecipients = addresses.map((emailAddress) => ({
    emailAddress,
    action: 'failed',
    status: '5.1.1',
    diagnosticCode: 'smtp; 550 5.1.1 user unknown',
  }));
  const kind = { bounceType: 'Permanent', bounceSubType: 'General', feedbackId: randomUUID() };
  return { eventType: 'Bounce', mail, bounce: { ...kind, bouncedRecipients, timestamp } };
}

/** The event with which an SNS topic invokes a function. */
export function snsEvent(message: string): SNSEvent {
  const arn = 'arn:aws:sns:local:000000000000:mail-feedback';
  return {
    Records: [
      {
        EventVersion: '1.0',
        EventSource: 'aws:sns',
        EventSubscriptionArn: `${arn}:${randomUUID()}`,
        Sns: {
          Type: 'Notification',
          MessageId: randomUUID(),
          TopicArn: arn,
          Subject: 'Amazon SES Email Event Notification',
          Message: message,
          Timestamp: new Date().toISOString(),
          SignatureVersion: '1',
          Signature: 'local',
          SigningCertUrl: 'local',
          UnsubscribeUrl: 'local',
          MessageAttributes: {},
        },
      },
    ],
  };
}
