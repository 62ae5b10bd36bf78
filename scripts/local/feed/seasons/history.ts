/** The replayed data: games of past seasons with closing prices and final scores. */

import { american } from '../pricing/pricing.ts';
import { number, numbers, type Row, rowsOf, text } from './csv.ts';
import { type FeedTeam, type ReplayedSport, teamOf } from './teams.ts';

/** American odds; null if the source has none. */
export interface GamePrices {
  readonly moneyline: {
    readonly home: number;
    readonly away: number;
    /** Soccer only. */
    readonly draw: number | null;
  } | null;
  /** `line` is the handicap of the home team. */
  readonly spread: { readonly line: number; readonly home: number; readonly away: number } | null;
  readonly total: { readonly line: number; readonly over: number; readonly under: number | null } | null;
}

/** Every game in the sources has a closing moneyline. */
export interface ClosingPrices extends GamePrices {
  readonly moneyline: NonNullable<GamePrices['moneyline']>;
}

/** A real book: its closing prices, and its early prices or null if the source has none. */
export interface RealBook {
  readonly name: string;
  readonly close: ClosingPrices;
  readonly early: GamePrices | null;
}

export interface PastGame {
  /** Index among the sport's games, from 0. */
  readonly index: number;
  /** League day, `YYYY-MM-DD`. */
  readonly date: string;
  /** Kickoff in New York time, `HH:mm`; null if the source has none. */
  readonly time: string | null;
  readonly isPlayOff: boolean;
  readonly home: FeedTeam;
  readonly away: FeedTeam;
  readonly score: { readonly home: number; readonly away: number };
  /** The closing line: the consensus or the average of the source's books. */
  readonly prices: ClosingPrices;
  /** Empty if the source names no books. */
  readonly books: readonly RealBook[];
}

function gameOf(
  sport: ReplayedSport,
  { date, time, stage, home, away, home_score, away_score }: Row,
  index: number,
  prices: ClosingPrices,
  books: readonly RealBook[] = [],
): PastGame {
  return {
    index,
    date: text(date),
    time: time || null,
    isPlayOff: stage === 'P',
    home: teamOf(sport, home),
    away: teamOf(sport, away),
    score: { home: number(home_score), away: number(away_score) },
    prices,
    books,
  };
}

function footballGames(): PastGame[] {
  const priced = Map.groupBy(rowsOf('nfl-books.csv'), ({ game }) => game);
  return rowsOf('nfl.csv').map((row, index) => {
    const rows = priced.get(row.game) ?? [];
    const named = (name: string) => rows.find(({ book }) => book === name);
    const open = named('Open');
    const early = open ? pricesIn(open) : null;
    const books = ['DraftKings', 'FanDuel', 'bet365'].flatMap((name): RealBook[] => {
      const close = named(name);
      return close ? [{ name, close: closeIn(close), early }] : [];
    });
    return gameOf('NFL', row, index, closeIn(named('Consensus') ?? {}), books);
  });
}

const soccerBooks = [
  ['bet365', 'bet365'],
  ['pinnacle', 'Pinnacle'],
  ['betfair_exchange', 'Betfair Exchange'],
] as const;

function soccerGame(row: Row, index: number): PastGame {
  const books = soccerBooks.flatMap(([column, name]): RealBook[] => {
    const close = threeWay(row[column]);
    return close ? [{ name, close, early: null }] : [];
  });
  // One game in the source has no average.
  const close = threeWay(row.average) ?? books[0]?.close;
  if (!close) throw new Error(`mls.csv has no price of ${row.away} at ${row.home}`);
  return gameOf('MLS', row, index, close, books);
}

/** @param field decimal odds of home, draw and away */
function threeWay(field: string | undefined): ClosingPrices | null {
  const [home, draw, away] = (numbers(field) ?? []).map(american);
  if (home === undefined || draw === undefined || away === undefined) return null;
  return { moneyline: { home, draw, away }, spread: null, total: null };
}

function closeIn(row: Row): ClosingPrices {
  const { moneyline, ...lines } = pricesIn(row);
  if (!moneyline) throw new Error('a game has no closing moneyline');
  return { moneyline, ...lines };
}

function pricesIn(row: Row): GamePrices {
  return {
    moneyline: row.home_moneyline
      ? { home: number(row.home_moneyline), away: number(row.away_moneyline), draw: null }
      : null,
    spread: row.home_spread
      ? {
          line: number(row.home_spread),
          home: number(row.home_spread_price),
          away: number(row.away_spread_price),
        }
      : null,
    total: row.total
      ? {
          line: number(row.total),
          over: number(row.over_price),
          under: row.under_price ? number(row.under_price) : null,
        }
      : null,
  };
}

/** All games of a sport, earliest day first and in the order of the source within a day. */
export const history: Readonly<Record<ReplayedSport, readonly PastGame[]>> = {
  NFL: footballGames(),
  NBA: rowsOf('nba.csv').map((row, index) => gameOf('NBA', row, index, closeIn(row))),
  NHL: rowsOf('nhl.csv').map((row, index) => gameOf('NHL', row, index, closeIn(row))),
  MLB: rowsOf('mlb.csv').map((row, index) => gameOf('MLB', row, index, closeIn(row))),
  MLS: rowsOf('mls.csv').map(soccerGame),
};
