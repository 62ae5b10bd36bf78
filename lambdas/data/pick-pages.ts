/**
 * A person's picks by the page, newest first.
 *
 * DynamoDB has no offset, so what stands before a page would have to be read. Far down the list whole days are skipped
 * instead, by the counts that are kept of each: a year of them costs less than a few dozen picks.
 */
import { encodeTime } from 'ulid';
import type { PickStatus, Sport } from '../contracts/sports.ts';
import { endOfTorontoDay } from '../domain/toronto-day.ts';
import { type Key, lists, statusOrder } from './keys.ts';
import type { Pick } from './picks.ts';
import { between } from './queries.ts';
import { queryAll } from './table.ts';

interface Filter {
  readonly status?: PickStatus | undefined;
  /** A filter within what is read: days are not counted by sport. */
  readonly sport?: Sport | undefined;
}

/** Where a page begins. */
export interface Place {
  /** Day of America/Toronto, `YYYY-MM-DD`: later ones are passed. Undefined where none is. */
  readonly from: string | undefined;
  /** How many of the picks from there on come before the page. */
  readonly skip: number;
}

/** The beginning of all of them. */
export const newestPicks: Place = { from: undefined, skip: 0 };

/** So many picks are read past as fast as the counts of days are. */
const readPast = 30;

/** AP: Query USER#id RECORD#, newest day first; nothing for the first pages. */
export async function placeOf(
  userId: string,
  { status, sport, offset }: Filter & { readonly offset: number },
): Promise<Place> {
  if (offset <= readPast || sport !== undefined) return { from: undefined, skip: offset };
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
  const found = await queryAll<Pick>(
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
  return found.slice(skip);
}
