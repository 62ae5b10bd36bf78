/** Requests to the feed and its responses: every format, every quirk, and every failure. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import { type FeedConfig, redact } from '../../../lambdas/services/feed/client.ts';
import { fetchGames } from '../../../lambdas/services/feed/feed.ts';
import {
  cflMatch,
  footballDay,
  mlbMatch,
  mlbSchedule,
  mlsFixtures,
  mlsMatch,
  mlsOdds,
  nbaFinal,
  nbaMatch,
  nbaSchedule,
  nflMatch,
  nflSchedule,
} from './samples.ts';

const now = new Date('2026-11-20T23:00:00Z');
const span = { from: '2026-11-17', to: '2026-11-27', now };
const everything = { from: '2026-01-01', to: '2026-12-31', now };
const beforeNfl = new Date('2026-10-04T16:59:00Z');
const key = 'k3y/with space';

/** A feed that responds by path (after the key); any other path is wrong. */
function feedOf(answers: Record<string, unknown>) {
  const asked: URL[] = [];
  const config: FeedConfig = {
    baseUrl: 'http://feed.test/getfeed',
    key,
    fetch: async (input) => {
      const url = new URL(String(input));
      asked.push(url);
      const path = url.pathname.split('/').slice(3).join('/');
      if (!(path in answers)) return new Response('<error/>', { status: 500 });
      const answer = answers[path];
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
    },
  };
  return { config, asked };
}

const ask = (sport: Sport, answers: Record<string, unknown>, days = span) =>
  fetchGames(sport, days, feedOf(answers).config);

test.each([
  ['NBA', 'bsktbl/nba-shedule'],
  ['NFL', 'football/nfl-shedule'],
  ['NHL', 'hockey/nhl-shedule'],
  ['MLB', 'baseball/mlb_shedule'],
] as const)('%s is requested at %s, with the key in the path and both dates', async (sport, path) => {
  const { config, asked } = feedOf({ [path]: { scores: null } });
  await fetchGames(sport, span, config);
  expect(asked.map(String)).toEqual([
    `http://feed.test/getfeed/k3y%2Fwith%20space/${path}?json=1&date1=17.11.2026&date2=27.11.2026&showodds=1`,
  ]);
});

test('NBA: days with several games, one, or none; printed times may be an hour off', async () => {
  const result = await ask('NBA', {
    'bsktbl/nba-shedule': nbaSchedule([nbaMatch, nbaFinal], { ...nbaMatch, id: '3' }),
  });
  expect(result).toMatchObject({ kind: 'games', skipped: 0, problems: [] });
  if (result.kind !== 'games') return;
  expect(result.games.map(({ id }) => id)).toEqual(['NBA-330000', 'NBA-330001', 'NBA-3']);
  expect(result.games[0]).toMatchObject({
    status: 'final',
    statusText: 'Final/OT',
    score: { home: 118, away: 115 },
  });
  expect(result.games[1]).toEqual({
    id: 'NBA-330001',
    sport: 'NBA',
    startsAt: '2026-11-23T00:30:00.000Z',
    day: '2026-11-22',
    home: { id: '1066', name: 'Boston Celtics' },
    away: { id: '1067', name: 'Philadelphia 76ers' },
    status: 'scheduled',
    statusText: 'Not Started',
    score: null,
    prices: null,
  });
});

test('NFL: contestID, deep nesting, dates without leading zeros, prices', async () => {
  const result = await ask(
    'NFL',
    { 'football/nfl-shedule': nflSchedule(nflMatch) },
    { ...everything, now: beforeNfl },
  );
  expect(result).toMatchObject({
    kind: 'games',
    games: [
      {
        id: 'NFL-182771',
        startsAt: '2026-10-04T17:00:00.000Z',
        day: '2026-10-04',
        prices: { book: 'Book One', at: beforeNfl.toISOString(), spread: { homeLine: -4.5 } },
      },
    ],
  });
});

