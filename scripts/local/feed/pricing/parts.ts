/** The parts of a game that have markets of their own, with the feed's names of those markets (`shapes.ts`). */
import type { UsSport } from '../seasons/teams.ts';

export interface Part {
  /** In the files of books. */
  readonly id: string;
  /** Null where the feed has no such market. */
  readonly moneyline: string | null;
  /** With a price for the tie. */
  readonly threeWay: string | null;
  readonly total: string;
  readonly handicap: string | null;
  readonly homeTotal: string | null;
  readonly awayTotal: string | null;
  /** Its share of what a team scores in a game, on average. */
  readonly share: number;
}

type Names = Partial<Omit<Part, 'id' | 'share' | 'total'>>;

const part = (id: string, share: number, total: string, names: Names): Part => ({
  ...{ id, share, total, moneyline: null, threeWay: null, handicap: null, homeTotal: null, awayTotal: null },
  ...names,
});

const teams = (name: string) => ({
  homeTotal: `Home Team Total ${name}`,
  awayTotal: `Away Team Total ${name}`,
});

const quarters = ['1st', '2nd', '3rd', '4th'].map((nth, index) =>
  part(`q${index + 1}`, 0.25, `Over/Under ${nth} Qtr`, {
    moneyline: `Home/Away - ${nth} Qtr`,
    handicap: `Asian Handicap ${nth} Qtr`,
    ...(index === 0 && teams('Points (1st Quarter)')),
  }),
);

const halves = [
  part('1h', 0.5, 'Over/Under 1st Half', {
    moneyline: 'Home/Away - 1st Half',
    handicap: 'Asian Handicap First Half',
    ...teams('Points (1st Half)'),
  }),
  part('2h', 0.5, 'Over/Under 2nd Half', {
    moneyline: 'Home/Away - 2nd Half',
    handicap: 'Asian Handicap (2nd Half)',
    ...teams('Points (2nd Half)'),
  }),
];

const periods = ['1st', '2nd', '3rd'].map((nth, index) =>
  part(`p${index + 1}`, [0.31, 0.35, 0.34][index] ?? 0, `Over/Under (${nth} Period)`, {
    moneyline: `Home/Away (${nth} Period)`,
    handicap: `Asian Handicap (${nth} Period)`,
    ...(index === 0 && teams('Goals (1st Period)')),
  }),
);

const innings = [
  part('f5', 0.56, 'Over/Under (1st 5 Innings)', {
    moneyline: 'Home/Away (1st 5 Innings)',
    handicap: 'Asian Handicap (1st 5 Innings)',
    ...teams('Runs (1st 5 Innings)'),
  }),
  part('i1', 0.115, 'Over/Under (1st Inning)', { threeWay: '1x2 (1st Inning)' }),
];

export const partsOf: Readonly<Record<UsSport, readonly Part[]>> = {
  NFL: [...halves, ...quarters],
  NBA: [...halves, ...quarters],
  NHL: periods,
  MLB: innings,
};

/** The names of a team's total of the whole game. */
export const teamTotals: Readonly<Record<UsSport, Pick<Part, 'homeTotal' | 'awayTotal'>>> = {
  NFL: teams('Points'),
  NBA: teams('Points'),
  NHL: teams('Goals (Including OT)'),
  MLB: teams('Runs'),
};
