/** Adds up the signs that betting hurts somebody. */
import { anyOf } from '../../words/pattern.ts';
import { distressClasses } from './classes.ts';
import { indirectSigns } from './indirect.ts';

/** Spellings that stand for the same words. The text has neither apostrophes nor capitals. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:i am|i m)\b/g, 'im'],
  [
    /\bi (?:have|had)(?= (?:\w+ )?(?:lost|blown|been|borrowed|gambled|dropped|burned|spent|got|put|lied|bet))/g,
    'ive',
  ],
  [/\b(do|does|did|is|are|was|has|have|could|would|should) not\b/g, '$1nt'],
  [/\b(?:can not|cannot|cnt)\b/g, 'cant'],
  [/\b(?:want to|wana|wna)\b/g, 'wanna'],
  [/\b(?:going to|gunna|gna|finna|bout to|about to)\b/g, 'gonna'],
  [/\b(?:got to|have to|has to|had to|hafta|need to|needs to|must)\b/g, 'gotta'],
  [/\b(?:trying to|tryin to|tryna|trynna)\b/g, 'tryna'],
  [/\b(?:til|till|untill)\b/g, 'until'],
  [/\b(?:hr|hrs)\b/g, 'hours'],
  [/\bmy self\b/g, 'myself'],
  [/\b(?:any more|nomore|no more)\b/g, 'anymore'],
  [
    /\b(gambl|bett|los|chas|hid|ly|borrow|deposit|bleed|feel|think|kill|ruin|doubl|go|stay|spend|cry)in\b/g,
    '$1ing',
  ],
];

const enough = 4;
const readers = [[enough, indirectSigns] as const, ...distressClasses].map(([points, phrases]) => ({
  points,
  said: anyOf(phrases),
}));

/**
 * @param spoken lower case, without apostrophes and punctuation, with a space at both ends
 * @returns whether the classes said add up to distress
 */
export function isDistress(spoken: string): boolean {
  const text = spellings.reduce((read, [from, to]) => read.replace(from, to), spoken);
  let points = 0;
  for (const each of readers) {
    if (!each.said.test(text)) continue;
    points += each.points;
    if (points >= enough) return true;
  }
  return false;
}
