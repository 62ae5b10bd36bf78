/**
 * Player props, in items of their own, because only questions about props read them and they are larger than the rest of a
 * game. After the start they keep their last, closing prices.
 */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { Game } from '../../domain/feed/games/game.ts';
import type { Prop, PropPrice } from '../../domain/feed/players/prop.ts';
import { keys, lists } from '../platform/keys.ts';
import { packed, unpacked } from '../platform/packed.ts';
import { between } from '../platform/queries.ts';
import { get, queryAll, transact } from '../platform/table.ts';

export interface GameProps {
  readonly gameId: string;
  /** The game's day when they were stored. */
  readonly day: string;
  readonly props: readonly Prop[];
}

interface Item {
  readonly gameId: string;
  readonly day: string;
  readonly packed: string;
}

/** Long enough to grade picks that are saved late, and for corrections. */
const keptDays = 30;

/** Unchanged prices are written again after this time, so that their stored time stays recent. */
const restampMs = 15 * 60_000;
const mostWrites = 100;

/**
 * AP: Query PROPS#sport, from the first to the last of these days; one query, because few days have props.
 * @param days consecutive dates of America/New_York, earliest first
 * @returns props by game ID
 */
export async function propsOn(
  sport: Sport,
  days: readonly string[],
): Promise<ReadonlyMap<string, GameProps>> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const { pk } = lists.props(sport);
  const items = await queryAll<Item>(
    between(pk, keys.props(sport, first, '').sk, keys.props(sport, last, '~').sk),
  );
  return new Map(items.map((item) => [item.gameId, propsIn(item)]));
}

/** AP: Get PROPS#sport/day#game. @returns an empty list if none are stored */
export async function propsOf({
  sport,
  day,
  id,
}: Pick<Game, 'sport' | 'day' | 'id'>): Promise<readonly Prop[]> {
  const item = await get<Item>(keys.props(sport, day, id));
  return item ? propsIn(item).props : [];
}

/**
 * Stores the props of games that have some, writing only those that changed. A game without props in the feed keeps the
 * stored ones, because the feed drops props at the start.
 * @param known the stored props of the same games
 * @returns number of games written
 */
export async function storeProps(
  games: readonly Game[],
  known: ReadonlyMap<string, GameProps>,
): Promise<number> {
  const changed = games.filter((game) => game.props && !isSame(game.props, known.get(game.id), game.day));
  for (let start = 0; start < changed.length; start += mostWrites) {
    await transact(changed.slice(start, start + mostWrites).map((game) => ({ Put: { Item: itemOf(game) } })));
  }
  return changed.length;
}

function isSame(props: readonly Prop[], before: GameProps | undefined, day: string): boolean {
  if (!before || before.day !== day) return false;
  return (
    newest(props) - newest(before.props) < restampMs &&
    JSON.stringify(timeless(props)) === JSON.stringify(timeless(before.props))
  );
}

const newest = (props: readonly Prop[]) =>
  Math.max(0, ...props.flatMap(({ prices }) => prices.map(({ at }) => Date.parse(at))));

const timeless = (props: readonly Prop[]) =>
  props.map(({ player, stat, prices }) => [
    player,
    stat,
    prices.map(({ book, line, over, under }) => [book, line, over, under]),
  ]);

/** Arrays with book indexes, a third of the size of objects: `[player, stat, [[book, ms before newest, line, over, under]]]`. */
interface Packed {
  readonly books: readonly string[];
  readonly newest: number;
  readonly rows: readonly (readonly [string, Prop['stat'], readonly PackedPrice[]])[];
}
type PackedPrice = readonly [number, number, number, number | null, number | null];

function itemOf({ sport, day, id, startsAt, props = [] }: Game) {
  const books = [...new Set(props.flatMap(({ prices }) => prices.map(({ book }) => book)))];
  const last = newest(props);
  const rows = props.map(
    ({ player, stat, prices }) =>
      [
        player,
        stat,
        prices.map(
          ({ book, at, line, over, under }): PackedPrice => [
            books.indexOf(book),
            last - Date.parse(at),
            line,
            over,
            under,
          ],
        ),
      ] as const,
  );
  const whole: Packed = { books, newest: last, rows };
  return {
    ...keys.props(sport, day, id),
    gameId: id,
    day,
    packed: packed(whole),
    expiresAt: Math.floor(Date.parse(startsAt) / 1000) + keptDays * 24 * 3600,
  };
}

function propsIn({ gameId, day, packed: text }: Item): GameProps {
  const { books, newest: last, rows } = unpacked<Packed>(text);
  const priceOf = ([book, before, line, over, under]: PackedPrice): PropPrice => ({
    book: books[book] ?? '',
    at: new Date(last - before).toISOString(),
    line,
    over,
    under,
  });
  return {
    gameId,
    day,
    props: rows.map(([player, stat, prices]) => ({ player, stat, prices: prices.map(priceOf) })),
  };
}
