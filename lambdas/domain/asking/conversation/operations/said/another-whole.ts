/** "Give me another one with different teams", "none of the same teams": the same kind of bet, of other games than those shown. */
import { follow } from '../../../answer/follow.ts';
import type { Given } from '../../../answer/next.ts';
import { bareOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';

const lead =
  "(?:(?:can|could|would|you|u|we|i|id|i'd|lets|let's|just|please|rather|how about|what about|want|need|like|to see|to have|now|do|give|gimme|show|find|get|make|build|put together|me|us|it|try|see|is there|have|got|one more time|redo|use|go with|again|over) )*";
const things =
  '(?:teams?|games?|legs?|picks?|players?|guys|names|sides|matchups?|ones|underdogs?|dogs|favou?rites|selections)';
const number = '(?:two|three|four|five|six|\\d)';
const whole = `(?:an?other|a different|a new|a second|a fresh|one more|the same|same|a|one)(?: ${number})?(?:[ -]?leg(?:ger)?)? ?(?:one|parlay|bet|thing|kind|type|idea|of (?:bet|parlay|thing)|ticket|slip|combo|pick)?`;
/** "Same odds, different teams". */
const figure =
  '(?:same|similar|about the same) (?:odds|price|payout|pay|number of legs|amount of legs|size|format|setup|style|risk|kind of (?:odds|payout))';
const fresh = `(?:all |all the |completely |totally |entirely |some |any )?(?:${number} )?(?:different|other|new|fresh)(?: ${number})? ${things}`;
const refused = `(?:none|no|not any|without any|without|not|don'?t (?:use|want|include|repeat)|nothing)(?: (?:of|from|any of|any|on))?(?: (?:those|these|them|the same|same|repeats?|that|the))*(?: ${things})?`;
const tail = '(?: (?:this time|instead|then|please|for (?:sunday|tonight|today|tomorrow)|in it))*';
const pattern = new RegExp(
  `^${lead}(?:(?:${whole}|(?:the )?${figure})[ ,]*(?:(?:but|with|w|w\\/|using|from|on|of|that has|and|only) )*(?:${fresh}|${refused})|with ${fresh}|(?:different|other|new|fresh) (?:teams|legs|picks|players|sides))${tail}$`,
);
/** Another player of one prop is another prop, and of the same game if one was asked for. */
const ofPlayer = /\b(?:players?|guys?|names?)\b/;

/** "Not that one", which says nothing of teams or games, is heard elsewhere. */
const ofThings = new RegExp(`\\b${things}\\b|\\b(?:none of (?:those|these|them)|repeats?)\\b`);

/** @returns undefined if anything else is said */
export function anotherWhole(prompt: string, given: Given): Heard | undefined {
  const text = bareOf(prompt);
  if (!pattern.test(text) || !ofThings.test(text)) return undefined;
  if (given.legs.length === 1 && ofPlayer.test(text)) return undefined;
  const next = follow(given, { kind: 'again' });
  return next ? { kind: 'play', next } : undefined;
}
