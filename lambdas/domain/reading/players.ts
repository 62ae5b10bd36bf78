/** Players named in a question, and the statistic of a prop. */
import { add, type Draft, type Rule } from './draft.ts';
import { isFiller } from './fillers.ts';
import { anyStat, strong, weak } from './stats.ts';
import { isRuleWord } from './vocabulary.ts';

const word = `(?<![\\p{L}'-])(?!(?:over|under|to|at|more|less|fewer|anytime|props?|player)\\b)\\p{L}[\\p{L}'-]+`;
/** For patterns. The shortest that what follows allows: of "Dak Prescott passing yards" the yards are not his third name. */
export const name = `(${word}(?: ${word}){0,2}?)`;
export const nameAtEnd = `(${word}(?: ${word}){0,2})`;
const number = '\\d{1,3}(?:\\.\\d)?';
const doing = '(?:to (?:have|get|record|score|go|make|hit|catch|throw|throw for|rush for|pass for) )?';
const over = `${doing}(?:over|under|at least|more than|less than|fewer than|o|u)`;

interface Form {
  readonly pattern: RegExp;
  /** Where the name stands in the match. */
  readonly at: 'start' | 'end';
  /** Where capitals tell nothing, the fewest words of its own that a name needs here. */
  readonly leastWords: number;
  /** Only a name with capitals, where any are written. */
  readonly needsCapital: boolean;
}

export const form = (source: string, at: Form['at'], leastWords: number, needsCapital = true): Form => ({
  pattern: new RegExp(`${source}(?![\\p{L}])`, 'giu'),
  at,
  leastWords,
  needsCapital,
});

let made: readonly Form[] | undefined;

/**
 * In this order: the surest first. With a number and a statistic behind it, a name needs no capitals. Made when first
 * needed, because letters of any script in any case cost a cold start milliseconds.
 */
const makeForms = (): readonly Form[] => [
  form(`${name} (?:${over} ?)?${number}\\+? ${anyStat}`, 'start', 1, false),
  form(`${name} (?:(?:over|under) )?(?:player )?(?:props?|${anyStat})`, 'start', 2),
  form(`${name} (?:to score|to homer|anytime)`, 'start', 2),
  form(`(?:${anyStat}|props?) by ${nameAtEnd}`, 'end', 1),
  form(`(?:${anyStat}|props?) (?:for|from|of|on) ${nameAtEnd}`, 'end', 2),
  form(`, player ${nameAtEnd}`, 'end', 1),
  form(`${anyStat} ${nameAtEnd}`, 'end', 3),
];

const prop = /\b(?:(?:player )?props?(?: bets?)?|anytime|(?<!teams? )to score|scorers?)\b/;

/** Stands where a player was named. */
export const person = '◦';

/** @returns with capitals as names have them, where the words are all in one case */
export function titled(words: string): string {
  const isMixed = /\p{Lu}/u.test(words) && /\p{Ll}/u.test(words);
  if (isMixed) return words;
  return words.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A word that may be part of a name: none of the rules' own, and none that only joins. */
function isOwnWord(each: string): boolean {
  const lower = each.toLowerCase();
  return lower.length > 1 && !lower.split('-').every((part) => isFiller(part) || isRuleWord(part));
}

export const readPlayers: Rule = (draft) => {
  made ??= makeForms();
  for (const each of made) {
    if (draft.reading.player === null) takeName(draft, each);
  }
  readStat(draft);
};

/** Keeps the first name of the form as the player, and puts a sign in its place. */
export function takeName({ text, reading }: Draft, { pattern, at, leastWords, needsCapital }: Form): void {
  const { hasCase } = text;
  const isPart = (each: string) => isOwnWord(each) && (!needsCapital || !hasCase || /^\p{Lu}/u.test(each));
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text.cased); match; match = pattern.exec(text.cased)) {
    const [whole, named = ''] = match;
    const said = ownPart(named.split(' '), at, isPart);
    if (said.length >= (hasCase ? 1 : leastWords)) {
      const length = said.join(' ').length;
      const from =
        match.index +
        (at === 'start' ? whole.indexOf(named) + named.length - length : whole.length - named.length);
      reading.player = titled(said.join(' '));
      text.put(from, from + length, person);
      return;
    }
    // A name may begin at any word of the match.
    pattern.lastIndex = match.index + Math.max(1, whole.indexOf(' '));
  }
}

/** The words of a name nearest to what it stands beside: the last ones before it, the first ones behind it. */
function ownPart(words: readonly string[], at: Form['at'], isPart: (word: string) => boolean): string[] {
  if (at === 'end') {
    const end = words.findIndex((each) => !isPart(each));
    return words.slice(0, end < 0 ? words.length : end);
  }
  return words.slice(words.findLastIndex((each) => !isPart(each)) + 1);
}

function readStat({ text, reading, isGolf }: Draft): void {
  const wantsProp = text.has(prop);
  const lists =
    wantsProp || reading.player !== null || text.has(/\bplayers?\b/) ? [...strong, ...weak] : strong;
  for (const [words, stat] of lists) {
    text.take(new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'gu'), () => {
      reading.stat ??= stat;
      return reading.stat === stat;
    });
  }
  text.take(new RegExp(prop, 'g'), () => {});
  // In golf players are what teams are elsewhere.
  const isOfPlayer = reading.player !== null && reading.intent !== 'info' && !isGolf;
  if (reading.stat !== null || wantsProp || isOfPlayer) add(reading.markets, 'prop');
}
