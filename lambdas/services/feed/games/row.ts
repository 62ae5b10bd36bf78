/** Builds a game from the parsed values of a row. */
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { Game, Prices } from '../../../domain/feed/games/game.ts';
import { leagueDay } from '../../../domain/platform/calendar.ts';
import { type GameMarkets, gameMarketsIn } from '../odds/game-markets.ts';
import type { Names } from '../odds/lines.ts';
import { booksIn } from '../odds/prices.ts';
import { propsIn } from '../odds/props.ts';
import { type Node, text } from '../shape.ts';
import { statusOf } from '../status.ts';

export interface Row {
  /** The ID that stays the same when a game moves. */
  readonly id: string;
  readonly start: Date | null;
  readonly home: Node;
  readonly away: Node;
  readonly statusText: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly odds: Node;
}

/** The sport, and the time of the request. */
export interface Reading {
  readonly sport: Sport;
  readonly now: Date;
}

/** @returns null for a row without an ID, a start or two teams, which cannot be shown or graded */
export function gameOf(row: Row, { sport, now }: Reading): Game | null {
  const home = teamOf(row.home);
  const away = teamOf(row.away);
  if (row.id === '' || !row.start || !home || !away || home.name === away.name) return null;
  const status = statusOf(row.statusText);
  // The feed may report a start late, so prices after the scheduled start are ignored: they may be in-play prices.
  const isOpen = status === 'scheduled' && row.start > now;
  const isPlayed = status === 'live' || status === 'final';
  const books = isOpen ? booksIn(row.odds, sport, { home: home.name, away: away.name }, now) : [];
  const props = isOpen ? propsIn(row.odds, sport, now) : [];
  const more = isOpen
    ? marketsOf(row.odds, books, { sport, names: { home: home.name, away: away.name }, now })
    : undefined;
  return {
    id: `${sport}-${row.id}`,
    sport,
    startsAt: row.start.toISOString(),
    day: leagueDay(row.start),
    home,
    away,
    status,
    statusText: row.statusText,
    score:
      isPlayed && row.homeScore !== null && row.awayScore !== null
        ? { home: row.homeScore, away: row.awayScore }
        : null,
    prices: books[0] ?? null,
    ...(books.length > 0 && { books }),
    ...(props.length > 0 && { props }),
    ...(more && more.markets.length > 0 && { markets: more.markets }),
    ...(more && more.unknown.length > 0 && { unknownMarkets: more.unknown }),
  };
}

/** A line is an alternate at a book whose main line is another one. */
function marketsOf(odds: Node, books: readonly Prices[], of: Reading & { names: Names }): GameMarkets {
  const { sport, names, now } = of;
  return gameMarketsIn(odds, { sport, names, requestedAt: now }, (name, key) => {
    const own = books.find(({ book }) => book === name);
    return (key === 'alternate_spread' ? own?.spread?.homeLine : own?.total?.line) ?? null;
  });
}

/** Some feeds have teams without an ID; the name is then used as ID. */
function teamOf(node: Node) {
  const name = text(node, 'name');
  return name === '' ? null : { id: text(node, 'id') || name, name };
}
