/** Names of players with priced props reach the reading from the boards. */
import { expect, test } from 'vitest';
import { grammar } from '../../../lambdas/app/asking/reading/grammar.ts';
import { recall } from '../../../lambdas/app/asking/recall.ts';
import type { SportBoard } from '../../../lambdas/data/feed/board-item.ts';
import { now } from '../../domain/feed/games/games.ts';

const board: SportBoard = {
  sport: 'NFL',
  teams: [],
  games: [],
  players: { 'NFL-1': ['Patrick Mahomes', 'Travis Kelce'] },
  cut: [],
  readAt: now.toISOString(),
  triedAt: now.toISOString(),
  problem: null,
};

test('a player of a board is read by surname', async () => {
  const { teams, players } = await recall(
    { accountId: 'asker', now, follows: undefined },
    {
      asks: { findAsk: async () => undefined },
      boards: { allBoards: async () => new Map([['NFL', board] as const]) },
      names: { knownPlayers: async () => [] },
      turns: { turnOf: async () => undefined },
    },
  );
  const { result } = grammar({ prompt: 'bet on kelce tonight', sport: 'NFL', teams, players, now });
  expect(result.reading.player).toBe('Travis Kelce');
  expect(result.unread).toEqual([]);
});

test('of two players one is left to us, unless the name of one is read as a statistic', () => {
  const optionsOf = (names: string, players: readonly string[]) => {
    const prompt = `${names} anytime goal, just pick one and add the lightning ml`;
    return grammar({ prompt, sport: 'NHL', teams: [], players, now }).result.options;
  };
  expect(optionsOf('kucherov or guentzel', ['Nikita Kucherov', 'Jake Guentzel'])?.bets).toHaveLength(2);
  expect(optionsOf('kucherov or point', ['Nikita Kucherov', 'Brayden Point'])).toBeUndefined();
});
