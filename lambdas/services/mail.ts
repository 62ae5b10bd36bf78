/** Sends one mail through SES. */
import { type AwsProblem, callAws, type Service } from '../aws/call.ts';
import { environment } from '../contracts/environment.ts';
import { timeouts } from '../contracts/timeouts.ts';
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

const service: Service = {
  name: 'ses',
  host: 'email',
  variable: 'SES',
  timeouts: timeouts.mail,
  pauseMs: 200,
  problemOf,
};

/** The client of SES, in the Query protocol. */
export class MailClient {
  /** SendEmail of its API. @throws AwsError */
  async send({ to, subject, text, html }: Mail): Promise<void> {
    const utf8 = (part: string, data: string) => [
      [`Message.${part}.Data`, data],
      [`Message.${part}.Charset`, 'UTF-8'],
    ];
    const body = new URLSearchParams([
      ['Action', 'SendEmail'],
      ['Version', '2010-12-01'],
      ['Source', setting(environment.mailFrom)],
      ['Destination.ToAddresses.member.1', to],
      ...utf8('Subject', subject),
      ...utf8('Body.Text', text),
      ...utf8('Body.Html', html),
    ]);
    await callAws(service, { 'content-type': 'application/x-www-form-urlencoded' }, body.toString());
  }
}

const client = new MailClient();

/** @throws MailNotSent */
export async function sendMail(mail: Mail): Promise<void> {
  try {
    await client.send(mail);
  } catch (error) {
    throw new MailNotSent(error);
  }
}

/** From the XML of an error: `<Error><Code>MessageRejected</Code><Message>…</Message></Error>`. */
function problemOf({ status, body }: { status: number; body: string }): AwsProblem {
  const textOf = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1];
  return { code: textOf('Code') ?? 'UnknownError', message: textOf('Message') ?? `answered ${status}` };
}
