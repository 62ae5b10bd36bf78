/**
 * A user's picks by offset, newest first.
 *
 * DynamoDB has no offset, so everything before a page would have to be read. For large offsets, whole days are skipped by
 * their stored counts instead: reading a year of counts costs less than a few dozen picks.
 */
import { encodeTime } from 'ulid';
import type { PickStatus, Sport } from '../../contracts/feed/sports.ts';
import { endOfTorontoDay } from '../../domain/platform/toronto-day.ts';
import { type Key, lists, statusOrder } from '../platform/keys.ts';
import { between } from '../platform/queries.ts';
import { queryAll } from '../platform/table.ts';
import { type PickItem, unpackPick } from './pick-item.ts';
import type { Pick } from './picks.ts';

interface Filter {
  readonly status?: PickStatus | undefined;
  /** Applied after reading, because days are not counted by sport. */
  readonly sport?: Sport | undefined;
}

/** The start of a page. */
export interface Place {
  /** Day of America/Toronto, `YYYY-MM-DD`; later days are skipped. Undefined if none is skipped. */
  readonly from: string | undefined;
  /** Number of picks to skip from there. */
  readonly skip: number;
}

/** The first page. */
export const newestPicks: Place = { from: undefined, skip: 0 };

/** Up to this offset, reading the picks is as fast as reading the daily counts. */
const directMax = 30;

/** AP: Query USER#id RECORD#, newest day first; none for the first pages. */
export async function placeOf(
  userId: string,
  { status, sport, offset }: Filter & { readonly offset: number },
): Promise<Place> {
  if (offset <= directMax || sport !== undefined) return { from: undefined, skip: offset };
  const { pk, prefix } = lists.records(userId);
  const days = await queryAll<Key & Partial<Record<string, number>>>({
    ...between(pk, prefix, `${prefix}~`),
    ConsistentRead: true,
    ScanIndexForward: false,
  });
  const counted = status ? countedAs[status] : 'picks';
  let skip = offset;
  for (const day of days) {
    const count = day[counted] ?? 0;
    if (skip < count) return { from: day.sk.slice(prefix.length), skip };
    skip -= count;
  }
  return { from: '', skip: 0 };
}

const countedAs = { pending: 'pending', hit: 'hits', miss: 'misses', push: 'pushes' } as const;

/** AP: Query USER#id PICK#, or picks-by-status. */
export async function pagePicks(
  userId: string,
  { status, sport, from, skip, limit }: Filter & Place & { readonly limit: number },
): Promise<Pick[]> {
  if (from === '') return [];
  const { pk, prefix } = lists.picks(userId);
  const last = from === undefined ? '~' : encodeTime(endOfTorontoDay(from).getTime());
  const list = status
    ? {
        IndexName: 'picks-by-status',
        ...between(pk, statusOrder(status, ''), statusOrder(status, last), 'statusOrder'),
      }
    : between(pk, prefix, `${prefix}${last}`);
  const found = await queryAll<PickItem<Pick>>(
    {
      ...list,
      ...(sport && {
        FilterExpression: 'sport = :sport',
        ExpressionAttributeValues: { ...list.ExpressionAttributeValues, ':sport': sport },
      }),
      ConsistentRead: true,
      ScanIndexForward: false,
    },
    skip + limit,
  );
  return found.slice(skip).map(unpackPick);
}

/** AP: Query USER#id PICK#, newest first. All picks of a user. */
export function allPicks(userId: string): Promise<Pick[]> {
  return pagePicks(userId, { ...newestPicks, limit: Number.POSITIVE_INFINITY });
}
