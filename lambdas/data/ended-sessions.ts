/**
 * Sessions that were signed out one at a time. They are kept in the account's own item, which every call reads anyway, so
 * that checking them costs nothing.
 */
import type { Key } from './keys.ts';
import { conditionMet, get, update } from './table.ts';

/** When each session that was signed out would have expired, epoch seconds, by its id. */
export type EndedSessions = Readonly<Record<string, number>>;

export interface AccountSessions {
  /** Raised by whatever must end all sessions; a token carries the version it was made for. */
  readonly sessionVersion: number;
  readonly endedSessions?: EndedSessions;
}

/** Keeps the item small. Whoever signs out more often than this within a session's life signs out everywhere. */
const most = 20;

/** The account may be changed, or another of its sessions signed out, in the same moment; then it is read again. */
const attempts = 5;

/**
 * Ends one session of the account under a key. Safe to repeat.
 * @param session `expiresAt` in epoch seconds
 * @throws when the account was changed too often to write it
 */
export async function endSessionOf(
  key: Key,
  session: { readonly id: string; readonly expiresAt: number },
  now: Date,
): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const account = await get<AccountSessions>(key);
    if (!account || session.id in (account.endedSessions ?? {})) return;
    const valid = Object.entries(account.endedSessions ?? {}).filter(([, end]) => end * 1000 > now.getTime());
    const isFull = valid.length >= most;
    const ended = isFull ? {} : { ...Object.fromEntries(valid), [session.id]: session.expiresAt };
    const written = await conditionMet(
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
    if (written) return;
  }
  throw new Error('The account was changed too often to end a session');
}
