/** What a case is: a question as it is typed, and what must hold of its answer, written from the question alone. */
import type { Profile } from '../../../lambdas/contracts/account.ts';
import type { LegMarket } from '../../../lambdas/contracts/analysis.ts';
import type { AnswerKind } from '../../../lambdas/contracts/ask.ts';
import type { GradedStat } from '../../../lambdas/contracts/props.ts';
import type { Sport } from '../../../lambdas/contracts/sports.ts';

/** A Saturday, before any game of it: every sport but football has games today, and football from tomorrow on. */
export const clock = new Date('2026-11-21T15:00:00Z');

/** Days as people name them, on that Saturday. */
export const days = {
  today: '2026-11-21',
  saturday: '2026-11-21',
  tomorrow: '2026-11-22',
  sunday: '2026-11-22',
  monday: '2026-11-23',
  tuesday: '2026-11-24',
  wednesday: '2026-11-25',
  thursday: '2026-11-26',
  friday: '2026-11-27',
} as const;
export type Day = keyof typeof days;

export type Side = 'favorite' | 'underdog' | 'home' | 'away' | 'over' | 'under';

/** Both ends included. */
export interface Between {
  readonly min?: number;
  readonly max?: number;
}

export interface Expectation {
  readonly kinds: readonly AnswerKind[];
  /** Each leg is of one of these. */
  readonly sports?: readonly Sport[];
  /** Each of these has a leg. */
  readonly everySport?: readonly Sport[];
  readonly legs?: number | readonly [min: number, max: number];
  readonly markets?: readonly LegMarket[];
  /** Each leg is on one of these sides; favorites and underdogs by the game's moneyline, or by the leg's own line. */
  readonly sides?: readonly Side[];
  readonly notSides?: readonly Side[];
  /** American odds of each leg, compared by what they pay. */
  readonly price?: Between;
  /** American odds of the whole. */
  readonly payout?: Between;
  /** Percent that the market gives each leg. */
  readonly chance?: Between;
  /** Percent that the market gives the whole. */
  readonly whole?: Between;
  /** The leg is the likeliest of its market on these days. */
  readonly likeliest?: true;
  /** Wins on average at its price, or says that it does not. */
  readonly value?: true;
  readonly line?: number;
  /** Each leg is on a prop of this player, by full name. */
  readonly player?: string;
  /** Each leg is on the draw, or none is. */
  readonly draw?: boolean;
  /** Each leg is on one of these statistics. */
  readonly stats?: readonly GradedStat[];
  /** For each of these one leg, and no other. */
  readonly eachLeg?: readonly Terms[];
  /** Teams by full name: each has a leg on its game. */
  readonly teams?: readonly string[];
  /** Each leg is on a game of one of these. */
  readonly onlyTeams?: readonly string[];
  /** No leg is on a game of these. */
  readonly notTeams?: readonly string[];
  /** A leg on the game of one of these is for it, never against it. */
  readonly back?: readonly string[];
  /** A leg on the game of one of these is for its opponent. */
  readonly against?: readonly string[];
  /** Each leg is on the game of these two. */
  readonly meeting?: readonly [string, string];
  readonly days?: readonly Day[];
  /** Words that the answer must say, in any case. */
  readonly says?: readonly string[];
}

export interface Case {
  readonly ask: string;
  /** The sport in the box beside the question. */
  readonly box: Sport;
  readonly expect: Expectation;
  /** The asker's own, where the case is about them. */
  readonly preferences?: Profile;
}

type Terms = Omit<Expectation, 'kinds'>;

/** There are such bets: nothing else will do. */
export const play = (terms: Terms = {}): Expectation => ({ kinds: ['play'], ...terms });
/** The board decides whether there is one; if there is none, that must cost nothing. */
export const playOrNone = (terms: Terms = {}): Expectation => ({ kinds: ['play', 'no_play'], ...terms });
/** There can be no such bet. */
export const noPlay = (terms: Terms = {}): Expectation => ({ kinds: ['no_play'], ...terms });
/** Wants to know something. */
export const info = (terms: Terms = {}): Expectation => ({ kinds: ['info'], ...terms });
/** A bet or an answer without one: the question can be read both ways. */
export const playOrInfo = (terms: Terms = {}): Expectation => ({
  kinds: ['play', 'no_play', 'info'],
  ...terms,
});
/** No bet, whatever else. */
export const nothing = (terms: Terms = {}): Expectation => ({ kinds: ['no_play', 'info'], ...terms });
export const care: Expectation = { kinds: ['care'] };