test.each([
  ['before', '4.10.2026 17:00', true],
  ['at', '4.10.2026 16:59', false],
  ['after', '4.10.2026 16:30', false],
])('%s the start: prices count only before the game, whatever its status', async (_when, start, isPriced) => {
  const asked = { ...everything, now: beforeNfl };
  const match = { ...nflMatch, datetime_utc: start };
  const result = await ask('NFL', { 'football/nfl-shedule': nflSchedule(match) }, asked);
  expect(result).toMatchObject({ games: [{ status: 'scheduled', prices: isPriced ? {} : null }] });
});

test('MLB: @ everywhere, extra innings', async () => {
  const result = await ask('MLB', { 'baseball/mlb_shedule': mlbSchedule(mlbMatch) }, everything);
  expect(result).toMatchObject({
    kind: 'games',
    games: [
      {
        id: 'MLB-359001',
        status: 'final',
        statusText: 'Final/11',
        score: { home: 5, away: 4 },
        home: { id: '1001', name: 'Toronto Blue Jays' },
      },
    ],
  });
});

test('MLS: the permanent id, and odds from a separate feed by that id', async () => {
  const moved = { ...mlsMatch, '@id': '5999' };
  for (const match of [mlsMatch, moved]) {
    const result = await ask('MLS', {
      'soccerfixtures/leagueid/1440': mlsFixtures(match),
      'getodds/soccer': mlsOdds,
    });
    expect(result).toMatchObject({
      kind: 'games',
      problems: [],
      games: [
        {
          id: 'MLS-2900001',
          startsAt: '2026-11-22T23:30:00.000Z',
          status: 'scheduled',
          score: null,
          home: { name: 'CF Montréal' },
          away: { name: 'Inter Miami CF' },
          prices: { moneyline: { home: 160, draw: 240, away: 150 }, spread: null },
        },
      ],
    });
  }
});

test.each([
  ['MLS', 'cat=soccer_10&league=1440'],
  ['CFL', 'cat=football_10'],
] as const)('%s: odds are requested for the days of the span only, a day later in UTC', async (sport, of) => {
  const { config, asked } = feedOf({
    'soccerfixtures/leagueid/1440': mlsFixtures(mlsMatch),
    'football/home': footballDay(cflMatch),
    'getodds/soccer': { scores: null },
  });
  await fetchGames(sport, span, config);
  expect(asked.map(({ search }) => search)).toContain(
    `?json=1&${of}&date_start=17.11.2026&date_end=28.11.2026`,
  );
});

test('MLS: after extra time, the score is that of regular time, or none', async () => {
  const ended = (localteam: object, visitorteam: object) => ({
    ...mlsMatch,
    '@status': 'AET',
    localteam,
    visitorteam,
  });
  const home = { '@name': 'CF Montréal', '@score': '3', '@ft_score': '2' };
  const away = { '@name': 'Inter Miami CF', '@score': '2', '@ft_score': '2' };
  const known = await ask('MLS', {
    'soccerfixtures/leagueid/1440': mlsFixtures(ended(home, away)),
    'getodds/soccer': '',
  });
  expect(known).toMatchObject({ games: [{ status: 'final', score: { home: 2, away: 2 } }] });
  const { '@ft_score': _, ...withoutOdds } = home;
  const unknown = await ask('MLS', {
    'soccerfixtures/leagueid/1440': mlsFixtures(ended(withoutOdds, away)),
    'getodds/soccer': '',
  });
  expect(unknown).toMatchObject({ games: [{ status: 'final', score: null }] });
});

test('games are read without their odds if these fail, and the failure is reported', async () => {
  const fixtures = { 'soccerfixtures/leagueid/1440': mlsFixtures(mlsMatch) };
  expect(await ask('MLS', { ...fixtures, 'getodds/soccer': '' })).toMatchObject({
    games: [{ prices: null }],
    problems: ['odds: not entitled'],
    isComplete: true,
  });
  expect(await ask('MLS', fixtures)).toMatchObject({
    games: [{ prices: null }],
    problems: ['getodds/soccer answered 500 (is the path right?)'],
    isComplete: false,
  });
});

