/** A wish of a question in words: its legs, or why there is none. */
import { expect, test } from 'vitest';
import { linesBesides, wishWords } from '../../../../web/src/components/asking/wish-words.ts';

test.each([
  [[0], 'leg 1'],
  [[1, 2], 'legs 2 and 3'],
  [[0, 1, 2, 3, 4], 'legs 1 to 5'],
  [[0, 2, 3], 'legs 1, 3 and 4'],
  [[], 'priced now'],
])('legs %j are "%s"', (legs, words) => {
  expect(wishWords({ asked: 'overs', count: legs.length || 1, legs, why: null })).toBe(words);
});

test('a reason is said as it is, and not again beside its wish', () => {
  const missed = { asked: 'props', count: 1, legs: [], why: 'No props are priced.' };
  expect(wishWords(missed)).toBe('No props are priced.');
  expect(linesBesides('No props are priced.\nNo games today.', [missed])).toBe('No games today.');
  expect(linesBesides('No props are priced.', [])).toBe('No props are priced.');
});
