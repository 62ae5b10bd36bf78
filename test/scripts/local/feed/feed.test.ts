/** The Goalserve stand-in: its paths and quirks, and that it reveals nothing ahead of time. */
import { describe, expect, test } from 'vitest';
import { netPrice } from '../../../../lambdas/domain/feed/odds/commission.ts';
import { fetchGames } from '../../../../lambdas/services/feed/feed.ts';
import { bookName } from '../../../../lambdas/services/feed/odds/book-names.ts';
import { makeControls } from '../../../../scripts/local/controls.ts';
import { allBooksOf } from '../../../../scripts/local/feed/pricing/common-book.ts';
import { winners } from '../../../../scripts/local/feed/seasons/golf-data.ts';
import { gamesBetween, gamesOn, type ReplayedGame } from '../../../../scripts/local/feed/seasons/replay.ts';
import { replayedSports, teamsOf } from '../../../../scripts/local/feed/seasons/teams.ts';
import { makeFeed } from '../../../../scripts/local/feed.ts';
import { serve } from '../serve.ts';

const thursday = '2026-11-19';
const sunday = '2026-11-22';
const noon = new Date(`${sunday}T17:00:00Z`);

function setUp(now = noon) {
  const clock = { now };
  const controls = makeControls();
  const feed = makeFeed({ key: 'k', controls, clock: () => clock.now });
  const get = (path: string) => {
    const url = new URL(path, 'http://feed');
    return feed.answer({ path: url.pathname, query: url.searchParams });
  };
  // biome-ignore lint/suspicious/noExplicitAny: the feed's responses are untyped; a missing field fails the test
  const json = (path: string): any => JSON.parse(String(get(path).body));
  return { clock, controls, feed, get, json };
}

describe('responds with', () => {
  test('XML, or JSON on request, with the same content', () => {
    const { get, json } = setUp();
    const xml = get('/k/bsktbl/nba-scores');
    expect(xml.type).toContain('text/xml');
    const [first] = [json('/k/bsktbl/nba-scores?json=1').scores.category.match].flat();
    expect(String(xml.body)).toContain(`id="${first.id}"`);
    expect(String(xml.body)).toContain(`name="${first.hometeam.name}"`);
  });

  test.each(['nfl-schedule', 'nfl-injuries', 'xfl-shedule'])('500 to the wrong path football/%s', (path) => {
    expect(setUp().get(`/k/football/${path}?json=1`).status).toBe(500);
  });

  test('500 to baseball with a hyphen, and to other sports with an underscore', () => {
    expect(setUp().get('/k/baseball/mlb-shedule').status).toBe(500);
    expect(setUp().get('/k/football/nfl_shedule').status).toBe(500);
  });

  test('an empty 200 to an unknown key', () => {
    expect(setUp().get('/other/football/nfl-shedule?json=1')).toMatchObject({ status: 200, body: '' });
  });

  test('an empty schedule: null on a day without a game, an XML shell for a sport that is not replayed', () => {
    const { get, json } = setUp();
    expect(json('/k/football/nfl-scores?json=1&date=20.11.2026')).toEqual({ scores: null });
    expect(get('/k/baseball/mlb_player_pitching?json=1').body).toMatch(/^<\?xml [^>]*\?><stats\/>$/);
  });

  test('an empty schedule in the format of each family', () => {
    const { get, json } = setUp();
    expect(json('/k/football/nfl-scores?json=1&date=24.11.2026')).toEqual({ scores: null });
    expect(json('/k/football/home?json=1')).toEqual({ scores: { sport: 'football', category: null } });
    expect(json('/k/football/d-1?json=1')).toEqual({ scores: { sport: 'football', category: null } });
    expect(json('/k/soccernew/home?json=1')).toEqual({ scores: null });
    expect(json('/k/getodds/soccer?json=1&cat=football_10')).toEqual({ scores: null });
    for (const path of [
      'baseball/mlb_player_pitching',
      // A day of MLS without a match, and two teams that have not met.
      'commentaries/1440.xml?date=17.11.2026',
      'h2h/3101/3119',
    ]) {
      const url = `/k/${path}${path.includes('?') ? '&' : '?'}json=1`;
      expect(get(url).body, path).toMatch(/^<\?xml [^>]*\?><\w+\/>$/);
    }
  });

  test.each([
    'bsktbl/1_injuries',
    'bsktbl/1_rosters',
    'football/h2h_1601-1',
    'football/h2h_1601',
    'h2h/3101/1',
    'golf/schedule',
    'soccer/mls',
    'soccerfixtures/leagueid/1',
  ])('500 to the unknown path %s', (path) => {
    expect(setUp().get(`/k/${path}?json=1`).status).toBe(500);
  });

  test('getodds at most once in ten seconds for each sport', () => {
    const { clock, get } = setUp();
    const ask = (cat: string) => get(`/k/getodds/soccer?json=1&cat=${cat}`).status;
    expect([ask('soccer_10'), ask('soccer_10'), ask('football_10')]).toEqual([200, 429, 200]);
    clock.now = new Date(noon.getTime() + 10_000);
    expect(ask('soccer_10')).toBe(200);
  });
});

