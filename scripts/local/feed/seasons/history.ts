/** The replayed data: games of past seasons with closing prices, line scores and final scores. */

import { american } from '../pricing/pricing.ts';
import { number, numbers, type Row, rowsOf, text } from './csv.ts';
import { type GamePrices, gamePrices } from './prices.ts';
import { type FeedTeam, type ReplayedSport, teamOf } from './teams.ts';

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

/**
 * Points by quarter, goals by period or runs by inning; overtime, if any, follows, then a shootout's one goal. `x` is a half
 * inning that was not played.
 */
export type LineScore = readonly string[];

export interface PastGame {
  /** Index among the sport's games, from 0. */
  readonly index: number;
  /** League day, `YYYY-MM-DD`. */
  readonly date: string;
  /** Start in New York time, `HH:mm`. */
  readonly time: string;
  readonly isPlayOff: boolean;
  readonly home: FeedTeam;
  readonly away: FeedTeam;
  readonly score: { readonly home: number; readonly away: number };
  /** Null if the source has none. */
  readonly lines: { readonly home: LineScore; readonly away: LineScore } | null;
  /** The closing line: of no named book, or else of the first of the books. */
  readonly prices: ClosingPrices;
  /** Whether the closing line is of no named book. */
  readonly isUnnamed: boolean;
  /** Empty if the source names no books. */
  readonly books: readonly RealBook[];
  /** The row in the file, for what only one sport has. */
  readonly row: Row;
}

interface Market {
  readonly prices: ClosingPrices;
  readonly isUnnamed: boolean;
  readonly books: readonly RealBook[];
}

function gameOf(sport: ReplayedSport, row: Row, index: number, market: Market): PastGame {
  const { date, time, stage, home, away, home_score, away_score, home_line, away_line } = row;
  return {
    index,
    date: text(date),
    time: text(time),
    isPlayOff: stage === 'P',
    home: teamOf(sport, home),
    away: teamOf(sport, away),
    score: { home: number(home_score), away: number(away_score) },
    lines: home_line && away_line ? { home: home_line.split(' '), away: away_line.split(' ') } : null,
    ...market,
    row,
  };
}

/** In the files, the closing line of no named book, and the early price of a book. */
const [unnamed, early] = ['Close', ' early'];

function usGames(sport: ReplayedSport): PastGame[] {
  const file = sport.toLowerCase();
  const rows = rowsOf(`${file}-books.csv.gz`).filter(({ period }) => period === 'game');
  const priced = Map.groupBy(rows, ({ game }) => game);
  return rowsOf(`${file}.csv`).map((row, index) =>
    gameOf(sport, row, index, marketOf(priced.get(row.game) ?? [])),
  );
}

function marketOf(rows: readonly Row[]): Market {
  const named = (name: string) => rows.find(({ book }) => book === name);
  const books = rows.flatMap((row): RealBook[] => {
    const name = text(row.book);
    if (name === unnamed || name.endsWith(early)) return [];
    // If the source has one early price, it applies to every book.
    const first = named(name + early) ?? named(unnamed + early);
    return [{ name, close: closeIn(row), early: first ? gamePrices(first) : null }];
  });
  const close = named(unnamed);
  const closes = [...(close ? [closeIn(close)] : []), ...books.map((book) => book.close)];
  const [first] = closes;
  // A market that the closing line lacks is that of the first book that has it.
  const prices = first && {
    moneyline: first.moneyline,
    spread: closes.find(({ spread }) => spread)?.spread ?? null,
    total: closes.find(({ total }) => total)?.total ?? null,
  };
  if (!prices) throw new Error('a game has no closing price');
  return { prices, isUnnamed: close !== undefined, books };
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
  const prices = threeWay(row.average) ?? books[0]?.close;
  if (!prices) throw new Error(`mls.csv has no price of ${row.away} at ${row.home}`);
  return gameOf('MLS', row, index, { prices, isUnnamed: true, books });
}

/** @param field decimal odds of home, draw and away */
function threeWay(field: string | undefined): ClosingPrices | null {
  const [home, draw, away] = (numbers(field) ?? []).map(american);
  if (home === undefined || draw === undefined || away === undefined) return null;
  return { moneyline: { home, draw, away }, spread: null, total: null };
}

function closeIn(row: Row): ClosingPrices {
  const { moneyline, ...lines } = gamePrices(row);
  if (!moneyline) throw new Error('a game has no closing moneyline');
  return { moneyline, ...lines };
}

/** All games of a sport, earliest day first and in the order of their starts within a day. */
export const history: Readonly<Record<ReplayedSport, readonly PastGame[]>> = {
  NFL: usGames('NFL'),
  NBA: usGames('NBA'),
  NHL: usGames('NHL'),
  MLB: usGames('MLB'),
  MLS: rowsOf('mls.csv').map(soccerGame),
};
