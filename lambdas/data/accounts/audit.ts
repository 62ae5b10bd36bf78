/** The audit trail: who changed what in an account and when, written in the same transaction and never altered. */
import { ulid } from 'ulid';
import { type Key, keys, lists } from '../platform/keys.ts';
import { beginsWith } from '../platform/queries.ts';
import { queryAll, transact, type Write } from '../platform/table.ts';

/** Values of the changed fields, by name; never a password. */
type Values = Readonly<Record<string, string | number | boolean | null>>;

export interface AuditEntry {
  readonly userId: string;
  /** ISO 8601. */
  readonly at: string;
  /** The actor: `admin:<address>`, `user`, or `payments:<event id>`. */
  readonly by: string;
  /** The action, e.g. `plan set`. */
  readonly what: string;
  readonly before: Values;
  readonly after: Values;
}

/**
 * The write of an entry, for the transaction that makes the change.
 * @param keptDays days until the entry expires; by default it is kept as long as the account
 */
export function auditEntry(entry: AuditEntry, { keptDays }: { keptDays?: number } = {}): Write {
  const at = Date.parse(entry.at);
  return {
    Put: {
      Item: {
        ...keys.audit(entry.userId, entry.at, ulid(at)),
        ...entry,
        ...(keptDays && { expiresAt: Math.floor(at / 1000) + keptDays * 24 * 3600 }),
      },
    },
  };
}

/** Writes an entry about an action that does not change the account. */
export function writeAudit(entry: AuditEntry, options: { keptDays: number }): Promise<void> {
  return transact([auditEntry(entry, options)]);
}

/** AP: Query USER#id AUDIT#, newest first. */
export function auditOf(userId: string, atMost: number): Promise<AuditEntry[]> {
  return queryAll<AuditEntry>({ ...beginsWith(lists.audit(userId)), ScanIndexForward: false }, atMost);
}

/**
 * AP: Query USER#id AUDIT#, newest first, one page at a time.
 * @param before `next` of the previous page
 * @returns `next` is null on the last page
 */
export async function auditPage(
  userId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const { pk, prefix } = lists.audit(userId);
  const items = await queryAll<AuditEntry & Key>(
    {
      ...beginsWith({ pk, prefix }),
      ScanIndexForward: false,
      ...(before && { ExclusiveStartKey: { pk, sk: `${prefix}${before}` } }),
    },
    limit + 1,
  );
  const entries = items.slice(0, limit);
  const last = entries.at(-1);
  return { entries, next: items.length > limit && last ? last.sk.slice(prefix.length) : null };
}
