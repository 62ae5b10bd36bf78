/** Sends one mail through SES. */
import { SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { atFirstUse, awsCallOptions, awsClientOptions } from '../../contracts/platform/aws-client.ts';
import { environment } from '../../contracts/platform/environment.ts';
import { timeouts } from '../../contracts/platform/timeouts.ts';
import { setting } from '../platform/settings.ts';
import { rawMail } from './raw-mail.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One-click unsubscribe URL for subscribed mail, to which mail programs send a POST (RFC 8058). */
  readonly unsubscribe?: string;
}

/** The mail could not be sent. The only error of this file. */
export class MailNotSent extends Error {
  constructor(cause: unknown) {
    super('The mail could not be sent', { cause });
    this.name = 'MailNotSent';
  }
}

const client = atFirstUse(() => new SESClient(awsClientOptions(timeouts.mail)));

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** @throws MailNotSent */
export async function sendMail(mail: Mail): Promise<void> {
  const options = awsCallOptions(timeouts.mail);
  try {
    if (mail.unsubscribe === undefined) await client().send(simple(mail), options);
    else await client().send(raw({ ...mail, unsubscribe: mail.unsubscribe }), options);
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

/** A raw message, because List-Unsubscribe headers cannot be set with SendEmail. */
function raw(mail: Mail & { readonly unsubscribe: string }): SendRawEmailCommand {
  const from = setting(environment.mailFrom);
  const message = rawMail({ ...mail, from });
  return new SendRawEmailCommand({
    Source: from,
    Destinations: [mail.to],
    RawMessage: { Data: Buffer.from(message) },
  });
}
