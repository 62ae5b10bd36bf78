/**
 * Conditions that a bet has anyway: a prop is void if its player does not play, and a leg that has no price is not offered. What a bet would
 * be otherwise is another bet, and such a condition is left to be asked back.
 */
import { type Rewrite, rewriting } from './rewrite.ts';

const when = '(?:if|as long as|so long as|provided(?: that)?|assuming|only if|when)';
const pronoun = '(?:he|she|they|it|we)';
/** A name of one or two words, which the rest of the question can need. */
const name = "((?!(?:he|she|they|it|we|that|this|there|you|i)\\b)[a-z][a-z'’.-]+?(?: [a-z][a-z'’-]+?)?)";
const plays =
  "(?:(?:'s|'re| is| are) (?:active|playing|in|on|available|healthy|good to go|suiting up|dressed|up|listed|offered|cleared|priced)(?: (?:tonight|today|tomorrow))?| (?:plays?|suits? up|dress(?:es)?|goes)(?: (?:tonight|today|tomorrow))?)";
/** After a condition: no bet is what the bet is otherwise. */
const elseNothing =
  "(?:(?:,|and|or)? ?(?:otherwise|else|if not|or else),? (?:then )?(?:(?:just )?(?:skip|pass|drop|leave|scrap|forget)(?: (?:it|that|this|the leg))?|no (?:bet|play|leg|action)|nothing|don't(?: bother)?|nvm|never ?mind))";
const end = '(?=\\s*(?:[,.;!?]|then\\b|and\\b|$|\\d))';

const rewrites: readonly Rewrite[] = [
  [`${when} ${pronoun}${plays}${end}(?: then)?`, ''],
  [`${when} ${name}${plays}${end}(?: then)?(?: (?:his|her|their)(?= ))?`, '$1'],
  [elseNothing, ''],
  [`${when} (?:you|u|y'all|ya) (?:have|got|offer|see|find)(?: (?:it|one|that|them|any|some))?${end}`, ''],
];
const without = rewriting(rewrites);
const isConditional = /\b(?:if|long as|provided|assuming|when|otherwise|else)\b/i;

/** @returns the question without them */
export const withoutMetConditions = (prompt: string): string =>
  isConditional.test(prompt) ? without(prompt) : prompt;
