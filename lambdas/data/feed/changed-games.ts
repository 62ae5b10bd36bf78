/** Merges games from the feed with the stored ones, and finds those that changed. */

import { booksOf } from '../../domain/feed/board/board.ts';
import { pointOf, withPoint } from '../../domain/feed/board/movement.ts';
import { type Game, isUpcoming, type Prices } from '../../domain/feed/games/game.ts';
import { historyOf } from '../../domain/feed/games/game-history.ts';
import { type Field, newestOf } from '../../domain/feed/golf/field.ts';

/** @returns the games that are new or changed, in the form to store */
export function changedGames(games: readonly Game[], known: readonly Game[], now: Date): Game[] {
  const before = new Map(known.map((game) => [game.id, game]));
  return withLastPrices(games, known, now).filter((game) => !same(game, before.get(game.id)));
}

/** @returns the games in the form to store: with closing prices if started, and with line movement */
export function withLastPrices(games: readonly Game[], known: readonly Game[], now: Date): Game[] {
  const before = new Map(known.map((game) => [game.id, game]));
  return games.map((game) => ({
    ...merged(game, before.get(game.id), now),
    ...historyOf(game, before.get(game.id), now),
  }));
}

/**
 * The feed has prices only before the start, so the last prices seen become the closing prices of every book. The feed may
 * report a start late or never, so the clock decides; a price that disappears before the start was withdrawn.
 */
function merged(game: Game, before: Game | undefined, now: Date): Game {
  const { prices, books, movement = [], field: _, leaderboard: __, ...rest } = game;
  const soFar = before?.movement ?? movement;
  if (isUpcoming(game, now)) {
    return { ...game, ...movementOf(withPoint(soFar, pointOf(game, now.toISOString()))) };
  }
  if (prices) return { ...game, ...movementOf(soFar) };
  const close = before?.books ?? books;
  return {
    ...rest,
    prices: before?.prices ?? null,
    ...(close && { books: close }),
    ...movementOf(soFar),
    ...lastOf(game, before),
  };
}

/**
 * A tournament keeps its last priced field, and its leaderboard once it has one: the feed lists a finished tournament for a
 * few days only, and without its result.
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

/** A newer time of the same prices alone is not a change, unless it is at least 15 minutes newer. */
function same(game: Game, before: Game | undefined): boolean {
  if (!before) return false;
  return seen(game) - seen(before) < 15 * 60_000 && text(game) === text(before);
}

/** Time of the newest price, epoch milliseconds; 0 without prices. */
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
    lines,
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
      lines,
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

/** DynamoDB returns attributes in any order. */
function sortedKeys(_name: string, value: unknown): unknown {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}
