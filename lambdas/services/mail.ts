/** Sends one mail through SES. */
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { environment } from '../contracts/environment.ts';
import { awsClientOptions, timeouts } from '../contracts/timeouts.ts';
import { setting } from './settings.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mail could not be handed over; nothing else of SES leaves this file. */
export class MailNotSent extends Error {
  constructor(cause: unknown) {
    super('The mail could not be sent', { cause });
    this.name = 'MailNotSent';
  }
}

const client = new SESClient(awsClientOptions(timeouts.mail));

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** @throws MailNotSent */
export async function sendMail(mail: Mail): Promise<void> {
  try {
    await client.send(
      new SendEmailCommand({
        Source: setting(environment.mailFrom),
        Destination: { ToAddresses: [mail.to] },
        Message: {
          Subject: utf8(mail.subject),
          Body: { Text: utf8(mail.text), Html: utf8(mail.html) },
        },
      }),
      { abortSignal: AbortSignal.timeout(timeouts.mail.totalMs) },
    );
  } catch (error) {
    throw new MailNotSent(error);
  }
}
