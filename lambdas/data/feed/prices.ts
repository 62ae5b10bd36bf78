/**
 * A game's prices other than its main lines, which are its player props: as the feed sends them, and after the start with the
 * closing prices, which grade picks.
 */
import type { Game } from '../../domain/feed/games/game.ts';
import type { Prop } from '../../domain/feed/players/prop.ts';
import { keys } from '../platform/keys.ts';
import { unpacked } from '../platform/packed.ts';
import { get, getAll, transact } from '../platform/table.ts';
import { type PropsByGame, packProps, unpackProps } from './prop-rows.ts';

const mostGameBytes = 40_000;

/** Long enough to grade picks that are saved late, and for corrections. */
const keptDays = 30;

/** Unchanged prices are written again after this time, so that their stored time stays recent. */
const restampMs = 15 * 60_000;
/** At most 4 MB per transaction. */
const mostWrites = 50;

/** AP: BatchGet PRICES#game. @returns the games with props */
export async function propsOfGames(
  gameIds: readonly string[],
  { isConsistent = false } = {},
): Promise<PropsByGame> {
  const items = await getAll<{ packed: Uint8Array }>(
    gameIds.map((id) => keys.prices(id)),
    { isConsistent },
  );
  return new Map(items.flatMap(({ packed }) => [...unpackProps(packed)]));
}

/** AP: Get PRICES#game; for a game stored before, PROPS#sport/day#game. @returns an empty list if none are stored */
export async function propsOf({
  sport,
  day,
  id,
}: Pick<Game, 'sport' | 'day' | 'id'>): Promise<readonly Prop[]> {
  const item = await get<{ packed: Uint8Array }>(keys.prices(id));
  if (item) return unpackProps(item.packed).get(id) ?? [];
  const before = await get<{ packed: string }>(keys.props(sport, day, id));
  return before ? propsInText(before.packed) : [];
}

/**
 * Stores the props of games that have some, writing only those that changed. A game without props in the feed keeps the
 * stored ones, because the feed drops props at the start.
 * @param known the stored props of the same games
 * @returns number of games written, and of prices that did not fit
 */
export async function storePrices(
  games: readonly Game[],
  known: PropsByGame,
): Promise<{ stored: number; dropped: number }> {
  const changed = games.flatMap((game) =>
    game.props && !isSame(game.props, known.get(game.id)) ? [itemOf(game, game.props)] : [],
  );
  for (let start = 0; start < changed.length; start += mostWrites) {
    await transact(changed.slice(start, start + mostWrites).map(({ Item }) => ({ Put: { Item } })));
  }
  return { stored: changed.length, dropped: changed.reduce((sum, { dropped }) => sum + dropped, 0) };
}

function itemOf({ id, startsAt }: Game, props: readonly Prop[]) {
  const { bytes, dropped } = packProps(new Map([[id, props]]), mostGameBytes);
  const expiresAt = Math.floor(Date.parse(startsAt) / 1000) + keptDays * 24 * 3600;
  return { Item: { ...keys.prices(id), packed: bytes, expiresAt }, dropped };
}

function isSame(props: readonly Prop[], before: readonly Prop[] | undefined): boolean {
  if (!before) return false;
  return (
    newest(props) - newest(before) < restampMs &&
    JSON.stringify(timeless(props)) === JSON.stringify(timeless(before))
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

/** The form of items from before `PRICES`: one game, and times before the newest price. */
interface PackedText {
  readonly books: readonly string[];
  readonly newest: number;
  readonly rows: readonly (readonly [
    string,
    Prop['stat'],
    readonly (readonly [number, number, number, number | null, number | null])[],
  ])[];
}

function propsInText(text: string): Prop[] {
  const { books, newest: last, rows } = unpacked<PackedText>(text);
  return rows.map(([player, stat, prices]) => ({
    player,
    stat,
    prices: prices.map(([book, before, line, over, under]) => ({
      book: books[book] ?? '',
      at: new Date(last - before).toISOString(),
      line,
      over,
      under,
    })),
  }));
}
