/** Who has had a hit in the most games in a row, and who leads a part of a league. */
import { expect, test } from 'vitest';
import { openFind } from '../../../../../lambdas/domain/asking/queries/find/open-find.ts';
import { statLeaders } from '../../../../../lambdas/domain/asking/queries/find/players/stat-leaders.ts';
import { tablesOf } from '../boards.ts';

const player = (id: string, name: string, hits: readonly number[]) => ({
  id,
  name,
  games: hits.map((count, at) => ({
    gameId: `${id}-${at}`,
    startsAt: `2026-11-${String(19 - at).padStart(2, '0')}T23:00:00.000Z`,
    stats: { hits: count },
  })),
});
const answer = (players: readonly ReturnType<typeof player>[]) =>
  statLeaders(
    { ...openFind, topic: 'leaders', sports: ['MLB'], stat: 'hits', detail: 'streak' },
    tablesOf([], {
      sports: [
        {
          sport: 'MLB',
          games: [],
          teams: [{ id: '1', name: 'Chicago Cubs' }],
          seasons: [{ teamId: '1', players }],
        },
      ],
    }),
  ).response;

test('ends at the last game without one', () => {
  const response = answer([
    player('1', 'Ian Happ', [1, 2, 1, 0, 3]),
    player('2', 'Nico Hoerner', [2, 1, 1, 1]),
    player('3', 'Dansby Swanson', [0, 4, 4, 4, 4, 4]),
    player('4', 'Kyle Tucker', [1, 0]),
  ]);
  expect(response).toContain('• 1. Nico Hoerner (Cubs): 4 games\n• 2. Ian Happ (Cubs): 3 games');
  expect(response).not.toMatch(/Swanson|Tucker/);
});

test('of which all games that are kept are one may be longer', () => {
  expect(
    answer([
      player(
        '1',
        'Ian Happ',
        Array.from({ length: 12 }, () => 1),
      ),
    ]),
  ).toContain('12 games or more');
});

test('is none where nobody has one', () => {
  expect(answer([player('1', 'Ian Happ', [0, 1])])).toBe('We keep no hit streak of MLB players now.');
});

test('of a league within the league, its players alone are ranked', () => {
  const leaders = (group: string | null) =>
    statLeaders(
      { ...openFind, topic: 'leaders', sports: ['MLB'], stat: 'hits', order: 'most', group },
      tablesOf([], {
        sports: [
          {
            sport: 'MLB',
            games: [],
            teams: [
              { id: '1', name: 'Chicago Cubs' },
              { id: '2', name: 'Detroit Tigers' },
            ],
            seasons: [
              { teamId: '1', players: [player('1', 'Ian Happ', [4, 4])] },
              { teamId: '2', players: [player('2', 'Riley Greene', [1, 2])] },
            ],
          },
        ],
      }),
    ).response;
  expect(leaders('american')).toMatch(/^Most hits in the American League, [^•]*\n• 1\. Riley Greene/);
  expect(leaders('american')).not.toContain('Happ');
  expect(leaders(null)).toMatch(/^Most hits in the MLB, [^•]*\n• 1\. Ian Happ/);
});
