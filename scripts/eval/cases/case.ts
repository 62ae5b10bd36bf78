/** A case: a question as typed, and expectations about its answer that follow from the question alone. */
import type { Profile } from '../../../lambdas/contracts/accounts/account.ts';
import type { LegMarket } from '../../../lambdas/contracts/asking/analysis.ts';
import type { AnswerKind } from '../../../lambdas/contracts/asking/ask.ts';
import type { AskKind } from '../../../lambdas/contracts/asking/query.ts';
import type { GradedStat } from '../../../lambdas/contracts/feed/props.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import type { Day } from '../clock.ts';

export type Side = 'favorite' | 'underdog' | 'home' | 'away' | 'over' | 'under';

/** Both ends included. */
export interface Between {
  readonly min?: number;
  readonly max?: number;
}

export interface Expectation {
  readonly kinds: readonly AnswerKind[];
  /** Each leg is in one of these sports. */
  readonly sports?: readonly Sport[];
  /** Each of these sports has a leg. */
  readonly everySport?: readonly Sport[];
  readonly legs?: number | readonly [min: number, max: number];
  readonly markets?: readonly LegMarket[];
  /** Each leg is on one of these sides; favorites and underdogs by the game's moneyline, or by the leg's own line. */
  readonly sides?: readonly Side[];
  readonly notSides?: readonly Side[];
  /** American odds of each leg, compared as decimal odds. */
  readonly price?: Between;
  /** American odds of the whole. */
  readonly payout?: Between;
  /** Market probability of each leg, in percent. */
  readonly chance?: Between;
  /** Market probability of the whole, in percent. */
  readonly whole?: Between;
  /** The leg is the likeliest in its market on these days. */
  readonly likeliest?: true;
  /** Has positive expected value, or says that it does not. */
  readonly value?: true;
  readonly line?: number;
  /** Each leg is on a prop of this player, by full name. */
  readonly player?: string;
  /** Each leg is on the draw, or none is. */
  readonly draw?: boolean;
  /** Each leg is on one of these statistics. */
  readonly stats?: readonly GradedStat[];
  /** Exactly one leg for each of these. */
  readonly eachLeg?: readonly Terms[];
  /** Full team names; each has a leg on its game. */
  readonly teams?: readonly string[];
  /** Each leg is on a game of one of these. */
  readonly onlyTeams?: readonly string[];
  /** No leg is on a game of these. */
  readonly notTeams?: readonly string[];
  /** A leg on the game of one of these is for it, never against it. */
  readonly back?: readonly string[];
  /** A leg on the game of one of these is for its opponent. */
  readonly against?: readonly string[];
  /** Each leg is on the game between these two teams. */
  readonly meeting?: readonly [string, string];
  readonly days?: readonly Day[];
  /** Each leg is on a part of the game. */
  readonly period?: true;
  /** Words that the answer must contain, case-insensitive. */
  readonly says?: readonly string[];
  /** The query that it was read as; for answers in words. */
  readonly reads?: AskKind;
  /** For a follow-up: exactly so many legs of the play before it stay. */
  readonly keeps?: number;
  /** For a follow-up: whether the whole is likelier than the play before it. */
  readonly becomes?: 'likelier' | 'longer';
}

export interface Case {
  readonly ask: string;
  /** Asked just before, so that `ask` can be a follow-up; the expectation is of the answer to `ask`. */
  readonly before?: string;
  /** The sport selected next to the question. */
  readonly box: Sport;
  readonly expect: Expectation;
  /** The kind of question, if the case is about it. */
  readonly asks?: AskKind | 'clarify';
  /** The user's preferences, if the case is about them. */
  readonly preferences?: Profile;
}

type Terms = Omit<Expectation, 'kinds'>;

/** Such bets exist, so only a play fits. */
export const play = (terms: Terms = {}): Expectation => ({ kinds: ['play'], ...terms });
/** Depends on the board; without a play, the answer must be free. */
export const playOrNone = (terms: Terms = {}): Expectation => ({ kinds: ['play', 'no_play'], ...terms });
/** No such bet is possible. */
export const noPlay = (terms: Terms = {}): Expectation => ({ kinds: ['no_play'], ...terms });
/** A question for information. */
export const info = (terms: Terms = {}): Expectation => ({ kinds: ['info'], ...terms });
/** The question can be read as asking for a bet or for information. */
export const playOrInfo = (terms: Terms = {}): Expectation => ({
  kinds: ['play', 'no_play', 'clarify', 'info'],
  ...terms,
});
/** Anything but a play. */
export const nothing = (terms: Terms = {}): Expectation => ({
  kinds: ['no_play', 'clarify', 'info'],
  ...terms,
});
/** Asks for no bet that we have, or in words that we do not know: never a play. */
export const never: Expectation = { kinds: ['clarify', 'info', 'care', 'no_play'] };
export const care: Expectation = { kinds: ['care'] };
