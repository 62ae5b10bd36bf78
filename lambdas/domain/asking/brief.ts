/** What the model reads, and what it replies: queries of the closed language, for the words that the grammar left unread. */
import type { Query } from '../../contracts/asking/query.ts';
import type { LegWish, Reading, Stance } from '../../contracts/asking/reading.ts';
import type { ReadResult } from './reading/draft.ts';
import { termsOf } from './reading/wishes/wish.ts';

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
  'legChance',
  'days',
  'nextGame',
  'nightGame',
  'starts',
  'risk',
  'value',
  'order',
  'eachGame',
  'eachSport',
  'teams',
  'player',
  'period',
  'group',
  'book',
  'wishes',
] as const satisfies readonly (keyof Reading)[];
export type ModelTerm = (typeof modelTerms)[number];

/** A wish without what it does not say: several whole ones would be most of a brief. */
export type SaidWish = Pick<LegWish, 'count'> & Partial<LegWish>;

/** What was asked and answered before a question. */
export interface Before {
  /** In words that read back; null if it was several questions. */
  readonly question: string | null;
  /** How the answer begins. */
  readonly answer: string;
}

export interface Brief {
  readonly question: string;
  readonly before: Before | null;
  /** The grammar's reading of the question. */
  readonly reading: Omit<Reading, 'wishes'> & { readonly wishes: readonly SaidWish[] };
  /** Words of the question that the grammar could not read. */
  readonly unread: readonly string[];
  /** The teams and days that a reading may name. */
  readonly teams: readonly string[];
  readonly days: readonly string[];
}

interface NamedTeams {
  readonly teams: readonly { readonly name: string; readonly stance: Stance }[];
  /** Null for the whole game. */
  readonly period: Reading['period'] | null;
}

/** The terms of a play as the model returns them; teams by name and stance. */
export type PlayTerms = Pick<Reading, Exclude<ModelTerm, 'teams' | 'period' | 'wishes'>> &
  NamedTeams & { readonly wishes: readonly WishTerms[] };

/** A wish as the model returns it. */
export type WishTerms = Omit<LegWish, 'teams' | 'period'> & NamedTeams;

/** A sum as the model returns it: the numbers of every sum in one shape, of which each sum takes its own. */
export type SumTerms = { readonly ask: 'sum'; readonly sum: string } & Readonly<Record<string, unknown>>;

export type ReplyQuery =
  | { readonly ask: 'play'; readonly terms: PlayTerms }
  | Exclude<Query, { readonly ask: 'play' | 'sum' | 'change' | 'care' | 'age' }>
  | SumTerms;

/** The model's reply. */
export interface Reply {
  /** The question once more, in one to three plain sentences that are complete by themselves. No user sees them. */
  readonly restated: readonly string[];
  /** The question, whole: one to three queries. */
  readonly queries: readonly ReplyQuery[];
  /** Each unread word that the queries contain, with the property that it became. */
  readonly placed: readonly { readonly word: string; readonly term: string }[];
  /** The words show a person in distress. */
  readonly care: boolean;
  /** Somebody under age asks, or is to bet. */
  readonly age: boolean;
}

/** A part of a reply before it is checked. */
export type Unchecked = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Unchecked {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Characters and items of a brief, so that a call stays under 4,000 tokens. */
const most = { question: 600, unread: 20, teams: 160 };

const saidIn = (wish: LegWish): SaidWish => ({ count: wish.count, ...termsOf(wish) });

export function briefOf(
  question: string,
  { reading, unread }: ReadResult,
  { teams, days }: { readonly teams: readonly string[]; readonly days: readonly string[] },
  before: Before | null = null,
): Brief {
  return {
    question: question.slice(0, most.question),
    before,
    reading: { ...reading, wishes: reading.wishes.map(saidIn) },
    unread: unread.slice(0, most.unread),
    teams: teams.slice(0, most.teams),
    days,
  };
}