describe('formats', () => {
  const span = (from: string, to: string) => `json=1&date1=${from}&date2=${to}`;

  test('NFL: contestID, dates without leading zeros, weeks as tournaments, one child as an object', () => {
    const { json } = setUp();
    const { tournament } = json(`/k/football/nfl-shedule?${span('10.09.2026', '10.09.2026')}`).shedules;
    expect(Array.isArray(tournament)).toBe(false);
    const { match } = tournament.week.matches;
    expect(match.contestID).toMatch(/^\d+$/);
    expect(match).not.toHaveProperty('id');
    expect(match.formatted_date).toBe('10.09.2026');
    expect(match.datetime_utc).toMatch(/^11\.09\.2026 \d\d:\d\d$/);
    expect(match.timezone).toBe('EDT');
    const early = json(`/k/football/nfl-shedule?${span('04.10.2026', '04.10.2026')}`).shedules.tournament
      .week;
    expect(early.matches.formatted_date).toBe('4.10.2026');
    const both = json(`/k/football/nfl-shedule?${span('19.11.2026', '22.11.2026')}`).shedules.tournament.week;
    expect(both.matches).toHaveLength(2);
    expect(both.matches[0].match.timezone).toBe('EST');
    expect(both.matches[1].match.length).toBeGreaterThan(5);
  });

  test('NBA: no @, misspelled keys, and a printed time an hour off', () => {
    const { json } = setUp();
    const { matches } = json(`/k/bsktbl/nba-shedule?${span('21.11.2026', '23.11.2026')}`).shedules;
    const match = [matches[0].match].flat()[0];
    expect(match.hometeam).toHaveProperty('posession', 'False');
    expect(match.timezone).toBe('EDT');
    const [, hour, minute, half] = /^(\d+):(\d\d) ([AP]M)$/.exec(match.time) ?? [];
    const printed = (Number(hour) % 12) + (half === 'PM' ? 12 : 0) + Number(minute) / 60;
    const [, utcHour, utcMinute] = / (\d\d):(\d\d)$/.exec(match.datetime_utc) ?? [];
    const eastern = (Number(utcHour) + Number(utcMinute) / 60 - 4 + 24) % 24;
    expect(eastern - printed).toBeCloseTo(1);
  });

  test('MLB: @ before every attribute, the XML declaration, innings once the game is over', () => {
    const { json } = setUp();
    const answer = json('/k/baseball/usa?json=1&date=21.11.2026');
    expect(Object.keys(answer)).toEqual(['?xml', 'scores']);
    const [match] = answer.scores.category.match;
    expect(Object.keys(match).filter((name) => !name.startsWith('@'))).toEqual([
      'awayteam',
      'hometeam',
      'starting_pitchers',
      'stats',
    ]);
    expect(match.hometeam).toMatchObject({ '@in1': '', innings: { inning: expect.any(Array) } });
    expect(json('/k/baseball/mlb-scores?json=1&date=21.11.2026')).toEqual(answer);
  });

  test('every value is text', () => {
    const { json } = setUp();
    const check = (value: unknown): void => {
      if (value === null || typeof value === 'string') return;
      expect(typeof value).toBe('object');
      for (const child of Object.values(value as object)) check(child);
    };
    const asked = `${span('20.11.2026', '26.11.2026')}&showodds=1`;
    for (const path of [
      ...['football/nfl-shedule', 'bsktbl/nba-shedule', 'hockey/nhl-shedule', 'baseball/mlb_shedule'].map(
        (schedule) => `${schedule}?${asked}`,
      ),
      ...['soccerfixtures/leagueid/1440', 'standings/1440.xml', 'soccernew/injuries'],
      ...['football/nfl-scores?date=15.11.2026', 'bsktbl/nba-scores?date=20.11.2026'],
      'getodds/soccer?cat=soccer_10&league=1440&date_start=21.11.2026&date_end=29.11.2026',
    ]) {
      check(json(`/k/${path}${path.includes('?') ? '&' : '?'}json=1`));
    }
  });

  test('a schedule without both dates is the whole season', () => {
    const { get } = setUp();
    const whole = String(get('/k/bsktbl/nba-shedule?json=1').body);
    expect(whole.length).toBeGreaterThan(400_000);
    expect(String(get('/k/bsktbl/nba-shedule?json=1&date1=21.11.2026').body)).toBe(whole);
  });
});

