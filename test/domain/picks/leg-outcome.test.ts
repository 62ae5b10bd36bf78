/** How a leg ended: its margin against the line, and the state of its game. */
import { expect, test } from 'vitest';
import type { Leg } from '../../../lambdas/contracts/asking/analysis.ts';
import { resultOf, scoreIn } from '../../../lambdas/domain/feed/games/result.ts';
import { gradeLeg } from '../../../lambdas/domain/feed/games/settlement.ts';
import { legOutcome } from '../../../lambdas/domain/picks/leg-outcome.ts';
import { gameWith, legWith } from '../feed/games/games.ts';

const at = '2026-11-23T05:00:00.000Z';
const until = '2026-11-25T05:00:00.000Z';

test.each<[Partial<Leg>, number | null]>([
  [{ market: 'moneyline', selection: 'home' }, 3],
  [{ market: 'moneyline', selection: 'away' }, -3],
  [{ market: 'moneyline', selection: 'draw' }, null],
  [{ market: 'spread', selection: 'home', line: -3.5 }, -0.5],
  [{ market: 'spread', selection: 'away', line: 3.5 }, 0.5],
  [{ market: 'total', selection: 'over', line: 37.5 }, -0.5],
  [{ market: 'total', selection: 'under', line: 37 }, 0],
])('%j ends %d from its line, on the side that graded it', (changes, margin) => {
  const game = gameWith({ status: 'final', score: { home: 20, away: 17 } });
  const leg = legWith({ gameId: game.id, line: null, ...changes });
  const outcome = legOutcome(leg, gradeLeg(leg, game), { result: resultOf(game) ?? '', at, until }, game);
  expect(outcome).toMatchObject({ final: { home: 20, away: 17 }, margin });
  expect(outcome).not.toHaveProperty('live');
  if (margin !== null) {
    expect(outcome.result).toBe(margin === 0 ? 'push' : margin > 0 ? 'won' : 'lost');
  }
});

test.each([
  ['over', 24, -0.5],
  ['over', 25, 0.5],
  ['under', 24, 0.5],
  ['under', 31, -6.5],
] as const)('a prop %s 24.5 ends %d by its statistic, %d from its line', (selection, stat, margin) => {
  const game = gameWith({ status: 'final', score: { home: 20, away: 17 } });
  const prop = { player: 'Jalen Example', playerId: 'p1', team: 'Town', stat: 'points' } as const;
  const leg = legWith({ gameId: game.id, market: 'prop', selection, line: 24.5, prop });
  const outcome = legOutcome(leg, 'won', { result: resultOf(game) ?? '', at, until, stat }, game);
  expect(outcome).toMatchObject({ final: { home: 20, away: 17 }, stat, margin });
});

test('an open leg has the score of a running game, a graded one does not', () => {
  const game = gameWith({ status: 'live', statusText: '3rd Quarter', score: { home: 10, away: 7 } });
  const leg = legWith({ gameId: game.id });
  expect(legOutcome(leg, 'open', null, game)).toEqual({
    result: 'open',
    final: null,
    margin: null,
    live: { period: '3rd Quarter', score: { home: 10, away: 7 } },
  });
  expect(legOutcome(leg, 'void', null, game)).not.toHaveProperty('live');
  expect(legOutcome(leg, 'open', null, gameWith({}))).not.toHaveProperty('live');
});

test('a part of a game has its own score, and a team total counts one team', () => {
  const grade = { result: 'lines:9f3c2a11', at, until, score: { home: 17, away: 10 } };
  const half = legWith({ market: 'total', key: 'first_half.total', selection: 'over', line: 24.5 });
  expect(legOutcome(half, 'won', grade, undefined)).toMatchObject({ final: grade.score, margin: 2.5 });
  const team = { market: 'team_total', team: 'away', selection: 'under', line: 20.5 } as const;
  expect(legOutcome(legWith(team), 'won', { result: 'final 24-17', at, until }, undefined)).toMatchObject({
    final: { home: 24, away: 17 },
    margin: 3.5,
  });
});

test('a stored result is read back, and a text without a score gives none', () => {
  expect(scoreIn('final 4-2 shortened')).toEqual({ home: 4, away: 2 });
  expect(scoreIn('final 24-20')).toEqual({ home: 24, away: 20 });
  for (const none of ['cancelled', 'final 9f3c2a11', 'void']) expect(scoreIn(none)).toBeNull();
});
