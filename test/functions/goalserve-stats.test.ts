/**
 * Team and player stats around a prediction: every query, the time and source of each section, and nothing invented.
 */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, test, vi } from 'vitest';
import type { Injury, Stats } from '../../lambdas/contracts/feed/stats.ts';
import * as locks from '../../lambdas/data/feed/feed-locks.ts';
import { feedPage, storePage } from '../../lambdas/data/feed/feed-pages.ts';
import { formOf } from '../../lambdas/domain/feed/games/form.ts';
import { handler } from '../../lambdas/functions/goalserve-stats.ts';
import { injuriesName, standingsName } from '../../lambdas/services/feed/pages.ts';
import { log } from '../../lambdas/telemetry/log.ts';
import { meetingsOf, recordsOf } from '../../scripts/local/feed/seasons/season.ts';
import { teamsOf } from '../../scripts/local/feed/seasons/teams.ts';
import { throughSite } from '../../scripts/local/process/environment.ts';
import { call } from '../support/api.ts';
import { forgetPage, requestCount, whileFeedIs } from '../support/feed.ts';
import { newSubscriber } from '../support/people.ts';

const sections = ['form', 'standings', 'injuries', 'nextGames', 'lastGames', 'headToHead'] as const;

async function ask(query: Record<string, string> = {}): Promise<Stats> {
  const { token } = await newSubscriber();
  const { status, body } = await call('goalserve-stats', { token, query });
  expect(status).toBe(200);
  return body;
}

