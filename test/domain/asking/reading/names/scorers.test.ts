/** What is to happen to all players named before, and words that are no player's name. */
import { describe, expect, test } from 'vitest';
import type { Sport } from '../../../../../lambdas/contracts/feed/sports.ts';
import { readQuestion } from '../../../../../lambdas/domain/asking/reading/read.ts';

const roster = [
  { name: 'Travis Kelce', team: 'Kansas City Chiefs', sport: 'NFL' as const },
  { name: 'Jalen Hurts', team: 'Philadelphia Eagles', sport: 'NFL' as const },
  { name: 'Nathan MacKinnon', team: 'Colorado Avalanche', sport: 'NHL' as const },
];
const read = (prompt: string, selectedSport: Sport = 'NFL') =>
  readQuestion(prompt, { selectedSport, teams: [], roster, now: new Date('2026-11-20T23:00:00Z') });

describe('all of them to score', () => {
  const legsOf = (prompt: string) => {
    const { reading, unread } = read(prompt);
    return { legs: reading.wishes.map(({ player, stat }) => [player, stat]), unread };
  };

  test.each([
    'Kelce, Hurts, all to score',
    'Kelce, Hurts, both score',
    'kelce, hurts, both of them to score',
  ])('%s', (prompt) => {
    expect(legsOf(prompt)).toEqual({
      legs: [
        ['Travis Kelce', 'touchdowns'],
        ['Jalen Hurts', 'touchdowns'],
      ],
      unread: [],
    });
  });

  test('in the sport of each', () => {
    expect(legsOf('Kelce, MacKinnon, both to score').legs).toEqual([
      ['Travis Kelce', 'touchdowns'],
      ['Nathan MacKinnon', 'goals'],
    ]);
  });
});

test.each([
  ['two anytime scorers', 'NFL', 'touchdowns'],
  ['two anytime scorers', 'NHL', 'goals'],
  ['two anytime scorers', 'NBA', 'touchdowns'],
  ['two anytime goal scorers', 'NFL', 'goals'],
] as const)('%s in the %s are for %s', (prompt, sport, stat) => {
  expect(read(prompt, sport).reading.stat).toBe(stat);
});

describe('words that are no name', () => {
  test.each(['weird props', 'lefty killers hits', 'safeties interceptions', 'mispriced anytime scorers'])(
    '%s',
    (prompt) => {
      expect(read(prompt).reading.player).toBeNull();
    },
  );

  test('a name with capitals can be somebody whom nobody has named', () => {
    expect(read('Zeb Rimmstall receptions over').reading.player).toBe('Zeb Rimmstall');
  });
});

test.each([
  ['first scorer of the hockey game', 'first_goals'],
  ['last scorer in the nfl', 'last_touchdowns'],
] as const)('%s is no scorer at any time', (prompt, stat) => {
  expect(read(prompt).reading.stat).toBe(stat);
});

test('a stadium is no touchdown', () => {
  expect(read('who has wifi at td garden').reading.stat).toBeNull();
});

test('what is told of a game is no leg beside a player', () => {
  const { reading } = read('The Panthers game is gonna be ugly, what have you got with Kelce catches');
  expect(reading).toMatchObject({ player: 'Travis Kelce', stat: 'receptions', wishes: [] });
});
