/** A day's box scores, in each league's format: who played, and their statistics. */
import { describe, expect, test } from 'vitest';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import { fetchBoxScores } from '../../../lambdas/services/feed/box-scores.ts';

const config = (body: unknown) => ({
  baseUrl: 'http://feed.test',
  key: 'k',
  fetch: async (url: string | URL | Request) => {
    requests.push(String(url));
    return new Response(JSON.stringify(body));
  },
});
const requests: string[] = [];

async function boxOf(sport: Sport, match: object, status = 'Final') {
  const whole = {
    id: '7',
    contestID: '7',
    static_id: '7',
    status,
    datetime_utc: '22.11.2026 18:00',
    hometeam: { id: '1', name: 'Home' },
    awayteam: { id: '2', name: 'Away' },
    localteam: { id: '1', name: 'Home' },
    visitorteam: { id: '2', name: 'Away' },
    ...match,
  };
  const answer = await fetchBoxScores(
    sport,
    '2026-11-22',
    config({ scores: { category: { match: whole } } }),
  );
  if (answer.kind !== 'boxes') throw new Error(answer.kind);
  return answer;
}

test('the NFL has a group for each kind of play: rushing and receiving touchdowns add up, and passing touchdowns do not count as scored', async () => {
  const { boxes, missing } = await boxOf('NFL', {
    passing: {
      hometeam: {
        player: {
          id: '11',
          name: 'P. Mahomes',
          comp_att: '23/38',
          yards: '281',
          passing_touch_downs: '2',
          interceptions: '1',
        },
      },
      awayteam: {
        player: [{ id: '21', name: 'J. Allen', comp_att: '20/30', yards: '250', passing_touch_downs: '0' }],
      },
    },
    rushing: {
      hometeam: {
        player: [
          { id: '11', name: 'P. Mahomes', yards: '-3', total_rushes: '2', rushing_touch_downs: '0' },
          { id: '12', name: 'I. Pacheco', yards: '70', rushing_touch_downs: '1' },
        ],
      },
      awayteam: null,
    },
    receiving: {
      hometeam: {
        player: {
          id: '12',
          name: 'I. Pacheco',
          total_receptions: '3',
          yards: '21',
          receiving_touch_downs: '1',
        },
      },
      awayteam: null,
    },
    defensive: null,
  });
  expect(requests.at(-1)).toContain('football/nfl-scores?json=1&date=22.11.2026');
  expect(missing).toBe(0);
  expect(boxes[0]).toMatchObject({
    gameId: 'NFL-7',
    startsAt: '2026-11-22T18:00:00.000Z',
    home: '1',
    away: '2',
  });
  const stats = Object.fromEntries(boxes[0]?.rows.map(({ playerId, stats }) => [playerId, stats]) ?? []);
  expect(stats['11']).toEqual({
    passing_yards: 281,
    passing_touchdowns: 2,
    completions: 23,
    pass_attempts: 38,
    interceptions: 1,
    rushing_yards: -3,
    rush_attempts: 2,
    rushing_receiving_yards: -3,
    touchdowns: 0,
  });
  expect(stats['12']).toMatchObject({ touchdowns: 2, rushing_receiving_yards: 91, receptions: 3 });
});

test('the NBA lists players who did not play: no minutes means no game', async () => {
  const player = (id: string, minutes: string, points: string) => ({
    id,
    name: `Player ${id}`,
    minutes,
    points,
    total_rebounds: '8',
    assists: '5',
    threepoint_goals_made: '2',
  });
  const { boxes } = await boxOf('NBA', {
    player_stats: {
      hometeam: {
        starters: { player: [player('11', '34', '25')] },
        bench: { player: player('12', '0', '0') },
      },
      awayteam: { starters: { player: player('21', '20:11', '9') }, bench: null },
    },
  });
  expect(boxes[0]?.rows.map(({ playerId }) => playerId)).toEqual(['11', '21']);
  expect(boxes[0]?.rows[0]?.stats).toMatchObject({ points: 25, points_rebounds_assists: 38, threes: 2 });
});

test("baseball counts total bases and outs, and a batter's strikeouts do not make him a pitcher", async () => {
  const { boxes } = await boxOf('MLB', {
    stats: {
      hitters: {
        hometeam: {
          player: {
            '@id': '11',
            '@name': 'A',
            '@hits': '3',
            '@doubles': '1',
            '@triples': '0',
            '@home_runs': '1',
            '@strikeouts': '2',
          },
        },
        awayteam: { player: { '@id': '21', '@name': 'B', '@hits': '0' } },
      },
      pitchers: {
        hometeam: {
          player: {
            '@id': '13',
            '@name': 'C',
            '@innings_pitched': '6.2',
            '@strikeouts': '9',
            '@hits': '4',
            '@earned_runs': '1',
            '@walks': '2',
          },
        },
        awayteam: null,
      },
    },
  });
  const rows = boxes[0]?.rows ?? [];
  expect(rows.find(({ playerId }) => playerId === '11')?.stats).toEqual({
    hits: 3,
    home_runs: 1,
    total_bases: 7,
  });
  expect(rows.find(({ playerId }) => playerId === '13')?.stats).toEqual({
    strikeouts: 9,
    outs: 20,
    hits_allowed: 4,
    earned_runs: 1,
    walks_allowed: 2,
  });
});

describe('no box score', () => {
  const player_stats = {
    hometeam: { starters: { player: { id: '1', minutes: '9' } } },
    awayteam: { starters: { player: { id: '2', minutes: '9' } } },
  };

  test.each([
    ['a game in progress', { player_stats }, '3rd Quarter', 1],
    ['an unknown status', { player_stats }, 'Protested', 1],
    ['statistics that are not there yet', { player_stats: null }, 'Final', 1],
    ['statistics of one team only', { player_stats: { ...player_stats, awayteam: null } }, 'Final', 1],
    ['a canceled game', { player_stats: null }, 'Cancelled', 0],
  ])('%s', async (_what, match, status, missing) => {
    expect(await boxOf('NBA', match, status)).toMatchObject({ boxes: [], missing });
  });
});

test('a sport without player statistics has none and is not requested', async () => {
  const before = requests.length;
  expect(await fetchBoxScores('CFL', '2026-11-22', config({}))).toEqual({ kind: 'nothing' });
  expect(requests).toHaveLength(before);
});
