/** "Between the Rangers and the Panthers, bet the side you like better", "whoever is the underdog, X or Y, to win". */
import { anyClub } from '../../../names/franchises.ts';

const day = '(?: (?:on )?(today|tonight|tomorrow|(?:sun|mon|tues|wednes|thurs|fri|satur)day(?: night)?))?';
const club = `(?:the )?(${anyClub})`;
const places = `(?:the )?((?:${anyClub})(?: (?:fc|cf|sc))?)`;
const bet =
  '(?:just |please |then |you )*(?:bet(?: on)?|take|pick|choose|play|back|go with|place a bet on|put me on)';
const liked =
  '(?:the |a |one |your |whichever |whatever |which )*(?:(?:side|team|one|club|winner)(?: (?:that )?(?:you|u) (?:like|prefer|favor|want|trust)(?: (?:better|best|more|most))?)?|(?:you|u) (?:like|prefer|favor|trust)(?: (?:better|best|more|most))?)';
/** Without these words, one of the two is only to be told. */
const better =
  '(?:the |a |one |your |whichever |whatever |which )*(?:(?:side|team|one|club|winner) (?:that )?)?(?:you|u) (?:like|prefer|favor|want|trust)(?: (?:better|best|more|most))?';
const between = new RegExp(
  `^\\W*(?:between|of|out of|from) ${club} (?:and|or|&|vs\\.?) ${club}${day},? ${bet} ${liked}${day}[.! ]*$`,
  'i',
);
const either = new RegExp(
  `^\\W*(?:${bet} )?${club} (?:or|vs\\.?) ${club}${day}[,.?:;]? ${bet} ${better}${day}[.! ]*$`,
  'i',
);
const whoever = new RegExp(
  `^\\W*(?:i (?:want|like|will take|am taking) |give me |take |back |bet on )?(?:whoever|whichever(?: team| side)?|the team that)(?:['’]s| is)(?: the)? (underdog|dog|favorite|favourite)${day},? (?:between |of )?${places},? (?:or|and) ${places}${day},? ?(?:is my (?:pick|bet|play)(?: to win)?|to win|moneyline|ml|outright|(?:and )?(?:bet|take|pick|back) (?:them|it))?[.! ]*$`,
  'i',
);

const isChoice =
  /\b(?:between|or|and|vs)\b.*\b(?:side|team|one|club|winner|like|prefer|underdog|dog|favou?rite|pick|win|you|u)\b|^\W*(?:i |give |take |back |bet )?.{0,12}(?:who|which)ever\b/i;

/** @returns the question as a bet on one of the two teams of their game */
export function withWhichSide(prompt: string): string {
  if (!isChoice.test(prompt)) return prompt;
  const side = between.exec(prompt) ?? either.exec(prompt);
  if (side) {
    const [, one, other, when, later] = side;
    return `moneyline or spread pick in ${one} vs ${other}${whenIn(when ?? later)}`;
  }
  const [, kind, first, one, other, second] = whoever.exec(prompt) ?? [];
  return kind === undefined
    ? prompt
    : `moneyline pick on the ${/fav/i.test(kind) ? 'favorite' : 'underdog'} in ${one} vs ${other}${whenIn(first ?? second)}`;
}

const whenIn = (when: string | undefined): string => {
  if (when === undefined) return '';
  return /day/i.test(when) && !/^today/i.test(when) ? ` on ${when}` : ` ${when}`;
};
