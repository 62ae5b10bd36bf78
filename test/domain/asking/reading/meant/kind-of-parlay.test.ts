/** The open leg of a parlay whose heading says what it is on, prices that are to be close, and when a game starts. */
import { expect, test } from 'vitest';
import type { LegWish } from '../../../../../lambdas/contracts/asking/reading.ts';
import { asMeant } from '../../../../../lambdas/domain/asking/reading/meant/as-meant.ts';
import { withKindOfParlay } from '../../../../../lambdas/domain/asking/reading/meant/kind-of-parlay.ts';
import { readQuestion } from '../../../../../lambdas/domain/asking/reading/read.ts';
import { openWish } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { readingWith } from '../../../feed/games/games.ts';

const players = ['David Pastrnak', 'Nathan MacKinnon'];
const read = (prompt: string) => {
  const now = new Date('2026-11-21T15:00:00Z');
  const { reading, unread } = readQuestion(prompt, { selectedSport: 'NHL', teams, players, now });
  return { ...asMeant(reading, prompt, '2026-11-21'), unread };
};

const shotsOf = (player: string): LegWish => ({
  ...openWish,
  sports: ['NHL'],
  markets: ['prop'],
  stat: 'shots',
  player,
});
const slip = readingWith({
  sports: ['NHL'],
  legs: { min: 3, max: 3 },
  wishes: [shotsOf('David Pastrnak'), shotsOf('Nathan MacKinnon'), openWish],
});

test('one more leg is of the kind that the heading names', () => {
  const prompt = 'a shots on goal parlay, Pastrnak and MacKinnon and then one more that you like';
  expect(withKindOfParlay(slip, prompt).wishes.at(-1)).toMatchObject({
    player: null,
    stat: 'shots',
    markets: ['prop'],
  });
});

test.each([
  'Parlay: Pastrnak shots, MacKinnon shots and one more leg',
  'a nice parlay, Pastrnak shots, MacKinnon shots and one more',
  'Pastrnak shots, MacKinnon shots and any other leg',
])('“%s” leaves the last leg open', (prompt) => {
  expect(withKindOfParlay(slip, prompt)).toBe(slip);
});

test.each(['a 2 leg parlay at even money or close', 'a 2 leg parlay, +150, close as you can get'])(
  '“%s” is around that price',
  (prompt) => {
    const { payout, unread } = read(prompt);
    expect(unread).toEqual([]);
    expect(payout?.max).not.toBeNull();
  },
);

test('when the game starts is no term of the bet', () => {
  const { unread, starts, legs } = read('Panthers-Islanders starts in 3 hours, make me an sgp w 3 legs');
  expect({ unread, starts, legs }).toEqual({ unread: [], starts: null, legs: { min: 3, max: 3 } });
});