test('CFL: one category of the generic feed, a list for each day, teams without ids', async () => {
  const { config, asked } = feedOf({
    'football/home': footballDay(null),
    'football/d1': footballDay(cflMatch),
    'getodds/soccer': { scores: null },
  });
  const result = await fetchGames('CFL', { from: '2026-11-20', to: '2026-11-21', now }, config);
  expect(asked.map(({ pathname }) => pathname.split('/').slice(3).join('/'))).toEqual([
    'football/home',
    'football/d1',
    'football/d2',
    'getodds/soccer',
  ]);
  expect(result).toMatchObject({
    kind: 'games',
    games: [
      {
        id: 'CFL-70001',
        startsAt: '2026-11-21T23:00:00.000Z',
        home: { id: 'Toronto Argonauts', name: 'Toronto Argonauts' },
        away: { name: 'BC Lions' },
      },
    ],
    problems: ['football/d2 answered 500 (is the path right?)'],
  });
});

test.each([
  ['no start', { ...nbaMatch, datetime_utc: '' }],
  ['an invalid start', { ...nbaMatch, datetime_utc: 'TBA' }],
  ['no id', { ...nbaMatch, id: '' }],
  ['no home team', { ...nbaMatch, hometeam: null }],
  ['an away team without a name', { ...nbaMatch, awayteam: { id: '1' } }],
  ['two teams to be determined', { ...nbaMatch, hometeam: { name: 'TBD' }, awayteam: { name: 'TBD' } }],
])('a row with %s is skipped and counted; the others are read', async (_name, broken) => {
  const result = await ask('NBA', { 'bsktbl/nba-shedule': nbaSchedule([broken, { ...nbaMatch, id: '7' }]) });
  expect(result).toMatchObject({ kind: 'games', skipped: 1, games: [{ id: 'NBA-7' }] });
});

test('if no row can be read, the result is not an ordinary empty day', async () => {
  const result = await ask('NBA', { 'bsktbl/nba-shedule': nbaSchedule({ ...nbaMatch, datetime_utc: '' }) });
  expect(result).toEqual({ kind: 'games', games: [], skipped: 1, problems: [], isComplete: true });
});

test('games outside the requested days and duplicates are left out', async () => {
  const schedule = nbaSchedule([
    nbaMatch,
    nbaMatch,
    { ...nbaMatch, id: '8', datetime_utc: '01.12.2026 00:30' },
  ]);
  const result = await ask('NBA', { 'bsktbl/nba-shedule': schedule });
  expect(result).toMatchObject({ games: [{ id: 'NBA-330001' }] });
  const lateGame = await ask('NBA', { 'bsktbl/nba-shedule': schedule }, { ...span, to: '2026-11-22' });
  expect(lateGame).toMatchObject({ games: [{ day: '2026-11-22', startsAt: '2026-11-23T00:30:00.000Z' }] });
});

test.each([
  ['Postponed', 'postponed'],
  ['Weather Watch', 'unknown'],
] as const)('%s is %s: shown without score or prices', async (word, status) => {
  const match = { ...nflMatch, status: word, hometeam: { ...nflMatch.hometeam, totalscore: '7' } };
  const result = await ask('NFL', { 'football/nfl-shedule': nflSchedule(match) }, everything);
  expect(result).toMatchObject({ games: [{ status, statusText: word, score: null, prices: null }] });
});

test.each([
  ['null scores', { scores: null }],
  ['no days', { shedules: { id: '1046', matches: null } }],
  ['an XML shell', '<?xml version="1.0" encoding="utf-8"?><scores sport="basketball"></scores>'],
])('%s: nothing is scheduled, which is not a failure', async (_name, body) => {
  expect(await ask('NBA', { 'bsktbl/nba-shedule': body })).toEqual({ kind: 'nothing' });
});

