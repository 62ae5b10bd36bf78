/** The terms of a bet: what may be combined, and where a range of prices ends. */
import { expect, test } from 'vitest';
import { candidatesOf } from '../../../../lambdas/domain/asking/answer/candidate.ts';
import { clash, isWithin } from '../../../../lambdas/domain/asking/answer/terms.ts';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';
import { gameWith, now } from '../../feed/games/games.ts';

const team = (name: string) => ({ id: name, name });
const legOf = (changes: Partial<Game>) => {
  const [leg] = candidatesOf(gameWith(changes), undefined, now, []);
  if (!leg) throw new Error('the game is not priced');
  return leg;
};

test('legs of one game, or of two games of one team, clash wherever the team plays', () => {
  const first = legOf({ id: 'NFL-1', home: team('A'), away: team('B') });
  const clashes = [
    { id: 'NFL-2', home: team('A'), away: team('C') },
    { id: 'NFL-2', home: team('C'), away: team('A') },
    { id: 'NFL-2', home: team('B'), away: team('C') },
    { id: 'NFL-2', home: team('C'), away: team('B') },
  ].map((game) => clash(first, legOf(game)));
  expect(clashes).toEqual([true, true, true, true]);
  expect(clash(first, first)).toBe(true);
  expect(clash(first, legOf({ id: 'NFL-2', home: team('C'), away: team('D') }))).toBe(false);
  expect(clash(first, legOf({ id: 'NBA-2', sport: 'NBA', home: team('A'), away: team('B') }))).toBe(false);
});

test.each([
  [-150, { min: -150, max: 120 }, true],
  [120, { min: -150, max: 120 }, true],
  [-151, { min: -150, max: 120 }, false],
  [121, { min: -150, max: 120 }, false],
  [100, { min: -110, max: null }, true],
  [-110, { min: null, max: -120 }, false],
  [5000, null, true],
])('%i within %o: %s', (odds, bounds, within) => {
  expect(isWithin(odds, bounds)).toBe(within);
});
