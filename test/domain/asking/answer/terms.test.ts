/** The terms of a bet: what may be combined, and where a range of prices ends. */
import { describe, expect, test } from 'vitest';
import { candidatesOf, roleOf } from '../../../../lambdas/domain/asking/answer/candidate.ts';
import { offerFor } from '../../../../lambdas/domain/asking/answer/offer.ts';
import { clash, isWithin } from '../../../../lambdas/domain/asking/answer/terms.ts';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';
import { gameWith, now, prices, readingWith } from '../../feed/games/games.ts';
import { board, games } from './board.ts';

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

describe('who is meant by a favorite and an underdog', () => {
  const moneyline = { home: 120, away: -140, draw: null };
  const runLine = { homeLine: -1.5, home: 260, away: -330 };
  const spreadsOf = (sport: Game['sport']) =>
    candidatesOf(
      gameWith({ sport, prices: { ...prices, moneyline, spread: runLine } }),
      undefined,
      now,
      [],
    ).filter(({ market }) => market === 'spread');

  test('neither lays nor gets the runs against the price to win', () => {
    expect(spreadsOf('MLB').map(roleOf)).toEqual([null, null]);
    expect(spreadsOf('NHL').map(roleOf)).toEqual([null, null]);
    expect(spreadsOf('NFL').map(roleOf)).toEqual(['favorite', 'underdog']);
  });

  const withDogs = (...dogs: readonly number[]) => ({
    ...board,
    games: games.slice(0, dogs.length).map((game, at) => ({
      ...game,
      prices: { ...prices, moneyline: { home: -115, away: dogs[at] ?? 0, draw: null } },
    })),
  });
  const pricesOf = (legs: number, ...dogs: readonly number[]) => {
    const asked = readingWith({ sides: ['underdog'], legs: { min: legs, max: legs } });
    const found = offerFor(asked, [withDogs(...dogs)], now);
    return found.kind === 'offer' ? found.legs.map(({ price }) => price).sort((a, b) => a - b) : [];
  };

  test('an underdog pays plus money, where enough do', () => {
    expect(pricesOf(2, -108, 105, -105, 102)).toEqual([102, 105]);
    expect(pricesOf(1, -108, 110)).toEqual([110]);
    expect(pricesOf(2, -108, 110)).toEqual([-108, 110]);
  });
});
