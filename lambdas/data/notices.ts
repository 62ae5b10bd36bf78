/**
 * Notices: what a person has turned on with the devices that get them, whom each kind goes to, what waits to be told,
 * and what was told already. Nothing is told twice: each is marked under a condition before it is sent.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { NoticeChoice } from '../contracts/notices.ts';
import type { PickStatus } from '../contracts/sports.ts';
import { pickName } from '../domain/english/pick.ts';
import { isOn, partsOf, type WalkedKind, walkedKinds } from '../domain/notices.ts';
import { slateUserId } from '../domain/slate.ts';
import { type Key, keys, lists } from './keys.ts';
import type { Pick } from './picks.ts';
import { partition } from './queries.ts';
import { conditionMet, get, getMany, queryAll, transact, update, type Write } from './table.ts';
import type { User } from './users.ts';

export interface Device {
  /** SHA-256 of the endpoint, base64url. */
  readonly id: string;
  readonly name: string;
  /** Where the browser's push service takes messages for it. */
  readonly endpoint: string;
  /** The browser's keys, base64url: messages are encrypted for them (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
  readonly addedAt: string;
  /** ISO 8601: from then on it is as if it were not there. Each delivered message moves it. */
  readonly until: string;
}

export interface NoticeSettings {
  readonly userId: string;
  readonly on: readonly NoticeChoice[];
  /** Oldest first, at most `mostDevices`. */
  readonly devices: readonly Device[];
  /** Opens nothing but the end of a notice: it is in every notice's link. */
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

/** AP: Get USER#id/NOTICES. Of a person who never turned one on, settings with nothing on. */
export async function noticesOf(userId: string): Promise<NoticeSettings> {
  return (await get<NoticeSettings>(keys.notices(userId))) ?? nothingOn(userId);
}

/** Another tab or a notice's link may change the same settings; then they are read again. */
const attempts = 5;

/**
 * Changes what is on, with the person's places in the lists, in one transaction. Without a push notice on, no device is
 * kept.
 * @param change returns the settings themselves where nothing is to change
 * @returns the settings as they are after it
 */
export async function changeNotices(
  userId: string,
  change: (before: NoticeSettings) => NoticeSettings,
): Promise<NoticeSettings> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const before = await noticesOf(userId);
    const wanted = change(before);
    if (wanted === before) return before;
    const hasPush = wanted.on.some((choice) => partsOf(choice).channel === 'push');
    const after = { ...wanted, devices: hasPush ? wanted.devices : [], version: before.version + 1 };
    if (await conditionMet(transact([putSettings(after), ...moves(before, after)]))) return after;
  }
  throw new Error('The notices were changed too often to change them');
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

function moves(before: NoticeSettings, after: NoticeSettings): Write[] {
  return walkedKinds.flatMap((kind): Write[] => {
    const is = isOn(after.on, kind);
    if (isOn(before.on, kind) === is) return [];
    const key = keys.noticePlace(kind, after.userId);
    return [is ? { Put: { Item: { ...key } } } : { Delete: { Key: { ...key } } }];
  });
}

/** Where a person may stand in the lists, for whoever removes the settings. */
export const noticePlaces = (userId: string): Key[] =>
  walkedKinds.map((kind) => keys.noticePlace(kind, userId));

/**
 * The write that has a grade told to the owner of a pick, for the transaction that grades it; none where they did not
 * ask for it.
 * AP: Get USER#id/NOTICES, as it was some milliseconds ago.
 */
export async function gradeNoticeWrites(before: Pick, after: Pick, at: string): Promise<Write[]> {
  const { userId, id: pickId, status, profitCents, metadata, grades } = after;
  if (userId === slateUserId || status === 'pending' || grades.length <= before.grades.length) return [];
  const [settings] = await getMany<NoticeSettings>([keys.notices(userId)]);
  if (!settings || !isOn(settings.on, 'graded')) return [];
  const waiting: WaitingGrade = {
    userId,
    pickId,
    what: pickName(metadata),
    status,
    profitCents,
    corrected: before.status !== 'pending',
    at,
  };
  const expiresAt = Math.ceil(Date.parse(at) / 1000) + keptSeconds;
  const key = keys.waitingNotice(userId, pickId, String(grades.length));
  return [{ Put: { Item: { ...key, ...waiting, expiresAt } } }];
}

