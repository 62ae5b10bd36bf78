/** Two teams named together are a game where they meet, and otherwise two legs. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../../lambdas/contracts/asking/reading.ts';
import { withTwoTogether } from '../../../../../../lambdas/domain/asking/reading/meant/teams/two-together.ts';
import { withWinners } from '../../../../../../lambdas/domain/asking/reading/meant/teams/winners.ts';
import { openWish, withWishes } from '../../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { gameWith, readingWith } from '../../../../feed/games/games.ts';

const team = (name: string) => ({ id: name, name });
const [seahawks, packers] = ['Seattle Seahawks', 'Green Bay Packers'];
const meeting = [gameWith({ home: team(seahawks), away: team(packers) })];
const separate = [
  gameWith({ id: 'NFL-1', home: team(seahawks), away: team('Los Angeles Rams') }),
  gameWith({ id: 'NFL-2', home: team('Chicago Bears'), away: team(packers) }),
];
const as = (stance: 'back' | 'game') =>
  [seahawks, packers].map((name) => ({ sport: 'NFL', name, stance }) as const);

/** As the two readers of bets read it. */
const asGame = readingWith({ teams: as('game'), legs: { min: 3, max: 3 } } as Partial<Reading>);
const asLegs = withWinners(
  withWishes(
    readingWith({}),
    as('back').map((named) => ({ ...openWish, teams: [named] })),
  ),
  'seahawks packers parlay',
);
const readings = [
  ['as a game', asGame],
  ['as legs', asLegs],
] as const;

describe.each(readings)('two teams named together in a parlay, read %s', (_how, reading) => {
  test.each(['parlay seahawks packers', 'Seahawks Packers parlay', '2 leg parlay seahawks packers'])(
    'are to win where they do not meet: %s',
    (prompt) => {
      const { teams, legs, markets, wishes } = withTwoTogether(reading, prompt, separate);
      expect(teams.map(({ stance }) => stance)).toEqual(['back', 'back']);
      expect([legs, markets, wishes]).toEqual([{ min: 2, max: 2 }, ['moneyline'], []]);
    },
  );

  test('are a game where they meet, of as many legs as fit', () => {
    const { teams, legs, sameGame, wishes } = withTwoTogether(reading, 'seahawks packers parlay', meeting);
    expect(teams.map(({ stance }) => stance)).toEqual(['game', 'game']);
    expect([legs, sameGame, wishes]).toEqual([null, true, []]);
  });

  test.each([
    ['each of those who meet is said', 'parlay seahawks and packers', meeting],
    ['one of them has no game', 'parlay seahawks packers', separate.slice(1)],
    ['a game is said', 'seahawks packers game parlay', separate],
    ['"vs" is said', 'parlay for seahawks vs packers', separate],
    ['more legs are said', '4 leg parlay seahawks packers', separate],
    ['no parlay is said', 'seahawks packers', separate],
  ] as const)('stay as they were read where %s', (_why, prompt, games) => {
    expect(withTwoTogether(reading, prompt, games)).toBe(reading);
  });
});

test('a kind of bet that is said is kept', () => {
  const onSpreads = { ...asGame, markets: ['spread' as const] };
  expect(withTwoTogether(onSpreads, 'parlay seahawks packers spreads', separate)).toBe(onSpreads);
});
