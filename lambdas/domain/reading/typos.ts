/** Corrects typos in betting words. */
import { isFiller } from './fillers.ts';
import { isOneSlip } from './slips.ts';
import { isRuleWord } from './vocabulary.ts';

/** Words that say what is to be bet: one that is missed changes the answer. */
const meant = (
  'safest safely risky underdog underdogs favorite favorites moneyline moneylines spreads parlay parlays ' +
  'longshot coinflip moderate balanced conservative aggressive lottery likeliest handicap ' +
  'tonight tomorrow weekend sunday monday tuesday wednesday thursday friday saturday ' +
  'without against between football basketball baseball'
)
  .split(' ')
  .filter((word) => word.length >= 6);

/** Words of English, names and other words of betting that lie as near. */
const guarded = new Set(
  (
    'safety safeties softest sweetest favored favorable favorably favourable party partly parlor parley relay ' +
    'sundae sundays mondays tuesdays wednesdays thursdays fridays saturdays weekends weekday weekdays weakened tonights ' +
    'tomorrows moderator balance football footballs sundry sunny spread spreading underdone modest moderately likelier'
  ).split(' '),
);

const longest = Math.max(...meant.map((word) => word.length)) + 2;

/** @returns whether one of the letters typed, taken out or put in, leaves a single slip */
function isTwoSlips(typed: string, word: string): boolean {
  for (let at = 1; at < Math.min(typed.length, word.length); at++) {
    if (typed[at] === word[at]) continue;
    const [rest, of] = [typed.slice(at), word.slice(at)];
    return (
      isOneSlip(rest.slice(1), of) ||
      isOneSlip(rest, of.slice(1)) ||
      isOneSlip(rest.slice(1), of.slice(1)) ||
      (rest[0] === of[1] && rest[1] === of[0] && isOneSlip(rest.slice(2), of.slice(2)))
    );
  }
  return Math.abs(typed.length - word.length) <= 2;
}

/**
 * @param word lower case
 * @returns the word meant, with one slip in six letters or seven and two in more; undefined for a word that is right,
 * and for one that is nobody's
 */
export function unslipped(word: string): string | undefined {
  if (word.length < 5 || word.length > longest || !/^[a-z]+$/.test(word)) return undefined;
  if (guarded.has(word) || isFiller(word) || isRuleWord(word) || meant.includes(word)) return undefined;
  const near = meant.filter((each) => each[0] === word[0] && Math.abs(each.length - word.length) <= 2);
  return (
    near.find((each) => isOneSlip(word, each)) ??
    near.find((each) => each.length >= 8 && word.length >= 7 && isTwoSlips(word, each))
  );
}
