/** Players and their statistics in a question about the table. */
import type { PropStat } from '../../../../contracts/feed/props.ts';
import { nameWords } from '../../../feed/players/names.ts';
import { type Naming, playerNamed, playerSpelled, playersMeant } from '../../reading/names/known-players.ts';
import { canBeName } from '../../reading/names/people/strangers.ts';
import { titled } from '../../reading/names/players.ts';
import { anyStat, strong, weak } from '../../reading/terms/stats.ts';
import { isFiller } from '../../reading/words/fillers.ts';
import { isRuleWord } from '../../reading/words/vocabulary.ts';
import { isPlain } from '../reading/plain-words.ts';
import type { Raw } from './term.ts';

/** Words in the longest statistic ("points rebounds and assists"), and in the longest name. */
const [longestStat, longestName] = [5, 3];

/** "McCaffrey anytime": which score is meant depends on the player's sport. */
const short: ReadonlyMap<string, PropStat> = new Map([
  ['anytime', 'touchdowns'],
  ['to score', 'touchdowns'],
  ['anytime to score', 'touchdowns'],
  ['to score a touchdown', 'touchdowns'],
  ['to score a td', 'touchdowns'],
  ['to score a goal', 'goals'],
  ['anytime goal', 'goals'],
  ['anytime goal scorer', 'goals'],
  ['rush', 'rushing_yards'],
  ['rushing', 'rushing_yards'],
  ['receiving', 'receiving_yards'],
  ['passing', 'passing_yards'],
  ['rec', 'receptions'],
  ['3s', 'threes'],
  ['atd', 'touchdowns'],
  ['attd', 'touchdowns'],
  ['ftd', 'first_touchdowns'],
]);

/** A letter that counts something only after a number: "7.5 k". */
const afterNumber: ReadonlyMap<string, PropStat> = new Map([
  ['k', 'strikeouts'],
  ['pass', 'passing_yards'],
  ['rush', 'rushing_yards'],
  ['r', 'rebounds'],
  ['a', 'assists'],
  ['pt', 'points'],
]);

/** Compiled on first use: most questions name no statistic. */
let patterns: readonly (readonly [RegExp, PropStat])[] | undefined;
let any: RegExp | undefined;

/** @param text lower case */
export function hasStat(text: string): boolean {
  any ??= new RegExp(
    `(?<![\\p{L}\\p{N}])${anyStat}(?![\\p{L}\\p{N}])|\\b(?:anytime|to score|rush|rushing|receiving|passing|rec|3s|atd|attd|ftd|\\d k)\\b`,
    'u',
  );
  return any.test(text);
}

/** The longest statistic at a word. */
export function statOf(
  words: readonly string[],
  at: number,
): { readonly stat: PropStat; readonly count: number; readonly isOpen: boolean } | undefined {
  patterns ??= [...strong, ...weak].map(([source, stat]) => [new RegExp(`^(?:${source})$`, 'u'), stat]);
  for (let count = Math.min(longestStat, words.length - at); count >= 1; count--) {
    const phrase = words.slice(at, at + count).join(' ');
    const stat =
      short.get(phrase) ??
      (count === 1 && /^\d/.test(words[at - 1] ?? '') ? afterNumber.get(phrase) : undefined) ??
      patterns.find(([pattern]) => pattern.test(phrase))?.[1];
    if (stat) return { stat, count, isOpen: /^(?:anytime|(?:anytime )?to score)$/.test(phrase) };
  }
  return undefined;
}

/** The longest name of a known player at a word. */
export function nameIn(
  typed: readonly string[],
  at: number,
  naming: Naming,
): { readonly name: string; readonly count: number } | undefined {
  for (let count = Math.min(longestName, typed.length - at); count >= 1; count--) {
    const run = typed.slice(at, at + count);
    if (count === 1 && !isOwn(run[0] ?? '')) continue;
    const words = run.join(' ');
    // "Lukas lines" are Luka's.
    const name = playerNamed(words, naming) ?? playerNamed(words.replace(/s$/, ''), naming);
    const short =
      name ??
      (count === 2 ? byShortName(run, naming) : undefined) ??
      (count === 1 ? playerSpelled(words, naming) : undefined);
    if (short !== undefined) return { name: titled(short), count };
  }
  return undefined;
}

/** "Ant Edwards": a first name cut short, with a surname, where only one player fits. */
function byShortName([first = '', last = '']: readonly string[], naming: Naming): string | undefined {
  // "Is Joe Mixon healthy" is no Isaiah Joe.
  if (first.length < 2 || !isOwn(first)) return undefined;
  const found = playersMeant(last, naming).filter((player) => {
    const [given = '', ...rest] = nameWords(player);
    return given.startsWith(first) && rest.join(' ') === last;
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Words that narrow a question, which no rule of bets has. */
const notNames = new Set(
  'last past previous often between since ever late early later low most least first second third fourth much many total average longest better worse safer versus again away hitting went come came sure save track log add mark both either neither every each all more min max before gun head stay rank cut number couple books'.split(
    ' ',
  ),
);

/** A word that can only be a name: it has letters alone, and no other meaning. */
const isOwn = (word: string): boolean =>
  /^\p{L}[\p{L}'.-]+$/u.test(word) &&
  !notNames.has(word) &&
  !isPlain(word) &&
  !isFiller(word) &&
  !isRuleWord(word);

/**
 * Words left unread beside a statistic are a name: at most three in a row.
 * @param naming whose names are known
 * @param isOfBets only where a part of a bet follows them, or at the end after a statistic or another name
 */
export function withNames<Meaning extends string>(
  terms: readonly Raw<Meaning>[],
  naming: Naming,
  isOfBets = false,
): readonly Raw<Meaning>[] {
  if (!terms.some(({ kind }) => kind === 'stat')) return terms;
  const made: Raw<Meaning>[] = [];
  for (let at = 0; at < terms.length; at++) {
    const run = namesAt(terms, at);
    const term = terms[at];
    const isBeside =
      !isOfBets ||
      besides.has(terms[at + run.length]?.kind ?? 'none') ||
      (/^(?:stat|between)$/.test(terms[at - 1]?.kind ?? '') && terms[at + run.length] === undefined);
    if (run.length > 0 && run.length <= longestName && isBeside && canBeName(run, naming)) {
      made.push({ kind: 'player', name: titled(run.join(' ')) });
      at += run.length - 1;
    } else if (term) made.push(term);
  }
  return made;
}

/** What follows the name in a bet on a player. */
const besides: ReadonlySet<string> = new Set(['side', 'number', 'line', 'stat', 'price', 'between']);

function namesAt<Meaning extends string>(terms: readonly Raw<Meaning>[], from: number): string[] {
  const run: string[] = [];
  for (const term of terms.slice(from)) {
    if (term.kind !== 'unread' || !isOwn(term.word)) break;
    run.push(term.word);
  }
  return run;
}
