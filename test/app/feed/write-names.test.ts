/** The names of a sport's players, from its box scores, rosters and injury reports. */
import { expect, test } from 'vitest';
import { playersKnown, writeNames } from '../../../lambdas/app/feed/write-names.ts';
import { neverRead } from '../../../lambdas/domain/feed/games/freshness.ts';
import type { KnownPlayer } from '../../../lambdas/domain/feed/players/known-player.ts';

const teams = [
  { id: '1', name: 'Houston Rockets' },
  { id: '2', name: 'Miami Heat' },
];
const players = (teamId: string, ...names: string[]) => ({
  teamId,
  players: names.map((name, at) => ({ id: `${teamId}${at}`, name, games: [] })),
});
const injury = (player: string) => ({ player, status: 'Out', description: 'knee', day: null });
const sheet = {
  sport: 'NBA' as const,
  injuries: { '2': { asOf: '', source: '', rows: [injury('Bam Adebayo'), injury('Jimmy Butler')] } },
};

test('each player once, with his team; an abbreviated name is left out', () => {
  const stored = [players('1', 'Alperen Sengun', 'A. Thompson'), players('2', 'Bam Adebayo')];
  expect(playersKnown('NBA', teams, stored, sheet).map(({ name, team }) => [name, team])).toEqual([
    ['Alperen Sengun', 'Houston Rockets'],
    ['Bam Adebayo', 'Miami Heat'],
    ['Jimmy Butler', 'Miami Heat'],
  ]);
});

test.each([
  ['names are stored', [players('1', 'Alperen Sengun')], 1],
  ['without any, those stored stay', [], 0],
])('%s', async (_what, stored, count) => {
  const written: (readonly KnownPlayer[])[] = [];
  const found = await writeNames('NBA', {
    states: { feedState: async () => ({ ...neverRead, sport: 'NBA', teams, books: [] }) },
    seasons: { playersOf: async () => stored },
    sheets: { sportSheet: async () => undefined },
    names: {
      storePlayerNames: async (_sport, all) => {
        written.push(all);
      },
    },
  });
  expect([found, written.length]).toEqual([count, count]);
});
