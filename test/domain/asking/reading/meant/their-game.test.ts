/** Legs of the game that is named. */
import { describe, expect, test } from 'vitest';
import type { LegWish, Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import {
  withoutCountOfListed,
  withTheirGame,
} from '../../../../../lambdas/domain/asking/reading/meant/their-game.ts';
import { openWish, withWishes } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';

const team = (name: string, stance: 'back' | 'against' | 'game' = 'game') => ({
  sport: 'NFL' as const,
  name,
  stance,
});
const both = [team('New York Jets'), team('Buffalo Bills')];
const three = { min: 3, max: 3 };
const prop = (terms: Partial<LegWish>): LegWish => ({ ...openWish, markets: ['prop'], ...terms });
const allen = prop({ player: 'Josh Allen' });
const bet = (...wishes: LegWish[]) => withWishes(readingWith(), wishes);

describe('all legs are of the game', () => {
  test.each<[string, Reading]>([
    ['bills game only, 3 legs', readingWith({ legs: three, teams: [team('Buffalo Bills')] })],
    ['3 legs on the bills, all from that game', readingWith({ legs: three, teams: [team('Buffalo Bills')] })],
    [
      'my dad likes the bills, a 3 leg bet on their game',
      readingWith({ legs: three, teams: [team('B', 'back')] }),
    ],
    ['three legs built around Josh Allen', bet(allen, { ...openWish, count: 2 })],
    ['a 3 leg parlay around Josh Allen', bet(allen, { ...openWish, count: 2 })],
    ['3 legs on the bills in their own game', readingWith({ legs: three, teams: [team('Buffalo Bills')] })],
    ['just the bills game please, 3 picks', readingWith({ legs: three, teams: [team('Buffalo Bills')] })],
    ['allen and two others from his game', bet(allen, { ...openWish, count: 2 })],
    ['3 legs, jets bills, allen has to be in', bet({ ...openWish, teams: both, count: 3 }, allen)],
    [
      'jets bills: 2 guys, one on yards, one on catches',
      bet({ ...openWish, teams: both }, prop({ stat: 'receptions' }), prop({ stat: 'rushing_yards' })),
    ],
    [
      '4 legs jets at bills with allen',
      bet(
        { ...openWish, teams: [team('J', 'back')] },
        { ...openWish, teams: [team('B', 'against')] },
        allen,
        openWish,
      ),
    ],
  ])('%s', (prompt, reading) => {
    const meant = withTheirGame(reading, prompt);
    expect(meant).toMatchObject({
      sameGame: true,
      legs: { min: reading.legs === null ? 3 : expect.any(Number) },
    });
  });

  test('and no more of them than are said', () => {
    const meant = withTheirGame(
      bet({ ...openWish, teams: both, count: 4 }, allen),
      'four legs in jets bills, allen has to be one',
    );
    expect(meant.wishes.map(({ player, count }) => [player, count])).toEqual([
      ['Josh Allen', 1],
      [null, 3],
    ]);
    const ofPlayer = readingWith({ player: 'Josh Allen', markets: ['prop'], teams: both, legs: three });
    expect(withTheirGame(ofPlayer, '3 legs on jets bills, allen has to be in there').wishes).toHaveLength(2);
  });
});

test.each<[string, Reading]>([
  ['3 legs, one of them the bills', readingWith({ legs: three, teams: [team('Buffalo Bills', 'back')] })],
  ['bills game only', readingWith({ teams: [team('Buffalo Bills')] })],
  ['3 legs, bills, a different game each', readingWith({ legs: three, teams: [team('Buffalo Bills')] })],
  ['allen and hurts, each in his game', bet(allen, prop({ player: 'Jalen Hurts' }))],
  ['3 legs not from the same game, bills', readingWith({ legs: three, teams: [team('Buffalo Bills')] })],
])('“%s” stays', (prompt, reading) => {
  expect(withTheirGame(reading, prompt)).toBe(reading);
});

const ofCurry = (sameGame = true) =>
  readingWith({ player: 'Stephen Curry', markets: ['prop'], legs: three, sameGame });
test.each(['3 leg sgp with curry', 'sgp, 3 legs, including curry', '3 legs w/ curry same game'])(
  'one leg is his, and the others are of his game: %s',
  (prompt) => {
    const { wishes, sameGame } = withTheirGame(ofCurry(), prompt);
    expect(wishes.map(({ player, count }) => [player, count])).toEqual([
      ['Stephen Curry', 1],
      [null, 2],
    ]);
    expect(sameGame).toBe(true);
  },
);
test.each([
  ['curry sgp 3 legs', true],
  ['sgp with 3 curry props', true],
  ['sgp w/ only curry props', true],
  ['3 curry props with a bonus bet', false],
] as const)('all legs are his: %s', (prompt, sameGame) => {
  const reading = ofCurry(sameGame);
  expect(withTheirGame(reading, prompt)).toBe(reading);
});

test('a number of what is listed is no number of further legs', () => {
  const listed = [prop({ stat: 'points' }), prop({ stat: 'assists' })];
  const open = { ...openWish, count: 2 };
  expect(withoutCountOfListed(bet(...listed, open), '2 guys, one on points, one on assists').wishes).toEqual(
    listed,
  );
  const more = bet(...listed, open);
  expect(withoutCountOfListed(more, 'points, assists, and 2 others')).toBe(more);
});
