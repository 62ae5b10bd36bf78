/**
 * Reads a bet at a line beside what the game ended on: "+3.5 and they lose by 3, do I win", "over 8.5 and it ends 5-4". Every word needs
 * a place, and a result whose side nobody can tell is left to be asked back.
 */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import type { Sentence } from '../../reading/sentence.ts';
import { isKnown } from './around.ts';
import { type Form, formOf } from './form.ts';

type Settled = Extract<SumQuery, { readonly sum: 'settled' }>;
/** What is bet on, and its number. */
export type LineBet = Pick<Settled, 'bet' | 'line'>;

const subject =
  '(they|it|we|he|she|i|my team|the team|my (?:guys|boys)|team \\d|the (?:favorites?|favs?|chalk|favorite team)|(?:my |the )?(?:dogs?|underdogs?)|(?:the )?(?:other (?:team|side|guys)|opponents?|opps?))';
const won = '(win|wins|won|winning|lose|loses|lost|losing|lose it|fall|falls|fell)';
const only =
  '(?:exactly|only|just|by|a|like|on|the|final|with|right|on the nose|it|the game|outright|at home|in (?:an? |the )?(?:ot|overtime|shootout|extras|extra innings)) ';
const byMargin = new RegExp(
  `(?:${subject} )?(?:(?:and|only|just|then|end up|ends up|ended up|end|can|could|do|does|did|go and|went and|actually|had|barely|still|happen to) )*${won} (?:${only})*?by (?:${only})*(\\d{1,3})(?: (?:points?|pts|runs?|goals?|exactly|even|on the (?:nose|dot)|flat))*`,
);
const byScore = new RegExp(
  `(?:${subject} )?(?:(?:and|only|just|then|end up|ends up|ended up|had|barely|still) )*${won} (?:${only})*(\\d{1,3})-(\\d{1,3})`,
);
const byTie = new RegExp(
  `(?:${subject} )?(?:(?:and|only|just|end up|ended up) )*(?:tie|ties|tied|draw|draws|drew|(?:ends?|ended|finish(?:es|ed)?|is|was) (?:in )?(?:a |an )?(?:tie|draw|tied|level))(?: (?:\\d{1,3})-(?:\\d{1,3}))?`,
);
const ends =
  "(?:it's|its|that's|ends?|ended|ending|finish(?:es|ed)?|finishing|final|final score|score|total|totals?|total score|lands?|landed|comes?|came|goes|went|is|was|hits?|has|had|have|gets?|got|scores?|scored|combine[ds]?|combine for|put up|puts up|stops?|stopped|closes?|closed|there are|there were|there is|there was)";
const byTotal = new RegExp(
  `(?:(?:it|they|he|she|game|the game|the total|final|final score|the final|the score|the final score|that|both teams|teams|the teams|team \\d|i|total) )*(?:${ends} )+(?:(?:up|in|out|at|on|with|for|of|a|the|like|it|was|is|exactly|only|just|right|final|total|being|combined|at exactly|up at|to|dead) )*(?:(\\d{1,3})-(\\d{1,3})|(\\d{1,4}))(?! ?[.%])(?: (?:points?|pts|runs?|goals?|total|exactly|even|combined|on the (?:nose|dot)|yards?|yds|assists?|rebounds?|boards|strikeouts?|ks|hits?|catches|receptions|shots|saves|in all|all together|final))*`,
);
const bySum =
  /(?:^|, |and |w |with )(\d{1,4}) (?:total )?(?:points?|pts|runs?|goals?) (?:(?:total|are|were|get|got|is|scored|in all|combined|happen|score) ?)+/;

/** @returns undefined where there is no result beside a line, or where a word has no place */
export function settledIn(sentence: Sentence, shown?: LineBet): Settled | undefined {
  const form = formOf(sentence);
  const bet = form.bet ?? shown;
  if (!bet || ofChance.test(form.text)) return undefined;
  const ended = bet.bet === 'spread' ? marginIn(form, bet.line) : totalIn(form);
  const names = bet.bet === 'spread' ? [] : namesOf(sentence);
  if (!ended || !isKnown(ended.rest, names)) return undefined;
  return {
    ask: 'sum',
    sum: 'settled',
    ...bet,
    ended: ended.value,
    odds: form.odds,
    stake: form.stake,
  };
}

/** Whose total it is does not matter. */
const namesOf = ({ context: { roster = [], players = [] } }: Sentence): readonly string[] => [
  ...roster.map(({ name }) => name),
  ...players,
];

/** "Will they win by 7" asks how likely it is. */
const ofChance =
  /\b(?<!if )(?:will|can|could|would) (?:they|it|he|she|we|team \d|the \w+) (?:\w+ )?(?:win|lose|tie|cover|score|end|finish)\b/;

interface Ended {
  readonly value: number;
  /** What is left of the text. */
  readonly rest: string;
}

function marginIn({ text, team }: Form, line: number): Ended | undefined {
  const rest = (found: string) => text.replace(found, ' ');
  const margin = byMargin.exec(text);
  if (margin) {
    const [found, who, how = '', by] = margin;
    const sign = signOf(who, how, line, team);
    return sign && { value: sign * Number(by), rest: rest(found) };
  }
  const score = byScore.exec(text);
  if (score) {
    const [found, who, how = '', one, other] = score;
    const sign = signOf(who, how, line, team);
    return sign && { value: sign * Math.abs(Number(one) - Number(other)), rest: rest(found) };
  }
  const tie = byTie.exec(text);
  return tie ? { value: 0, rest: rest(tie[0]) } : undefined;
}

/** From the side of the bet. */
function signOf(who: string | undefined, how: string, line: number, team: string | undefined) {
  const own = isOwn(who, line, team);
  if (own === undefined) return undefined;
  return /^(?:win|won)/.test(how) === own ? 1 : -1;
}

/** @returns undefined where nobody can tell whose result it is */
function isOwn(who: string | undefined, line: number, team: string | undefined): boolean | undefined {
  if (who === undefined) return true;
  if (/favorite|fav|chalk/.test(who)) return line === 0 ? undefined : line < 0;
  if (/dog/.test(who)) return line === 0 ? undefined : line > 0;
  if (/other|opp/.test(who)) return false;
  if (!/^team \d/.test(who)) return true;
  return team === undefined ? undefined : who === team;
}

function totalIn({ text }: Form): Ended | undefined {
  const found = byTotal.exec(text);
  if (found) {
    const [words, one, other, all] = found;
    const value = all === undefined ? Number(one) + Number(other) : Number(all);
    return { value, rest: text.replace(words, ' ') };
  }
  const scored = bySum.exec(text);
  return scored ? { value: Number(scored[1]), rest: text.replace(scored[0], ' ') } : undefined;
}
