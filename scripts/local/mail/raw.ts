/** Parses a raw MIME message: its headers, text and HTML. */

interface RawMail {
  /** By lowercase name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

/** @returns undefined if the message does not have two parts */
export function readRawMail(message: string): RawMail | undefined {
  const { headers, body } = split(message);
  const [, boundary] =
    /^multipart\/alternative;.*boundary="([^"]+)"/i.exec(headers.get('content-type') ?? '') ?? [];
  if (!boundary) return undefined;
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
  const of = (type: string) => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
    return Buffer.from(part?.body ?? '', 'base64').toString('utf8');
  };
  return { headers, text: of('text/plain'), html: of('text/html') };
}

function split(message: string): { headers: ReadonlyMap<string, string>; body: string } {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const lines = head.split('\r\n').flatMap((line) => {
    const [, name, value] = /^([\w-]+): (.*)$/.exec(line) ?? [];
    return name ? [[name.toLowerCase(), decodedWord(value ?? '')] as const] : [];
  });
  return { headers: new Map(lines), body: rest.join('\r\n\r\n') };
}

/** `=?UTF-8?B?…?=` (RFC 2047) */
function decodedWord(value: string): string {
  const [, encoded] = /^=\?UTF-8\?B\?([^?]*)\?=$/.exec(value) ?? [];
  return encoded === undefined ? value : Buffer.from(encoded, 'base64').toString('utf8');
}
