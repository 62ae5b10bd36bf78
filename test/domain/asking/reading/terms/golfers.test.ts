/** Golfers whom bettors name in any week, and others of the same name. */
import { expect, test } from 'vitest';
import { golferNamed } from '../../../../../lambdas/domain/asking/reading/names/golfers.ts';
import { read } from '../readings.ts';

test.each([
  ['Scottie Scheffler to win', 'Scottie Scheffler', 'outright'],
  ['Rory to win outright', 'Rory McIlroy', 'outright'],
  ['scheffler top 5', 'Scottie Scheffler', 'top_5'],
  ['scheffler to finish in the top 5', 'Scottie Scheffler', 'top_5'],
  ['scheffler finishing inside the top 20', 'Scottie Scheffler', 'top_20'],
  ['hovland to make the cut', 'Viktor Hovland', 'cut'],
])('%s is golf, whatever sport is selected', (prompt, player, market) => {
  const { reading, unread } = read(prompt, 'NFL');
  expect(unread).toEqual([]);
  expect([reading.sports, reading.player, reading.markets]).toEqual([['GOLF'], player, [market]]);
});

test('who has a name that others have is a golfer by his full name only', () => {
  expect(golferNamed('max homa to win')).toBe('Max Homa');
  expect(golferNamed('jason day top 10')).toBe('Jason Day');
  for (const other of ['max to win', 'thomas over 20 points', 'rose to score', 'a day game', 'auroray'])
    expect(golferNamed(other)).toBeUndefined();
  expect(read('Lakers to win and Rory to win', 'NFL').reading.sports).not.toEqual(['GOLF']);
});
