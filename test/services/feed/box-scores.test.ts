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
  expect(boxes[0]?.rows.map(({ playerId, minutes }) => [playerId, minutes])).toEqual([
    ['11', 34],
    ['21', 20],
  ]);
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

describe('who scored first and last', () => {
  const row = (id: string, name: string) => ({ id, name, yards: '10', total_rushes: '2' });
  const touchdown = (id: string, player: string, home: number, away: number) => ({
    type: 'TD',
    player_id: id,
    player,
    home_score: String(home),
    away_score: String(away),
  });
  const fieldGoal = (home: number, away: number) => ({
    ...touchdown('9', 'K. Icker', home, away),
    type: 'FG',
  });
  /** The first and last touchdown of each player: 1, 0, or not known. */
  async function scorers(events: object | null, score: readonly [home: string, away: string]) {
    const { boxes } = await boxOf('NFL', {
      hometeam: { id: '1', name: 'Home', totalscore: score[0] },
      awayteam: { id: '2', name: 'Away', totalscore: score[1] },
      rushing: {
        hometeam: { player: [row('11', 'A. One'), row('12', 'B. Two')] },
        awayteam: { player: row('21', 'C. Three') },
      },
      events,
    });
    const of = (stat: 'first_touchdowns' | 'last_touchdowns') =>
      boxes[0]?.rows.map(({ stats }) => stats[stat]);
    return [of('first_touchdowns'), of('last_touchdowns')];
  }

  test('is in the scoring plays, in order, whatever else scored before', async () => {
    const events = {
      firstquarter: { event: [fieldGoal(3, 0), touchdown('21', 'C. Three', 3, 7)] },
      secondquarter: null,
      fourthquarter: { event: touchdown('11', 'A. One', 10, 7) },
    };
    expect(await scorers(events, ['10', '7'])).toEqual([
      [0, 0, 1],
      [1, 0, 0],
    ]);
  });

  test('is by name where the play has no id, and not known where nobody has the name', async () => {
    const by = (player: string) => ({ firstquarter: { event: touchdown('', player, 7, 0) } });
    expect((await scorers(by('A. One'), ['7', '0']))[0]).toEqual([1, 0, 0]);
    expect((await scorers(by('Somebody Else'), ['7', '0']))[0]).toEqual([undefined, undefined, undefined]);
  });

  test('is none of the listed players after a return by someone else, and after a game without a touchdown', async () => {
    const other = { firstquarter: { event: touchdown('99', 'D. Fence', 7, 0) } };
    expect((await scorers(other, ['7', '0']))[0]).toEqual([0, 0, 0]);
    expect((await scorers({ firstquarter: { event: fieldGoal(3, 0) } }, ['3', '0']))[0]).toEqual([0, 0, 0]);
  });

  test.each([
    ['without a list', null, ['7', '0']],
    [
      'of a list that ends before the final score',
      { firstquarter: { event: touchdown('11', 'A', 7, 0) } },
      ['14', '0'],
    ],
    [
      'of a list that begins in the middle',
      { thirdquarter: { event: touchdown('11', 'A', 14, 0) } },
      ['14', '0'],
    ],
    ['of a list without scores', { firstquarter: { event: { type: 'TD', player_id: '11' } } }, ['7', '0']],
  ] as const)('is not known %s', async (_, events, score) => {
    expect(await scorers(events, score)).toEqual([
      [undefined, undefined, undefined],
      [undefined, undefined, undefined],
    ]);
  });

  test('in hockey is a goal of play: the shootout decides the game and nobody’s bet', async () => {
    const goal = (id: string, home: number, away: number) => ({
      player_id: id,
      player: '',
      home_score: String(home),
      away_score: String(away),
    });
    const skater = (id: string) => ({
      id,
      name: `Skater ${id}`,
      time_on_ice: '12:00',
      goals: '1',
      assists: '0',
    });
    const { boxes } = await boxOf('NHL', {
      hometeam: { id: '1', name: 'Home', totalscore: '2', so: '1' },
      awayteam: { id: '2', name: 'Away', totalscore: '1', so: '0' },
      player_stats: { hometeam: { player: skater('11') }, awayteam: { player: skater('21') } },
      scoring: {
        firstperiod: { event: goal('21', 0, 1) },
        thirdperiod: { event: goal('11', 1, 1) },
        shootout: { event: goal('11', 2, 1) },
      },
    });
    expect(boxes[0]?.rows.map(({ stats }) => [stats.goals, stats.first_goals, stats.last_goals])).toEqual([
      [1, 0, 1],
      [1, 1, 0],
    ]);
  });
});

test('a double-double is ten or more of two of five counts', async () => {
  const player = (id: string, [points, total_rebounds, assists, steals, blocks]: readonly string[]) => ({
    id,
    name: `Player ${id}`,
    minutes: '30',
    points,
    total_rebounds,
    assists,
    steals,
    blocks,
  });
  const { boxes } = await boxOf('NBA', {
    player_stats: {
      hometeam: {
        starters: {
          player: [player('11', ['25', '10', '9', '1', '0']), player('12', ['25', '9', '9', '9', '9'])],
        },
      },
      awayteam: { starters: { player: player('21', ['10', '4', '11', '2', '10']) } },
    },
  });
  expect(boxes[0]?.rows.map(({ stats }) => [stats.double_doubles, stats.triple_doubles])).toEqual([
    [1, 0],
    [0, 0],
    [1, 1],
  ]);
});

test('a batter without a plate appearance did not play; a walk is one, and counts add up', async () => {
  const batter = (id: string, more: object) => ({
    id,
    name: `Batter ${id}`,
    at_bats: '0',
    walks: '0',
    hits: '0',
    runs: '0',
    runs_batted_in: '0',
    ...more,
  });
  const { boxes } = await boxOf('MLB', {
    stats: {
      hitters: {
        hometeam: {
          player: [
            batter('11', { at_bats: '4', hits: '2', runs: '1', runs_batted_in: '3' }),
            batter('12', { walks: '1' }),
            batter('13', { runs: '1' }),
          ],
        },
        awayteam: { player: batter('21', { hit_by_pitch: '1' }) },
      },
    },
  });
  expect(boxes[0]?.rows.map(({ playerId, stats }) => [playerId, stats.hits_runs_rbis])).toEqual([
    ['11', 6],
    ['12', 0],
    ['21', 0],
  ]);
});
