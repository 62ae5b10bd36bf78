/** "Full game instead", "I like the whole game better, switch it": the bets on a part of a game, on all of it. */
import type { ShownLeg } from '../../../../../contracts/asking/turn.ts';
import { baseOf } from '../../../answer/follow.ts';
import { wishOfLeg } from '../../../answer/leg-change.ts';
import type { Given } from '../../../answer/next.ts';
import { settled } from '../../../reading/settle.ts';
import { clausesOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';
import { changesOf } from '../../taps.ts';
import { withChange } from '../whole-changes.ts';

const game = '(?:full|whole|entire)[ -]?games?|regular game|game line';
const bet =
  '(?:lines?|spreads?|totals?|over|under|ml|money ?lines?|bets?|picks?|version|run ?line|puck ?line|price|number)';
const part =
  '(?:(?:1st|first|2nd|second|3rd|third|4th|fourth) (?:half|quarter|period|inning|5|five)(?: innings)?|f5|[12]h|[1-4]q|[1-3]p|halves|half|quarter|period|part)';
const lead =
  "(?:(?:can|could|would|you|u|we|i|id|i'd|lets|let's|just|please|rather|what if|how about|what about|maybe|want|wanna|ill|i'll|i|think|actually|but|and|or|now|do|use|take|make|give|me|gimme|show|get|go|with|switch|change|swap|turn|flip|convert|put|play|bet|have|like|prefer|try|it|that|this|them|those|these|all|both|for|on|in|to|into|as|be|same|thing|the|a|is there) )*";
const tail = `(?: (?:instead|then|for me|please|not (?:just )?(?:the )?${part}|(?:instead of|rather than|over) (?:just )?(?:the )?${part}|(?:looks?|seems?|feels?|sounds?|is|would be|might be) (?:better|safer|smarter|nicer)(?: to me)?|better|more|of (?:it|that|them)))*`;
const wanted = new RegExp(`^${lead}(?:${game})(?: ${bet})?${tail}$`);
/** "Switch it", beside what is wanted; and what is not. */
const around = new RegExp(
  `^(?:(?:lets|let's|can you|please|so|just|and) )*(?:switch|change|swap|flip|make|do|move|use|go with)(?: (?:it|that|this|them|to that|with that|the switch))*(?: (?:over|instead|please))*$|^(?:not|no|skip|forget|screw|dont want|don't want|dont like|don't like|i (?:dont|don't) (?:want|like|trust)|hate|i hate)(?: (?:the|a|just|only|that|these|those|betting))* ${part}(?: ${bet}| stuff| bets)?$`,
);

const ofShown = /\b(?:version|same|equivalent)\b/i;

/** Bets on players and tournaments have no parts. */
const isOnPart = ({ period }: ShownLeg): boolean => period !== undefined;

/** @returns undefined if anything else is said */
export function onFullGame(prompt: string, given: Given): Heard | undefined {
  const clauses = clausesOf(prompt);
  if (!clauses.some((each) => wanted.test(each))) return undefined;
  if (!clauses.every((each) => wanted.test(each) || around.test(each))) return undefined;
  const { legs } = given;
  if (!legs.some(isOnPart))
    return {
      kind: 'unclear',
      why: 'The last answer is on the full game already.',
      instead: changesOf(given),
    };
  const swapped = legs.flatMap((leg, at) => {
    const { period: _, ...terms } = wishOfLeg(leg);
    return isOnPart(leg) ? [{ leg: at, terms }] : [];
  });
  const { period: _, ...base } = baseOf(given);
  const isOpen = base.wishes.length + base.markets.length + base.sides.length === 0;
  // Any bet on the part of the game was asked for, and any on all of it is; "the full game version" is of the one that was shown.
  if (isOpen && !ofShown.test(prompt) && base.teams.length > 0 && legs.length === 1)
    return { kind: 'play', next: { reading: settled({ ...base, legs: null }), keep: [], without: [] } };
  return withChange(given, { swapped }, { ...base, line: null });
}
