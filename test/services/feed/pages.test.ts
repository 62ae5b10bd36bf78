/** The feed's other pages: their paths and their many formats. */
import { describe, expect, test } from 'vitest';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import type { FeedConfig } from '../../../lambdas/services/feed/client.ts';
import {
  fetchPage,
  golfPages,
  headToHeadName,
  headToHeadPage,
  injuriesName,
  injuriesPage,
  type Page,
  pitchersPage,
  standingsPage,
  startersPage,
  wholeInjuriesPage,
} from '../../../lambdas/services/feed/pages.ts';
import {
  golfLive,
  golfSchedule,
  headToHead,
  meetingRow,
  mlbStandings,
  mlsStandings,
  nbaReport,
  nbaStandings,
  nbaTeam,
  nflReport,
  nflStandings,
  nhlStandings,
  teamReport,
} from './page-samples.ts';

const seahawks = { id: '1699', name: 'Seattle Seahawks' };
const packers = { id: '1700', name: 'Green Bay Packers' };
const key = 'k3y/with space';

/** A feed that gives one response to every request, and records the requests. */
function feedOf(answer: unknown) {
  const requests: string[] = [];
  const config: FeedConfig = {
    baseUrl: 'http://feed.test/getfeed',
    key,
    fetch: async (input) => {
      requests.push(String(input).replace('http://feed.test/getfeed/k3y%2Fwith%20space/', ''));
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
    },
  };
  return { asked: requests, config };
}

const got = <Row>(page: Page<Row> | undefined, answer: unknown) => {
  if (!page) throw new Error('the feed has no such page');
  return fetchPage(page, feedOf(answer).config);
};

describe('paths', () => {
  const pathsOf = (sport: Sport) => ({
    standings: standingsPage(sport)?.path,
    injuries: injuriesPage(sport, seahawks)?.path,
    headToHead: headToHeadPage(sport, [seahawks, packers])?.path,
  });

  test.each([
    ['NBA', 'bsktbl/nba-standings', 'bsktbl/1699_injuries', 'bsktbl/h2h_1699-1700'],
    ['NFL', 'football/nfl-standings', 'football/1699_injuries', 'football/h2h_1699-1700'],
    ['NHL', 'hockey/nhl-standings', 'hockey/1699_injuries', 'hockey/h2h_1699-1700'],
    ['MLB', 'baseball/mlb_standings', 'baseball/1699_injuries', 'baseball/h2h_1699-1700'],
    ['MLS', 'standings/1440.xml', 'soccernew/injuries', 'h2h/1699/1700'],
    ['CFL', undefined, undefined, undefined],
    ['GOLF', undefined, undefined, undefined],
  ] as const)('%s', (sport, standings, injuries, headToHead) => {
    expect(pathsOf(sport)).toEqual({ standings, injuries, headToHead });
  });

  test('no page is requested more often than the feed updates it', () => {
    const minutesOf = (page: Page<unknown> | undefined) => (page?.freshMs ?? 0) / 60_000;
    expect(
      ['NBA', 'NFL', 'NHL', 'MLB', 'MLS'].map((sport) => minutesOf(standingsPage(sport as Sport))),
    ).toEqual([60, 60, 60, 60, 10]);
    expect(minutesOf(injuriesPage('NFL', seahawks))).toBe(60);
    expect(minutesOf(headToHeadPage('NFL', [seahawks, packers]))).toBe(60);
    expect(minutesOf(golfPages.schedule)).toBe(120);
  });

  test('the key is in the path, and JSON is requested', async () => {
    const { asked: requests, config } = feedOf(nflStandings);
    await fetchPage(golfPages.live, config);
    expect(requests).toEqual(['golf/live?json=1']);
  });

  test('a page has one name, whichever team comes first and however it is spelled', () => {
    expect(headToHeadName('MLS', 'CF Montréal', 'Inter Miami CF')).toBe(
      headToHeadName('MLS', 'inter miami cf', 'CF MONTREAL'),
    );
    expect(injuriesName('NFL', 'Seattle  Seahawks')).toBe(injuriesPage('NFL', seahawks)?.name);
    expect(injuriesName('NFL', 'Seahawks')).not.toBe(injuriesName('NBA', 'Seahawks'));
  });
});

