/** Mails sent locally, stored one per line so that a crash loses none. */

import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { broken, isMissing, isRecord } from '../process/state.ts';

export interface Mail {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Addresses, separated by a comma and a space. */
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** One-click unsubscribe URL, if there is one. */
  readonly unsubscribe?: string;
}

export interface Mailbox {
  /** @returns the mail's id */
  keep(mail: Omit<Mail, 'id' | 'at'>): string;
  /** Newest first. @param to only mails to this address, case-insensitive */
  list(to?: string): Mail[];
  find(id: string): Mail | undefined;
}

const file = 'mail.jsonl';

/** @throws CannotStart if the file is broken */
export function openMailbox(dataDir: string): Mailbox {
  const path = join(dataDir, file);
  const mails = readMails(dataDir, path);
  return {
    keep(mail) {
      const kept: Mail = { id: randomUUID(), at: new Date().toISOString(), ...mail };
      appendFileSync(path, `${JSON.stringify(kept)}\n`, { mode: 0o600 });
      mails.push(kept);
      return kept.id;
    },
    list(to) {
      const wanted = to?.toLowerCase();
      const found = wanted
        ? mails.filter((mail) => mail.to.toLowerCase().split(', ').includes(wanted))
        : mails;
      return found.toReversed();
    },
    find: (id) => mails.find((mail) => mail.id === id),
  };
}

function readMails(dataDir: string, path: string): Mail[] {
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return [];
    throw broken(dataDir, `${path} cannot be read`);
  }
  // A kill while writing leaves an incomplete last line; that mail was never acknowledged.
  const whole = content.slice(0, content.lastIndexOf('\n') + 1);
  if (whole.length < content.length) writeFileSync(path, whole, { mode: 0o600 });
  return whole
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      const mail = parse(line);
      if (!mail) throw broken(dataDir, `${path} is not valid (line ${index + 1})`);
      return mail;
    });
}

function parse(line: string): Mail | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const fields = ['id', 'at', 'to', 'from', 'subject', 'html', 'text'];
    if (!isRecord(value) || fields.some((field) => typeof value[field] !== 'string')) return undefined;
    return value as unknown as Mail;
  } catch {
    // Not JSON: the caller reports the line.
    return undefined;
  }
}
