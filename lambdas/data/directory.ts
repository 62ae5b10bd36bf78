/**
 * The list of all people, for administrators: sorted four ways, for everybody and for each plan apart.
 *
 * DynamoDB has no offset, so a page is reached by reading past the keys before it, from the nearer end. That is why
 * a place in the list is an item of its own with nothing but its key: a thousand of them cost 8 read units. Index
 * entries would carry the account's own key as well and cost half as much again; with what the list shows, three
 * times as much. The places are written in the transaction that changes what they depend on.
 */
import type { PlanName } from '../contracts/plans.ts';
import { type SortField, type SortOrder, sortFields } from '../contracts/sorting.ts';
import { type Account, type Listed, listedOf, type Person, sortText } from '../domain/directory.ts';
import { allCounts } from './counters.ts';
import { idAtEnd, type Key, keys, lists, separator } from './keys.ts';
import { between, partition } from './queries.ts';
import { type WordRow, wordRows } from './search-words.ts';
import { getMany, type Query, queryAll, queryPage, type Write } from './table.ts';

/** One letter for the plan (or for all) and one for the order. */
function listOf(plan: PlanName | undefined, sort: SortField): string {
  return `${(plan ?? 'all')[0]}${sort[0]}`;
}

/** The writes that move a person in the list and the search, for the transaction that makes `after` of `before`. */
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
  /** Undefined for everybody. */
  readonly plan: PlanName | undefined;
  readonly sort: SortField;
  readonly order: SortOrder;
  readonly offset: number;
  readonly limit: number;
}

/** Counted by one query: well within the time that a call of the table may take. */
const countedAtOnce = 5000;

/** So far down, a page is read without waiting for the total, which would tell which end is nearer. */
const atOnceMax = 1000;

/**
 * AP: Query COUNTERS and L#xy side by side (deep in the list one after the other).
 * @returns ids of the people on the page, none past the end, and how many there are on all pages
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
  const known = offset > atOnceMax ? await counting : undefined;
  const list = { pk: lists.people(listOf(plan, sort)).pk, ascending: order === 'asc' };
  const [ids, total] = await Promise.all([readPlaces(list, offset, limit, known), counting]);
  return { ids, total };
}

/** AP: Query L#ac. Ids of the people who registered from one time to another, both included, earliest first. */
export async function createdBetween(from: Date, to: Date): Promise<string[]> {
  const { pk } = lists.people(listOf(undefined, 'created_at'));
  const range = between(pk, from.toISOString(), `${to.toISOString()}${separator}~`);
  const found = await queryAll<Key>({ ...range, ProjectionExpression: 'sk' });
  return found.map(({ sk }) => idAtEnd(sk));
}

/** AP: BatchGet USER#id. In the order of the ids. */
export async function peopleOf(ids: readonly string[]): Promise<Person[]> {
  const found = await getMany<Person>(ids.map(keys.user));
  const byId = new Map(found.map((person) => [person.id, person]));
  // An account may have been removed in the same moment.
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface List {
  readonly pk: string;
  readonly ascending: boolean;
}

/** @param total where it is known; the page is then reached from the nearer end */
function readPlaces(list: List, offset: number, limit: number, total: number | undefined): Promise<string[]> {
  if (total === undefined || offset + limit <= total / 2) return skipAndTake(list, offset, limit);
  if (offset >= total) return Promise.resolve([]);
  const end = Math.min(total, offset + limit);
  const fromEnd = { ...list, ascending: !list.ascending };
  return skipAndTake(fromEnd, total - end, end - offset).then((ids) => ids.reverse());
}

/** @returns ids of people */
async function skipAndTake({ pk, ascending }: List, skip: number, take: number): Promise<string[]> {
  const list = { ...partition({ pk }), ScanIndexForward: ascending };
  if (skip <= atOnceMax) {
    const places = await queryAll<Key>({ ...list, ProjectionExpression: 'sk' }, skip + take);
    return places.slice(skip).map(({ sk }) => idAtEnd(sk));
  }
  const start = await keyBefore(list, skip);
  if (!start) return [];
  const places = await queryAll<Key>({ ...list, ProjectionExpression: 'sk', ExclusiveStartKey: start }, take);
  return places.map(({ sk }) => idAtEnd(sk));
}

/**
 * Counts past so many places without having them sent.
 * @returns where to go on; undefined where the list ends before
 */
async function keyBefore(list: Query, skip: number): Promise<Record<string, unknown> | undefined> {
  let start: Record<string, unknown> | undefined;
  let left = skip;
  do {
    const page = await queryPage({
      ...list,
      Select: 'COUNT',
      Limit: Math.min(left, countedAtOnce),
      ...(start && { ExclusiveStartKey: start }),
    });
    left -= page.count;
    start = page.next;
  } while (start && left > 0);
  return start;
}
