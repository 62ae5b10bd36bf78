/** Both teams of a same-game parlay name its game. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../../lambdas/contracts/asking/reading.ts';
import { withGameOfBoth } from '../../../../../../lambdas/domain/asking/reading/meant/teams/both-of-a-game.ts';
import { openWish, withWishes } from '../../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../../feed/games/games.ts';

const prompt = 'bruins wild same game parlay';
const backing = (name: string, sport: 'NHL' | 'NBA' = 'NHL') => ({
  ...openWish,
  teams: [{ sport, name, stance: 'back' as const }],
});
const [bruins, wild] = [backing('Boston Bruins'), backing('Minnesota Wild')];
const over = { ...openWish, markets: ['total' as const], sides: ['over' as const] };
const goals = { ...openWish, markets: ['prop' as const], player: 'David Pastrnak', stat: 'goals' as const };
const sameGame = (wishes: Parameters<typeof withWishes>[1], more: Partial<Reading> = {}): Reading => ({
  ...withWishes(readingWith({}), wishes),
  sameGame: true,
  ...more,
});

describe('two teams that are only named in a same-game parlay', () => {
  test('are its game, with as many legs as fit', () => {
    const { wishes, legs, teams } = withGameOfBoth(sameGame([bruins, wild]), prompt);
    expect({ wishes, legs }).toEqual({ wishes: [], legs: null });
    expect(teams.map(({ name, stance }) => [name, stance])).toEqual([
      ['Boston Bruins', 'game'],
      ['Minnesota Wild', 'game'],
    ]);
  });

  test('leave the other legs, and one beside a single other leg', () => {
    expect(withGameOfBoth(sameGame([bruins, wild, over, goals]), prompt).wishes).toEqual([over, goals]);
    const { wishes, sameGame: isSame } = withGameOfBoth(sameGame([bruins, wild, goals]), prompt);
    expect(wishes.map(({ player, teams }) => player ?? teams.length)).toEqual(['David Pastrnak', 2]);
    expect(isSame).toBe(true);
  });

  test.each<[string, Reading, string?]>([
    ['of several games', sameGame([bruins, wild], { sameGame: false })],
    ['of two leagues', sameGame([bruins, backing('Boston Celtics', 'NBA')])],
    ['with a kind of bet on one of them', sameGame([{ ...bruins, markets: ['moneyline'] }, wild])],
    ['with three teams', sameGame([bruins, wild, backing('Dallas Stars')])],
    ['of one team', sameGame([bruins, over])],
    [
      'in the words of the product',
      sameGame([bruins, wild]),
      'Parlay: pick backing the Boston Bruins; pick backing the Minnesota Wild',
    ],
  ])('%s stay as they are', (_what, reading, words = prompt) => {
    expect(withGameOfBoth(reading, words)).toBe(reading);
  });
});
