/** Who changed what of an account, and when: written with the change, never altered. */
import { ulid } from 'ulid';
import { keys, lists } from './keys.ts';
import { beginsWith } from './queries.ts';
import { queryAll, type Write } from './table.ts';

/** The fields that changed, by name; never a password. */
type Values = Readonly<Record<string, string | number | boolean | null>>;

export interface AuditEntry {
  readonly userId: string;
  /** ISO 8601. */
  readonly at: string;
  /** Who did it: `admin:<address>`, `user`, or `payments:<event id>`. */
  readonly by: string;
  /** What was done, e.g. `plan set`. */
  readonly what: string;
  readonly before: Values;
  readonly after: Values;
}

/** The write that keeps an entry, for the transaction that makes the change. */
export function auditEntry(entry: AuditEntry): Write {
  return {
    Put: { Item: { ...keys.audit(entry.userId, entry.at, ulid(Date.parse(entry.at))), ...entry } },
  };
}

/** AP: Query USER#id AUDIT#, newest first. */
export function auditOf(userId: string, atMost: number): Promise<AuditEntry[]> {
  return queryAll<AuditEntry>({ ...beginsWith(lists.audit(userId)), ScanIndexForward: false }, atMost);
}
