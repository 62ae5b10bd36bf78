/**
 * Notices: settings and devices of each user, the users who have each kind on, grades waiting to be sent, and marks of what
 * was sent. Each notice is marked by a conditional write before it is sent, so nothing is sent twice.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { PickStatus } from '../../contracts/feed/sports.ts';
import type { NoticeChoice } from '../../contracts/notifications/notices.ts';
import { pickAtBook } from '../../domain/asking/english/pick.ts';
import { isOn, partsOf, type WalkedKind, walkedKinds } from '../../domain/notifications/notices.ts';
import { slateUserId } from '../../domain/records/slate.ts';
import type { User } from '../accounts/users.ts';
import type { Pick } from '../picks/picks.ts';
import { type Key, keys, lists } from '../platform/keys.ts';
import { partition } from '../platform/queries.ts';
import { conflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { conditionMet, get, getMany, queryAll, transact, update, type Write } from '../platform/table.ts';

export interface Device {
  /** SHA-256 of the endpoint, base64url. */
  readonly id: string;
  readonly name: string;
  /** URL at the browser's push service. */
  readonly endpoint: string;
  /** The browser's keys, base64url, for encrypting messages (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
  readonly addedAt: string;
  /** Expiry, ISO 8601; extended when a message is delivered. */
  readonly until: string;
}

export interface NoticeSettings {
  readonly userId: string;
  readonly on: readonly NoticeChoice[];
  /** Oldest first, at most `mostDevices`. */
  readonly devices: readonly Device[];
  /** The secret in unsubscribe links; allows nothing else. */
  readonly endKey: string;
  readonly version: number;
}

export const deviceIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');

const nothingOn = (userId: string): NoticeSettings => ({
  userId,
  on: [],
  devices: [],
  endKey: randomBytes(24).toString('base64url'),
  version: 0,
});

/** AP: Get USER#id/NOTICES. @returns settings with everything off if there are none */
export async function noticesOf(userId: string): Promise<NoticeSettings> {
  return (await get<NoticeSettings>(keys.notices(userId))) ?? nothingOn(userId);
}

/**
 * Changes the settings and the user's entries in the lists in one transaction. Devices are removed when no push notice is
 * left on. Another tab or an unsubscribe link may change them at the same time.
 * @param change returns the same object if nothing changes
 * @returns the settings after the change
 */
export async function changeNotices(
  userId: string,
  change: (before: NoticeSettings) => NoticeSettings,
): Promise<NoticeSettings> {
  return retryOnConflict('the notice settings', async () => {
    const before = await noticesOf(userId);
    const wanted = change(before);
    if (wanted === before) return before;
    const hasPush = wanted.on.some((choice) => partsOf(choice).channel === 'push');
    const after = { ...wanted, devices: hasPush ? wanted.devices : [], version: before.version + 1 };
    const isWritten = await conditionMet(transact([putSettings(after), ...listWrites(before, after)]));
    return isWritten ? after : conflict;
  });
}

function putSettings(after: NoticeSettings): Write {
  const isFirst = after.version === 1;
  return {
    Put: {
      Item: { ...keys.notices(after.userId), ...after },
      ConditionExpression: isFirst ? 'attribute_not_exists(pk)' : 'version = :before',
      ...(!isFirst && { ExpressionAttributeValues: { ':before': after.version - 1 } }),
    },
  };
}

function listWrites(before: NoticeSettings, after: NoticeSettings): Write[] {
  return walkedKinds.flatMap((kind): Write[] => {
    const isListed = isOn(after.on, kind);
    if (isOn(before.on, kind) === isListed) return [];
    const key = keys.noticePlace(kind, after.userId);
    return [isListed ? { Put: { Item: { ...key } } } : { Delete: { Key: { ...key } } }];
  });
}

/** Keys of all list entries a user may have, for deletion. */
export const noticePlaces = (userId: string): Key[] =>
  walkedKinds.map((kind) => keys.noticePlace(kind, userId));

/**
 * The write that queues a notice of a grade, for the transaction that grades the pick; none if the owner has it off.
 * AP: Get USER#id/NOTICES, eventually consistent.
 */
export async function gradeNoticeWrites(before: Pick, after: Pick, at: string): Promise<Write[]> {
  const { userId, id: pickId, status, profitCents, metadata, grades } = after;
  if (userId === slateUserId || status === 'pending' || grades.length <= before.grades.length) return [];
  const [settings] = await getMany<NoticeSettings>([keys.notices(userId)]);
  if (!settings || !isOn(settings.on, 'graded')) return [];
  const waiting: WaitingGrade = {
    userId,
    pickId,
    what: pickAtBook(metadata),
    status,
    profitCents,
    corrected: before.status !== 'pending',
    ...(metadata.slip && { isSlip: true }),
    at,
  };
  const expiresAt = Math.ceil(Date.parse(at) / 1000) + keptSeconds;
  const key = keys.waitingNotice(userId, pickId, String(grades.length));
  return [{ Put: { Item: { ...key, ...waiting, expiresAt } } }];
}

/** A grade that could not be sent within a day is dropped. */
const keptSeconds = 24 * 3600;

