/** A position before the names of its players, and a game before the legs on it. */
import { expect, test } from 'vitest';
import type { LegWish } from '../../../../../lambdas/contracts/asking/reading.ts';
import { withoutHeading } from '../../../../../lambdas/domain/asking/reading/meant/heading.ts';
import { openWish, withWishes } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';

const some = { ...openWish, markets: ['prop' as const], positions: ['tight_end' as const] };
const named = ['George Kittle', 'Sam LaPorta'].map((player) => ({
  ...openWish,
  markets: ['prop' as const],
  player,
}));
const playersIn = (prompt: string) =>
  withoutHeading(withWishes(readingWith({}), [some, ...named]), prompt).wishes.map(({ player }) => player);

test.each(['tight end special: Kittle, LaPorta', 'TE duo: kittle and laporta'])(
  '“%s” has two legs',
  (prompt) => {
    expect(playersIn(prompt)).toEqual(['George Kittle', 'Sam LaPorta']);
  },
);

test.each(['a tight end, Kittle and LaPorta', 'some tight end plus kittle plus laporta'])(
  '“%s” has three',
  (prompt) => {
    expect(playersIn(prompt)).toEqual([null, 'George Kittle', 'Sam LaPorta']);
  },
);

const teamOf = (name: string, stance: 'game' | 'back') => ({ sport: 'NFL' as const, name, stance });
const ofGame = [teamOf('Detroit Lions', 'game'), teamOf('Chicago Bears', 'game')];
const game = { ...openWish, teams: ofGame };
const goff = { ...openWish, markets: ['prop' as const], player: 'Jared Goff', sides: ['over' as const] };
const total = { ...openWish, markets: ['total' as const], sides: ['under' as const] };
const cover = { ...openWish, markets: ['spread' as const], teams: [teamOf('Detroit Lions', 'back')] };
const bills = { ...cover, teams: [teamOf('Buffalo Bills', 'back')] };
const legsIn = (prompt: string, legs: LegWish[]) =>
  withoutHeading(withWishes(readingWith({}), [game, ...legs]), prompt).legs?.min ?? 1;

test.each<[string, LegWish[], number]>([
  ['lions vs bears, goff over, lions to cover', [goff, cover], 2],
  ['lions bears: goff over, under', [goff, total], 2],
  ['lions at bears, goff over', [goff], 1],
  ['lions bears sgp, goff over', [goff], 2],
  ['a leg from lions bears, goff over, lions to cover', [goff, cover], 3],
  ['lions bears, goff over, bills to cover', [goff, bills], 3],
  ['goff over and lions bears', [goff], 2],
])('the game before its legs is none of them: %s', (prompt, legs, count) => {
  expect(legsIn(prompt, legs)).toBe(count);
});

test('a total after a game is of that game', () => {
  const { wishes } = withoutHeading(
    withWishes(readingWith({}), [game, goff, total]),
    'lions bears: goff over, under',
  );
  expect(wishes.map(({ teams }) => teams)).toEqual([[], ofGame]);
});

const spread = { ...openWish, markets: ['spread' as const] };
const winner = { ...openWish, markets: ['moneyline' as const] };
const ofBears = { ...total, teams: ofGame.slice(1) };

test.each<[string, LegWish[], number]>([
  ['lions at bears, give me a total', [total], 1],
  ['sunday lions @ bears need a pick against the spread', [spread], 1],
  ['need one for lions bears, a spread', [spread], 1],
  ['parlay on sunday, lions bears: a moneyline and the total in that game', [winner, ofBears], 2],
  ['for lions bears give me a moneyline and a total from that one', [winner, total], 2],
  ['lions bears parlay, a side and a total', [winner, total], 2],
  ['something in lions bears and a total', [total], 2],
  ['a leg in lions bears, a spread', [spread], 2],
  ['lions bears, a spread, what else from that game', [spread], 2],
  ['lions at bears, give me an nba total', [{ ...total, sports: ['NBA'] }], 2],
  ['lions at bears, two totals', [{ ...total, count: 2 }], 3],
])('a kind of bet after a game is of that game: %s', (prompt, legs, count) => {
  expect(legsIn(prompt, legs)).toBe(count);
});

test('the total of the nearest team is that of the game', () => {
  const { wishes } = withoutHeading(
    withWishes(readingWith({}), [game, winner, ofBears]),
    'lions bears: a moneyline and the total in that game',
  );
  expect(wishes.map(({ teams }) => teams)).toEqual([ofGame, ofGame]);
});
