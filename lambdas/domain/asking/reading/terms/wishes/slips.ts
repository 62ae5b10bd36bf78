/** Bets apart from each other: "4 singles", "two separate bets", "no parlays, three dogs", "a round robin of 5 by 2s". */
import type { Reading } from '../../../../../contracts/asking/reading.ts';
import { add, type Draft, type Rule } from '../../draft.ts';
import { legsOf } from '../../wishes/wish.ts';
import { gap } from '../../words/text.ts';

const number = '([2-9]|two|three|four|five|six|seven|eight|couple|pair|few)';
const names = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const bets = '(?:bets?|plays?|picks?|wagers?|tickets?|slips?|moneylines?|straights?|things?)';
const apart =
  '(?:separate|seperated|separated|individual|straight(?! up)|single|standalone|solo|different|flat)';
/** "3 singles", "two nba singles", "2 separate straight bets": the words between are left for other rules. */
const several = new RegExp(
  `\\b${number}(?: of)? ((?:(?!and\\b|or\\b|legs?\\b)[a-z•+]+ ){0,3}?)(?:singles|rungs|straights|straight bets|${apart} (?:(?!leagues?|sports?|games?|teams?|players?)([a-z]+) )?${bets}|${bets}(?: ,)? (?:separate(?:ly)?|apart|individually|on their own))\\b`,
  'g',
);
/** "Singles. Five", "as singles", "bet separately", "not parlayed", "no parlays". */
const apartWords = new RegExp(
  [
    '\\b(?:all |just |only |as |in |make them |make it |play(?:ed)? as )*(?:singles|straights|(?:separate|individual|single|straight|flat) (?:bets|plays|wagers|tickets|slips|stakes))(?: only| please| pls)?\\b',
    '\\b(?:(?:all |each |bet |play |put |them )*)(?:separate(?:ly)?|seperately|individually|by (?:itself|themselves)|on (?:its|their) own|one by one|(?:bets?|plays?|picks?|wagers?) (?:separate|apart))(?= ?(?:[,.?•]|$)| (?:please|pls|not|no|for|at|on)\\b)',
    '\\bnot (?:tied|put|bundled|lumped|combined|grouped|parlayed) together\\b|\\bunparlayed\\b',
  ].join('|'),
  'g',
);
const noParlay =
  /\b(?:(?:the )?hell with|screw|forget|(?:im )?(?:done|through) with|sick of|tired of|no|not|not an?|not as an?|not in an?|nothing|without|never|dont want an?|do not want an?|dont|do not|except|avoid)(?: (?:make|do|put|it|them|these|those|an?|any|in|into|is)){0,4} (?:[a-z]+ )?parlays?\b/g;
/** "$60 split over four", of which the amount was read as the budget. */
const split =
  /\b(?:split(?:ting)?|divide[ds]?)[ •]+(?:(?:it|that|them|up|evenly|equally|•) ){0,3}(?:over|between|across|among|into)(?= )/g;
/** Things that are counted, where no parlay is made of them. */
const counted =
  /\b([2-9]|two|three|four|five|six|seven|eight|couple|few)(?: of)? (?:[a-z•]+ ){0,2}?(?:bets|plays|picks|wagers|things|tickets|slips|favorites|underdogs|overs|unders|spreads|totals|moneylines|props|sides)\b/;
const robin = /\bround ?-?robins?(?: (?:of|with|for|on|from|using|parlay))*(?= |$)/g;
const by =
  /\b(?:by|in) (?:the )?(?:([2-7])'?s?|(twos|threes|fours|fives|two|three|four|five))(?: each)?(?= ?(?:[,.?•]|$)| [a-z@])/g;
const sizes: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

const numberOf = (word: string): number => {
  if (word === 'couple' || word === 'pair') return 2;
  return word === 'few' ? 3 : /^\d/.test(word) ? Number(word) : names.indexOf(word) + 2;
};

/** Runs before legs are counted. */
export const readSlips: Rule = (draft) => {
  const { text, reading } = draft;
  text.consume(robin, () => {
    reading.slips = { kind: 'round_robin', count: null, by: null };
    draft.isParlay = true;
  });
  if (reading.slips)
    text.consume(by, ([, digits, word = '']) => {
      if (reading.slips) reading.slips.by = digits ? Number(digits) : (sizes[word.replace(/s$/, '')] ?? null);
    });
  if (reading.slips) return;
  const singles = (count: number | null) => {
    reading.slips = { kind: 'singles', count: reading.slips?.count ?? count, by: null };
  };
  text.consume(several, ([words, count = '', between = '', own = '']) => {
    singles(numberOf(count));
    if (/\bmoneylines?$/.test(words)) add(reading.markets, 'moneyline');
    return `${gap} ${between}${own}`;
  });
  let isApart = false;
  text.consume(noParlay, () => {
    isApart = true;
  });
  text.consume(apartWords, () => {
    isApart = true;
  });
  // "Split 60 over four plays": of a parlay there is one stake.
  if (!draft.isParlay)
    text.consume(split, () => {
      isApart = true;
    });
  if (!isApart || reading.slips) return;
  const [, count] = counted.exec(text.lower) ?? [];
  singles(count === undefined ? null : numberOf(count));
};

/** Runs after legs are counted: what is counted are the slips, and each has one leg. */
export function placeSlips({ reading }: Draft): void {
  const { slips, legs } = reading;
  if (slips?.kind !== 'singles') return;
  const count = slips.count ?? (legs && legs.min > 1 ? legs.min : null);
  reading.legs = { min: 1, max: 1 };
  reading.slips = { ...slips, count };
}

/** Singles without a number are as many as their wishes; one bet that is no parlay is a single. */
export function countedSlips(reading: Reading): Reading {
  const { slips, ...others } = reading;
  if (slips?.kind !== 'singles' || slips.count !== null) return reading;
  const count = Math.max(legsOf(reading.wishes), reading.legs?.min ?? 1);
  return count > 1 ? { ...reading, legs: { min: 1, max: 1 }, slips: { ...slips, count } } : others;
}
