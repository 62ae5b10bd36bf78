/** Match data as it is shown: the games of the team that was named first, and meetings from its side. */
import { expect, test } from 'vitest';
import type { TeamFacts } from '../../../../lambdas/app/feed/team-facts.ts';
import type { Meeting } from '../../../../lambdas/contracts/feed/stats.ts';
import { showStats } from '../../../../lambdas/http/views/feed/stats.ts';
import { finalGame, gameWith, now } from '../../../domain/feed/games/games.ts';

const [seattle, packers, jets] = [
  { id: '10', name: 'Seattle Seahawks' },
  { id: '11', name: 'Green Bay Packers' },
  { id: '12', name: 'New York Jets' },
];
const readAt = new Date(now.getTime() - 60_000).toISOString();
const page = <Row>(rows: readonly Row[]) => ({
  readAt,
  triedAt: readAt,
  problem: null,
  rows,
  path: 'page',
  freshMs: 3600_000,
});
const meeting = (home: string, away: string, score: readonly [number, number]): Meeting =>
  ({ home, away, score: { home: score[0], away: score[1] }, day: '2025-01-01' }) as unknown as Meeting;

const facts: TeamFacts = {
  sport: 'NFL',
  team: seattle,
  opponent: packers,
  schedule: {
    state: { readAt, triedAt: readAt, problem: null } as TeamFacts['schedule']['state'],
    games: [
      gameWith({ id: 'NFL-own', home: jets, away: seattle }),
      gameWith({ id: 'NFL-other', home: packers, away: jets }),
      finalGame(20, 10, { id: 'NFL-past', startsAt: '2026-11-15T18:00:00.000Z', home: seattle, away: jets }),
      finalGame(30, 0, {
        id: 'NFL-elsewhere',
        startsAt: '2026-11-15T18:00:00.000Z',
        home: packers,
        away: jets,
      }),
    ],
  },
  standings: undefined,
  injuries: [],
  meetings: page([
    meeting('Seattle Seahawks', 'Green Bay Packers', [24, 20]),
    meeting('Green Bay Packers', 'Seattle Seahawks', [10, 31]),
    meeting('Green Bay Packers', 'Seattle Seahawks', [17, 14]),
    meeting('Green Bay Packers', 'Seattle Seahawks', [17, 17]),
  ]),
};
const names = { team: 'Seahawks', opponent: 'Packers' };

test('next and last games are those of the team, not of its opponent', () => {
  const stats = showStats(facts, names, now);
  expect(stats.nextGames.games.map(({ id }) => id)).toEqual(['NFL-own']);
  expect(stats.lastGames.games.map(({ id }) => id)).toEqual(['NFL-past']);
  expect([stats.team, stats.opponent]).toEqual([seattle, packers]);
});

test('with an opponent only, they are the opponent’s', () => {
  const stats = showStats({ ...facts, team: undefined }, { opponent: 'Packers' }, now);
  expect(stats.nextGames.games.map(({ id }) => id)).toEqual(['NFL-other']);
});

test('meetings are counted from the side of the team, at home and away', () => {
  expect(showStats(facts, names, now).headToHead).toMatchObject({ won: 2, lost: 1, drawn: 1 });
  const turned = { ...facts, team: packers, opponent: seattle };
  expect(showStats(turned, names, now).headToHead).toMatchObject({ won: 1, lost: 2, drawn: 1 });
});

test('form lists both teams, the one named first before its opponent', () => {
  const { teams } = showStats(facts, names, now).form;
  expect(teams.map(({ team, results }) => [team.name, results.map(({ scored }) => scored)])).toEqual([
    ['Seattle Seahawks', [20]],
    ['Green Bay Packers', [30]],
  ]);
});