test('an empty body: the plan does not include this feed', async () => {
  expect(await ask('NBA', { 'bsktbl/nba-shedule': '' })).toEqual({ kind: 'not-entitled' });
});

test.each([
  ['a wrong path', undefined, 'bsktbl/nba-shedule answered 500 (is the path right?)'],
  ['XML with matches', '<scores><match id="1"/></scores>', 'bsktbl/nba-shedule sent markup instead of JSON'],
  ['an HTML page', '<!DOCTYPE html><html></html>', 'bsktbl/nba-shedule sent markup instead of JSON'],
  ['a truncated body', '{"shedules": {"matches": [', 'bsktbl/nba-shedule sent neither JSON nor XML'],
  ['another shape', { message: 'hello' }, 'bsktbl/nba-shedule sent an unexpected structure'],
  ['a bare list', [1, 2], 'bsktbl/nba-shedule sent an unexpected structure'],
])('%s: the feed is down', async (_name, body, why) => {
  const answers = body === undefined ? {} : { 'bsktbl/nba-shedule': body };
  expect(await ask('NBA', answers)).toEqual({ kind: 'down', why });
});

/** A feed on a real socket, for behavior that needs one. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/getfeed`;
}

test('a signal aborts a request in progress', async () => {
  const silent = await listen(() => {});
  const result = fetchGames('CFL', span, { baseUrl: silent, key, signal: AbortSignal.timeout(50) });
  expect(await result).toMatchObject({ kind: 'down', why: expect.stringContaining('TimeoutError') });
});

test('a compressed response is requested and read', async () => {
  const encodings: unknown[] = [];
  const baseUrl = await listen((request, response) => {
    encodings.push(request.headers['accept-encoding']);
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(JSON.stringify(nbaSchedule(nbaMatch))));
  });
  expect(await fetchGames('NBA', span, { baseUrl, key })).toMatchObject({ games: [{ id: 'NBA-330001' }] });
  expect(encodings).toEqual(['gzip']);
});

test('an endless response is aborted, and one that is too large is not read to its end', async () => {
  const silent = await listen(() => {});
  expect(await fetchGames('NBA', span, { baseUrl: silent, key, timeoutMs: 50 })).toMatchObject({
    kind: 'down',
    why: expect.stringContaining('TimeoutError'),
  });
  const large = await listen((_request, response) => {
    response.end(JSON.stringify({ scores: 'x'.repeat(5000) }));
  });
  expect(await fetchGames('NBA', span, { baseUrl: large, key, maxBytes: 1000 })).toEqual({
    kind: 'down',
    why: 'bsktbl/nba-shedule sent more than 1000 bytes',
  });
});

test('the key is in no error, whatever the failure', async () => {
  const failing = async (input: unknown) => {
    throw new TypeError(`fetch failed for ${input}`, { cause: new Error(`connect to ${key} refused`) });
  };
  const result = await fetchGames('NBA', span, {
    baseUrl: 'http://feed.test',
    key,
    fetch: failing as typeof fetch,
  });
  expect(result.kind).toBe('down');
  const text = JSON.stringify(result);
  expect(text).not.toContain(key);
  expect(text).not.toContain(encodeURIComponent(key));
  expect(text).toContain('[key]');
  expect(redact(`a ${key} b ${encodeURIComponent(key)} c`, key)).toBe('a [key] b [key] c');
  expect(redact('no key, no change', '')).toBe('no key, no change');
});

test('a redirect is not followed, because it would send the key to another host', async () => {
  const elsewhere: string[] = [];
  const other = await listen((request, response) => {
    elsewhere.push(request.url ?? '');
    response.end('{"scores":null}');
  });
  const baseUrl = await listen((_request, response) => {
    response.writeHead(302, { location: other }).end();
  });
  expect(await fetchGames('NBA', span, { baseUrl, key })).toMatchObject({ kind: 'down' });
  expect(elsewhere).toEqual([]);
});
