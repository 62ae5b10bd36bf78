/** Facts of each kind from a sheet, and no fact without its data. */
import { describe, expect, test } from 'vitest';
import type { EvidenceKind } from '../../../../lambdas/contracts/asking/evidence-kinds.ts';
import { factsOf } from '../../../../lambdas/domain/asking/answer/fact-kinds.ts';
import type { SportSheet } from '../../../../lambdas/domain/asking/facts/sheet.ts';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';
import {
  asOf,
  commanders,
  dated,
  eagles,
  game,
  now,
  others,
  played,
  results,
  row,
  standings,
} from './samples.ts';

function found(kind: EvidenceKind, sheet: Partial<SportSheet>, of: Game = game) {
  return factsOf(of, { sport: of.sport, ...sheet }, now).filter((fact) => fact.kind === kind);
}

const valuesOf = (...args: Parameters<typeof found>) => found(...args).map(({ values }) => values);

test('a missing or empty sheet has no facts', () => {
  expect(factsOf(game, undefined, now)).toEqual([]);
  expect(factsOf(game, { sport: 'NFL' }, now)).toEqual([]);
});

describe('record', () => {
  test('has the time and source of the standings', () => {
    const sheet = { standings: standings([row(eagles)]) };
    expect(found('record', sheet)).toEqual([
      {
        id: 'NFL-1 record home',
        kind: 'record',
        gameId: 'NFL-1',
        sport: 'NFL',
        about: 'Philadelphia Eagles',
        team: 'home',
        values: { won: 9, lost: 3, games: 12 },
        n: 12,
        asOf,
        source: 'Goalserve standings',
        knownToMarket: true,
      },
    ]);
  });

  test.each([
    ['fewer than 3 games', { won: 1, lost: 1 }],
    ['no counts', { won: null }],
  ])('none for %s', (_why, more) => {
    expect(found('record', { standings: standings([row(eagles, more)]) })).toEqual([]);
  });

  test('finds a team by name if the table uses another id', () => {
    expect(found('record', { standings: standings([row({ ...eagles, id: 'x' })]) })).toHaveLength(1);
  });

  test('home record for the home team, road record for the other', () => {
    const [home, away] = [
      row(eagles, { homeRecord: '6-1', awayRecord: '3-2' }),
      row(commanders, { homeRecord: '5-0', awayRecord: '2-3-1' }),
    ];
    expect(valuesOf('venue_record', { standings: standings([home, away]) })).toEqual([
      expect.objectContaining({ won: 6, lost: 1, games: 7, opponentWon: 2, opponentDrawn: 1 }),
      expect.objectContaining({ won: 2, lost: 3, drawn: 1, games: 6, opponent: eagles.name }),
    ]);
    const hockey = { ...game, id: 'NHL-1', sport: 'NHL' as const };
    const overtime = row(eagles, { homeRecord: '6-1-2' });
    expect(valuesOf('venue_record', { standings: standings([overtime]) }, hockey)).toEqual([
      { won: 6, lost: 1, overtimeLosses: 2, games: 9 },
    ]);
    expect(found('venue_record', { standings: standings([row(eagles, { homeRecord: '1-1' })]) })).toEqual([]);
  });
});

describe('form', () => {
  const five = [
    played(7, '10', 'o1', [27, 20]),
    played(14, 'o2', '10', [10, 17]),
    played(21, '10', 'o3', [20, 24]),
    played(28, '10', 'o4', [30, 3]),
    played(35, 'o5', '10', [14, 20]),
    played(42, '10', 'o6', [0, 50]),
  ];

  test('over the last five games, next to the average of all', () => {
    expect(valuesOf('form', { results: results(five) })).toEqual([
      { won: 4, lost: 1, games: 5, margin: 8.6 },
    ]);
  });

  test('counts games before this one only', () => {
    const later = played(-7, '10', 'o7', [0, 40]);
    expect(valuesOf('form', { results: results([later, ...five]) })).toEqual([
      { won: 4, lost: 1, games: 5, margin: 8.6 },
    ]);
  });

  test('needs at least three games, and ignores last season', () => {
    expect(found('form', { results: results(five.slice(0, 2)) })).toEqual([]);
    const lastYear = [played(200, '10', 'o1', [1, 0]), played(207, '10', 'o1', [1, 0])];
    expect(found('form', { results: results([...five.slice(0, 2), ...lastYear]) })).toEqual([]);
  });
});

