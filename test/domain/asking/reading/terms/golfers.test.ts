/** Golfers whom bettors name in any week, and others of the same name. */
import { expect, test } from 'vitest';
import { golferNamed } from '../../../../../lambdas/domain/asking/reading/names/golfers.ts';
import { readQuestion } from '../../../../../lambdas/domain/asking/reading/read.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { now } from '../readings.ts';

const read = (prompt: string) => {
  const { reading, unread } = readQuestion(prompt, { selectedSport: 'NFL', teams, now });
  const { sports, player, markets } = reading;
  return { sports, player, markets, unread };
};

test.each([
  ['Scottie Scheffler to win', 'Scottie Scheffler', 'outright'],
  ['Rory to win outright', 'Rory McIlroy', 'outright'],
  ['scheffler top 5', 'Scottie Scheffler', 'top_5'],
  ['hovland to make the cut', 'Viktor Hovland', 'cut'],
])('%s is golf, whatever sport is selected', (prompt, player, market) => {
  expect(read(prompt)).toEqual({ sports: ['GOLF'], player, markets: [market], unread: [] });
});

test('who has a name that others have is a golfer by his full name only', () => {
  expect(golferNamed('max homa to win')).toBe('Max Homa');
  expect(golferNamed('jason day top 10')).toBe('Jason Day');
  for (const other of ['max to win', 'thomas over 20 points', 'rose to score', 'a day game', 'auroray'])
    expect(golferNamed(other)).toBeUndefined();
  expect(read('Lakers to win and Rory to win').sports).not.toEqual(['GOLF']);
});