/** Each test that breaks or counts a page uses a team of its own. */
function nflTeam(index: number) {
  const team = teamsOf('NFL')[index];
  if (!team) throw new Error(`there is no NFL team ${index}`);
  return {
    id: team.id,
    name: team.name,
    page: injuriesName('NFL', team.name),
    path: `football/${team.id}_injuries`,
  };
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const injury: Injury = { player: 'Sam Example', status: 'Out', description: 'Knee', day: '2026-11-18' };

describe('two teams', () => {
  test('have form, standings, injuries, games and head-to-head, each with its time and source', async () => {
    // No other test breaks a page of the last division.
    const { sport, first, second } = lastTwo();
    const stats = await ask({
      sport: sport.toLowerCase(),
      team: first.team.name,
      opponent: second.team.name,
    });
    const { team, opponent } = stats;
    expect(stats.sport).toBe(sport);
    expect([team, opponent]).toEqual([first, second].map(({ team: { id, name } }) => ({ id, name })));

    for (const name of sections) {
      const { available, reason, asOf, age, source, isStale } = stats[name];
      expect([name, available === (reason === null)]).toEqual([name, true]);
      expect([name, isStale]).toEqual([name, false]);
      expect(source).toMatch(/^Goalserve: /);
      expect(Date.parse(asOf ?? '')).toBeGreaterThan(Date.now() - 20 * 60_000);
      expect(age).toMatch(/^(less than a minute|\d+ minutes?)$/);
    }
    expect(stats.standings.rows).toMatchObject(
      [first, second].map(({ team: { id }, position, won, lost, scored }) => ({
        team: { id },
        position,
        won,
        lost,
        scored,
      })),
    );
    expect(stats.form.teams.map(({ streak }) => streak)).toEqual([first.streak, second.streak]);
    for (const { results } of stats.form.teams) {
      expect(results.length).toBeGreaterThan(0);
      expect(results.map(({ day }) => day)).toEqual(
        results
          .map(({ day }) => day)
          .sort()
          .reverse(),
      );
    }
    expect(stats.injuries.teams).toEqual([
      { team, reports: [] },
      { team: opponent, reports: [] },
    ]);
    const met = meetingsOf(sport, first.team.id, second.team.id, new Date());
    expect(stats.headToHead.meetings.map(({ day }) => day)).toEqual(met.slice(0, 10).map(({ day }) => day));
    expect(stats.headToHead.available).toBe(met.length > 0);
    const { won, lost, drawn } = stats.headToHead;
    expect(won + lost + drawn).toBe(stats.headToHead.meetings.length);
  });

  test("count head-to-head results from the requested team's side", async () => {
    const { sport, home, away } = teamsThatMet();
    const there = await ask({ sport: sport.toLowerCase(), team: home.name, opponent: away.name });
    const back = await ask({ sport, team: away.name, opponent: home.name });
    expect(there.headToHead.meetings.length).toBeGreaterThan(0);
    expect(back.headToHead.meetings).toEqual(there.headToHead.meetings);
    expect([back.headToHead.won, back.headToHead.lost]).toEqual([
      there.headToHead.lost,
      there.headToHead.won,
    ]);
  });

  test('take form from the same games as the list of last games', async () => {
    const { sport, home } = teamsThatMet();
    const { form, lastGames } = await ask({ sport, team: home.name });
    const [own] = form.teams;
    if (!own) throw new Error('there is no form');
    const games = lastGames.games.map((game) => ({
      ...game,
      sport,
      day: '',
      statusText: '',
      prices: null,
      status: 'final' as const,
    }));
    expect(own.results.map(({ gameId, outcome }) => [gameId, outcome])).toEqual(
      formOf(own.team, games).map(({ gameId, outcome }) => [gameId, outcome]),
    );
    expect(own.lastTen).toMatch(/^\d+-\d+$/);
  });
});

/** The last two teams of a season that has begun, of a sport whose standings have points scored. */
function lastTwo() {
  for (const sport of ['NFL', 'MLB', 'NHL'] as const) {
    const [first, second] = recordsOf(sport, new Date()).slice(-2);
    if (first?.streak && second?.streak) return { sport, first, second };
  }
  throw new Error('no season has begun');
}

/** A result between two teams of a season that has begun, of a sport whose standings have the last ten games. */
function teamsThatMet() {
  for (const sport of ['NBA', 'NHL', 'MLB'] as const) {
    const [first, ...others] = recordsOf(sport, new Date());
    for (const { team } of others) {
      const [game] = first ? meetingsOf(sport, first.team.id, team.id, new Date()) : [];
      if (game) return { sport, home: game.home, away: game.away };
    }
  }
  throw new Error('no team that leads its season has met another one');
}

describe('queries', () => {
  test.each([
    [{}, null],
    [{ sport: '', team: '', player: '', opponent: '' }, null],
    [{ sport: 'All' }, null],
    [{ player: 'Somebody' }, null],
    [{ team: 'Panthers' }, null],
    [{ team: 'Celtics', opponent: 'Cowboys' }, null],
    [{ team: 'Boston Celtics' }, 'NBA'],
    [{ opponent: 'Dallas Cowboys' }, 'NFL'],
    [{ team: 'Arizona Cardinals' }, 'NFL'],
    [{ sport: 'nba' }, 'NBA'],
    [{ sport: ' Mls ' }, 'MLS'],
    [{ sport: 'NHL', team: 'Toronto Maple Leafs' }, 'NHL'],
  ] as [Record<string, string>, string | null][])('%j is about %s', async (query, sport) => {
    const stats = await ask(query);
    expect(stats.sport).toBe(sport);
    for (const name of sections) {
      const { available, reason } = stats[name];
      expect([name, available === (reason === null)]).toEqual([name, true]);
      if (sport === null) expect(reason).toMatch(/^Name (a|the) sport/);
    }
  });

  test('accept a nickname, a city or a list that starts with the team', async () => {
    const name = 'Seattle Seahawks';
    const { id } = teamsOf('NFL').find((team) => team.name === name) ?? {};
    for (const team of [name, 'seahawks', 'SEATTLE', `${name}, Dallas Cowboys`, ` ${name} `]) {
      expect((await ask({ sport: 'NFL', team })).team).toEqual({ id, name });
    }
  });

  test("without a team return the standings and the league's games, and ask for a team for the rest", async () => {
    const stats = await ask({ sport: 'NFL' });
    expect(stats.standings.rows).toHaveLength(32);
    expect(stats.nextGames.games.length).toBeGreaterThan(0);
    expect(stats.lastGames.games).toHaveLength(5);
    expect([stats.form.reason, stats.injuries.reason, stats.headToHead.reason]).toEqual([
      'Name a team to see its form.',
      'Name a team to see its injuries.',
      'Name two teams to see their meetings.',
    ]);
    expect(stats).not.toHaveProperty('team');
  });

  test('with only an opponent return its form, injuries and games', async () => {
    const { name } = nflTeam(26);
    const stats = await ask({ sport: 'NFL', opponent: name });
    expect(stats.form.teams.map(({ team }) => team.name)).toEqual([name]);
    expect(stats.nextGames.games.every(({ home, away }) => [home.name, away.name].includes(name))).toBe(true);
    expect(stats.headToHead.available).toBe(false);
  });

  test('explain an unknown or ambiguous name, and still show the other team', async () => {
    const { name } = nflTeam(25);
    const both = await ask({ sport: 'NFL', team: name, opponent: 'Nowhere Nobodies' });
    expect(both).not.toHaveProperty('opponent');
    expect(both.form.available).toBe(true);
    expect(both.headToHead.reason).toBe('No NFL team, or more than one, is known as “Nowhere Nobodies”.');
    const alone = await ask({ sport: 'NFL', team: 'New York' });
    for (const section of sections) {
      expect(alone[section]).toMatchObject({
        available: false,
        reason: 'No NFL team, or more than one, is known as “New York”.',
      });
    }
  });

  test("with a player return that player's injury reports, and none for an unlisted player", async () => {
    const { name, page } = nflTeam(24);
    await storePage(page, [injury, { ...injury, player: 'Another Example' }], new Date());
    const named = (player: string) => ask({ sport: 'NFL', team: name, player });
    expect(await named('sam  EXAMPLE')).toMatchObject({
      player: 'sam  EXAMPLE',
      injuries: { available: true, player: [injury] },
    });
    expect((await named('Nobody')).injuries.player).toEqual([]);
    expect((await ask({ sport: 'NFL', team: name })).injuries.player).toBeNull();
    expect((await ask({ sport: 'NFL', player: 'Sam Example' })).injuries.reason).toBe(
      'Injuries are listed by team: name the player’s team.',
    );
  });

  test.each([
    [{ sport: 'chess' }, 'sport must be one of: NBA, NFL, NHL, MLB, MLS, CFL, GOLF'],
    [{ team: 'x'.repeat(501) }, 'team is too long (at most 500)'],
    [{ player: 'x'.repeat(501) }, 'player is too long (at most 500)'],
    [{ opponent: 'x'.repeat(501) }, 'opponent is too long (at most 500)'],
    // One character that normalizes to six.
    [{ sport: 'NBA', team: '㎯'.repeat(101) }, 'a name in team is too long (at most 100)'],
  ])('refuse %j with 400', async (query, error) => {
    const answer = await call('goalserve-stats', { token: (await newSubscriber()).token, query });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

describe('missing data', () => {
  test('the longest possible names match no team', async () => {
    const [team, opponent] = ['㎯'.repeat(100), '㎮'.repeat(100)];
    const { form } = await ask({ sport: 'NBA', team, opponent });
    expect(form).toMatchObject({ available: false, teams: [] });
  });

  test('the CFL has no standings, injuries or head-to-head', async () => {
    const stats = await ask({ sport: 'CFL' });
    expect([stats.standings, stats.injuries, stats.headToHead]).toMatchObject([
      { available: false, reason: 'The feed has no CFL standings.', source: null, rows: [] },
      { available: false, reason: 'CFL injury reports are not available.', teams: [] },
      { available: false, reason: 'CFL head-to-head results are not available.', meetings: [] },
    ]);
    expect(stats.nextGames).toMatchObject({ available: false, reason: 'No upcoming game is listed.' });
  });

  test('golf has tournaments instead', async () => {
    const stats = await ask({ sport: 'golf', player: 'A. Leader' });
    for (const section of sections) {
      expect(stats[section].reason).toBe('Golf has tournaments, not games between two teams.');
    }
    expect(stats.tournaments).toMatchObject({
      available: true,
      source: 'Goalserve: golf/live, golf/pga_schedule',
      current: [{ name: 'Wyndham Championship 2026', leaders: [] }],
    });
  });

  test('an empty off-season table is not an error', async () => {
    await forgetPage(standingsName('NHL'));
    await whileFeedIs('empty', 'hockey/nhl-standings', async () => {
      expect((await ask({ sport: 'NHL' })).standings).toMatchObject({
        available: false,
        reason: 'The feed lists no NHL standings now.',
        isStale: false,
      });
    });
  });
});

describe('stored pages', () => {
  test('are reused while fresh, and read once when twenty callers need an old one', async () => {
    const { name, path, page } = nflTeam(0);
    const query = { sport: 'NFL', team: name };
    await ask(query);
    const before = await requestCount(path);
    await ask(query);
    expect(await requestCount(path)).toBe(before);

    for (const make of [() => storePage(page, [injury], ago(61)), () => forgetPage(page)]) {
      await make();
      const requestsSoFar = await requestCount(path);
      const { token } = await newSubscriber();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => call('goalserve-stats', { token, query })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect((await requestCount(path)) - requestsSoFar).toBe(1);
      for (const { body } of answers) expect(body.injuries).toMatchObject({ available: true });
    }
  });

  test.each([
    [1, 'down', 'down'],
    [2, 'not-entitled', 'not entitled'],
    [3, 'empty', 'empty page, but the last one had rows'],
  ] as const)('of team %i remain, with their age, if the feed is %s', async (index, mode, problem) => {
    const { name, path, page } = nflTeam(index);
    await storePage(page, [injury], ago(3 * 60 + 5));
    const query = { sport: 'NFL', team: name };
    await whileFeedIs(mode, path, async () => {
      const before = await requestCount(path);
      for (let time = 0; time < 2; time += 1) {
        expect((await ask(query)).injuries).toMatchObject({
          available: true,
          isStale: true,
          age: '3 hours',
          teams: [{ reports: [injury] }],
        });
      }
      // Callers in the next half minute do not wait for the same failure.
      expect((await requestCount(path)) - before).toBe(1);
      const kept = await feedPage(page);
      expect(kept.problem).toContain(mode === 'down' ? '503' : problem);
    });
  });

  test.each([
    [4, 'down', 'Not available yet.'],
    [5, 'not-entitled', 'Our data feed does not include this.'],
  ] as const)('of team %i that were never read and are %s give that reason', async (index, mode, reason) => {
    const { name, path, page } = nflTeam(index);
    await forgetPage(page);
    await whileFeedIs(mode, path, async () => {
      expect((await ask({ sport: 'NFL', team: name })).injuries).toMatchObject({
        available: false,
        reason,
        asOf: null,
        teams: [],
      });
    });
  });

  test('are returned with their age while another reader takes too long', async () => {
    const { name, path, page } = nflTeam(6);
    await storePage(page, [injury], ago(125));
    expect(await locks.acquireLock(path, 'somebody', new Date())).toBe('acquired');
    const before = await requestCount(path);
    expect((await ask({ sport: 'NFL', team: name })).injuries).toMatchObject({
      isStale: true,
      age: '2 hours',
      teams: [{ reports: [injury] }],
    });
    expect(await requestCount(path)).toBe(before);
    await locks.releaseLock(path, 'somebody', 0, new Date());
    expect((await ask({ sport: 'NFL', team: name })).injuries.isStale).toBe(true);
    // The stand-in lists nobody where players were listed before: the feed was queried, but its answer was rejected.
    expect(await requestCount(path)).toBe(before + 1);
  }, 30_000);

  test('are read again although an earlier reader died', async () => {
    const { name, path, page } = nflTeam(7);
    await forgetPage(page);
    await locks.acquireLock(path, 'dead', new Date(Date.now() - 61_000));
    expect((await ask({ sport: 'NFL', team: name })).injuries).toMatchObject({
      available: true,
      isStale: false,
    });
  });
});

test("the feed's key is in no response, no page and no log line", async () => {
  const { name, path, page } = nflTeam(8);
  const lines: unknown[] = [];
  const spies = (['debug', 'info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(log, level).mockImplementation((...line) => {
      lines.push(line);
    }),
  );
  const { token } = await newSubscriber();
  await forgetPage(page);
  const body = await whileFeedIs('down', path, async () => {
    const { body } = await handler(eventOf(token, { sport: 'NFL', team: name }));
    return String(body);
  });
  for (const spy of spies) spy.mockRestore();
  expect(JSON.parse(body)).toMatchObject({ injuries: { available: false } });
  const written = JSON.stringify([body, lines, await feedPage(page)]);
  expect(written).toContain(path);
  expect(written).toContain('FeedFailures');
  expect(written).not.toContain('local-feed-key');
});

/** An event as API Gateway sends it. */
function eventOf(token: string, query: Record<string, string>): APIGatewayProxyEventV2 {
  const event = {
    version: '2.0',
    rawPath: '/.netlify/functions/goalserve-stats',
    headers: { ...throughSite, authorization: `Bearer ${token}` },
    queryStringParameters: query,
    requestContext: { requestId: 'test', http: { method: 'GET', sourceIp: '127.0.0.1' } },
    isBase64Encoded: false,
  };
  return event as unknown as APIGatewayProxyEventV2;
}