type Teams = Record<string, string>[];

/** Of every division. */
function teamsIn(standings: {
  category: { league: { division: { team: Teams } | { team: Teams }[] } | { division: { team: Teams }[] }[] };
}): Teams {
  return [standings.category.league]
    .flat()
    .flatMap((league) => [league.division].flat().flatMap(({ team }) => team));
}

describe('other pages', () => {
  const season = { began: '2023-09-07', second: '2023-09-12T12:00:00Z' };
  const [detroit, kansasCity] = ['1611', '1616'];

  test("standings add up the known results, in each league's spelling", () => {
    const { json } = setUp(new Date(season.second));
    const teams = teamsIn(json('/k/football/nfl-standings?json=1').standings);
    expect(teams).toHaveLength(32);
    expect(teams.find(({ name }) => name === 'Detroit Lions')).toMatchObject({
      won: '1',
      lost: '0',
      ties: '0',
      win_percentage: '1.000',
      points_for: '21',
      points_against: '20',
      home_record: '0-0',
      road_record: '1-0',
      streak: 'W1',
    });
    const nba = teamsIn(setUp().json('/k/bsktbl/nba-standings?json=1').standings)[0];
    expect(nba).toHaveProperty('average_points_agains');
    expect(nba?.percentage).toMatch(/^(\.\d{3}|1\.000)$/);
    expect(nba?.last_10).toMatch(/^\d+-\d+$/);
    const mlb = teamsIn(setUp().json('/k/baseball/mlb_standings?json=1').standings)[0];
    expect(Object.keys(mlb ?? {}).every((name) => name.startsWith('@'))).toBe(true);
    expect(mlb).toHaveProperty('@current_streak');
  });

  test('teams are ranked within their division, or in one table if divisions are unknown', () => {
    const { json } = setUp();
    const { league } = json('/k/football/nfl-standings?json=1').standings.category;
    expect(league.map(({ name }: { name: string }) => name)).toEqual([
      'American Football Conference',
      'National Football Conference',
    ]);
    const west = league[1].division.find(({ name }: { name: string }) => name === 'NFC West');
    expect(west.team.map(({ position }: { position: string }) => position)).toEqual(['1', '2', '3', '4']);
    expect(west.team.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Arizona Cardinals',
      'Los Angeles Rams',
      'San Francisco 49ers',
      'Seattle Seahawks',
    ]);
    for (const [path, sizes] of [
      ['bsktbl/nba-standings', Array(6).fill(5)],
      ['hockey/nhl-standings', Array(4).fill(8)],
      ['baseball/mlb_standings', [30]],
    ] as const) {
      const leagues = [json(`/k/${path}?json=1`).standings.category.league].flat();
      const divisions = leagues.flatMap((each) => [each.division].flat());
      expect(divisions.map(({ team }) => team.length)).toEqual(sizes);
    }
  });

  test('wins and losses of all teams match the number of finished games', () => {
    const { json } = setUp();
    for (const path of [
      'football/nfl-standings',
      'bsktbl/nba-standings',
      'hockey/nhl-standings',
      'baseball/mlb_standings',
    ]) {
      const teams = teamsIn(json(`/k/${path}?json=1`).standings);
      const sum = (name: string) =>
        teams.reduce((all, team) => all + Number(team[name] ?? team[`@${name}`] ?? 0), 0);
      expect(sum('won')).toBeGreaterThan(50);
      expect(sum('lost')).toBe(sum('won'));
    }
  });

  test('no team has a win before the first game of a season is over', () => {
    const teams = teamsIn(
      setUp(new Date(`${season.began}T12:00:00Z`)).json('/k/football/nfl-standings?json=1').standings,
    );
    expect(teams).toHaveLength(32);
    expect(teams.every(({ won, lost, streak }) => won === '0' && lost === '0' && streak === '')).toBe(true);
  });

  test('injuries are empty, because the data has none', () => {
    expect(setUp().json('/k/football/1628_injuries?json=1')).toEqual({
      team: { id: '1628', name: 'Seattle Seahawks', report: null },
    });
  });

  test('meetings: one as an object, home side first, in either order of teams, this season only', () => {
    const { json } = setUp(new Date(season.second));
    const { team1_id, top50, overall } = json(`/k/football/h2h_${detroit}-${kansasCity}?json=1`).h2h;
    expect(team1_id).toBe(detroit);
    expect(top50.match).toMatchObject({
      date: '07.09.2023',
      team1: 'Kansas City Chiefs',
      id1: kansasCity,
      team2: 'Detroit Lions',
      id2: detroit,
      team1_score: '20',
      team2_score: '21',
    });
    expect(overall.total).toEqual({ games: '1', team1_won: '1', team2_won: '0', draws: '0' });
  });

  test('two teams that have not met have none', () => {
    const { json } = setUp(new Date(season.second));
    const met = teamsOf('NFL').map(({ id }) => json(`/k/football/h2h_${detroit}-${id}?json=1`).h2h !== null);
    expect(met).toContain(false);
    expect(met).toContain(true);
  });
});

