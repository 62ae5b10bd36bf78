/** The plays of the demo: real games of past seasons at their closing moneylines, as anyone can look them up. */
import { americanToDecimal } from '../../../../lambdas/domain/odds.ts';

export interface SamplePlay {
  readonly sport: string;
  readonly type: 'Single' | 'Hail Mary';
  readonly teams: string;
  /** Day of the game. */
  readonly date: string;
  readonly pick: string;
  /** American odds. */
  readonly price: number;
  readonly description: string;
  /** Percent. */
  readonly confidence: number;
  readonly result: 'hit' | 'miss';
}

export const samplePlays: readonly SamplePlay[] = [
  {
    sport: 'NBA',
    type: 'Single',
    teams: 'Toronto Raptors at Golden State Warriors',
    date: 'Jun 13, 2019',
    pick: 'Toronto Raptors to win',
    price: 124,
    description: 'Toronto had won both games in Oakland. Final: 114–110.',
    confidence: 47,
    result: 'hit',
  },
  {
    sport: 'NFL',
    type: 'Hail Mary',
    teams: 'New England Patriots at Miami Dolphins',
    date: 'Jan 3, 2016',
    pick: 'Miami Dolphins to win',
    price: 347,
    description: 'Last week of the season, at home, as a ten-point underdog. Final: 20–10.',
    confidence: 24,
    result: 'hit',
  },
  {
    sport: 'MLB',
    type: 'Single',
    teams: 'Boston Red Sox at Los Angeles Dodgers',
    date: 'Oct 26, 2018',
    pick: 'Boston Red Sox to win',
    price: 155,
    description: 'Third game of the World Series. Final: 2–3, after eighteen innings.',
    confidence: 41,
    result: 'miss',
  },
  {
    sport: 'MLB',
    type: 'Single',
    teams: 'Boston Red Sox at Los Angeles Dodgers',
    date: 'Oct 28, 2018',
    pick: 'Boston Red Sox to win',
    price: 130,
    description: 'Fifth game of the World Series, Boston a win away. Final: 5–1.',
    confidence: 44,
    result: 'hit',
  },
  {
    sport: 'NBA',
    type: 'Hail Mary',
    teams: 'Oklahoma City Thunder at Golden State Warriors',
    date: 'Oct 16, 2018',
    pick: 'Oklahoma City Thunder to win',
    price: 711,
    description: 'Opening night at the champions. Final: 100–108.',
    confidence: 13,
    result: 'miss',
  },
  {
    sport: 'NBA',
    type: 'Single',
    teams: 'Golden State Warriors at Toronto Raptors',
    date: 'Jun 10, 2019',
    pick: 'Toronto Raptors to win',
    price: -113,
    description: 'At home with the title in reach. Final: 105–106.',
    confidence: 53,
    result: 'miss',
  },
];

/** Dollars that $100 would come back as. */
export function payoutOf({ price }: SamplePlay): number {
  return 100 * americanToDecimal(price);
}

/** The figures of the demo, counted from its plays as the tracker counts: $100 on each. */
export function sampleRecord(plays: readonly SamplePlay[]) {
  const hits = plays.filter(({ result }) => result === 'hit');
  const profit = hits.reduce((sum, play) => sum + payoutOf(play), 0) - plays.length * 100;
  return {
    tracked: plays.length,
    live: 0,
    closed: plays.length,
    winRatio: (hits.length * 100) / plays.length,
    roi: profit / plays.length,
  };
}
