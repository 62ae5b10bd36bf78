/** A player named in the words, and the statistic that a prop on one is about. */
import { add, type Draft, type Rule } from './draft.ts';
import { isFiller } from './fillers.ts';
import { anyStat, strong, weak } from './stats.ts';
import { isRuleWord } from './vocabulary.ts';

const word = `(?<![\\p{L}'-])(?!(?:over|under|to|at|more|less|fewer|anytime|props?|player)\\b)\\p{L}[\\p{L}'-]+`;
const name = `(${word}(?: ${word}){0,2})`;
const number = '\\d{1,3}(?:\\.\\d)?';
const over =
  '(?:to (?:have|get|record|score|go|throw for|rush for) )?(?:over|under|at least|more than|less than|fewer than|o|u)';
/** What a name stands before when a prop on it is wanted. */
const behind = [
  new RegExp(`${name} (?:${over} ?)?${number}\\+? ${anyStat}(?![\\p{L}])`, 'giu'),
  new RegExp(`${name} (?:player )?(?:props?|${anyStat})(?![\\p{L}])`, 'giu'),
  new RegExp(`${name} (?:to score|to homer|anytime)(?![\\p{L}])`, 'giu'),
];
/** "Over 25 points for LeBron James". */
const before = [
  new RegExp(`(?:${anyStat}|props?) by ${name}`, 'giu'),
  new RegExp(`(?:${anyStat}|props?) (?:for|from|of|on) ${name}`, 'giu'),
  new RegExp(`, player ${name}`, 'giu'),
];

const prop = /\b(?:(?:player )?props?(?: bets?)?|anytime|(?<!team )to score|scorers?)\b/;

export function titled(words: string): string {
  const isPlain = !/\p{Lu}/u.test(words) || !/\p{Ll}/u.test(words);
  return isPlain
    ? words.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
    : words;
}

/** A word that may be part of a name: none of the rules' own, and none that only joins. */
function isOwnWord(each: string): boolean {
  const lower = each.toLowerCase();
  return lower.length > 1 && !lower.split('-').every((part) => isFiller(part) || isRuleWord(part));
}

export const readPlayers: Rule = (draft) => {
  const { text, reading } = draft;
  for (const [at, pattern] of [...behind, ...before].entries()) {
    if (reading.player !== null) break;
    // With a number and a statistic behind it a name needs no capitals.
    const needsCapital = at !== 0 && text.hasCase;
    const isLoose = at === 1 || at === 2 || at === 4;
    const leastWords = isLoose && !text.hasCase ? 2 : 1;
    readName(draft, pattern, { needsCapital, leastWords, isBehind: at >= behind.length });
  }
  readStat(draft);
};

interface Form {
  readonly needsCapital: boolean;
  readonly leastWords: number;
  /** The name is the last thing in the match rather than the first. */
  readonly isBehind: boolean;
}

function readName(
  { text, reading }: Draft,
  pattern: RegExp,
  { needsCapital, leastWords, isBehind }: Form,
): void {
  pattern.lastIndex = 0;
  for (
    let match = pattern.exec(text.cased);
    match && reading.player === null;
    match = pattern.exec(text.cased)
  ) {
    const words = (match[1] ?? '').split(' ');
    const isPart = (each: string) => isOwnWord(each) && (!needsCapital || /^\p{Lu}/u.test(each));
    const part = isBehind
      ? words.slice(0, firstNot(words, isPart))
      : words.slice(words.length - firstNot(words.toReversed(), isPart));
    const at = match[1] === undefined ? -1 : match[0].indexOf(match[1]);
    if (part.length >= leastWords && at >= 0) {
      const said = part.join(' ');
      const start = match.index + at + (isBehind ? 0 : (match[1] ?? '').length - said.length);
      reading.player = titled(said);
      text.put(start, start + said.length, '◦');
      return;
    }
    pattern.lastIndex = match.index + Math.max(1, words[0]?.length ?? 1);
  }
}

function firstNot<T>(items: readonly T[], test: (item: T) => boolean): number {
  const at = items.findIndex((item) => !test(item));
  return at < 0 ? items.length : at;
}

function readStat({ text, reading }: Draft): void {
  const wantsProp = text.has(prop);
  const lists =
    wantsProp || reading.player !== null || text.has(/\bplayers?\b/) ? [...strong, ...weak] : strong;
  for (const [words, stat] of lists) {
    text.take(new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'gu'), () => {
      reading.stat ??= stat;
      return reading.stat === stat ? undefined : false;
    });
  }
  text.take(new RegExp(prop, 'g'), () => {});
  if (reading.stat !== null || wantsProp || (reading.player !== null && reading.intent !== 'info'))
    add(reading.markets, 'prop');
}
