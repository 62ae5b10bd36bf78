/** Player props: matching names, prices, grading, and the player's recent record. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import { pointsOf } from '../../../../lambdas/domain/asking/english/results.ts';
import { type Around, identified } from '../../../../lambdas/domain/asking/facts/identify.ts';
import { playerFacts, playerSide } from '../../../../lambdas/domain/asking/facts/kinds/player.ts';
import { knownProps, mainPrices } from '../../../../lambdas/domain/feed/board/props.ts';
import { propSides } from '../../../../lambdas/domain/feed/board/sides.ts';
import { gradeLeg } from '../../../../lambdas/domain/feed/games/settlement.ts';
import type { BoxScore } from '../../../../lambdas/domain/feed/players/box-score.ts';
import { isMeant, playerCalled } from '../../../../lambdas/domain/feed/players/names.ts';
import type { Player } from '../../../../lambdas/domain/feed/players/player.ts';
import { withBoxScores, withRoster } from '../../../../lambdas/domain/feed/players/players.ts';
import type { PropPrice } from '../../../../lambdas/domain/feed/players/prop.ts';
import { gameWith } from '../games/games.ts';

describe('a name', () => {
  const among = [{ name: 'Patrick Mahomes' }, { name: 'Josh Allen' }, { name: 'Keenan Allen' }];

  test.each([
    ['Patrick Mahomes', 'Patrick Mahomes'],
    ['patrick mahomes II', 'Patrick Mahomes'],
    ['P. Mahomes', 'Patrick Mahomes'],
    ['J. Allen', 'Josh Allen'],
    ['Allen', undefined],
    ['B. Mahomes', undefined],
    ['', undefined],
  ])('%s is %s', (name, whose) => {
    expect(playerCalled(name, among)?.name).toBe(whose);
  });

  test('shared by two players matches neither', () => {
    expect(playerCalled('J. Smith', [{ name: 'John Smith' }, { name: 'Jane Smith' }])).toBeUndefined();
    expect(playerCalled('Mike Lee', [{ name: 'Mike Lee' }, { name: 'Mike Lee Jr.' }])).toBeUndefined();
  });

  test.each([
    ['Mahomes', 'Patrick Mahomes', true],
    ['lebron', 'LeBron James', true],
    ['CJ Stroud', 'C.J. Stroud', true],
    ['Luka Doncic', 'Luka Dončić', true],
    ['LeBron Jones', 'LeBron James', false],
    ['', 'LeBron James', false],
  ])('%s in a question means %s: %s', (asked, player, means) => {
    expect(isMeant(asked, player)).toBe(means);
  });
});

const at = '2026-11-20T22:00:00.000Z';
const around = { sheet: undefined, names: [], now: new Date(at) };
const price = (book: string, line: number, over: number | null, under: number | null) => ({
  book,
  at,
  line,
  over,
  under,
});
const mahomes: Player = { id: '11', name: 'Patrick Mahomes', games: [] };
const host = gameWith();
const teams = [
  { teamId: host.home.id, players: [mahomes] },
  { teamId: host.away.id, players: [{ id: '21', name: 'Josh Allen', games: [] }] },
];

describe('a prop', () => {
  test('with a player of neither team, or with an ambiguous name, is dropped', () => {
    const props = ['Patrick Mahomes', 'Tom Brady'].map((player) => ({
      player,
      stat: 'passing_yards' as const,
      prices: [price('A', 275.5, -110, -110)],
    }));
    expect(
      knownProps({ ...host, props: identified({ ...host, props }, teams, around) }).map(({ of }) => of),
    ).toEqual([{ playerId: '11', player: 'Patrick Mahomes', team: host.home.name, stat: 'passing_yards' }]);
  });

  test('uses the line that most books have, at the best price of the user’s books', () => {
    const prices = [
      price('A', 275.5, -115, -105),
      price('B', 275.5, -105, -115),
      price('C', 277.5, 100, -120),
    ];
    const props = [{ player: 'P. Mahomes', stat: 'passing_yards' as const, prices }];
    const [prop] = knownProps({ ...host, props: identified({ ...host, props }, teams, around) });
    if (!prop) throw new Error('no prop');
    const [over, under] = propSides(host, prop);
    expect(over).toMatchObject({
      market: 'prop',
      selection: 'over',
      line: 275.5,
      price: -105,
      book: 'B',
      books: 2,
    });
    expect(under).toMatchObject({ selection: 'under', price: -105, book: 'A' });
    expect(over?.label).toBe('Patrick Mahomes over 275.5 passing yards');
    expect(propSides(host, prop, ['a'])[0]).toMatchObject({
      price: -115,
      book: 'A',
      elsewhere: { price: -105 },
    });
  });

  const sidesOf = (stat: 'touchdowns' | 'receiving_yards', prices: readonly PropPrice[], line?: number) => {
    const props = [{ player: 'Patrick Mahomes', stat, prices }];
    const known = knownProps({ ...host, props: identified({ ...host, props }, teams, around) });
    expect(known).toHaveLength(1);
    return known.flatMap((prop) => propSides(host, prop, [], line));
  };

  test('with only the yes priced has one side, whose chance is measured', () => {
    const prices = [price('A', 0.5, 300, null), price('B', 0.5, 280, null), price('A', 1.5, 1500, null)];
    const [yes, ...others] = sidesOf('touchdowns', prices);
    expect(others).toEqual([]);
    expect(yes).toMatchObject({ selection: 'over', line: 0.5, price: 300, book: 'A', books: 2 });
    expect(yes?.marketProbability).toBe(yes?.measured?.chance);
    expect(yes?.label).toBe('Patrick Mahomes to score a touchdown');
  });

  test('with only the yes priced at a size that was not measured has a price and no chance', () => {
    expect(sidesOf('touchdowns', [price('A', 0.5, 9000, null)])).toMatchObject([
      { price: 9000, marketProbability: null, quotes: null, measured: null },
    ]);
  });

  test('that only milestones price is offered at the one that is asked for', () => {
    const prices = [price('A', 49.5, 120, null), price('B', 49.5, 110, null), price('A', 99.5, 700, null)];
    expect(sidesOf('receiving_yards', prices)).toEqual([]);
    expect(sidesOf('receiving_yards', prices, 49.5)).toMatchObject([
      { label: 'Patrick Mahomes 50+ receiving yards', price: 120 },
    ]);
  });

  test('with both sides at one book keeps the chance without the margin', () => {
    const prices = [price('A', 49.5, -110, -110), price('B', 49.5, 110, null)];
    expect(sidesOf('receiving_yards', prices).map((side) => [side.marketProbability, side.measured])).toEqual(
      [
        [50, undefined],
        [50, undefined],
      ],
    );
  });
});

describe('the main prices of a prop', () => {
  const book = (name: string, line: number, over: number | null, under: number | null) =>
    price(name, line, over, under);

  test('are those at the line that most books have, and each book’s own; the others are alternates', () => {
    const prices = [
      book('A', 24.5, -110, -110),
      book('B', 24.5, -115, -105),
      book('C', 26.5, -105, -115),
      book('C', 22.5, -300, 220),
      book('A', 29.5, 260, null),
    ];
    const kept = mainPrices({ stat: 'points', prices });
    expect(kept.map((each) => [each.book, each.line])).toEqual([
      ['A', 24.5],
      ['B', 24.5],
      ['C', 26.5],
    ]);
  });

  test('of a scorer are one or more; of milestones alone and of first scorers there are none', () => {
    const yes = [book('A', 0.5, 120, null), book('B', 0.5, 130, null), book('A', 1.5, 900, null)];
    expect(mainPrices({ stat: 'touchdowns', prices: yes })).toHaveLength(2);
    expect(mainPrices({ stat: 'receiving_yards', prices: [book('A', 49.5, 120, null)] })).toEqual([]);
    expect(mainPrices({ stat: 'first_touchdowns', prices: yes })).toEqual([]);
  });
});

describe('a grade', () => {
  const final = { ...host, status: 'final' as const, statusText: 'Final', score: { home: 24, away: 20 } };
  const of = { playerId: '11', player: 'Patrick Mahomes', team: 'Home', stat: 'passing_yards' as const };
  const leg = (more: Partial<Leg> = {}) =>
    ({
      gameId: 'NFL-1',
      sport: 'NFL',
      market: 'prop',
      selection: 'over',
      line: 275.5,
      price: -110,
      prop: of,
      ...more,
    }) as Leg;
  const box = (value?: number): BoxScore => ({
    gameId: 'NFL-1',
    startsAt: final.startsAt,
    home: '1',
    away: '2',
    rows: [
      {
        playerId: '11',
        name: 'P. Mahomes',
        side: 'home',
        stats: value === undefined ? {} : { passing_yards: value },
      },
    ],
  });

  test.each([
    ['over', 275.5, 281, 'won'],
    ['under', 275.5, 281, 'lost'],
    ['over', 275, 275, 'push'],
    ['over', 275.5, undefined, 'lost'],
    ['under', 275.5, undefined, 'won'],
  ] as const)('%s %s with %s: %s', (selection, line, value, result) => {
    expect(gradeLeg(leg({ selection, line }), final, box(value))).toBe(result);
  });

  test('a player missing from the box score did not play: void', () => {
    expect(gradeLeg(leg({ prop: { ...of, playerId: '99' } }), final, box(300))).toBe('void');
  });

  test.each([
    ['the player who scored first', 1, 'won'],
    ['a player after someone else, listed or not, scored first', 0, 'lost'],
    ['a player of a game whose scoring plays the feed did not send', undefined, 'open'],
  ] as const)('of %s: the first touchdown', (_, first_touchdowns, result) => {
    const stats = { passing_yards: 200, ...(first_touchdowns !== undefined && { first_touchdowns }) };
    const whole = { ...box(), rows: box().rows.map((row) => ({ ...row, stats })) };
    const first = leg({
      market: 'first',
      line: 0.5,
      oneSided: true,
      prop: { ...of, stat: 'first_touchdowns' },
    });
    expect(gradeLeg(first, final, whole)).toBe(result);
    const absent = leg({ ...first, prop: { ...of, playerId: '99', stat: 'first_touchdowns' } });
    expect(gradeLeg(absent, final, whole)).toBe('void');
  });

  test.each([
    [1.5, 2, 'won'],
    [1.5, 1, 'lost'],
    [2.5, 2, 'lost'],
  ] as const)('of a scorer over %d with %d touchdowns: %s', (line, touchdowns, result) => {
    const whole = { ...box(), rows: box().rows.map((row) => ({ ...row, stats: { touchdowns } })) };
    const scorer = leg({ market: 'scorer', line, oneSided: true, prop: { ...of, stat: 'touchdowns' } });
    expect(gradeLeg(scorer, final, whole)).toBe(result);
  });

  test('a pitcher’s prop is void if he only batted', () => {
    const pitcher = leg({ prop: { ...of, stat: 'strikeouts' } });
    expect(gradeLeg(pitcher, final, box())).toBe('void');
  });

  test('waits for the box score, whatever the score; a canceled game is void', () => {
    expect(gradeLeg(leg(), final)).toBe('open');
    expect(gradeLeg(leg(), final, { ...box(300), gameId: 'NFL-2' })).toBe('open');
    expect(gradeLeg(leg(), { ...final, status: 'live' }, box(300))).toBe('open');
    expect(gradeLeg(leg(), { ...final, status: 'cancelled' })).toBe('void');
  });

  test('over and under of one line never both win, and push together', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 500 }), fc.integer({ min: 1, max: 900 }), (value, halves) => {
        const [over, under] = (['over', 'under'] as const).map((selection) =>
          gradeLeg(leg({ selection, line: halves / 2 }), final, box(value)),
        );
        expect([over, under].sort()).toEqual(over === 'push' ? ['push', 'push'] : ['lost', 'won']);
      }),
    );
  });
});

describe('a team’s players', () => {
  const box = (gameId: string, day: number, yards: number): BoxScore => ({
    gameId,
    startsAt: `2026-10-${String(day).padStart(2, '0')}T17:00:00.000Z`,
    home: '1',
    away: '2',
    rows: [
      { playerId: '11', name: 'P. Mahomes', side: 'home', stats: { passing_yards: yards } },
      { playerId: '21', name: 'J. Allen', side: 'away', stats: { passing_yards: 1 } },
    ],
  });

  test('keep each game once, newest first, however often it is sent', () => {
    const once = withBoxScores(undefined, '1', [box('a', 1, 200), box('b', 8, 250)]);
    const twice = withBoxScores(once, '1', [box('b', 8, 260)]);
    expect(twice.players).toMatchObject([
      { id: '11', games: [{ gameId: 'b', stats: { passing_yards: 260 } }, { gameId: 'a' }] },
    ]);
    expect(withBoxScores(twice, '1', [box('b', 8, 260)])).toEqual(twice);
  });

  test('get full names from the roster, and keep their games', () => {
    const played = withBoxScores(undefined, '1', [box('a', 1, 200)]);
    const { players, rosterAt } = withRoster(
      played,
      '1',
      [
        { id: '11', name: 'Patrick Mahomes' },
        { id: '12', name: 'Isiah Pacheco' },
      ],
      at,
    );
    expect(rosterAt).toBe(at);
    expect(players.map(({ id, name, games }) => [id, name, games.length])).toEqual([
      ['11', 'Patrick Mahomes', 1],
      ['12', 'Isiah Pacheco', 0],
    ]);
  });
});

describe("a player's recent record", () => {
  /** The prop of a player who had these passing yards in the last games, newest first. */
  const after = (...values: readonly number[]) => afterGames(values, around);
  const afterGames = (values: readonly number[], known: Around) => {
    const games = values.map((passing_yards, index) => ({
      gameId: `g${index}`,
      startsAt: at,
      stats: { passing_yards },
    }));
    const players = [{ ...mahomes, games }];
    const props = [
      {
        player: 'Patrick Mahomes',
        stat: 'passing_yards' as const,
        prices: [price('A', 275.5, -110, -110)],
      },
    ];
    const own = [{ teamId: host.home.id, players }];
    const [prop] = knownProps({ ...host, props: identified({ ...host, props }, own, known) });
    if (!prop) throw new Error('no prop');
    return prop;
  };

  test('compares at most ten games with the line, with their number', () => {
    const [over, average, last] = playerFacts(
      host,
      after(300, 280, 275, 260, 310, 290, 300, 280, 200, 270, 999),
      275,
    );
    expect(over?.values).toMatchObject({ games: 10, over: 6, under: 3, lean: 1 });
    expect(average?.values).toMatchObject({ average: 276.5, games: 10, lean: 0 });
    expect(last?.values).toMatchObject({ games: 5, list: '300, 280, 275, 260, 310', lean: 1 });
    expect(over?.n).toBe(10);
  });

  test('of a pitcher leaves out games in which he only batted', () => {
    const games = [{ hits: 2 }, { strikeouts: 7 }, { hits: 0 }, { strikeouts: 0 }, { strikeouts: 5 }].map(
      (stats, nth) => ({ gameId: `MLB-${nth}`, startsAt: at, stats }),
    );
    const props = [
      { player: 'Patrick Mahomes', stat: 'strikeouts' as const, prices: [price('A', 5.5, -110, -110)] },
    ];
    const own = [{ teamId: host.home.id, players: [{ ...mahomes, games }] }];
    const [prop] = knownProps({ ...host, props: identified({ ...host, props }, own, around) });
    expect(prop?.known.last).toEqual([7, 0, 5]);
  });

  test('its games can be drawn, with day, place and opponent where they are known', () => {
    const { home, away } = host;
    const result = (gameId: string, day: string, sides: { home: string; away: string }) => ({
      ...{ gameId, startsAt: `${day}T18:00:00.000Z`, ...sides },
      ...{ homeScore: 24, awayScore: 20, spread: null, total: null },
    });
    const rows = [
      result('g0', '2026-11-15', { home: home.id, away: away.id }),
      result('g2', '2025-12-28', { home: away.id, away: home.id }),
      result('g1', '2026-11-08', { home: 'others', away: away.id }),
    ];
    const results = { asOf: at, source: 'Final scores', rows };
    const known = afterGames([300, 280, 275], { ...around, sheet: { results }, names: [home, away] });
    const [over, ...others] = playerFacts(host, known, 275);
    expect(pointsOf(over?.results ?? [], host)).toEqual([
      { label: 'Nov 15 vs Packers', value: 300, isAway: false },
      { label: '2 games ago', value: 280 },
      { label: 'Dec 28, 2025 at Packers', value: 275, isAway: true },
    ]);
    expect(others.filter(({ results }) => results)).toEqual([]);
  });

  test('its games have their minutes where the box scores had them', () => {
    const games = [36, undefined, 0].map((minutes, nth) => ({
      gameId: `g${nth}`,
      startsAt: at,
      stats: { passing_yards: 280 },
      ...(minutes !== undefined && { minutes }),
    }));
    const props = [
      {
        player: 'Patrick Mahomes',
        stat: 'passing_yards' as const,
        prices: [price('A', 275.5, -110, -110)],
      },
    ];
    const own = [{ teamId: host.home.id, players: [{ ...mahomes, games }] }];
    const [prop] = knownProps({ ...host, props: identified({ ...host, props }, own, around) });
    if (!prop) throw new Error('no prop');
    expect(prop.known.minutes).toEqual([36, null, 0]);
    const [over] = playerFacts(host, prop, 275);
    expect(pointsOf(over?.results ?? [], host)).toEqual([
      { label: 'Last game', value: 280, minutes: 36 },
      { label: '2 games ago', value: 280 },
      { label: '3 games ago', value: 280, minutes: 0 },
    ]);
  });

  test('is empty with fewer than three games', () => {
    expect(playerFacts(host, after(300, 280), 275)).toEqual([]);
    expect(playerFacts(host, after(300, 280, 290), 275)).toHaveLength(2);
  });

  test('supports one side as much as it counts against the other', () => {
    const facts = playerFacts(host, after(300, 280, 290, 310, 280), 275.5);
    const [over, under] = propSides(host, after());
    if (!over || !under) throw new Error('no sides');
    for (const fact of facts) {
      const pair = [playerSide(fact, over), playerSide(fact, under)];
      expect([
        ['for', 'against'],
        ['neutral', 'neutral'],
      ]).toContainEqual(pair);
    }
    expect(facts.some((fact) => playerSide(fact, over) === 'for')).toBe(true);
  });
});
