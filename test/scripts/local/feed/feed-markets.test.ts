/** Markets of parts of a game, teams' totals, other lines, scorers and scoring plays in the feed stand-in. */
import { describe, expect, test } from 'vitest';
import { makeControls } from '../../../../scripts/local/controls.ts';
import { boxOf } from '../../../../scripts/local/feed/box.ts';
import { footballEvents, hockeyScoring } from '../../../../scripts/local/feed/events.ts';
import { impliedBy } from '../../../../scripts/local/feed/pricing/pricing.ts';
import { gamesBetween, type ReplayedGame } from '../../../../scripts/local/feed/seasons/replay.ts';
import type { UsSport } from '../../../../scripts/local/feed/seasons/teams.ts';
import { makeFeed } from '../../../../scripts/local/feed.ts';

// biome-ignore lint/suspicious/noExplicitAny: the feed's responses are untyped; a missing field fails the test
type Answer = any;

const list = (value: Answer): Answer[] => (value === null || value === undefined ? [] : [value].flat());
const feedDate = (day: string) => day.split('-').reverse().join('.');
const schedules: Readonly<Record<UsSport, string>> = {
  NFL: 'football/nfl-shedule',
  NBA: 'bsktbl/nba-shedule',
  NHL: 'hockey/nhl-shedule',
  MLB: 'baseball/mlb_shedule',
};
/** Without `@`, which only baseball has. */
const plain = (value: Answer): Answer =>
  JSON.parse(JSON.stringify(value), (_, each) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).map(([name, of]) => [name.replace('@', ''), of]))
      : each,
  );

/** The markets of a game an hour before its start. */
function marketsOf(game: ReplayedGame): Answer[] {
  const now = new Date(game.startsAt.getTime() - 3600_000);
  const feed = makeFeed({ key: 'k', controls: makeControls(), clock: () => now });
  const day = feedDate(game.day);
  const url = new URL(
    `/k/${schedules[game.sport as UsSport]}?json=1&date1=${day}&date2=${day}&showodds=1`,
    'http://feed',
  );
  const answer = plain(JSON.parse(String(feed.answer({ path: url.pathname, query: url.searchParams }).body)));
  const matches = (node: Answer): Answer[] => [
    ...list(node.match),
    ...['tournament', 'week', 'matches'].flatMap((name) => list(node[name]).flatMap(matches)),
  ];
  const match = matches(answer.shedules).find(({ id, contestID }) => (contestID ?? id) === game.id);
  return list(match.odds.type);
}

/** One game of a sport with all main markets and a line score, after the weeks in which no NFL book is named. */
function gameOf(sport: UsSport): ReplayedGame {
  const game = gamesBetween(sport, '2026-10-19', '2026-11-29').find(
    ({ lines, prices }) => lines !== null && prices.spread !== null && prices.total !== null,
  );
  if (!game) throw new Error(`no ${sport} game has a line score`);
  return game;
}

const byName = (types: readonly Answer[], name: string) => types.find(({ value }) => value === name);

describe.each([
  [
    'NFL',
    [
      'Over/Under 1st Half',
      'Asian Handicap (2nd Half)',
      'Home/Away - 1st Qtr',
      'Home Team Total Points',
      'Away Team Total Points (1st Half)',
      '3Way Result - 2nd Half',
      '3Way Result - 4th Qtr',
      'Away Team Total Points (3rd Quarter)',
      'Team To Score First',
      'First Touchdown Scorer',
    ],
  ],
  [
    'NBA',
    [
      'Home/Away - 1st Half',
      'Over/Under 4th Qtr',
      'Home Team Total Points (1st Quarter)',
      'Home Team Total Points (1st Half)',
      '3Way Result - 1st Half',
      '3Way Result - 2nd Qtr',
    ],
  ],
  [
    'NHL',
    [
      '3Way Result',
      'Home/Away (1st Period)',
      'Asian Handicap (3rd Period)',
      '3Way Result (3rd Period)',
      'Away Team Total Goals (2nd Period)',
      'Home Team Total Goals (Including OT)',
      'Team To Score Last',
    ],
  ],
  [
    'MLB',
    [
      'Home/Away (1st 5 Innings)',
      'Over/Under (1st Inning)',
      '1x2 (1st Inning)',
      '1x2 (1st 5 Innings)',
      'Home/Away (1st Inning)',
      'Asian Handicap (1st Inning)',
      'Home Team Total Runs (1st Inning)',
      'Away Team Total Runs (1st 5 Innings)',
    ],
  ],
] as const)('%s', (sport, names) => {
  const types = marketsOf(gameOf(sport));

  test('has the markets of its parts, and each only once', () => {
    const listed = types.map(({ value }) => value);
    expect(listed).toEqual(expect.arrayContaining([...names]));
    expect(new Set(listed).size).toBe(listed.length);
    for (const name of names) expect(list(byName(types, name).bookmaker).length, name).toBeGreaterThan(0);
  });

  test('lists other lines after the main one, which is the most balanced of its book', () => {
    for (const [market, lines, mark] of [
      ['Over/Under', 'total', 'ismain'],
      ['Handicap', 'handicap', 'main'],
    ] as const) {
      const books = list(byName(types, market).bookmaker).map((book) => list(book[lines]));
      expect(books.some((own) => own.length > 1)).toBe(true);
      for (const [main, ...others] of books) {
        expect(main[mark]).toBe('True');
        for (const other of others) {
          expect(other[mark]).toBe('False');
          expect(apart(other)).toBeGreaterThan(apart(main));
        }
        const overs = [main, ...others]
          .map(
            (each) => [Number(each.odd[0].handicap ?? each.name), impliedBy(Number(each.odd[0].us))] as const,
          )
          .sort(([a], [b]) => a - b)
          .map(([, implied]) => implied);
        const expected = overs.toSorted((a, b) => (lines === 'total' ? b - a : a - b));
        expect(overs).toEqual(expected);
      }
    }
  });

  test('prices a tie of each part that has a moneyline, at the same books, where either team then pays no less', () => {
    const threeWays = types.filter(({ value }) => /^(3Way Result .|1x2)/.test(value));
    expect(threeWays.length).toBeGreaterThanOrEqual(sport === 'MLB' ? 2 : sport === 'NHL' ? 3 : 6);
    for (const { value, bookmaker } of threeWays) {
      const twoWay = byName(types, value.replace(/^(3Way Result|1x2)/, 'Home/Away'));
      const booksOf = (type: Answer) => list(type.bookmaker).map(({ name }) => name);
      expect(booksOf({ bookmaker }), value).toEqual(booksOf(twoWay));
      for (const [at, { odd }] of list(bookmaker).entries()) {
        const [home = 0, draw = 0, away = 0] = odd.map(({ us }: Answer) => impliedBy(Number(us)));
        const [ofTwo, other] = list(twoWay.bookmaker)[at].odd.map(({ us }: Answer) => impliedBy(Number(us)));
        expect(home).toBeLessThanOrEqual(ofTwo);
        expect(away).toBeLessThanOrEqual(other);
        expect(home + draw + away).toBeGreaterThan(1.02);
        expect(home + draw + away).toBeLessThan(1.1);
      }
    }
  });

  test('prices are American odds on whole or half points', () => {
    for (const { bookmaker } of types) {
      for (const book of list(bookmaker)) {
        const odds = [
          ...list(book.odd),
          ...[...list(book.total), ...list(book.handicap)].flatMap(({ odd }) => list(odd)),
        ];
        expect(odds.length).toBeGreaterThan(0);
        for (const { us } of odds) expect(Math.abs(Number(us))).toBeGreaterThanOrEqual(100);
        for (const { name } of [...list(book.total), ...list(book.handicap)]) {
          expect(Number.isInteger(2 * Number(String(name).split(' ').at(-1)))).toBe(true);
        }
      }
    }
  });
});

