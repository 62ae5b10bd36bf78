/** One line for all legs: "bump all of em up to 4+", "make them all over 2.5". */
import type { LegWish } from '../../../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../../../contracts/asking/turn.ts';
import type { Given } from '../../../answer/next.ts';
import { bareOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';
import { withOtherLines } from './all-lines.ts';

const lead =
  "(?:(?:can|could|would|you|u|we|i|id|i'd|lets|let's|just|please|rather|what if|how about|maybe|want|wanna|need|have|like|but|and|to|then) )*";
const verb =
  '(?:move|bring|drop|take|bump|push|knock|shift|put|slide|adjust|turn|make|change|switch|set|raise|lower|get|have|do|use|give me|gimme|play)';
const thing = '(?: (?:lines?|numbers?|legs?|picks?|bets?|guys?|players?|props?|pitchers?))?';
const all = `(?:(?:all|each|every one|both) of (?:them|em|those|these|the)${thing}|(?:them|em|those|these) (?:all|both|each)|all (?:the |those |these |\\d )?(?:em|them|lines|numbers|legs|picks|bets|guys|players|props|pitchers|overs|unders)|every(?:one|body|thing)|every (?:leg|one|pick|guy|player|line)|each (?:leg|one|pick|guy|player|line)|both(?: legs)?|all)`;
const unit =
  '(?: ?(?:points?|pts?|runs?|goals?|strikeouts?|ks?|yards?|yds?|rebounds?|boards?|assists?|catches|receptions?|shots?(?: on goal)?|sog|saves|hits?|bases?|threes|completions?))?';
const pattern = new RegExp(
  `^${lead}${verb} ${all}(?: (?:up|down|be|to|at|into|an?|for|with|have))* ?(?:(over|under|o|u) ?)?(\\d{1,3}(?:\\.5)?)( ?\\+| or more| or higher| or better| plus)?${unit}( ?\\+| or more)?(?: (?:each|apiece|instead|please|for all of them|across the board|line))*$`,
);

/** @returns undefined if anything else is said, or if a leg has no over and under with a line */
export function allAt(prompt: string, given: Given): Heard | undefined {
  const [said, way, number, more, after] = pattern.exec(bareOf(prompt)) ?? [];
  if (said === undefined || number === undefined || given.legs.length < 2) return undefined;
  const isOrMore = more !== undefined || after !== undefined;
  const isWhole = !number.includes('.');
  // "Make them all 3" can be anything.
  if (isWhole && !isOrMore) return undefined;
  if (!given.legs.every(hasLine)) return undefined;
  const line = isWhole ? Number(number) - 0.5 : Number(number);
  const side = isOrMore || /^o/.test(way ?? '') ? 'over' : way === undefined ? undefined : 'under';
  return withOtherLines(given, (leg) => atLine(leg, line, side));
}

const hasLine = ({ line, selection, market }: ShownLeg): boolean =>
  line !== null &&
  market !== 'scorer' &&
  market !== 'first' &&
  (selection === 'over' || selection === 'under');

/** Undefined for a leg that is at that line already. */
function atLine(
  leg: ShownLeg,
  line: number,
  side: 'over' | 'under' | undefined,
): Partial<LegWish> | undefined {
  const isSame = leg.line === line && (side === undefined || side === leg.selection);
  return isSame ? undefined : { line, ...(side && { sides: [side] }) };
}