describe('standings', () => {
  const rowsOf = async (sport: Sport, answer: unknown) => {
    const result = await got(standingsPage(sport), answer);
    if (result.kind !== 'rows') throw new Error(result.kind);
    return result.rows;
  };

  test('NBA: percentages without a leading zero, averages under a misspelled name, one team or several', async () => {
    const [row] = await rowsOf('NBA', nbaStandings(nbaTeam));
    expect(row).toEqual({
      team: { id: '1066', name: 'Boston Celtics' },
      group: 'Eastern Conference, Atlantic',
      position: 1,
      won: 10,
      lost: 6,
      drawn: null,
      overtimeLosses: null,
      points: null,
      winShare: 0.625,
      scored: null,
      conceded: null,
      scoredPerGame: 115.2,
      concededPerGame: 108.9,
      homeRecord: '6-2',
      awayRecord: '4-4',
      streak: 'Won 3',
      lastTen: '7-3',
    });
    expect(await rowsOf('NBA', nbaStandings([nbaTeam, { ...nbaTeam, id: '2' }]))).toHaveLength(2);
  });

  test('NFL: ties, and points for and against', async () => {
    expect(await rowsOf('NFL', nflStandings)).toMatchObject([
      { won: 9, lost: 7, drawn: 1, winShare: 0.559, scored: 394, conceded: 370, streak: 'L1' },
    ]);
  });

  test('NHL: points, and overtime losses', async () => {
    expect(await rowsOf('NHL', nhlStandings)).toMatchObject([
      { team: { name: 'Toronto Maple Leafs' }, won: 12, lost: 5, overtimeLosses: 2, points: 26 },
    ]);
  });

  test('MLB: @ everywhere, runs, and its own names for the streak and road games', async () => {
    expect(await rowsOf('MLB', mlbStandings)).toMatchObject([
      {
        team: { id: '1001', name: 'Toronto Blue Jays' },
        group: 'American League, East',
        won: 94,
        awayRecord: '40-41',
        streak: 'W4',
        scored: 798,
        conceded: 721,
        winShare: null,
      },
    ]);
  });

  test('MLS: games in "overall", points in "total", and home goals are not taken for all goals', async () => {
    expect(await rowsOf('MLS', mlsStandings)).toMatchObject([
      {
        group: 'MLS',
        position: 3,
        won: 16,
        drawn: 8,
        lost: 10,
        points: 56,
        scored: 55,
        conceded: 48,
        homeRecord: '10-3-4',
        awayRecord: null,
      },
    ]);
  });

  test('a row without a name is left out', async () => {
    expect(await rowsOf('NBA', nbaStandings([nbaTeam, { ...nbaTeam, name: '' }]))).toHaveLength(1);
  });
});

describe('injuries', () => {
  test('NFL: a report as an object or several, a player without an id', async () => {
    const page = injuriesPage('NFL', seahawks);
    const injury = {
      player: 'Sam Example',
      status: 'Sidelined',
      description: 'Knee - ACL',
      day: '2026-11-18',
    };
    expect(await got(page, teamReport(nflReport))).toEqual({ kind: 'rows', rows: [injury] });
    expect(await got(page, teamReport([nflReport, { ...nflReport, player_name: '' }, nflReport]))).toEqual({
      kind: 'rows',
      rows: [injury, injury],
    });
  });

  test.each([
    ['Sidelined', 'Expected back Nov 30', 'Out', 'Expected back Nov 30'],
    ['Ankle sprain', 'Game Time Decision', 'Game Time Decision', 'Ankle sprain'],
    ['Hamstring', '', 'Questionable', 'Hamstring'],
    ['Knee', 'He hopes to play on Friday', 'Questionable', 'Knee'],
    ['Illness', 'Doubtful', 'Doubtful', 'Illness'],
  ])('NBA: %s, “%s”', async (status, description, said, what) => {
    const report = { ...nbaReport, status, description };
    expect(await got(injuriesPage('NBA', seahawks), teamReport(report))).toEqual({
      kind: 'rows',
      rows: [{ player: 'Alex Sample', status: said, description: what, day: '2026-11-07' }],
    });
  });

  test('MLB: with @', async () => {
    const answer = {
      team: {
        '@id': '1699',
        '@name': 'Seattle Seahawks',
        report: { '@player_name': 'S. Example', '@status': 'IL' },
      },
    };
    expect(await got(injuriesPage('MLB', seahawks), answer)).toMatchObject({
      rows: [{ player: 'S. Example', status: 'IL', description: '', day: null }],
    });
  });

  test.each([
    ['no report', teamReport(null)],
    ['an XML shell', '<?xml version="1.0"?><team id="1699"/>'],
    ['an empty root', { injuries: null }],
  ])('%s: no injuries', async (_name, answer) => {
    expect((await got(injuriesPage('NFL', seahawks), answer)).kind).toBe('nothing');
  });

  test('a regular refresh trusts a list that names the team without any player', async () => {
    const page = wholeInjuriesPage('NFL', seahawks);
    expect(await got(page, teamReport(null))).toEqual({ kind: 'rows', rows: [] });
    for (const answer of [
      { team: null },
      { team: { id: '5', report: null } },
      '<?xml version="1.0"?><team/>',
    ]) {
      expect((await got(page, answer)).kind).toBe('nothing');
    }
    expect(wholeInjuriesPage('CFL', seahawks)).toBeUndefined();
  });

  test('MLS: who is out or doubtful for an upcoming match', async () => {
    const player = (name: string, status: string) => ({ '@name': name, '@status': status, '@id': '1' });
    const match = {
      localteam: {
        '@id': '9001',
        '@name': 'CF Montréal',
        to_miss: { player: [player('A. One', 'Foot Injury'), player('B. Two', 'Suspended')] },
        questionable: { player: player('C. Three', 'Knock') },
      },
      visitorteam: { '@id': '5', '@name': 'Elsewhere FC', to_miss: { player: player('D. Four', 'x') } },
    };
    const answer = { scores: { category: [{ '@id': '1440', matches: { match: [match, match] } }] } };
    const rows = [
      { player: 'A. One', status: 'Out', description: 'Foot Injury', day: null },
      { player: 'B. Two', status: 'Out', description: 'Suspended', day: null },
      { player: 'C. Three', status: 'Questionable', description: 'Knock', day: null },
    ];
    expect(await got(injuriesPage('MLS', { id: '9001', name: 'CF Montréal' }), answer)).toEqual({
      kind: 'rows',
      rows,
    });
    const nobody = { id: '7', name: 'Nobody SC' };
    expect((await got(injuriesPage('MLS', nobody), answer)).kind).toBe('nothing');
    expect((await got(wholeInjuriesPage('MLS', nobody), answer)).kind).toBe('rows');
  });

  test('from one list of all leagues, only the team’s own entries are used', async () => {
    const page = injuriesPage('MLS', { id: '9001', name: 'CF Montréal' });
    const report = { '@player_name': 'J. Sample', '@status': 'Out' };
    const other = { '@id': '5', '@name': 'Elsewhere FC', report };
    const second = { ...report, '@player_name': 'K. Sample' };
    const own = { '@id': '9001', '@name': 'CF Montréal', report: [report, second] };
    const listOf = (team: unknown) => ({ injuries: { league: [{ '@id': '1204', team }] } });
    expect(await got(page, listOf([other, own]))).toMatchObject({
      rows: [{ player: 'J. Sample' }, { player: 'K. Sample' }],
    });
    expect((await got(page, listOf(other))).kind).toBe('nothing');
    expect(await got(page, { injuries: { report } })).toEqual({
      kind: 'down',
      why: 'soccernew/injuries sent an unexpected structure',
    });
  });
});

