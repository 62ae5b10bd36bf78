/** Stand-in for Amazon SES: SendEmail and SendRawEmail of the Query protocol, with its errors; mails go to the mailbox. */
import { randomUUID } from 'node:crypto';
import type { Controls } from './controls.ts';
import type { Answer, LocalRequest } from './http.ts';
import type { TellTrouble } from './mail/feedback.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { readRawMail } from './mail/raw.ts';

const xmlns = 'http://ses.amazonaws.com/doc/2010-12-01/';
const maxRecipients = 50;
const region = 'CA-CENTRAL-1';

class Refused extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

interface Service {
  readonly mailbox: Mailbox;
  readonly controls: Controls;
  /** Mails can only be sent from addresses of this domain. */
  readonly verifiedDomain: string;
  readonly tell: TellTrouble;
}

export function answerMail(
  { mailbox, controls, verifiedDomain, tell }: Service,
  request: LocalRequest,
): Answer {
  const input = new URLSearchParams(request.body.toString('utf8'));
  try {
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
      throw new Refused('MissingAuthenticationToken', 'Request is missing Authentication Token', 403);
    }
    const action = input.get('Action');
    if (action !== 'SendEmail' && action !== 'SendRawEmail') {
      throw new Refused('InvalidAction', `Could not find operation ${action} for version 2010-12-01`);
    }
    const mail = readMail(action === 'SendEmail' ? input : simplified(input), verifiedDomain);
    const { mode } = controls.take('mail', input.toString() + [...input.values()].join('\n'));
    if (mode === 'throttled') throw new Refused('Throttling', 'Maximum sending rate exceeded.');
    if (mode === 'down') throw new Refused('ServiceUnavailable', 'Service is unavailable.', 503);
    // SES accepts a mail before it knows whether the address exists.
    const id = mode === 'bounced' ? randomUUID() : mailbox.keep(mail);
    if (mode === 'bounced' || mode === 'complained') tell(mode, id, mail.to.split(', '));
    return xml(200, sent(action, id));
  } catch (error) {
    if (error instanceof Refused) return xml(error.status, errorBody(error));
    throw error;
  }
}

function readMail(input: URLSearchParams, verifiedDomain: string) {
  const from = required(input, 'Source', 'source');
  const to = members(input, 'Destination.ToAddresses');
  const all = [
    ...to,
    ...members(input, 'Destination.CcAddresses'),
    ...members(input, 'Destination.BccAddresses'),
  ];
  const subject = required(input, 'Message.Subject.Data', 'message.subject.data');
  const text = input.get('Message.Body.Text.Data') ?? '';
  const html = input.get('Message.Body.Html.Data') ?? '';
  if (all.length === 0) throw new Refused('InvalidParameterValue', "Missing required header 'To'.");
  if (all.length > maxRecipients) {
    throw new Refused('InvalidParameterValue', `Recipient count exceeds ${maxRecipients}.`);
  }
  for (const address of [from, ...all]) checkAddress(address);
  if (!text && !html) throw new Refused('InvalidParameterValue', 'Message body is missing.');
  // A line break would allow header injection.
  if (/[\r\n]/.test(subject))
    throw new Refused('InvalidParameterValue', 'Header value contains line breaks.');
  if (domainOf(from) !== verifiedDomain) {
    throw new Refused(
      'MessageRejected',
      `Email address is not verified. The following identities failed the check in region ${region}: ${bare(from)}`,
    );
  }
  const unsubscribe = input.get('Unsubscribe');
  return { from, to: all.map(bare).join(', '), subject, text, html, ...(unsubscribe && { unsubscribe }) };
}

/** Converts a raw mail to the fields of SendEmail. */
function simplified(input: URLSearchParams): URLSearchParams {
  const message = Buffer.from(required(input, 'RawMessage.Data', 'rawMessage.data'), 'base64').toString(
    'utf8',
  );
  const mail = readRawMail(message);
  if (!mail) throw new Refused('InvalidParameterValue', 'The message is not a mail with two parts.');
  const { headers, text, html } = mail;
  const [, unsubscribe] = /^<(https?:[^<>]+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
  if (unsubscribe && headers.get('list-unsubscribe-post') !== 'List-Unsubscribe=One-Click') {
    throw new Refused('InvalidParameterValue', 'List-Unsubscribe-Post is missing.');
  }
  const to = members(input, 'Destinations');
  return new URLSearchParams([
    ['Source', input.get('Source') ?? headers.get('from') ?? ''],
    ...to.map((address, index) => [`Destination.ToAddresses.member.${index + 1}`, address]),
    ['Message.Subject.Data', headers.get('subject') ?? ''],
    ['Message.Body.Text.Data', text],
    ['Message.Body.Html.Data', html],
    ...(unsubscribe ? [['Unsubscribe', unsubscribe]] : []),
  ]);
}

function required(input: URLSearchParams, name: string, member: string): string {
  const value = input.get(name);
  if (value) return value;
  throw new Refused(
    'ValidationError',
    `1 validation error detected: Value null at '${member}' failed to satisfy constraint: Member must not be null`,
  );
}

function members(input: URLSearchParams, name: string): string[] {
  const found: string[] = [];
  for (let index = 1; ; index += 1) {
    const value = input.get(`${name}.member.${index}`);
    if (value === null) return found;
    found.push(value);
  }
}

/** `Name <a@b.c>` or `a@b.c`. */
function bare(address: string): string {
  return (/<([^<>]*)>\s*$/.exec(address)?.[1] ?? address).trim();
}

function domainOf(address: string): string | undefined {
  return bare(address).split('@')[1]?.toLowerCase();
}

function checkAddress(address: string): void {
  const plain = bare(address);
  if (!plain.includes('@')) throw new Refused('InvalidParameterValue', "Missing final '@domain'");
  if (/[\r\n]/.test(address))
    throw new Refused('InvalidParameterValue', 'Control or whitespace characters in address');
  if (!/^(?!.*[^\p{ASCII}])[^\s@<>(),;:\\"[\]]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/u.test(plain)) {
    const illegal = /[^\p{ASCII}]/u.test(plain.split('@')[0] ?? '')
      ? 'Local address contains non-ASCII characters.'
      : 'Illegal address';
    throw new Refused('InvalidParameterValue', illegal);
  }
}

function sent(action: string, id: string): string {
  return `<${action}Response xmlns="${xmlns}"><${action}Result><MessageId>${id}</MessageId></${action}Result><ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></${action}Response>`;
}

function errorBody({ code, status, message }: Refused): string {
  const type = status < 500 ? 'Sender' : 'Receiver';
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<ErrorResponse xmlns="${xmlns}"><Error><Type>${type}</Type><Code>${code}</Code><Message>${text}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`;
}

function xml(status: number, body: string): Answer {
  return { status, body, type: 'text/xml' };
}
