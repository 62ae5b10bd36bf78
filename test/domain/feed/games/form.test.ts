/** Team names, a team's results, and upcoming games. */
import { expect, test } from 'vitest';
import {
  formOf,
  haveSameGames,
  isPlaying,
  played,
  recentGames,
  teamNamed,
  upcoming,
} from '../../../../lambdas/domain/feed/games/form.ts';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';

const bears = { id: '1', name: 'Chicago Bears' };
const giants = { id: '2', name: 'New York Giants' };
const jets = { id: '3', name: 'New York Jets' };
const wild = { id: '4', name: 'Minnesota Wild' };
const teams = [bears, giants, jets, wild];

test.each([
  ['Chicago Bears', bears],
  ['chicago bears', bears],
  ['BEARS', bears],
  ['Chicago', bears],
  ['Giants', giants],
  ['Wild', wild],
  ['New York', undefined],
  ['NY', undefined],
  ['Bear', undefined],
  ['', undefined],
  ['Montréal', undefined],
])('%s', (name, team) => {
  expect(teamNamed(name, teams)).toEqual(team);
});

test('a team listed twice is one team', () => {
  expect(teamNamed('Bears', [...teams, { ...bears }])).toEqual(bears);
});

const now = new Date('2026-11-21T12:00:00Z');

function game(day: number, score: { home: number; away: number } | null, more: Partial<Game> = {}): Game {
  const startsAt = new Date(now.getTime() + day * 24 * 3600_000).toISOString();
  return {
    id: `NFL-${day}`,
    sport: 'NFL',
    startsAt,
    day: startsAt.slice(0, 10),
    home: bears,
    away: jets,
    status: score ? 'final' : 'scheduled',
    statusText: score ? 'Final' : 'Not Started',
    score,
    prices: null,
    ...more,
  };
}

test('the last five results of the team, newest first', () => {
  const games = [
    game(-6, { home: 7, away: 3 }),
    game(-1, { home: 20, away: 24 }),
    game(-2, { home: 10, away: 10 }),
    game(-3, { home: 3, away: 0 }, { home: jets, away: bears }),
    game(-4, { home: 1, away: 0 }, { home: giants, away: jets }),
    game(-5, { home: 9, away: 0 }),
    game(-7, { home: 8, away: 0 }),
    game(1, null),
    game(-8, null, { status: 'postponed' }),
    // Over, but without a known score.
    game(0, null, { status: 'final' }),
  ];
  expect(formOf(bears, games)).toEqual([
    expect.objectContaining({ outcome: 'loss', scored: 20, conceded: 24, isHome: true, opponent: jets.name }),
    expect.objectContaining({ outcome: 'draw' }),
    expect.objectContaining({ outcome: 'loss', scored: 0, conceded: 3, isHome: false }),
    expect.objectContaining({ outcome: 'win', scored: 9 }),
    expect.objectContaining({ gameId: 'NFL--6' }),
  ]);
  expect(formOf(wild, games)).toEqual([]);
});

test('upcoming and finished games, each nearest first', () => {
  const games = [
    game(2, null),
    game(1, null),
    game(3, null, { status: 'unknown' }),
    // Its start has passed, whatever status the feed gives.
    game(-1, null),
    game(-3, { home: 1, away: 0 }),
    game(-2, { home: 1, away: 0 }),
  ];
  expect(upcoming(games, now).map(({ id }) => id)).toEqual(['NFL-1', 'NFL-2']);
  expect(played(games).map(({ id }) => id)).toEqual(['NFL--2', 'NFL--3']);
  expect([isPlaying(undefined, game(1, null)), isPlaying(giants, game(1, null))]).toEqual([true, false]);
});

test('keeps each team’s last and next five games, each once in its latest version', () => {
  const past = Array.from({ length: 9 }, (_, n) => game(-1 - n, { home: 1, away: 0 }));
  const upcoming = Array.from({ length: 9 }, (_, n) => game(1 + n, null));
  const others = game(-30, { home: 2, away: 2 }, { home: giants, away: wild });
  const kept = recentGames([others, ...past, ...upcoming], [game(-1, { home: 7, away: 0 })], now);
  expect(kept.map(({ id }) => id)).toEqual([
    'NFL--30',
    ...[-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].map((day) => `NFL-${day}`),
  ]);
  expect(kept.find(({ id }) => id === 'NFL--1')?.score).toEqual({ home: 7, away: 0 });
  expect(recentGames(kept, kept, now)).toEqual(kept);
  expect(haveSameGames(kept, recentGames(kept, [], now))).toBe(true);
  expect(haveSameGames(kept, recentGames(kept, [game(1, { home: 0, away: 3 })], now))).toBe(false);
});