describe('starting pitchers', () => {
  const named = (name: string, id: string) => ({ player: { '@name': name, '@id': id } });
  const match = {
    '@id': '1329189799',
    '@datetime_utc': '27.05.2026 17:07',
    hometeam: { '@id': '1005', '@name': 'Toronto Blue Jays' },
    awayteam: { '@id': '1007', '@name': 'Miami Marlins' },
    starting_pitchers: { hometeam: named('Gausman', '32667'), awayteam: named('Perez', '4917854') },
  };
  const day = (of: unknown) => ({ scores: { '@sport': 'baseball', category: { match: of } } });

  test('by last name and id; a game without them is left out', async () => {
    const row = {
      matchId: '1329189799',
      startsAt: '2026-05-27T17:07:00.000Z',
      home: '1005',
      away: '1007',
      homeStarter: { id: '32667', name: 'Gausman' },
      awayStarter: { id: '4917854', name: 'Perez' },
    };
    const half = { ...match, starting_pitchers: { hometeam: named('Gausman', '32667'), awayteam: null } };
    expect(await got(startersPage, day([match, { ...match, starting_pitchers: null }, half]))).toEqual({
      kind: 'rows',
      rows: [row, { ...row, awayStarter: null }],
    });
    expect(await got(startersPage, { scores: null })).toEqual({ kind: 'rows', rows: [] });
  });

  test('statistics of the requested pitchers, under any of their names and in any time frame', async () => {
    const player = { '@id': '32667', '@name': 'K. Gausman', '@innings_pitched': '61.2', '@strikeouts': '70' };
    const answer = (era: object) => ({ any: { frame: { player: [{ ...player, ...era }, { '@id': '1' }] } } });
    const page = pitchersPage(new Set(['32667']));
    for (const era of [{ '@earned_runs_average': '3.13' }, { '@era': '3.13' }]) {
      expect(await got(page, answer(era))).toEqual({
        kind: 'rows',
        rows: [{ id: '32667', name: 'K. Gausman', era: 3.13, innings: 61.2, strikeouts: 70 }],
      });
    }
    expect(await got(page, answer({ '@era': '-' }))).toMatchObject({ rows: [{ era: null }] });
  });
});

