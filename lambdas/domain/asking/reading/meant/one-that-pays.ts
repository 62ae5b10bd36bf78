/** "Which goal scorer pays at least four to one": one bet, of which the price is asked, and no parlay that pays as much. */
import type { Reading } from '../../../../contracts/asking/reading.ts';

const kind =
  '(?:scorer|underdog|dog|favorite|favourite|fav|team|club|player|guy|side|prop|total|over|under|spread|moneyline|home run)';
const onePays = new RegExp(
  `\\b(?:which|what|an?|one|any|some)(?: [\\w'’.-]+){0,3}? ${kind}\\b(?! (?:parlay|combo|slip|ticket|legs?))[^,;.?!]{0,40}?\\b(?:pay(?:s|ing)?|at|priced(?: at)?|returns?)\\b`,
  'i',
);
const several =
  /\bwith (?:an?|one)\b|\b(?:parlays?|combos?|slips?|tickets?|legs?|legger|together|sgps?|ladder)\b| and |\+ |&/i;

/** @returns the reading of one leg at that price; unchanged where a number of legs or several kinds are said */
export function withOneThatPays(reading: Reading, prompt: string): Reading {
  const { legs, payout, wishes, sameGame, price } = reading;
  const isOpen = legs === null && wishes.length === 0 && !sameGame && price === null;
  if (!payout || !isOpen || several.test(prompt) || !onePays.test(prompt)) return reading;
  return { ...reading, legs: { min: 1, max: 1 }, price: payout, payout: null };
}
