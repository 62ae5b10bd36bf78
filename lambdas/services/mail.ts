/** Sends one mail through SES. */
import { SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { environment } from '../contracts/environment.ts';
import { awsClientOptions, timeouts } from '../contracts/timeouts.ts';
import { rawMail } from './raw-mail.ts';
import { setting } from './settings.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of mail that people subscribed to: a mail program ends it by a POST there (RFC 8058). */
  readonly unsubscribe?: string;
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
  const options = { abortSignal: AbortSignal.timeout(timeouts.mail.totalMs) };
  try {
    if (mail.unsubscribe === undefined) await client.send(simple(mail), options);
    else await client.send(raw({ ...mail, unsubscribe: mail.unsubscribe }), options);
  } catch (error) {
    throw new MailNotSent(error);
  }
}

const simple = (mail: Mail) =>
  new SendEmailCommand({
    Source: setting(environment.mailFrom),
    Destination: { ToAddresses: [mail.to] },
    Message: {
      Subject: utf8(mail.subject),
      Body: { Text: utf8(mail.text), Html: utf8(mail.html) },
    },
  });

/** With the headers of a list, which the other call does not take. */
function raw(mail: Mail & { readonly unsubscribe: string }): SendRawEmailCommand {
  const from = setting(environment.mailFrom);
  const message = rawMail({ ...mail, from });
  return new SendRawEmailCommand({
    Source: from,
    Destinations: [mail.to],
    RawMessage: { Data: Buffer.from(message) },
  });
}
