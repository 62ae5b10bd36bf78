/** "Flip it to the under": the other side of the one total or prop that was shown, at its line. */

import { baseOf } from '../../../answer/follow.ts';
import type { Given } from '../../../answer/next.ts';
import { bareOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';
import { changesOf } from '../../taps.ts';
import { oppositeOf } from '../opposite.ts';
import { withChange } from '../whole-changes.ts';

const lead =
  "(?:(?:can|could|would|you|u|we|i|id|i'd|lets|let's|just|please|rather|what if|how about|what about|maybe|want to|wanna|ill|i'll|actually|but|and) )*";
const it = '(?:it|that|this|him|her|the (?:pick|bet|play|prop|total|leg|line)|that one)';
const pattern = new RegExp(
  `^${lead}(?:(?:flip|switch|change|turn|swap|move|reverse|make|convert) ${it}(?: (?:around|over))?(?: (?:to|into|for|on))?|(?:go|take|do|play|switch|flip|bet|have|like|prefer)(?: with)?(?: to)?) (?:the |an |a )?(over|under)(?: (?:side|bet|pick))?(?: (?:on|for|of) ${it})?(?: (?:instead|for me|same (?:line|number)|at the same (?:line|number)))*$`,
);

/** @returns undefined if anything else is said, or if no single total or prop was shown */
export function flippedTo(prompt: string, given: Given): Heard | undefined {
  const [leg, ...others] = given.legs;
  const side = pattern.exec(bareOf(prompt))?.[1];
  if (!leg || others.length > 0 || side === undefined) return undefined;
  if (leg.selection !== 'over' && leg.selection !== 'under') return undefined;
  if (leg.selection === side)
    return { kind: 'unclear', why: `The last answer is the ${side} already.`, instead: changesOf(given) };
  const terms = oppositeOf(leg);
  return terms
    ? withChange(given, { swapped: [{ leg: 0, terms: { ...terms, line: leg.line } }] }, baseOf(given))
    : undefined;
}
