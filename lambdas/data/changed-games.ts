/** Compares games from the feed with the stored ones: what changed, and what is carried over. */
import { type Game, isUpcoming, type Prices } from '../domain/game.ts';
import { historyOf } from '../domain/game-history.ts';
import { booksOf } from '../domain/market/board.ts';
import { pointOf, withPoint } from '../domain/market/movement.ts';
import { type Field, newestOf } from '../domain/outright/field.ts';

/** Those of the games that are new or not as they are stored, as they are to be stored. */
export function changedGames(games: readonly Game[], known: readonly Game[], now: Date): Game[] {
  const before = new Map(known.map((game) => [game.id, game]));
  return withLastPrices(games, known, now).filter((game) => !same(game, before.get(game.id)));
}

/** The games as they are to be stored: with the closing prices of those that have started, and how all moved. */
export function withLastPrices(games: readonly Game[], known: readonly Game[], now: Date): Game[] {
  const before = new Map(known.map((game) => [game.id, game]));
  return games.map((game) => ({
    ...merged(game, before.get(game.id), now),
    ...historyOf(game, before.get(game.id), now),
  }));
}

/**
 * The feed prices games before they start only: the last prices we saw are the close, and stay, of every book. That a game
 * has started it may say late or never, so the clock decides; a price that goes before the start was taken back.
 */
function merged(game: Game, before: Game | undefined, now: Date): Game {
  const { prices, books, movement = [], field: _, leaderboard: __, ...said } = game;
  const soFar = before?.movement ?? movement;
  if (isUpcoming(game, now)) {
    return { ...game, ...movementOf(withPoint(soFar, pointOf(game, now.toISOString()))) };
  }
  if (prices) return { ...game, ...movementOf(soFar) };
  const close = before?.books ?? books;
  return {
    ...said,
    prices: before?.prices ?? null,
    ...(close && { books: close }),
    ...movementOf(soFar),
    ...lastOf(game, before),
  };
}

/**
 * A tournament keeps the field as it was priced last, and its leaderboard once there is one: the feed lists it for some days
 * only, and then as if it had not been played.
 */
function lastOf({ field, leaderboard, status, statusText }: Game, before: Game | undefined): Partial<Game> {
  const close = before?.field ?? field;
  const isOver = before?.leaderboard && !leaderboard;
  const final = isOver ? before.leaderboard : leaderboard;
  return {
    ...(close && { field: close }),
    ...(final && { leaderboard: final }),
    ...(isOver ? { status: before.status, statusText: before.statusText } : { status, statusText }),
  };
}

const movementOf = (movement: NonNullable<Game['movement']>) => (movement.length > 0 ? { movement } : {});

/** The time at which prices were seen is no change in itself, but is kept fresh once it is a quarter of an hour old. */
function same(game: Game, before: Game | undefined): boolean {
  if (!before) return false;
  return seen(game) - seen(before) < 15 * 60_000 && text(game) === text(before);
}

/** When the newest price was, milliseconds; 0 where there is none. */
function seen(game: Game): number {
  return Math.max(newestOf(game.field), ...booksOf(game).map(({ at }) => Date.parse(at)));
}

function text(game: Game): string {
  const {
    id,
    sport,
    startsAt,
    day,
    home,
    away,
    status,
    statusText,
    score,
    prices,
    books,
    movement,
    field,
    leaderboard,
  } = game;
  return JSON.stringify(
    [
      id,
      sport,
      startsAt,
      day,
      home.id,
      home.name,
      away.id,
      away.name,
      status,
      statusText,
      score?.home,
      score?.away,
      prices && timeless(prices),
      books?.map(timeless),
      movement?.length,
      movement?.at(-1)?.at,
      field && timelessField(field),
      leaderboard,
    ],
    sortedKeys,
  );
}

const timeless = (prices: Prices) => ({ ...prices, at: '' });

const timelessField = ({ books, ...field }: Field) => ({
  ...field,
  books: books.map((book) => ({ ...book, at: '' })),
});

/** The table answers attributes in its own order. */
function sortedKeys(_name: string, value: unknown): unknown {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}