function apart({ odd }: Answer): number {
  const [a = 0, b = 0] = list(odd).map(({ us }) => impliedBy(Number(us)));
  return Math.abs(a - b);
}

test('the parts of an NFL game have the source’s prices: Eagles at Chiefs of 2023-11-20', () => {
  const game = gamesBetween('NFL', '2026-11-23', '2026-11-23')[0];
  if (!game) throw new Error('nobody plays');
  const books = list(byName(marketsOf(game), 'Over/Under 1st Half').bookmaker).map(({ name }) => name);
  expect(books).toEqual(['DraftKings', 'FanDuel', 'bet365']);
});

test('some books spell names without accents and Jr., after a book that has the full name', () => {
  const types = gamesBetween('NBA', '2026-11-16', '2026-11-20').slice(0, 6).flatMap(marketsOf);
  const points = types
    .filter(({ value }) => value === 'Player Points')
    .flatMap(({ bookmaker }) => list(bookmaker));
  const namesOf = (book: string) =>
    new Set(
      points.filter(({ name }) => name === book).flatMap(({ total }) => list(total).map(({ name }) => name)),
    );
  const written = (names: ReadonlySet<string>, pattern: RegExp) =>
    [...names].filter((name) => pattern.test(name));
  expect(written(namesOf('DraftKings'), / (Jr|Sr)\. |[^\p{ASCII}]/u)).not.toEqual([]);
  expect(written(namesOf('Bovada'), / (Jr|Sr)\. |[^\p{ASCII}]/u)).toEqual([]);
});

describe('scoring plays', () => {
  const football = gamesBetween('NFL', '2026-09-10', '2027-02-10');

  test('lead to the final score, and begin and end with the scorers of the first and the last touchdown', () => {
    const known = football.filter((game) => footballEvents(game) !== null);
    expect(known.length / football.length).toBeGreaterThan(0.85);
    for (const game of known) {
      const plays = Object.values(footballEvents(game) ?? {}).flatMap((quarter: Answer) =>
        list(quarter?.event),
      );
      expect(plays.at(-1)).toMatchObject({ home_score: game.score.home, away_score: game.score.away });
      const touchdowns = plays.filter(({ type }) => type === 'TD');
      const box = boxOf(game) ?? [];
      expect(touchdowns[0].player_id).toBe(box.find(({ stats }) => stats.first_td)?.player.id);
      expect(touchdowns.at(-1).player_id).toBe(box.findLast(({ stats }) => stats.last_td)?.player.id);
    }
  });

  test('in hockey are the goals of each period, with their scorers', () => {
    const games = gamesBetween('NHL', '2026-10-08', '2026-10-24');
    expect(games.length).toBeGreaterThan(50);
    for (const game of games) {
      const scoring: Answer = hockeyScoring(game);
      for (const [at, period] of ['firstperiod', 'secondperiod', 'thirdperiod'].entries()) {
        const goals = list(scoring[period]?.event);
        const by = (team: string) => goals.filter((goal) => goal.team === team).length;
        expect([by('hometeam'), by('awayteam')].map(String)).toEqual([
          game.lines?.home[at],
          game.lines?.away[at],
        ]);
        for (const { player, min, sec } of goals) {
          expect(player).toMatch(/^\S+ \S/);
          expect(60 * Number(min) + Number(sec)).toBeLessThanOrEqual(20 * 60);
        }
      }
    }
  });
});
