/**
 * A user's picks, filtered, sorted and searched, one page at a time.
 *
 * Pages use cursors, so the hundredth page costs as much as the first. Filters read an index with few attributes; a call
 * reads a limited number of its entries and returns a cursor to continue from. So no call grows with the number of picks, and
 * following the cursors finds every match.
 */
import { encodeTime } from 'ulid';
import type { BetType, PickStatus, Sport } from '../../contracts/feed/sports.ts';
import type { PickSort } from '../../contracts/picks/tracker.ts';
import { wordsOf } from '../../domain/feed/games/teams.ts';
import type { Standing } from '../../domain/picks/leg-outcome.ts';
import { addDays, leagueDay } from '../../domain/platform/calendar.ts';
import { endOfTorontoDay } from '../../domain/platform/toronto-day.ts';
import { type Key, keys, lists, startOrders, statusOrder } from '../platform/keys.ts';
import { between } from '../platform/queries.ts';
import { type Attributes, getMany, queryPage } from '../platform/table.ts';
import { type PickItem, unpackPick } from './pick-item.ts';
import { type OpenGame, openGamesOf } from './pick-orders.ts';
import type { Pick } from './picks.ts';

export interface ListQuery {
  readonly status?: PickStatus | undefined;
  readonly sport?: Sport | undefined;
  readonly betType?: BetType | undefined;
  /** First and last day of saving, in America/Toronto, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Each word must be a prefix of a word of the pick. */
  readonly search?: string | undefined;
  readonly sort: PickSort;
  readonly place: Place | undefined;
  readonly limit: number;
}

/** A cursor: a position in a list of one sort order. */
export interface Place {
  readonly sort: PickSort;
  /** Whether the page ends at this position instead of starting there. */
  readonly isBefore: boolean;
  /** The pick's sort key in the index, and its ID. */
  readonly order: string;
  readonly id: string;
}

export interface Entry {
  readonly id: string;
  readonly openGames: readonly OpenGame[];
  /** The whole pick, if the index contains it. */
  readonly pick: Pick | undefined;
}

export interface ListPage {
  readonly entries: readonly Entry[];
  /** Cursors of the next and the previous page; null if there is none. */
  readonly next: Place | null;
  readonly previous: Place | null;
}

/** Index entries that a filtered call reads at most: about 20 read units. */
export const entriesPerFilter = 200;

interface Source {
  readonly IndexName?: string;
  readonly sortKey: string;
  readonly first: string;
  readonly last: string;
  readonly isWhole: boolean;
  readonly filters: readonly Filter[];
}

type Filter = readonly [expression: string, names: Record<string, string>, values: Record<string, unknown>];

/** A cursor that belongs to another list. */
export class InvalidCursor extends Error {
  override readonly name = 'InvalidCursor';
}

/**
 * AP: one page of Query USER#id PICK#, or of picks-by-status, picks-by-saved, picks-by-start or picks-by-profit.
 * @returns up to `limit` entries; possibly fewer, with a `next`, if the filters removed others
 * @throws InvalidCursor
 */
export async function pickPage(userId: string, query: ListQuery): Promise<ListPage> {
  const { sort, place, limit } = query;
  const source = sourceOf(userId, query);
  const isBefore = place?.isBefore ?? false;
  const isAscending = sort === 'oldest' || sort === 'start' || sort === 'profit-asc';
  const { items, next: more } = await queryPage<Item>({
    ...between(lists.picks(userId).pk, source.first, source.last, source.sortKey),
    ...(source.IndexName && { IndexName: source.IndexName }),
    ...filtered(source, userId),
    ConsistentRead: true,
    ScanIndexForward: isAscending !== isBefore,
    Limit: source.filters.length > 0 ? entriesPerFilter : limit + 1,
    ...(place && { ExclusiveStartKey: startKey(userId, source, place) }),
  });
  const found = items.slice(0, limit);
  const isMore = items.length > limit || more !== undefined;
  const rest = items.length > limit ? found.at(-1) : more;
  const beyond = isMore && rest ? placeAt(rest, source, sort, isBefore) : null;
  const shown = isBefore ? found.reverse() : found;
  const edge = isBefore ? shown.at(-1) : shown[0];
  const back = place && edge ? placeAt(edge, source, sort, !isBefore) : null;
  return {
    entries: shown.map((item) => entryOf(item, source)),
    next: isBefore ? back : beyond,
    previous: isBefore ? beyond : back,
  };
}

type Item = Key & Attributes;