test('scoring ranks a team among all teams with known figures', () => {
  const table = [
    row(eagles, { scored: 324, conceded: 216 }),
    row(commanders, { scored: null, scoredPerGame: 20.25, concededPerGame: 31 }),
    ...others(6, (index) => ({ scored: 300 + 12 * index, conceded: 240 + 12 * index })),
  ];
  expect(valuesOf('scoring', { standings: standings(table) })).toEqual([
    expect.objectContaining({
      scored: 27,
      scoredRank: 4,
      conceded: 18,
      concededRank: 1,
      teams: 8,
      margin: 9,
      inAll: 45,
      opponent: commanders.name,
      opponentScored: 20.3,
      opponentMargin: -10.7,
    }),
    expect.objectContaining({
      scored: 20.3,
      scoredRank: 8,
      conceded: 31,
      concededRank: 8,
      opponentInAll: 45,
    }),
  ]);
  expect(found('scoring', { standings: standings(table.slice(0, 5)) })).toEqual([]);
});

describe('rest', () => {
  const ofBasketball: Game = { ...game, id: 'NBA-1', sport: 'NBA' };
  const daysAgo = (own: readonly number[], opponent: readonly number[]) => ({
    results: results([
      ...own.map((days) => played(days, '10', 'o1', [1, 0])),
      ...opponent.map((days) => played(days, '11', 'o2', [1, 0])),
    ]),
    schedule: dated('Schedule', []),
  });

  test.each([
    ['a bye', game, [14], [7], [{ days: 14, opponentDays: 7, because: 'bye' }]],
    ['ten days against four', game, [10], [4], [{ days: 10, opponentDays: 4, because: 'days' }]],
    ['two days more, in a weekly sport', game, [9], [7], []],
    ['two days more, in another sport', ofBasketball, [4], [2], [{ days: 4, because: 'days' }]],
    ['a back-to-back', ofBasketball, [1], [2], [{ days: 1, opponentDays: 2, because: 'back_to_back' }]],
    ['a third game in four days', ofBasketball, [2, 3], [3], [{ gamesInDays: 3, because: 'third_in_four' }]],
    ['the same', ofBasketball, [2, 5], [2, 6], []],
    ['nothing after a break', game, [200], [7], []],
    ['nothing in the first game after a break', ofBasketball, [60], [7], []],
    ['baseball, which is played daily', { ...game, sport: 'MLB' as const }, [1, 2, 3], [1, 2], []],
  ])('%s', (_what, of, own, opponent, values) => {
    const all = valuesOf('rest', daysAgo(own, opponent), of);
    const [first] = values;
    // The opponent has the same fact from its side.
    expect([all[0], all.length]).toEqual([first && expect.objectContaining(first), first ? 2 : 0]);
  });

  test('rest counts from an upcoming game before this one', () => {
    const sheet = daysAgo([9], [2]);
    const between = { ...played(1, '10', 'o1', [0, 0]) };
    const [first] = valuesOf('rest', { ...sheet, schedule: dated('Schedule', [between]) }, ofBasketball);
    expect(first).toMatchObject({ days: 1, because: 'back_to_back' });
    expect(found('rest', { results: sheet.results }, ofBasketball)).toEqual([]);
  });
});

describe('meetings', () => {
  const meeting = (day: string, home: string, away: string, score: [number, number]) => ({
    day,
    home,
    away,
    score: { home: score[0], away: score[1] },
  });
  const [phi, was] = [eagles.name, commanders.name];

  test('are counted for the team that won more of them', () => {
    const rows = [
      meeting('2025-12-24', was, phi, [30, 10]),
      meeting('2026-11-02', phi, was, [24, 17]),
      meeting('2024-11-02', phi, was, [3, 17]),
      meeting('2023-11-02', phi, was, [3, 3]),
      meeting('2022-11-02', phi, 'Dallas Cowboys', [50, 0]),
    ];
    expect(found('meetings', { meetings: { 'NFL-1': dated('Goalserve head to head', rows) } })).toMatchObject(
      [
        {
          about: was,
          team: 'away',
          n: 4,
          source: 'Goalserve head to head',
          values: {
            won: 2,
            drawn: 1,
            meetings: 4,
            lastOn: 'Nov 2',
            lastHigh: 24,
            lastLow: 17,
            lastWinner: phi,
          },
        },
      ],
    );
    expect(valuesOf('meetings', { meetings: { 'NFL-1': dated('x', rows.slice(0, 1)) } })).toEqual([]);
  });

  test('come from the results if there is no page of them', () => {
    const rows = [played(14, '10', '11', [20, 10]), played(300, '11', '10', [20, 10])];
    expect(found('meetings', { results: results(rows) })).toMatchObject([
      { source: 'Final scores', values: { won: 1, meetings: 2, lastOn: 'Nov 8' } },
    ]);
  });
});

