/** How a term of a play is said: data that the combiner makes paraphrases of. */
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';

/** One value of a term. */
export interface Value {
  /** Every term that the words are to be read as. */
  readonly expects: Partial<Reading>;
  /** What stands for each `{name}` of a way; every spelling is equally good. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
}

/** The ways to say a term, each of which fits all of its values. */
export interface Said {
  readonly term: string;
  /** Terms of one axis do not go together, nor do those of two axes that `apart` lists. */
  readonly axis: Axis;
  readonly values: readonly Value[];
  /** Stands before the bet: "safe" of "a safe bet". */
  readonly before?: readonly string[];
  /** Is the bet: "3-leg parlay". */
  readonly bet?: readonly string[];
  /** Follows the bet, or stands between commas: "for sunday". */
  readonly after?: readonly string[];
  /** A sentence: "i only bet hockey". */
  readonly alone?: readonly string[];
  /** What follows or precedes which bet, if none of the ways is one; any single bet by default. */
  readonly heads?: 'parlay';
  /** The words are names, in which no letter is mistyped. */
  readonly isNamed?: boolean;
}

export const axes = [
  'legs',
  'sport',
  'market',
  'totals',
  'props',
  'team total',
  'total side',
  'side',
  'risk',
  'chance',
  'price',
  'payout',
  'line',
  'day',
  'hour',
  'team',
  'game',
  'not team',
  'player',
  'period',
  'same game',
  'not market',
  'not side',
  'not player',
  'slips',
  'order',
  'value',
  'golf',
] as const;
export type Axis = (typeof axes)[number];
