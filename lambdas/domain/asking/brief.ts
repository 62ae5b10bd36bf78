/** What the model reads, and what it replies: terms of closed lists for the words that the grammar left unread. */
import type { Reading, Stance } from '../../contracts/asking/reading.ts';
import type { ReadResult } from './reading/draft.ts';

/** The terms of a reading that the model may fill in. */
export const modelTerms = [
  'intent',
  'topic',
  'sports',
  'legs',
  'sameGame',
  'markets',
  'notMarkets',
  'stat',
  'sides',
  'notSides',
  'price',
  'payout',
  'line',
  'chance',
  'days',
  'nextGame',
  'nightGame',
  'risk',
  'value',
  'teams',
] as const satisfies readonly (keyof Reading)[];
export type ModelTerm = (typeof modelTerms)[number];

export interface Brief {
  readonly question: string;
  /** The grammar's reading of the question. */
  readonly reading: Reading;
  /** Words of the question that the grammar could not read. */
  readonly unread: readonly string[];
  /** The teams and days that a reading may name. */
  readonly teams: readonly string[];
  readonly days: readonly string[];
}

/** The model's reply. */
export interface Reply {
  /** The reading with the unread words in it; teams by name and stance. */
  readonly reading: Pick<Reading, Exclude<ModelTerm, 'teams'>> & {
    readonly teams: readonly { readonly name: string; readonly stance: Stance }[];
  };
  /** Each unread word that the reading contains, with the term that it became. */
  readonly placed: readonly { readonly word: string; readonly term: ModelTerm }[];
  /** The words show a person in distress. */
  readonly care: boolean;
}

/** Characters and items of a brief, so that a call stays under 4,000 tokens. */
const most = { question: 600, unread: 20, teams: 160 };

export function briefOf(
  question: string,
  { reading, unread }: ReadResult,
  { teams, days }: { readonly teams: readonly string[]; readonly days: readonly string[] },
): Brief {
  return {
    question: question.slice(0, most.question),
    reading,
    unread: unread.slice(0, most.unread),
    teams: teams.slice(0, most.teams),
    days,
  };
}
