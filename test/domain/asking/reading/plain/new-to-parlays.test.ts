/** What somebody never bet before, or mostly does not bet, is no refusal of it. */
import { expect, test } from 'vitest';
import { canonicalPrompt } from '../../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { withPlainSlips } from '../../../../../lambdas/domain/asking/reading/plain/slips.ts';
import { read } from '../readings.ts';

test.each([
  ['ive never made a parlay, can you build me one? just 2 legs', '2-leg parlay'],
  ["I haven't ever done a parlay, what would be a good 2 leg one", '2-leg parlay'],
  ['never placed an sgp before, 3 legs', '3-leg same-game parlay'],
  ['never hit a parlay in my life, give me 3 legs', '3-leg parlay'],
  ['i never do parlays but give me a 3 leg one', '3-leg parlay'],
  ['i dont usually do parlays but hit me with a 2 legger', '2-leg parlay'],
  ['never done a parlay before, give me a bulls pick', 'NBA pick backing the Chicago Bulls'],
])('"%s" is a wish for "%s"', (prompt, bet) => {
  const { reading, unread } = read(prompt, 'NBA');
  expect([canonicalPrompt(reading), unread]).toEqual([bet, []]);
});

test.each([
  'never parlays, just 3 picks',
  'i never bet parlays, give me 2 picks',
  'i dont do parlays but ill take a bulls pick',
  'no parlay, 3 picks',
])('"%s" refuses one', (prompt) => {
  expect(withPlainSlips(prompt)).toBe(prompt);
});