test('the controls count the requests for each path', () => {
  const { controls, get } = setUp();
  get('/k/football/nfl-standings?json=1');
  get('/k/football/nfl-standings');
  get('/k/golf/live');
  expect(controls.asked()).toEqual({ 'football/nfl-standings': 2, 'golf/live': 1 });
});

describe('over time', () => {
  const [game] = gamesOn('NFL', thursday);
  const moment = (ms: number) => new Date(ms);
  const start = Number(game?.startsAt);
  const end = Number(game?.endsAt);
  const path = '/k/football/nfl-shedule?json=1&showodds=1&date1=19.11.2026&date2=19.11.2026';
  const matchAt = (now: Date) => setUp(now).json(path).shedules.tournament.week.matches.match;

  test('before the start: odds, no score', () => {
    const match = matchAt(moment(start - 1));
    expect(match.status).toBe('Not Started');
    expect(match.hometeam.totalscore).toBe('');
    const markets = match.odds.type.map(({ value }: { value: string }) => value);
    expect(markets.slice(0, 3)).toEqual(['Home/Away', 'Over/Under', 'Handicap']);
    expect(markets.slice(3)).toContain('Anytime Touchdown Scorer');
  });

  test('odds only on request', () => {
    const { json } = setUp(moment(start - 1));
    const without = json(path.replace('&showodds=1', '')).shedules.tournament.week.matches.match;
    expect(without).not.toHaveProperty('odds');
  });

  test('during the game: a period, no odds, and a growing score that is not final', () => {
    const final = Number(game?.score.home);
    expect(final).toBeGreaterThan(1);
    for (const [at, status, score] of [
      [start, '1st Quarter', 0],
      [(start + end) / 2, 'Break Time', Math.floor(final / 2)],
      [end - 1, '4th Quarter', final - 1],
    ] as const) {
      const match = matchAt(moment(at));
      expect(match.status).toBe(status);
      expect(match).not.toHaveProperty('odds');
      expect(match.hometeam.totalscore).toBe(String(score));
    }
  });

  test('after the game: the final score', () => {
    const match = matchAt(moment(end));
    expect(match.status).toBe('Final');
    expect(match.hometeam.totalscore).toBe(String(game?.score.home));
    expect(match.awayteam.totalscore).toBe(String(game?.score.away));
  });

  test('a baseball game is in an inning', () => {
    const [first] = gamesOn('MLB', thursday);
    const { json } = setUp(moment(Number(first?.startsAt)));
    const matches = [json('/k/baseball/usa?json=1&date=19.11.2026').scores.category.match].flat();
    expect(matches.find((match) => match['@id'] === first?.id)['@status']).toBe('Top of 1st');
  });
});

