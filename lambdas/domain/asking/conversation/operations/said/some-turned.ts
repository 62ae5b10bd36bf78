/** "Switch one of em to an over": so many of the overs and unders to the other side, and the rest as it was. */
import { baseOf } from '../../../answer/follow.ts';
import type { Given } from '../../../answer/next.ts';
import { bareOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';
import { changesOf } from '../../taps.ts';
import { counts } from '../leg-words.ts';
import { oppositeOf } from '../opposite.ts';
import { withChange } from '../whole-changes.ts';

const lead =
  "(?:(?:can|could|would|you|u|we|i|id|i'd|lets|let's|just|please|rather|what if|how about|what about|maybe|want|to|wanna|but|and|now|have|get) )*";
const number = `(a|an|1|2|3|4|${Object.keys(counts).join('|')})`;
const ofThem =
  '(?:(?: (?:of|out of))? (?:them|em|these|those|the (?:legs?|picks?|bets?|totals?|props?|overs?|unders?|three|four|five|\\d)|legs?|picks?|totals?|props?|overs?|unders?))';
const ending = '(?: (?:instead|for me|please|at least|only))*';
const turning = '(?:switch|flip|change|turn|swap|make|move|convert|reverse|do|bet|take|put)';
const patterns = [
  `${turning} (?:just |only )?${number}${ofThem}?(?: (?:around|over))?(?: (?:to|into|for|as|be|on))*(?: (?:a|an|the))? (overs?|unders?)`,
  `${number}${ofThem}?(?: (?:should|to|has to|needs to|be|is))* (?:a|an|the) (over|under)`,
].map((each) => new RegExp(`^${lead}${each}${ending}$`));

/** @returns undefined if anything else is said, or where no leg has that other side */
export function someTurned(prompt: string, given: Given): Heard | undefined {
  const { legs } = given;
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  const [, said, word] = patterns.map((each) => each.exec(text)).find((each) => each) ?? [];
  if (said === undefined || word === undefined || legs.length < 2) return undefined;
  const side = word.startsWith('over') ? 'over' : 'under';
  const count = /^an?$/.test(said) ? 1 : (counts[said] ?? Number(said));
  const turned = [...legs.entries()].flatMap(([leg, shown]) => {
    const terms = shown.selection === otherOf[side] ? oppositeOf(shown) : null;
    return terms ? [{ leg, terms }] : [];
  });
  if (count >= legs.length) return undefined;
  if (turned.length < count)
    return {
      kind: 'unclear',
      why:
        turned.length === 0
          ? `No leg of the last answer can be turned to the ${side}.`
          : `Only ${turned.length} of the legs can be turned to the ${side}.`,
      instead: changesOf(given),
    };
  // Nobody said which, so that those at the end change.
  return withChange(given, { swapped: turned.slice(-count) }, { ...baseOf(given), sides: [] });
}

const otherOf = { over: 'under', under: 'over' } as const;
