/** Recognizes what a question is about by words of two classes near each other, in any order and with any words around them. */
import { spoken } from '../../reading/terms/care.ts';
import { anyOf } from '../../reading/words/pattern.ts';

const spellings: readonly (readonly [RegExp, string])[] = [
  [/ u(?= )/g, ' you'],
  [/ (?:ur|youre|you re)(?= )/g, ' your'],
  [/ r(?= )/g, ' are'],
  [/ n(?= )/g, ' and'],
  [/ (?:w|w\/)(?= )/g, ' with'],
  [/ (?:thru)(?= )/g, ' through'],
  [/ (?:pw|pword|pass word)(?= )/g, ' password'],
  [/ (?:sub|subs|subscripton|membership)(?= )/g, ' subscription'],
  [/ acct?(?= )/g, ' account'],
  [/ (?:notis?|notifs?)(?= )/g, ' notifications'],
  [/ (?:whats|what s|wats)(?= )/g, ' what is'],
  [/ (?:whered|where d)(?= )/g, ' where did'],
  [/ (?:wheres)(?= )/g, ' where is'],
  [/ (?:hows)(?= )/g, ' how is'],
  [/ (?:diff|dif|diffrence|differnce)(?= (?:between|btwn|btw|bw|from|in|of|with)? ?)/g, ' difference'],
  [/ (?:btwn|btw|b w|betwn)(?= )/g, ' between'],
  [/ (?:tds?|touch downs?)(?= )/g, ' touchdown'],
];

/** Lower case, without punctuation, in one spelling; a space at both ends. */
export const plainly = (text: string): string =>
  spellings.reduce((read, [from, to]) => read.replace(from, to), spoken(text).replaceAll('-', ' - '));

/** Both classes in either order, with at most so many words between. */
export const both = (one: string, other: string, words = 5): string =>
  `(?:${one})(?: [\\w$%-]+){0,${words}} (?:${other})|(?:${other})(?: [\\w$%-]+){0,${words}} (?:${one})`;

/** The first class before the second. */
export const before = (one: string, other: string, words = 5): string =>
  `(?:${one})(?: [\\w$%-]+){0,${words}} (?:${other})`;

/** Each class somewhere in the text. */
export const all = (...classes: readonly string[]): string =>
  `(?<=^ )${classes.map((each) => `(?=(?:.* )?(?:${each})(?!\\w))`).join('')}\\S+`;

/**
 * @param cues by what they are about, in the order in which they decide
 * @returns finds the first whose cue a text has
 */
export function cueReader<Id extends string>(
  cues: readonly (readonly [Id, readonly string[]])[],
): (plain: string) => Id | undefined {
  const readers = cues.map(([id, phrases]) => ({ id, said: anyOf(phrases) }));
  return (plain) => readers.find(({ said }) => said.test(plain))?.id;
}