/** A grade whose notice has not been sent yet. */
export interface WaitingGrade {
  readonly userId: string;
  readonly pickId: string;
  /** Short name of the pick: `Bills −3`, `3-leg parlay: Rangers, White Sox, Marlins`. */
  readonly what: string;
  readonly status: PickStatus;
  readonly profitCents: number | null;
  /** Whether it replaces an earlier grade. */
  readonly corrected: boolean;
  /** It has legs of one game, so it is told by mail only. */
  readonly isSlip?: true;
  readonly at: string;
}

/** AP: Query NOTICES#WAITING, with a limit, sorted by user. */
export function waitingGrades(atMost: number): Promise<(WaitingGrade & Key)[]> {
  return queryAll<WaitingGrade & Key>(partition(lists.waitingNotices()), atMost);
}

/** Deletes waiting grades of a user, so that no other run sends them. @returns those that still existed */
export async function claimGrades<Waiting extends Key>(waiting: readonly Waiting[]): Promise<Waiting[]> {
  const claimed: Waiting[] = [];
  for (const each of waiting) {
    const { pk, sk } = each;
    const exists = { ConditionExpression: 'attribute_exists(pk)' };
    if (await conditionMet(transact([{ Delete: { Key: { pk, sk }, ...exists } }]))) claimed.push(each);
  }
  return claimed;
}

/** Progress of a kind of notice through the users who have it on. */
export interface Walk {
  /** The slate of a day or the digest of a week, for example. */
  readonly occasion: string;
  /** ID of the last user processed; null before the first. */
  readonly after: string | null;
  readonly done: boolean;
}

/** AP: Get NOTICES#WALKS/kind. */
export function walkOf(kind: WalkedKind): Promise<Walk | undefined> {
  return get<Walk>(keys.noticeWalk(kind));
}

export function saveWalk(kind: WalkedKind, walk: Walk): Promise<void> {
  return transact([{ Put: { Item: { ...keys.noticeWalk(kind), ...walk } } }]);
}

/** AP: Query NOTICES#kind. IDs of users who have it on, in order. */
export async function usersFor(kind: WalkedKind, after: string | null, atMost: number): Promise<string[]> {
  const places = await queryAll<Key>(
    {
      ...partition(lists.noticePlaces(kind)),
      ...(after !== null && { ExclusiveStartKey: { ...keys.noticePlace(kind, after) } }),
    },
    atMost,
  );
  return places.map(({ sk }) => sk);
}

export interface Addressee {
  readonly user: User;
  readonly settings: NoticeSettings;
}

/** AP: BatchGet USER#id with USER#id/NOTICES, at most 50 users. Those that exist, in the order of the IDs. */
export async function addressees(ids: readonly string[]): Promise<Addressee[]> {
  const found = await getMany<User | NoticeSettings>(ids.flatMap((id) => [keys.user(id), keys.notices(id)]));
  const users = new Map(found.flatMap((item) => ('passwordHash' in item ? [[item.id, item]] : [])));
  const settings = new Map(found.flatMap((item) => ('endKey' in item ? [[item.userId, item]] : [])));
  return ids.flatMap((id) => {
    const [user, userSettings] = [users.get(id), settings.get(id)];
    return user && userSettings ? [{ user, settings: userSettings }] : [];
  });
}

/** Longer than any occasion lasts. */
const markSeconds = 14 * 24 * 3600;

/** Marks a user as notified of an occasion. @returns false if they already were */
export function markSent(userId: string, occasion: string, now: Date): Promise<boolean> {
  const expiresAt = Math.ceil(now.getTime() / 1000) + markSeconds;
  return conditionMet(
    transact([
      {
        Put: {
          Item: { ...keys.sentNotice(userId, occasion), expiresAt },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    ]),
  );
}

/** The last price move of a pick that was sent. */
export interface SentPrice<Move> {
  readonly pickId: string;
  /** Day of America/Toronto. */
  readonly day: string;
  readonly move: Move;
}

/** AP: BatchGet USER#id/TOLD#price#pick, at most 100. */
export async function sentPrices<Move>(
  userId: string,
  pickIds: readonly string[],
): Promise<ReadonlyMap<string, SentPrice<Move>>> {
  const wanted = pickIds.map((id) => keys.sentNotice(userId, `price#${id}`));
  const found = wanted.length > 0 ? await getMany<SentPrice<Move>>(wanted, { isConsistent: true }) : [];
  return new Map(found.map((sent) => [sent.pickId, sent]));
}

/** Marks a pick's price move as sent, once a day. @returns false if another run was first */
export function markPriceSent<Move>(userId: string, sent: SentPrice<Move>, now: Date): Promise<boolean> {
  const expiresAt = Math.ceil(now.getTime() / 1000) + markSeconds;
  return conditionMet(
    update({
      Key: { ...keys.sentNotice(userId, `price#${sent.pickId}`) },
      UpdateExpression: 'SET pickId = :pick, #day = :day, #move = :move, expiresAt = :end',
      ConditionExpression: 'attribute_not_exists(#day) OR #day < :day',
      ExpressionAttributeNames: { '#day': 'day', '#move': 'move' },
      ExpressionAttributeValues: {
        ':pick': sent.pickId,
        ':day': sent.day,
        ':move': sent.move,
        ':end': expiresAt,
      },
    }),
  );
}
