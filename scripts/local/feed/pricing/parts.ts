/** The parts of a game that have markets of their own, with the feed's names of those markets (`shapes.ts`). */
import type { Part as Period } from '../../../../lambdas/domain/feed/markets/periods.ts';
import type { UsSport } from '../seasons/teams.ts';

/** Names of the markets of a part; null where the feed has no such market. */
export interface MarketNames {
  readonly moneyline: string | null;
  /** With a price for the tie. */
  readonly threeWay: string | null;
  readonly total: string | null;
  readonly handicap: string | null;
  readonly homeTotal: string | null;
  readonly awayTotal: string | null;
}

export interface Part {
  /** In the files of books. */
  readonly id: string;
  /** What the product calls it. */
  readonly period: Period;
  /** Its share of what a team scores in a game, on average. */
  readonly share: number;
  readonly names: MarketNames;
}

const teams = (name: string) => ({
  homeTotal: `Home Team Total ${name}`,
  awayTotal: `Away Team Total ${name}`,
});

const halves: readonly Part[] = [
  {
    ...{ id: '1h', period: 'first_half', share: 0.5 },
    names: {
      moneyline: 'Home/Away - 1st Half',
      threeWay: '3Way Result - 1st Half',
      total: 'Over/Under 1st Half',
      handicap: 'Asian Handicap First Half',
      ...teams('Points (1st Half)'),
    },
  },
  {
    ...{ id: '2h', period: 'second_half', share: 0.5 },
    names: {
      moneyline: 'Home/Away - 2nd Half',
      threeWay: '3Way Result - 2nd Half',
      total: 'Over/Under 2nd Half',
      handicap: 'Asian Handicap (2nd Half)',
      ...teams('Points (2nd Half)'),
    },
  },
];

const quarter = (id: string, period: Period, nth: string): Part => ({
  ...{ id, period, share: 0.25 },
  names: {
    moneyline: `Home/Away - ${nth} Qtr`,
    threeWay: `3Way Result - ${nth} Qtr`,
    total: `Over/Under ${nth} Qtr`,
    handicap: `Asian Handicap ${nth} Qtr`,
    ...teams(`Points (${nth} Quarter)`),
  },
});

const quarters: readonly Part[] = [
  quarter('q1', 'first_quarter', '1st'),
  quarter('q2', 'second_quarter', '2nd'),
  quarter('q3', 'third_quarter', '3rd'),
  quarter('q4', 'fourth_quarter', '4th'),
];

/** Of hockey and baseball, whose names have the part in parentheses. */
const bracketed = (threeWay: string, points: string, part: string): MarketNames => ({
  moneyline: `Home/Away (${part})`,
  threeWay: `${threeWay} (${part})`,
  total: `Over/Under (${part})`,
  handicap: `Asian Handicap (${part})`,
  ...teams(`${points} (${part})`),
});

const period = (id: string, named: Period, share: number, name: string): Part => ({
  ...{ id, period: named, share },
  names: bracketed('3Way Result', 'Goals', name),
});

const innings = (id: string, named: Period, share: number, name: string): Part => ({
  ...{ id, period: named, share },
  names: bracketed('1x2', 'Runs', name),
});

export const partsOf: Readonly<Record<UsSport, readonly Part[]>> = {
  NFL: [...halves, ...quarters],
  NBA: [...halves, ...quarters],
  NHL: [
    period('p1', 'first_period', 0.31, '1st Period'),
    period('p2', 'second_period', 0.35, '2nd Period'),
    period('p3', 'third_period', 0.34, '3rd Period'),
  ],
  MLB: [
    innings('f5', 'first_five', 0.56, '1st 5 Innings'),
    innings('i1', 'first_inning', 0.115, '1st Inning'),
  ],
};

/** The names of a team's total of the whole game. */
export const teamTotals: Readonly<Record<UsSport, Pick<MarketNames, 'homeTotal' | 'awayTotal'>>> = {
  NFL: teams('Points'),
  NBA: teams('Points'),
  NHL: teams('Goals (Including OT)'),
  MLB: teams('Runs'),
};
