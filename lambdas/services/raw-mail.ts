/** A mail as it goes over the wire (RFC 5322, MIME), with the headers by which a mail program ends a subscription. */
import { randomUUID } from 'node:crypto';

export interface RawMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address at which a mail program ends the subscription by a POST (RFC 8058). */
  readonly unsubscribe: string;
}

/** @returns lines end in CRLF; the text and the HTML are base64, so that no line is too long or begins with a dot */
export function rawMail({ from, to, subject, text, html, unsubscribe }: RawMail): string {
  const boundary = `gameplan-${randomUUID()}`;
  const part = (type: string, content: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=UTF-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(content)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
  ];
  return [
    `From: ${header(from)}`,
    `To: ${header(to)}`,
    `Subject: =?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`,
    `List-Unsubscribe: <${header(unsubscribe)}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

/** A line break would begin a header of somebody else's. @throws RangeError */
function header(value: string): string {
  if (/[\r\n]/.test(value)) throw new RangeError('A header holds one line');
  return value;
}
