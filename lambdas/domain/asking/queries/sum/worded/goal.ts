/** What a goal of a sum sees: the words of a question and the roles of its figures. */
import type { SumQuery, WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import type { MaskedFigure } from './mask.ts';
import type { Role } from './role-rules.ts';
import { priceOf, type Roles } from './roles.ts';

/** @returns undefined where the words ask for something else, or a figure stays without a place */
export type Goal = (roles: Roles, said: Said) => SumQuery | undefined;

/** Whether words of a class stand in the question. */
export interface Said {
  readonly text: string;
  readonly namesTeam: boolean;
  readonly figures: readonly MaskedFigure[];
}

export const ask = 'sum';
export const repeated = <T>(each: T, times: number): T[] => Array.from({ length: times }, () => each);

/** Odds of every figure with one of these roles. */
export const allOdds = (roles: Roles, ...wanted: readonly Role[]): WrittenOdds[] =>
  roles.all(...wanted).flatMap((figure) => priceOf(figure) ?? []);

/** The usual price of one of two even sides. */
export const standard: WrittenOdds = { format: 'american', value: -110 };

/** The most legs of a sum. */
export const mostLegs = 20;

/** @returns the query if every figure was used */
export const ifDone = (roles: Roles, query: SumQuery): SumQuery | undefined =>
  roles.isDone ? query : undefined;

/** @returns 0 to 1 */
export const chanceOf = (roles: Roles): number | undefined => {
  const percent = roles.amount('chance');
  return percent !== undefined && percent > 0 && percent < 100 ? percent / 100 : undefined;
};

/** Words that ask what comes of a bet. "The Bills to win" asks for nothing. */
export const asksForMoney =
  / (?:pays?|pay ?outs?|paying|returns?|returned|back|winnings|profits?|gets?|makes?|nets?|cash|cashes|collect|clear|damage|come out to|comes out to|come to|comes to|how much|take home|walk (?:away|out) with|whats that worth|ends? up) |(?<! to) (?:win|wins|won) /;