describe('on request', () => {
  test('a golfer wins: a whole leaderboard from Sunday evening until the week is over', () => {
    const { clock, controls, json } = setUp(new Date(`${sunday}T23:59:00Z`));
    const tournament = () => json('/k/golf/live?json=1').scores.tournament;
    controls.set({ feed: { mode: 'won', match: 'Hideki Matsuyama' } });
    expect(tournament()).toMatchObject({ status: 'In Progress', player: null });
    clock.now = new Date(clock.now.getTime() + 60_000);
    const { status, player } = tournament();
    expect(status).toBe('Finished');
    expect(player[0]).toEqual({ pos: '1', name: 'Hideki Matsuyama' });
    const names = player.map(({ name }: { name: string }) => name);
    expect([names.length, new Set(names).size]).toEqual([winners.length, winners.length]);
    clock.now = new Date(clock.now.getTime() + 5 * 3600_000);
    expect(tournament()).toMatchObject({ status: 'Not Started', player: null });
  });

  test('it is down, empty, or not entitled', () => {
    const { controls, get, json } = setUp();
    const path = '/k/football/nfl-shedule?json=1';
    controls.set({ feed: { mode: 'down' } });
    expect(get(path).status).toBe(503);
    controls.set({ feed: { mode: 'empty' } });
    expect(json(path)).toEqual({ shedules: null });
    controls.set({ feed: { mode: 'not-entitled', match: 'football' } });
    controls.set({ feed: { mode: 'normal' } });
    expect(get(path).body).toBe('');
    expect(get('/k/bsktbl/nba-shedule?json=1').body).not.toBe('');
  });

  test('a game is postponed', () => {
    const { controls, json } = setUp(new Date('2026-11-20T12:00:00Z'));
    const path = '/k/football/nfl-shedule?json=1&showodds=1&date1=19.11.2026&date2=19.11.2026';
    const match = () => json(path).shedules.tournament.week.matches.match;
    expect(match().status).toBe('Final');
    controls.set({ feed: { mode: 'status', status: 'Postponed', match: match().hometeam.name } });
    expect(match()).toMatchObject({ status: 'Postponed', hometeam: { totalscore: '' } });
  });
});

test.each(replayedSports)('the product reads the replayed data from it: %s', async (sport) => {
  const { feed } = setUp();
  const baseUrl = await serve((request) => feed.answer(request));
  const span = { from: '2026-11-19', to: '2026-11-29', now: noon };
  const result = await fetchGames(sport, span, { baseUrl, key: 'k' });
  if (result.kind !== 'games') throw new Error(`${sport}: ${result.kind}`);
  expect(result).toMatchObject({ skipped: 0, problems: [] });
  const facts = new Map<string, ReplayedGame>(
    gamesBetween(sport, span.from, span.to).map((game) => [`${sport}-${game.id}`, game]),
  );
  expect(result.games).toHaveLength(facts.size);
  for (const game of result.games) {
    const fact = facts.get(game.id);
    if (!fact) throw new Error(`${game.id} is no game of these days`);
    expect(game).toMatchObject({ startsAt: fact.startsAt.toISOString(), day: fact.day });
    if (game.status === 'final') expect(game).toMatchObject({ score: fact.score, prices: null });
    if (game.status !== 'scheduled') continue;
    const priced = new Map(
      allBooksOf(fact, noon).map(({ name, moneyline, spread, total }) => [
        bookName(name),
        {
          // The product counts the prices of exchanges after their commission.
          moneyline: Object.fromEntries(
            Object.entries(moneyline).map(([side, price]) => [side, netPrice(price, bookName(name))]),
          ),
          spread: spread && { homeLine: spread.line, home: spread.home, away: spread.away },
          total,
        },
      ]),
    );
    expect(game.books?.map(({ book }) => book).sort()).toEqual([...priced.keys()].sort());
    for (const { book, moneyline, spread, total } of game.books ?? []) {
      expect({ moneyline, spread, total }).toEqual(priced.get(book));
    }
  }
  const seen = new Set(result.games.map(({ status }) => status));
  expect([...seen].filter((status) => status !== 'live').sort()).toEqual(['final', 'scheduled']);
});