describe('head-to-head', () => {
  const page = headToHeadPage('NFL', [seahawks, packers]);

  test('the meetings, newest first, without other games and without games that have no date', async () => {
    const away = {
      ...meetingRow,
      date: '1.11.2026',
      team1: 'Green Bay Packers',
      id1: '1700',
      team2: 'Seattle Seahawks',
      id2: '1699',
      team1_score: '',
    };
    const answer = headToHead([meetingRow, away, { ...meetingRow, id2: '5' }, { ...meetingRow, date: '' }]);
    expect(await got(page, answer)).toEqual({
      kind: 'rows',
      rows: [
        { day: '2026-11-01', home: 'Green Bay Packers', away: 'Seattle Seahawks', score: null },
        {
          day: '2026-10-08',
          home: 'Seattle Seahawks',
          away: 'Green Bay Packers',
          score: { home: 24, away: 21 },
        },
      ],
    });
  });

  test('teams are matched by id and get the names used in games', async () => {
    const answer = headToHead({ ...meetingRow, team1: 'Seattle', team2: 'G.B. Packers' });
    expect(await got(page, answer)).toMatchObject({
      rows: [{ home: 'Seattle Seahawks', away: 'Green Bay Packers', score: { home: 24, away: 21 } }],
    });
  });

  test('a single meeting may be an object, with @, and with teams as children or attributes of another name', async () => {
    const marked = Object.fromEntries(Object.entries(meetingRow).map(([name, value]) => [`@${name}`, value]));
    expect(await got(page, headToHead(marked))).toMatchObject({ rows: [{ score: { home: 24, away: 21 } }] });
    const children = {
      date: '08.10.2026',
      hometeam: { id: '1699', name: 'Seattle Seahawks', totalscore: '3' },
      awayteam: { id: '1700', name: 'Green Bay Packers', totalscore: '0' },
    };
    expect(await got(page, headToHead(children))).toMatchObject({ rows: [{ score: { home: 3, away: 0 } }] });
    const { team1, team2, id1, id2, ...rest } = meetingRow;
    const renamed = { ...rest, team1_name: team1, team2_name: team2, team1_id: id1, team2_id: id2 };
    const recent = { 'head-to-head': { recent_meetings: { match: renamed } } };
    expect(await got(page, recent)).toMatchObject({ rows: [{ home: 'Seattle Seahawks' }] });
  });

  test('two teams that never met', async () => {
    expect((await got(page, headToHead(null))).kind).toBe('nothing');
    expect((await got(page, '<?xml version="1.0"?><h2h></h2h>')).kind).toBe('nothing');
  });
});

describe('golf', () => {
  test('the leaderboard: one tournament as an object; a player without a name is left out', async () => {
    expect(await got(golfPages.live, golfLive)).toEqual({
      kind: 'rows',
      rows: [
        {
          id: '501',
          name: 'The Example Classic',
          status: 'In Progress',
          from: null,
          to: null,
          leaders: [
            { position: '1', player: 'A. Leader', country: 'USA' },
            { position: 'T2', player: 'B. Second', country: 'CAN' },
          ],
        },
      ],
    });
  });

  test('the schedule: dates with and without leading zeros, and no leader yet', async () => {
    expect(await got(golfPages.schedule, golfSchedule)).toMatchObject({
      rows: [
        { name: 'The Example Classic', from: '2026-11-19', to: '2026-11-22', leaders: [] },
        { name: 'The Sample Open', from: '2026-12-03', to: '2026-12-06' },
      ],
    });
  });
});

describe('failures', () => {
  const page = standingsPage('NBA');

  test.each([
    ['null', { standings: null }, { kind: 'nothing' }],
    ['an XML shell', '<?xml version="1.0"?><standings/>', { kind: 'nothing' }],
    ['an empty body', '', { kind: 'not-entitled' }],
    [
      'another shape',
      { scores: null },
      { kind: 'down', why: 'bsktbl/nba-standings sent an unexpected structure' },
    ],
    [
      'XML where JSON was asked for',
      '<standings><team id="1"/></standings>',
      { kind: 'down', why: 'bsktbl/nba-standings sent markup instead of JSON' },
    ],
    [
      'a truncated body',
      '{"standings":',
      { kind: 'down', why: 'bsktbl/nba-standings sent neither JSON nor XML' },
    ],
  ])('%s', async (_name, answer, result) => {
    expect(await got(page, answer)).toEqual(result);
  });

  test('the key is in no error', async () => {
    const failing = async (input: unknown) => {
      throw new TypeError(`fetch failed for ${input}`, { cause: new Error(`connect to ${key} refused`) });
    };
    const result = await fetchPage(golfPages.live, {
      baseUrl: 'http://feed.test',
      key,
      fetch: failing as typeof fetch,
    });
    expect(result.kind).toBe('down');
    expect(JSON.stringify(result)).not.toMatch(/k3y/);
  });
});
