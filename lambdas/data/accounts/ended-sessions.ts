/**
 * Sessions that were signed out individually. They are stored in the account's own item, which every call reads anyway, so
 * checking them costs nothing.
 */
import type { Key } from '../platform/keys.ts';
import { conflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { conditionMet, get, update } from '../platform/table.ts';

/** Original expiry of each ended session, epoch seconds, by session ID. */
export type EndedSessions = Readonly<Record<string, number>>;

export interface AccountSessions {
  /** Incremented to end all sessions: a token contains the version it was issued for. */
  readonly sessionVersion: number;
  readonly endedSessions?: EndedSessions;
}

/** Limits the size of the item. One more sign-out while these are unexpired ends all sessions. */
const most = 20;

/**
 * Ends one session of the account under a key. Safe to repeat. The account may change, or another of its sessions may be signed
 * out, at the same time.
 * @param session `expiresAt` in epoch seconds
 */
export async function endSessionOf(
  key: Key,
  session: { readonly id: string; readonly expiresAt: number },
  now: Date,
): Promise<void> {
  await retryOnConflict('the ended sessions', async () => {
    const account = await get<AccountSessions>(key);
    if (!account || session.id in (account.endedSessions ?? {})) return undefined;
    const valid = Object.entries(account.endedSessions ?? {}).filter(([, end]) => end * 1000 > now.getTime());
    const isFull = valid.length >= most;
    const ended = isFull ? {} : { ...Object.fromEntries(valid), [session.id]: session.expiresAt };
    const isWritten = await conditionMet(
      update({
        Key: { ...key },
        UpdateExpression: 'SET endedSessions = :ended, sessionVersion = :next',
        ConditionExpression:
          'sessionVersion = :version AND ' +
          (account.endedSessions ? 'endedSessions = :before' : 'attribute_not_exists(endedSessions)'),
        ExpressionAttributeValues: {
          ':ended': ended,
          ':version': account.sessionVersion,
          ':next': account.sessionVersion + (isFull ? 1 : 0),
          ...(account.endedSessions && { ':before': account.endedSessions }),
        },
      }),
    );
    return isWritten ? undefined : conflict;
  });
}