test('standings have the place in the group and the games between', () => {
  const table = [
    row({ id: 'o', name: 'Dallas Cowboys' }, { won: 10, lost: 2 }),
    row(eagles, { position: 2 }),
    row(commanders, { position: 3, won: 5, lost: 7 }),
  ];
  expect(valuesOf('standing', { standings: standings(table) })).toEqual([
    {
      position: 2,
      teams: 3,
      group: 'NFC East',
      gamesBack: 1,
      opponentPosition: 3,
      opponent: commanders.name,
    },
  ]);
  const apart = [row(eagles, { group: 'American League, East', points: 26 }), row(commanders)];
  expect(valuesOf('standing', { standings: standings(apart) })[0]).toEqual({
    position: 1,
    teams: 1,
    group: 'American League East',
    points: 26,
  });
});

describe('injuries', () => {
  const report = (player: string, status: string, description = '', day: string | null = null) => ({
    player,
    status,
    description,
    day,
  });
  const of = (...rows: ReturnType<typeof report>[]) => ({
    injuries: { '10': dated('Goalserve injury report', rows) },
    results: results([played(7, '10', 'o1', [1, 0])]),
  });

  test('list who is out, questionable, and back since the last game', () => {
    const sheet = of(
      report('A. One', 'Sidelined', 'Knee - ACL'),
      report('B. Two', 'I.L.'),
      report('C. Three', 'PUP'),
      report('D. Four', 'Doubtful'),
      report('E. Five', 'Game Time Decision', 'Ankle'),
      report('F. Six', 'Active', '', '2026-11-18'),
      report('G. Seven', 'Active', '', '2026-10-18'),
      report('H. Eight', 'What is this'),
    );
    expect(found('injuries', sheet)).toMatchObject([
      {
        n: 6,
        values: {
          out: 4,
          outNames: 'A. One (knee - acl); B. Two; C. Three',
          outMore: 1,
          questionable: 1,
          questionableNames: 'E. Five (ankle)',
          back: 1,
          backNames: 'F. Six',
        },
      },
    ]);
  });

  test("use a player's latest report, and skip entries without a name", () => {
    const sheet = of(
      report('A. One', 'Out', '', '2026-11-01'),
      report('A. One', 'Active', '', '2026-11-20'),
      report('see http://x.test', 'Out'),
    );
    expect(valuesOf('injuries', sheet)).toEqual([{ back: 1, backNames: 'A. One' }]);
  });

  test('none without reports, and none from an old report', () => {
    expect(found('injuries', of())).toEqual([]);
    const old = { asOf: '2026-11-17T00:00:00.000Z', source: 'x', rows: [report('A. One', 'Out')] };
    expect(found('injuries', { injuries: { '10': old } })).toEqual([]);
  });
});

describe('closing lines', () => {
  const lined = (days: number, margin: number, spread: number, total: number) =>
    played(days, '10', 'o1', [20 + margin, 20], { spread, total });
  const rows = [
    lined(1, 5, -4.5, 40),
    lined(2, 4, -4.5, 50),
    lined(3, 3, -3, 43),
    lined(4, 10, -4.5, 47),
    lined(5, -3, 3.5, 30),
    lined(6, 7, 0, 20),
    played(7, '10', 'o1', [1, 0]),
  ];

  test('count pushes separately, and skip games without a line', () => {
    expect(found('cover', { results: results(rows) })).toMatchObject([
      { source: 'Closing lines', n: 5, values: { covered: 4, failed: 1, games: 5, pushes: 1 } },
    ]);
    expect(found('totals', { results: results(rows) })).toMatchObject([
      { n: 5, values: { over: 4, under: 1, games: 5, pushes: 1 } },
    ]);
  });

  test('give the away team the opposite spread', () => {
    const away = rows.map((each) => ({ ...each, home: 'o1', away: '10' }));
    expect(valuesOf('cover', { results: results(away) })).toEqual([
      { covered: 1, failed: 4, games: 5, pushes: 1 },
    ]);
  });

  test('need more than four lines', () => {
    expect(found('cover', { results: results(rows.slice(0, 5)) })).toEqual([]);
    expect(found('totals', { results: results(rows.slice(0, 4)) })).toEqual([]);
  });
});

test('starting pitchers need both names', () => {
  const one = { name: 'Gausman', era: 3.13, innings: 61.2, strikeouts: 70 };
  const sheet = (away: typeof one | null) => ({
    starters: { 'NFL-1': dated('Goalserve starting pitchers', { home: one, away }) },
  });
  expect(found('starters', sheet(null))).toEqual([]);
  expect(valuesOf('starters', sheet({ ...one, name: 'Perez' }))).toEqual([
    expect.objectContaining({ homeName: 'Gausman', homeEra: 3.13, awayName: 'Perez', awayStrikeouts: 70 }),
  ]);
});
