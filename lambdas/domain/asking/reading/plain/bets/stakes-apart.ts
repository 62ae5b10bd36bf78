/** "Spread $60 over three bets", "split my 90 between 3 plays": bets of their own, each with its part of the money. */
import { countOf } from './counted.ts';

const divide = '(?:spread(?: out)?|spreading|split(?:ting)?|divided?|dividing|divvy|break|distributed?|chop)';
const money =
  '(?:it|that|this|them|everything|the money|the cash|my (?:money|bankroll|cash|stake)|(?:the |my |about |like )?\\$?(\\d{1,5})(?:\\.00)?(?: ?(?:bucks|dollars|dollar|usd|units?))?)';
const over = '(?: (?:out|up|evenly|equally|even|around))* (?:over|across|into|between|among|amongst|on|to) ';
const number = '([2-8]|two|three|four|five|six|seven|eight)';
/** What the bets are, where it is said: "3 NBA unders". */
const bets =
  '((?:(?:separate|different|straight|single|individual|good|small|player|nfl|nba|nhl|mlb|mls|football|basketball|hockey|baseball|soccer|home|road) )*)(bets|plays|picks|wagers|singles|straights|tickets|slips|games|overs|unders|favou?rites|favs|underdogs|dogs|moneylines|spreads|totals|props)';
const shared = new RegExp(`(?<![\\w'’])${divide} ${money}${over}${number} ${bets}(?![\\w'’])`, 'i');
/** "$60 split across three bets". */
const passive = new RegExp(
  `(?<![\\w'’])\\$?(\\d{1,5})(?: ?(?:bucks|dollars))?,? (?:total,? )?(?:to )?(?:be )?${divide}${over}${number} ${bets}(?![\\w'’])`,
  'i',
);
/** "Put my 50 over 5 singles". */
const put = new RegExp(
  `(?<![\\w'’])(?:put|bet|throw|use|play|risk|stake|lay)(?:ting|ing)? (?:my |the |about |like |all )*\\$?(\\d{1,5})(?: ?(?:bucks|dollars))?(?: (?:out|up|evenly|equally))* (?:over|across) ${number} ${bets}(?![\\w'’])`,
  'i',
);
/** "20 on each of three bets", "three bets at 20 each". */
const each = new RegExp(
  `(?<![\\w'’])(?:put |bet |throw |lay )?\\$?(\\d{1,4})(?: ?(?:bucks|dollars))? on each of ${number} ${bets}(?![\\w'’])`,
  'i',
);
/** "20 apiece on three overs". */
const apiece = new RegExp(
  `(?<![\\w'’])(?:put |bet |throw |lay )?\\$?(\\d{1,4})(?: ?(?:bucks|dollars))? (?:a ?piece|each) on ${number} ${bets}(?![\\w'’])`,
  'i',
);
const spelled: readonly (readonly [words: RegExp, amount: string])[] = [
  [
    /(?<=\b(?:spread|split|divide|put|bet|throw) )(?:an?|one|my) hundred(?: (?:bucks|dollars))?(?= )/i,
    '$100',
  ],
  [/(?<=\b(?:spread|split|divide|put|bet|throw) )(?:my |the )?fifty(?: (?:bucks|dollars))?(?= )/i, '$50'],
  [
    /(?<=\b(?:spread|split|divide|put|bet|throw) )(?:my |the )?(?:twenty|a twenty)(?: (?:bucks|dollars))?(?= )/i,
    '$20',
  ],
];

/** @returns the question with as many singles and the money that it names; unchanged where it shares none out */
export function withStakesApart(typed: string): string {
  if (!isShared.test(typed)) return typed;
  const prompt = spelled.reduce((text, [words, amount]) => text.replace(words, amount), typed);
  const [ofEach, part = '', many = '', which = '', kind = ''] =
    each.exec(prompt) ?? apiece.exec(prompt) ?? [];
  if (ofEach !== undefined)
    return prompt.replace(ofEach, `${singlesOf(many, which, kind)} with $${part} each`);
  const [found, said, count = '', of = '', what = ''] =
    put.exec(prompt) ?? passive.exec(prompt) ?? shared.exec(prompt) ?? [];
  if (found === undefined) return typed;
  const amount = said === undefined ? '' : ` with $${said}`;
  return prompt.replace(found, `${singlesOf(count, of, what)}${amount}`);
}

function singlesOf(count: string, which: string, kind: string): string {
  const of = which.replace(/\b(?:separate|different|straight|single|individual|good|small) /gi, '');
  const isAny = /^(?:bets|plays|picks|wagers|singles|straights|tickets|slips|games)$/i.test(kind);
  return `${countOf(count)} ${of}${isAny ? 'singles' : `${kind} as singles`}`;
}
const isShared = /\b(?:spread|split|divid|divvy|break|distribut|chop|each|a ?piece|over|across)/i;
