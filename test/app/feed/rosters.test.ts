/** Rosters: read for teams with priced players, each changing its team once. */
import { expect, test } from 'vitest';
import { refreshRosters } from '../../../lambdas/app/feed/rosters.ts';
import type { FeedPage } from '../../../lambdas/data/feed/feed-pages.ts';
import type { TeamPlayers } from '../../../lambdas/domain/feed/players/player.ts';
import { gameWith } from '../../domain/feed/games/games.ts';

const now = new Date('2026-11-20T23:00:00.000Z');
const readAt = '2026-11-20T22:00:00.000Z';
const signal = new AbortController().signal;

function reading(rows: readonly object[], at: string | null = readAt, priced = ['NFL-1']) {
  const requests: string[] = [];
  const teams = new Map<string, TeamPlayers>();
  let changes = 0;
  const refresh = () =>
    refreshRosters(
      'NFL',
      { now, signal },
      {
        games: {
          gamesOn: async () => [
            gameWith(),
            gameWith({ id: 'NFL-2', home: { id: '20', name: 'Chicago Bears' } }),
          ],
          storeGames: async () => 0,
        },
        prices: {
          propsOfGames: async () => new Map(priced.map((gameId) => [gameId, []])),
          propsOf: async () => [],
          storePrices: async () => ({ stored: 0, dropped: 0 }),
        },
        seasons: {
          playersOf: async () => [...teams.values()],
          changeTeamPlayers: async (_sport, teamId, change) => {
            const after = change(teams.get(teamId));
            if (after) {
              teams.set(teamId, after);
              changes += 1;
            }
          },
        },
        makeReader: () => ({
          failed: () => 0,
          left: () => 0,
          async read<Row>(pages: readonly { readonly path: string }[]) {
            requests.push(...pages.map(({ path }) => path));
            return pages.map(
              (): FeedPage<Row> => ({ rows: rows as Row[], readAt: at, triedAt: at, problem: null }),
            );
          },
        }),
      },
    );
  return { asked: requests, teams, refresh, changes: () => changes };
}

test('both teams of a priced game are read, and no other', async () => {
  const { asked: requests, teams, refresh, changes } = reading([{ id: '7', name: 'Geno Smith' }]);
  expect(await refresh()).toEqual({ teams: 2, failed: 0 });
  expect(requests).toEqual(['football/10_rosters', 'football/11_rosters']);
  expect(teams.get('10')).toEqual({
    teamId: '10',
    rosterAt: readAt,
    players: [{ id: '7', name: 'Geno Smith', games: [] }],
  });
  await refresh();
  expect(changes()).toBe(2);
});

test('a roster that was never read changes nothing', async () => {
  const { refresh, changes } = reading([], null);
  expect(await refresh()).toEqual({ teams: 2, failed: 0 });
  expect(changes()).toBe(0);
});

test('nothing is requested if no player is priced', async () => {
  const { asked: requests, refresh } = reading([], readAt, []);
  expect(await refresh()).toEqual({ teams: 0, failed: 0 });
  expect(requests).toEqual([]);
});