function sourceOf(userId: string, query: ListQuery): Source {
  const { status, sport, betType, from, to, search, sort } = query;
  const words = search === undefined ? [] : wordsOf(search).split(' ').filter(Boolean);
  const equal: Filter[] = [
    ...(sport ? [is('sport', sport)] : []),
    ...(betType ? [is('betType', betType)] : []),
    ...words.map(
      (word, nth): Filter => [`contains(searchWords, :word${nth})`, {}, { [`:word${nth}`]: ` ${word}` }],
    ),
  ];
  const days: Filter[] =
    from || to
      ? [[`#day BETWEEN :from AND :to`, { '#day': 'day' }, { ':from': from ?? '0', ':to': to ?? '9' }]]
      : [];
  const ofStatus = status ? [is('status', status)] : [];
  if (sort === 'profit' || sort === 'profit-asc') {
    const all = { first: '0', last: '9~', isWhole: false };
    return { ...named('picks-by-profit', 'profitOrder'), ...all, filters: [...ofStatus, ...equal, ...days] };
  }
  if (sort === 'start' || sort === 'start-desc') {
    const isOpen = status === 'pending';
    const filters = [...(isOpen ? [] : ofStatus), ...equal, ...days];
    const first = startOrders(status === undefined ? false : isOpen);
    const last = `${startOrders(status === undefined ? true : isOpen)}~`;
    return { ...named('picks-by-start', 'startOrder'), first, last, isWhole: false, filters };
  }
  const [since, until] = idsOfDays(from, to);
  if (equal.length > 0) {
    const saved = { first: since, last: until, isWhole: false };
    return { ...named('picks-by-saved', 'savedOrder'), ...saved, filters: [...ofStatus, ...equal] };
  }
  if (status) {
    const bounds = { first: statusOrder(status, since), last: statusOrder(status, until) };
    return { ...named('picks-by-status', 'statusOrder'), ...bounds, isWhole: true, filters: [] };
  }
  const { prefix } = lists.picks(userId);
  return { sortKey: 'sk', first: `${prefix}${since}`, last: `${prefix}${until}`, isWhole: true, filters: [] };
}

const named = (IndexName: string, sortKey: string) => ({ IndexName, sortKey });

const is = (name: string, value: string): Filter => [
  `#${name} = :${name}`,
  { [`#${name}`]: name },
  { [`:${name}`]: value },
];

/** Bounds of IDs: a ULID starts with its time. */
function idsOfDays(from: string | undefined, to: string | undefined): [first: string, last: string] {
  return [
    from ? encodeTime(endOfTorontoDay(addDays(from, -1)).getTime()) : '0',
    to ? encodeTime(endOfTorontoDay(to).getTime()) : '~',
  ];
}

function filtered({ filters, sortKey, first, last }: Source, userId: string) {
  if (filters.length === 0) return {};
  const names = Object.assign({}, ...filters.map(([, each]) => each));
  return {
    FilterExpression: filters.map(([expression]) => expression).join(' AND '),
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ExpressionAttributeValues: Object.assign(
      { ...between(lists.picks(userId).pk, first, last, sortKey).ExpressionAttributeValues },
      ...filters.map(([, , values]) => values),
    ),
  };
}

function startKey(userId: string, source: Source, { order, id }: Place): Record<string, unknown> {
  const { sortKey, first, last } = source;
  if (order < first || order > last || !order.endsWith(id)) throw new InvalidCursor();
  return { ...keys.pick(userId, id), [sortKey]: order };
}

function placeAt(item: Attributes, { sortKey }: Source, sort: PickSort, isBefore: boolean): Place {
  return { sort, isBefore, order: String(item[sortKey]), id: idOf(String(item.sk)) };
}

const idOf = (sk: string) => sk.slice(sk.indexOf('#') + 1);

function entryOf(item: Item, { isWhole }: Source): Entry {
  if (!isWhole) {
    return {
      id: idOf(item.sk),
      openGames: (item.openGames as OpenGame[] | undefined) ?? [],
      pick: undefined,
    };
  }
  const pick = unpackPick(item as unknown as PickItem<Pick>);
  return { id: pick.id, openGames: openGamesOf(pick), pick };
}

/** DynamoDB's limit of a batch, shared by picks and live games. */
const batchMax = 100;

/** Longer than any game: one that started earlier is over and waits for its result. */
const longestGameMs = 12 * 3600_000;

/**
 * The picks of a page, with their live games.
 * AP: one BatchGet of the picks that the index does not contain, and of GAMES#sport#day/start#id.
 * @returns picks in the order of the page, without those removed meanwhile; games without those that moved
 */
export async function readPage(
  userId: string,
  entries: readonly Entry[],
  now: Date,
): Promise<{ picks: Pick[]; games: ReadonlyMap<string, Standing> }> {
  const missing = entries.filter(({ pick }) => !pick).map(({ id }) => keys.pick(userId, id));
  const live = new Map(
    entries.flatMap(({ openGames }) => openGames.filter((game) => mayBeLive(game, now)).map(keyed)),
  );
  const games = [...live.values()].slice(0, Math.max(0, batchMax - missing.length));
  const found = await getMany<PickItem<Pick> | Standing>([...missing, ...games], { isConsistent: true });
  const picks = new Map(
    found.flatMap((item) => ('promptLogId' in item ? [[item.id, unpackPick(item)] as const] : [])),
  );
  return {
    picks: entries.flatMap(({ id, pick = picks.get(id) }) => (pick ? [pick] : [])),
    games: new Map(found.flatMap((item) => ('statusText' in item ? [[item.id, item] as const] : []))),
  };
}

/** Whole picks as entries of a page, for `readPage`. */
export function entriesOf(picks: readonly Pick[]): Entry[] {
  return picks.map((pick) => ({ id: pick.id, openGames: openGamesOf(pick), pick }));
}

function mayBeLive({ sport, startsAt }: OpenGame, now: Date): boolean {
  const age = now.getTime() - Date.parse(startsAt);
  return sport !== 'GOLF' && age >= 0 && age < longestGameMs;
}

function keyed({ id, sport, startsAt }: OpenGame): [string, Key] {
  return [id, keys.game(sport, leagueDay(new Date(startsAt)), startsAt, id)];
}
