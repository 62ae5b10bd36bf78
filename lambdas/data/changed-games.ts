/** Which games the feed reports differently from what is stored, and what is kept of the stored ones. */
import { type Game, isUpcoming } from '../domain/game.ts';

/** Those of the games that are new or not as they are stored, as they are to be stored. */
export function changedGames(games: readonly Game[], known: readonly Game[], now: Date): Game[] {
  const before = new Map(known.map((game) => [game.id, game]));
  return withLastPrices(games, known, now).filter((game) => !same(game, before.get(game.id)));
}

/** The games with the closing prices of those that have started. */
export function withLastPrices(games: readonly Game[], known: readonly Game[], now: Date): Game[] {
  const before = new Map(known.map((game) => [game.id, game]));
  return games.map((game) => withClosingPrices(game, before.get(game.id), now));
}

/**
 * The feed prices games before they start only: the last prices we saw are the closing line, and stay. That a game has
 * started it may say late or never, so the clock decides; a price that goes before the start was taken back.
 */
function withClosingPrices(game: Game, before: Game | undefined, now: Date): Game {
  return isUpcoming(game, now) || game.prices ? game : { ...game, prices: before?.prices ?? null };
}

/** The time at which a price was seen is no change in itself, but is kept fresh once it is a quarter of an hour old. */
function same(game: Game, before: Game | undefined): boolean {
  if (!before) return false;
  const seen = (of: Game) => (of.prices ? Date.parse(of.prices.at) : 0);
  return seen(game) - seen(before) < 15 * 60_000 && text(game) === text(before);
}

function text({ id, sport, startsAt, day, home, away, status, statusText, score, prices }: Game): string {
  const timeless = prices && { ...prices, at: '' };
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
      timeless,
    ],
    sortedKeys,
  );
}

/** The table answers attributes in its own order. */
function sortedKeys(_name: string, value: unknown): unknown {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}
