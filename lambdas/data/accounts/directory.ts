/**
 * The list of all accounts, for administrators: in four sort orders, for all plans together and for each plan.
 *
 * DynamoDB has no offset, so a page is reached by reading past the keys before it, from the nearer end. To make this cheap,
 * each list entry is an item with nothing but its key: a thousand of them cost 8 read units. Index entries would also carry
 * the account's key and cost 50% more; with the listed fields, three times as much. Entries are written in the transaction
 * that changes the fields they depend on.
 */

import { type SortField, type SortOrder, sortFields } from '../../contracts/accounts/sorting.ts';
import type { PlanName } from '../../contracts/billing/plans.ts';
import {
  type Account,
  type Listed,
  listedOf,
  type Person,
  sortText,
} from '../../domain/accounts/directory.ts';
import { allCounts } from '../platform/counters.ts';
import { idAtEnd, type Key, keys, lists, separator } from '../platform/keys.ts';
import { between, partition } from '../platform/queries.ts';
import { getMany, type Query, queryAll, queryPage, type Write } from '../platform/table.ts';
import { type WordRow, wordRows } from './search-words.ts';

/** One letter for the plan (or all plans) and one for the sort order. */
function listOf(plan: PlanName | undefined, sort: SortField): string {
  return `${(plan ?? 'all')[0]}${sort[0]}`;
}

/** The writes that update the list and the search, for the transaction that changes an account from `before` to `after`. */
export function changeList(before: Account | null, after: Account | null): Write[] {
  const old = rowsOf(before);
  const fresh = rowsOf(after);
  const gone = [...old].filter(([name]) => !fresh.has(name));
  const changed = [...fresh].filter(([name, row]) => old.get(name)?.card !== row.card || !old.has(name));
  return [
    ...gone.map(([, { pk, sk }]) => ({ Delete: { Key: { pk, sk } } })),
    ...changed.map(([, row]) => ({ Put: { Item: row } })),
  ];
}

type Row = Key & Partial<WordRow>;

function rowsOf(account: Account | null): Map<string, Row> {
  const person = account && listedOf(account);
  const rows: Row[] = person ? [...places(person), ...wordRows(person)] : [];
  return new Map(rows.map((row) => [`${row.pk} ${row.sk}`, row]));
}

function places(person: Listed): Key[] {
  return [undefined, person.plan].flatMap((plan) =>
    sortFields.map((sort) => keys.listPlace(listOf(plan, sort), sortText(person, sort), person.id)),
  );
}

interface Page {
  /** Undefined for all plans. */
  readonly plan: PlanName | undefined;
  readonly sort: SortField;
  readonly order: SortOrder;
  readonly offset: number;
  readonly limit: number;
}

/** Keys counted by one query, well within the table's timeout. */
const keysPerCount = 5000;

/** Up to this offset, a page is read from the start without waiting for the total. */
const directMax = 1000;

/**
 * AP: Query COUNTERS~shard and L#xy in parallel (one after the other for deep pages).
 * @returns IDs of the accounts on the page (none past the end), and the number of accounts on all pages
 */
export async function placesOnPage({
  plan,
  sort,
  order,
  offset,
  limit,
}: Page): Promise<{ ids: string[]; total: number }> {
  const counter = plan ? (`plan:${plan}` as const) : 'users';
  const counting = allCounts().then((counts) => counts[counter] ?? 0);
  const known = offset > directMax ? await counting : undefined;
  const list = { pk: lists.people(listOf(plan, sort)).pk, ascending: order === 'asc' };
  const [ids, total] = await Promise.all([readPlaces(list, offset, limit, known), counting]);
  return { ids, total };
}

/** AP: Query L#ac. IDs of the accounts created between two times, inclusive, earliest first. */
export async function createdBetween(from: Date, to: Date): Promise<string[]> {
  const { pk } = lists.people(listOf(undefined, 'created_at'));
  const range = between(pk, from.toISOString(), `${to.toISOString()}${separator}~`);
  const found = await queryAll<Key>({ ...range, ProjectionExpression: 'sk' });
  return found.map(({ sk }) => idAtEnd(sk));
}

/** AP: BatchGet USER#id. In the order of the IDs. */
export async function peopleOf(ids: readonly string[]): Promise<Person[]> {
  const found = await getMany<Person>(ids.map(keys.user));
  const byId = new Map(found.map((person) => [person.id, person]));
  // An account may have been removed since the IDs were read.
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface List {
  readonly pk: string;
  readonly ascending: boolean;
}

/** @param total if known, the page is reached from the nearer end */
function readPlaces(list: List, offset: number, limit: number, total: number | undefined): Promise<string[]> {
  if (total === undefined || offset + limit <= total / 2) return skipAndTake(list, offset, limit);
  if (offset >= total) return Promise.resolve([]);
  const end = Math.min(total, offset + limit);
  const fromEnd = { ...list, ascending: !list.ascending };
  return skipAndTake(fromEnd, total - end, end - offset).then((ids) => ids.reverse());
}

/** @returns IDs of accounts */
async function skipAndTake({ pk, ascending }: List, skip: number, take: number): Promise<string[]> {
  const list = { ...partition({ pk }), ScanIndexForward: ascending };
  if (skip <= directMax) {
    const places = await queryAll<Key>({ ...list, ProjectionExpression: 'sk' }, skip + take);
    return places.slice(skip).map(({ sk }) => idAtEnd(sk));
  }
  const start = await keyBefore(list, skip);
  if (!start) return [];
  const places = await queryAll<Key>({ ...list, ProjectionExpression: 'sk', ExclusiveStartKey: start }, take);
  return places.map(({ sk }) => idAtEnd(sk));
}

/**
 * Skips entries by counting them, without transferring them.
 * @returns the start key of the next entry; undefined if the list is shorter
 */
async function keyBefore(list: Query, skip: number): Promise<Record<string, unknown> | undefined> {
  let start: Record<string, unknown> | undefined;
  let left = skip;
  do {
    const page = await queryPage({
      ...list,
      Select: 'COUNT',
      Limit: Math.min(left, keysPerCount),
      ...(start && { ExclusiveStartKey: start }),
    });
    left -= page.count;
    start = page.next;
  } while (start && left > 0);
  return start;
}
