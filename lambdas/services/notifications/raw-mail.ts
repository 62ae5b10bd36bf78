/** Formats a mail as a raw message (RFC 5322, MIME), with the headers for one-click unsubscribe. */
import { randomUUID } from 'node:crypto';

export interface RawMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** URL to which a mail program sends a POST to unsubscribe (RFC 8058). */
  readonly unsubscribe: string;
}

/** @returns lines end in CRLF; text and HTML are base64, so that no line is too long or starts with a dot */
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

/** Prevents header injection. @throws RangeError for a line break */
function header(value: string): string {
  if (/[\r\n]/.test(value)) throw new RangeError('A header must be a single line');
  return value;
}
