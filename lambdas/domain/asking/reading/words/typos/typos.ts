/** Corrects typos in betting words. */

import { isOneTypo } from '../../names/nickname-typos.ts';
import { isChat } from '../chat-words.ts';
import { isEveryday } from '../everyday-words.ts';
import { isFiller } from '../fillers.ts';
import { isRuleWord } from '../vocabulary.ts';
import { slipOfKeys } from './slips-of-keys.ts';

/** Words that define the bet: missing one changes the answer. */
const meant = (
  'safest safely risky underdog underdogs favorite favorites moneyline moneylines spreads parlay parlays ' +
  'longshot coinflip moderate balanced conservative aggressive lottery likeliest handicap ' +
  'tonight tomorrow weekend sunday monday tuesday wednesday thursday friday saturday ' +
  'without against between football basketball baseball hockey ' +
  'pitcher pitchers touchdown touchdowns receptions interceptions'
)
  .split(' ')
  .filter((word) => word.length >= 6);

/** Correct words that are as close to one of these as a typo. */
const guarded = new Set(
  (
    'safety safeties softest sweetest favored favorable favorably favourable party partly parlor parley relay ' +
    'sundae sundays mondays tuesdays wednesdays thursdays fridays saturdays weekends weekday weekdays weakened tonights ' +
    'tomorrows moderator balance football footballs sundry sunny spread spreading underdone modest moderately likelier ' +
    'pitched pitches pitching pitch reception interception'
  ).split(' '),
);

const longest = Math.max(...meant.map((word) => word.length)) + 2;

/** @returns whether one edit leaves at most one typo */
function isTwoTypos(typed: string, word: string): boolean {
  for (let at = 1; at < Math.min(typed.length, word.length); at++) {
    if (typed[at] === word[at]) continue;
    const [rest, of] = [typed.slice(at), word.slice(at)];
    return (
      isOneTypo(rest.slice(1), of) ||
      isOneTypo(rest, of.slice(1)) ||
      isOneTypo(rest.slice(1), of.slice(1)) ||
      (rest[0] === of[1] && rest[1] === of[0] && isOneTypo(rest.slice(2), of.slice(2)))
    );
  }
  return Math.abs(typed.length - word.length) <= 2;
}

const isKnown = (word: string): boolean =>
  isFiller(word) || isChat(word) || isRuleWord(word) || isEveryday(word);

/**
 * @param word lower case
 * @returns the intended word, allowing for one typo, or two if it has eight or more letters; undefined if the word is
 * correct or close to none
 */
export function correctTypo(word: string): string | undefined {
  if (word.length < 4 || word.length > longest || !/^[a-z]+$/.test(word)) return undefined;
  if (guarded.has(word) || isKnown(word) || meant.includes(word)) return undefined;
  if (word.length === 4) return slipOfKeys(word);
  const near = meant.filter((each) => each[0] === word[0] && Math.abs(each.length - word.length) <= 2);
  return (
    near.find((each) => isOneTypo(word, each)) ??
    near.find((each) => each.length >= 8 && word.length >= 7 && isTwoTypos(word, each)) ??
    slipOfKeys(word)
  );
}