/** A grade that could not be told for so long is no news. */
const keptSeconds = 24 * 3600;

/** A grade that waits to be told. */
export interface WaitingGrade {
  readonly userId: string;
  readonly pickId: string;
  /** The pick in a few words: `Bills −3`, `3-leg parlay: Rangers, White Sox, Marlins`. */
  readonly what: string;
  readonly status: PickStatus;
  readonly profitCents: number | null;
  /** Whether it takes the place of another grade. */
  readonly corrected: boolean;
  readonly at: string;
}

/** AP: Query NOTICES#WAITING, at most so many, those of one person side by side. */
export function waitingGrades(atMost: number): Promise<(WaitingGrade & Key)[]> {
  return queryAll<WaitingGrade & Key>(partition(lists.waitingNotices()), atMost);
}

/** Takes waiting grades of one person, so that nobody else tells them. @returns those that were still there */
export async function claimGrades<Waiting extends Key>(waiting: readonly Waiting[]): Promise<Waiting[]> {
  const taken: Waiting[] = [];
  for (const each of waiting) {
    const { pk, sk } = each;
    const there = { ConditionExpression: 'attribute_exists(pk)' };
    if (await conditionMet(transact([{ Delete: { Key: { pk, sk }, ...there } }]))) taken.push(each);
  }
  return taken;
}

/** How far a kind has gone through the people who asked for it. */
export interface Walk {
  /** What is told: the slate of a day, the digest of a week. */
  readonly occasion: string;
  /** The person told last; null before the first. */
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

/** AP: Query NOTICES#kind. Ids of people who have it on, in the order of their ids. */
export async function peopleFor(kind: WalkedKind, after: string | null, atMost: number): Promise<string[]> {
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

/** AP: BatchGet USER#id with USER#id/NOTICES, at most 50 people. Those who are there, in the order of the ids. */
export async function addressees(ids: readonly string[]): Promise<Addressee[]> {
  const found = await getMany<User | NoticeSettings>(ids.flatMap((id) => [keys.user(id), keys.notices(id)]));
  const users = new Map(found.flatMap((item) => ('passwordHash' in item ? [[item.id, item]] : [])));
  const settings = new Map(found.flatMap((item) => ('endKey' in item ? [[item.userId, item]] : [])));
  return ids.flatMap((id) => {
    const [user, own] = [users.get(id), settings.get(id)];
    return user && own ? [{ user, settings: own }] : [];
  });
}

/** Longer than anything is told about: what was told once stays told. */
const markSeconds = 14 * 24 * 3600;

/** Marks that a person is told of an occasion. @returns false where they were told before */
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

/** What was told of a pick's price last. */
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
  return new Map(found.map((told) => [told.pickId, told]));
}

/** Marks what is told of a pick's price, once a day. @returns false where another run was first */
export function markPrice<Move>(userId: string, told: SentPrice<Move>, now: Date): Promise<boolean> {
  const expiresAt = Math.ceil(now.getTime() / 1000) + markSeconds;
  return conditionMet(
    update({
      Key: { ...keys.sentNotice(userId, `price#${told.pickId}`) },
      UpdateExpression: 'SET pickId = :pick, #day = :day, #move = :move, expiresAt = :end',
      ConditionExpression: 'attribute_not_exists(#day) OR #day < :day',
      ExpressionAttributeNames: { '#day': 'day', '#move': 'move' },
      ExpressionAttributeValues: {
        ':pick': told.pickId,
        ':day': told.day,
        ':move': told.move,
        ':end': expiresAt,
      },
    }),
  );
}
