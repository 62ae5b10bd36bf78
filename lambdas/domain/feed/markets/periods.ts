/** The parts of a game: in which sports they are bet on, which figures of its result count, and their names. */
import type { Period } from '../../../contracts/feed/markets.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';

/** A part of a game: of its line score, or one score of all. */
export type Part = Exclude<Period, 'game'>;

interface PartRule {
  readonly sports: readonly Sport[];
  /** The first and last column of the line score that count, from 0: quarters, periods or innings; null for one score. */
  readonly columns: readonly [first: number, last: number] | null;
  /** Whether overtime counts. */
  readonly withOvertime: boolean;
  /** `1st half`: before a selection, and in a question that we write. */
  readonly label: string;
  /** `first-half`: before the name of a market. */
  readonly adjective: string;
  /** In the name of a market in the feed, and in a question, both in lower case. */
  readonly pattern: string;
}

const halves: readonly Sport[] = ['NFL', 'NBA'];
const first = '(?:1st|first|opening)';
const [second, third, fourth] = ['(?:2nd|second)', '(?:3rd|third)', '(?:4th|fourth|final)'];

const score = '(?:scores?|scoring)';

const quarter = (nth: number, words: string) => `${words}[ -]?(?:quarter|qtr)|q${nth}|${nth}q`;
const period = (nth: number, words: string) => `${words}[ -]?period|p${nth}|${nth}p`;

/** The rules and their sources are in `docs/settlement.md`. */
export const parts = {
  regulation: {
    sports: ['NHL', 'NBA', 'NFL'],
    columns: [0, 3],
    withOvertime: false,
    label: 'Regulation',
    adjective: 'regulation',
    pattern: '(?:in )?regulation(?: time)?|60[ -]min(?:ute)?s?',
  },
  first_half: {
    sports: halves,
    columns: [0, 1],
    withOvertime: false,
    label: '1st half',
    adjective: 'first-half',
    pattern: `${first}[ -]?half|1h|h1|half ?time`,
  },
  second_half: {
    sports: halves,
    columns: [2, 3],
    withOvertime: true,
    label: '2nd half',
    adjective: 'second-half',
    pattern: `${second}[ -]?half|2h|h2`,
  },
  first_quarter: {
    sports: halves,
    columns: [0, 0],
    withOvertime: false,
    label: '1st quarter',
    adjective: 'first-quarter',
    pattern: quarter(1, first),
  },
  second_quarter: {
    sports: halves,
    columns: [1, 1],
    withOvertime: false,
    label: '2nd quarter',
    adjective: 'second-quarter',
    pattern: quarter(2, second),
  },
  third_quarter: {
    sports: halves,
    columns: [2, 2],
    withOvertime: false,
    label: '3rd quarter',
    adjective: 'third-quarter',
    pattern: quarter(3, third),
  },
  fourth_quarter: {
    sports: halves,
    columns: [3, 3],
    withOvertime: false,
    label: '4th quarter',
    adjective: 'fourth-quarter',
    pattern: quarter(4, fourth),
  },
  first_period: {
    sports: ['NHL'],
    columns: [0, 0],
    withOvertime: false,
    label: '1st period',
    adjective: 'first-period',
    pattern: period(1, first),
  },
  second_period: {
    sports: ['NHL'],
    columns: [1, 1],
    withOvertime: false,
    label: '2nd period',
    adjective: 'second-period',
    pattern: period(2, second),
  },
  third_period: {
    sports: ['NHL'],
    columns: [2, 2],
    withOvertime: false,
    label: '3rd period',
    adjective: 'third-period',
    pattern: period(3, `(?:${third}|final)`),
  },
  first_five: {
    sports: ['MLB'],
    columns: [0, 4],
    withOvertime: false,
    label: '1st 5 innings',
    adjective: 'first-five-innings',
    pattern: `${first}[ -]?(?:5|five)(?:[ -]?innings?)?|f5`,
  },
  first_inning: {
    sports: ['MLB'],
    columns: [0, 0],
    withOvertime: false,
    label: '1st inning',
    adjective: 'first-inning',
    pattern: `${first}[ -]?innings?`,
  },
  first_score: {
    sports: ['NFL', 'NHL', 'MLB'],
    columns: null,
    withOvertime: true,
    label: 'First to score',
    adjective: 'first-to-score',
    pattern: `(?:teams? )?(?:to )?${score} (?:first|1st)|${first} (?:teams? to )?score|${first} (?:to score|scoring team|run)`,
  },
  last_score: {
    sports: ['NFL', 'NHL', 'MLB'],
    columns: null,
    withOvertime: true,
    label: 'Last to score',
    adjective: 'last-to-score',
    pattern: `(?:teams? )?(?:to )?${score} last|last (?:teams? to )?score|last (?:to score|scoring team|run)`,
  },
} as const satisfies Record<Part, PartRule>;

/** Whether games of a sport have a part that is bet on. */
export function hasPart(sport: Sport, period: Period | undefined): boolean {
  if (!period || period === 'game') return true;
  const { sports }: PartRule = parts[period];
  return sports.includes(sport);
}

export const partNames = Object.keys(parts) as readonly Part[];

/** One score of a game, which belongs to one team: there is nothing to tie, to add up or to win by. */
export type OneScore = 'first_score' | 'last_score';

export const isOneScore = (period: Period | undefined): period is OneScore =>
  period === 'first_score' || period === 'last_score';
