/** The chance of legs of one game: exact where logic decides, by measured dependence elsewhere, and the same for the same legs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jointChance } from '../../../../lambdas/domain/asking/same-game/copula.ts';
import { type Joint, jointOf } from '../../../../lambdas/domain/asking/same-game/joint.ts';
import { nearestCorrelation } from '../../../../lambdas/domain/asking/same-game/matrix.ts';
import { type SlipLeg, termOf } from '../../../../lambdas/domain/asking/same-game/terms.ts';

const game = {
  gameId: 'NFL-1',
  sport: 'NFL',
  startsAt: '2026-11-22T18:00:00.000Z',
  home: 'Kansas City Chiefs',
  away: 'Philadelphia Eagles',
  books: 5,
} as const;
type Given = Partial<SlipLeg> & Pick<SlipLeg, 'market' | 'selection'>;
const leg = (given: Given): SlipLeg => ({ ...game, line: null, marketProbability: 50, ...given });
const prop = (playerId: string, stat: NonNullable<SlipLeg['prop']>['stat'], given: Partial<SlipLeg> = {}) =>
  leg({
    market: 'prop',
    selection: 'over',
    line: 40.5,
    prop: { playerId, player: playerId, stat, team: game.home },
    ...given,
  });
const roleOf = (id: string) => (id === 'qb' ? 'Q' : id === 'rb' ? 'B' : 'R');
const joint = (...legs: readonly SlipLeg[]): Joint =>
  jointOf(legs.flatMap((each) => termOf(each, roleOf) ?? []));
const chance = (...legs: readonly SlipLeg[]): number => {
  const found = joint(...legs);
  if (found.kind !== 'chance') throw new Error(found.kind);
  return found.chance;
};

const quarterback = prop('qb', 'passing_yards');
const receiver = prop('wr', 'receiving_yards');
const homeWins = leg({ market: 'moneyline', selection: 'home' });
const homeCovers = leg({ market: 'spread', selection: 'home', line: -3.5, marketProbability: 45 });
const over = leg({ market: 'total', selection: 'over', line: 45.5 });

/** Draws of correlated normals, in code of its own. */
function simulated(
  chances: readonly number[],
  correlations: readonly (readonly number[])[],
  draws: number,
): number {
  let state = 12_345;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return ((state >>> 1) + 0.5) / 2 ** 31;
  };
  const size = chances.length;
  // Thresholds from the simulation itself: the sorted draws of one variable.
  const sample = Array.from(
    { length: 100_000 },
    () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random()),
  ).sort((a, b) => a - b);
  const thresholds = chances.map((each) => sample[Math.floor(each * sample.length)] ?? 0);
  const lower: number[][] = [];
  for (let i = 0; i < size; i += 1) {
    lower.push([]);
    for (let j = 0; j <= i; j += 1) {
      let rest = correlations[i]?.[j] ?? 0;
      for (let k = 0; k < j; k += 1) rest -= (lower[i]?.[k] ?? 0) * (lower[j]?.[k] ?? 0);
      lower[i]?.push(i === j ? Math.sqrt(rest) : rest / (lower[j]?.[j] ?? 1));
    }
  }
  let won = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const normals = Array.from(
      { length: size },
      () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random()),
    );
    const isWon = lower.every(
      (row, i) => row.reduce((sum, each, k) => sum + each * (normals[k] ?? 0), 0) <= (thresholds[i] ?? 0),
    );
    if (isWon) won += 1;
  }
  return won / draws;
}

const equal = (size: number, rho: number) =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => (i === j ? 1 : rho)));

describe('several normal variables', () => {
  test.each([
    [[0.5, 0.5, 0.5], equal(3, 0.3)],
    [
      [0.55, 0.5, 0.48],
      [
        [1, 0.3, -0.2],
        [0.3, 1, 0.6],
        [-0.2, 0.6, 1],
      ],
    ],
    [[0.6, 0.7, 0.5, 0.4, 0.65], equal(5, 0.25)],
    [[0.6, 0.7, 0.5, 0.4, 0.65, 0.8, 0.55, 0.5], equal(8, 0.35)],
    [[0.9, 0.85, 0.2, 0.3], equal(4, 0.7)],
  ])('agree with a simulation within half a point: %j', (chances, correlations) => {
    expect(
      Math.abs(jointChance(chances, correlations) - simulated(chances, correlations, 60_000)),
    ).toBeLessThan(0.005);
  });

  test('are exact to a tenth of a point, by fifty times the points', () => {
    for (const [size, rho] of [
      [3, 0.5],
      [5, 0.3],
      [8, 0.2],
      [8, 0.6],
    ] as const) {
      const chances = Array.from({ length: size }, (_, i) => 0.45 + 0.04 * i);
      const fine = jointChance(chances, equal(size, rho), 75_000);
      expect(Math.abs(jointChance(chances, equal(size, rho)) - fine)).toBeLessThan(0.001);
    }
  });

  test('of three even chances have the closed form of the octant', () => {
    const [a, b, c] = [0.4, 0.2, -0.1];
    const expected = 1 / 8 + (Math.asin(a) + Math.asin(b) + Math.asin(c)) / (4 * Math.PI);
    const matrix = [
      [1, a, b],
      [a, 1, c],
      [b, c, 1],
    ];
    expect(Math.abs(jointChance([0.5, 0.5, 0.5], matrix) - expected)).toBeLessThan(0.0005);
  });

  test('that contradict each other take the nearest matrix that is possible', () => {
    const impossible = [
      [1, 0.9, -0.9],
      [0.9, 1, 0.9],
      [-0.9, 0.9, 1],
    ];
    const near = nearestCorrelation(impossible);
    for (const [i, row] of near.entries()) {
      expect(row[i]).toBe(1);
      for (const [j, value] of row.entries()) expect(value).toBeCloseTo(near[j]?.[i] ?? 0, 9);
    }
    expect(near[0]?.[1]).toBeCloseTo(0.5, 1);
    expect(near[0]?.[2]).toBeCloseTo(-0.5, 1);
    expect(nearestCorrelation(equal(4, 0.5))).toEqual(equal(4, 0.5));
  });
});

describe('what logic decides', () => {
  test('a leg inside another costs nothing more: the smaller chance', () => {
    expect(chance(homeWins, homeCovers)).toBe(45);
    expect(chance(homeCovers, homeWins)).toBe(45);
    expect(
      chance(
        prop('wr', 'receptions', { line: 6.5, marketProbability: 30 }),
        prop('wr', 'receptions', { line: 4.5 }),
      ),
    ).toBe(30);
    expect(chance(over, leg({ market: 'total', selection: 'over', line: 50.5, marketProbability: 30 }))).toBe(
      30,
    );
  });

  test('legs that no score meets are impossible, also three that any two of are not', () => {
    const underdog = leg({ market: 'moneyline', selection: 'away' });
    expect(joint(homeCovers, underdog).kind).toBe('impossible');
    expect(
      joint(
        prop('wr', 'receptions', { line: 6.5 }),
        prop('wr', 'receptions', { line: 4.5, selection: 'under' }),
      ).kind,
    ).toBe('impossible');
    const under = (team: 'home' | 'away') =>
      leg({ market: 'team_total', team, selection: 'under', line: 20.5 });
    expect(joint(under('home'), under('away'), over).kind).toBe('impossible');
    expect(joint(under('home'), over).kind).toBe('chance');
  });

  test('a win by at most a touchdown is the win without the larger one', () => {
    const close = leg({ market: 'spread', selection: 'away', line: 7.5, marketProbability: 70 });
    expect(chance(homeWins, close)).toBeCloseTo(20, 9);
    expect(chance(close, homeWins)).toBeCloseTo(20, 9);
    expect(chance(quarterback, homeWins, close)).toBeLessThan(20);
  });

  test('a third leg that two others imply is left out', () => {
    const of = (team: 'home' | 'away') =>
      leg({ market: 'team_total', team, selection: 'over', line: 23.5, marketProbability: 48 });
    expect(chance(of('home'), of('away'), over)).toBe(chance(of('home'), of('away')));
  });

  test('a home run is a hit, a run, a run batted in and four bases', () => {
    const batter = { sport: 'MLB', home: 'Yankees', away: 'Mets' } as const;
    const stat = (of: Parameters<typeof prop>[1], line: number, given: Partial<SlipLeg> = {}) => ({
      ...prop('b', of, { line, ...given }),
      ...batter,
    });
    const homeRun = stat('home_runs', 0.5, { marketProbability: 15 });
    for (const [of, line] of [
      ['hits', 0.5],
      ['runs', 0.5],
      ['runs_batted_in', 0.5],
      ['total_bases', 3.5],
    ] as const)
      expect(chance(homeRun, stat(of, line))).toBe(15);
    expect(joint(homeRun, stat('hits', 0.5, { selection: 'under' })).kind).toBe('impossible');
    expect(chance(homeRun, stat('hits', 1.5))).toBeLessThan(15);
  });
});

describe('what was measured', () => {
  test('a quarterback and his receiver go together, and with the win of their team', () => {
    expect(chance(quarterback, receiver)).toBeCloseTo(30, 0);
    expect(chance(quarterback, receiver, homeWins)).toBeGreaterThan(15);
    const other = prop('wr', 'receiving_yards', {
      prop: { playerId: 'wr', player: 'wr', stat: 'receiving_yards', team: game.away },
    });
    expect(Math.abs(chance(quarterback, other) - 25)).toBeLessThan(3);
  });

  test('an under turns the sign, so that the four results add up', () => {
    const under = (of: SlipLeg): SlipLeg => ({
      ...of,
      selection: 'under',
      marketProbability: 100 - (of.marketProbability ?? 0),
    });
    const all = [
      chance(quarterback, receiver),
      chance(under(quarterback), receiver),
      chance(quarterback, under(receiver)),
      chance(under(quarterback), under(receiver)),
    ];
    expect(all.reduce((sum, each) => sum + each, 0)).toBeCloseTo(100, 4);
    expect(all[0]).toBeGreaterThan(25);
    expect(all[1]).toBeLessThan(25);
  });

  test('swapping the teams of the whole game changes nothing but what belongs to home', () => {
    const swap = (of: SlipLeg): SlipLeg => ({
      ...of,
      home: of.away,
      away: of.home,
      ...(of.selection === 'home' && { selection: 'away' }),
    });
    expect(chance(...[quarterback, receiver, homeWins].map(swap))).toBeCloseTo(
      chance(quarterback, receiver, homeWins),
      9,
    );
  });

  test('a class that nobody measured has no chance, nor has a leg without one', () => {
    expect(joint(quarterback, prop('wr', 'turnovers')).kind).toBe('unmeasured');
    expect(joint(quarterback, prop('wr', 'receiving_yards', { marketProbability: null })).kind).toBe(
      'unpriced',
    );
    expect(joint({ ...homeWins, sport: 'MLS' }, { ...over, sport: 'MLS', line: 2.5 }).kind).toBe(
      'unmeasured',
    );
    const firstHalf = leg({ market: 'total', selection: 'over', line: 22.5, period: 'first_half' });
    expect(joint(quarterback, firstHalf).kind).toBe('unmeasured');
    expect(chance(firstHalf, over)).toBeGreaterThan(33);
  });

  test('the range has both parts: wider with few books, and around the chance', () => {
    const range = (books: number) => {
      const found = joint(...[quarterback, receiver, homeWins].map((each) => ({ ...each, books })));
      if (found.kind !== 'chance') throw new Error(found.kind);
      expect(found.low).toBeLessThan(found.chance);
      expect(found.high).toBeGreaterThan(found.chance);
      return found.high - found.low;
    };
    expect(range(5)).toBe(range(3));
    expect(range(1)).toBeGreaterThan(range(3));
    const half = range(5) / 2 / chance(quarterback, receiver, homeWins);
    expect(half).toBeGreaterThan(0.1);
    expect(half).toBeLessThan(0.2);
  });
});

const stats = ['passing_yards', 'receiving_yards', 'receptions', 'rushing_yards', 'touchdowns'] as const;
const anyLeg = fc.oneof(
  fc
    .record({
      player: fc.integer({ min: 0, max: 4 }),
      stat: fc.constantFrom(...stats),
      isOver: fc.boolean(),
      chance: fc.integer({ min: 15, max: 80 }),
    })
    .map(({ player, stat, isOver, chance: of }) =>
      prop(['qb', 'rb', 'wr', 'te', 'x'][player] ?? 'x', stat, {
        selection: isOver ? 'over' : 'under',
        marketProbability: of,
        ...(player === 4 && { prop: { playerId: 'x', player: 'x', stat, team: game.away } }),
      }),
    ),
  fc
    .record({ side: fc.constantFrom('home', 'away'), chance: fc.integer({ min: 25, max: 75 }) })
    .map(({ side, chance: of }) =>
      leg({ market: 'moneyline', selection: side as 'home', marketProbability: of }),
    ),
  fc
    .record({ side: fc.constantFrom('over', 'under'), line: fc.integer({ min: 38, max: 52 }) })
    .map(({ side, line }) => leg({ market: 'total', selection: side as 'over', line: line + 0.5 })),
);

test('any legs: in any order the same, at most their least chance, at least none, and less with one more', () => {
  fc.assert(
    fc.property(fc.array(anyLeg, { minLength: 2, maxLength: 6 }), anyLeg, (legs, more) => {
      const found = joint(...legs);
      const turned = joint(...legs.toReversed());
      expect(turned.kind).toBe(found.kind);
      if (found.kind !== 'chance' || turned.kind !== 'chance') return;
      expect(Math.abs(turned.chance - found.chance)).toBeLessThan(0.15);
      expect(found.chance).toBeLessThanOrEqual(
        Math.min(...legs.map((each) => each.marketProbability ?? 0)) + 0.1,
      );
      expect(found.low).toBeLessThanOrEqual(found.chance);
      expect(found.high).toBeGreaterThanOrEqual(found.chance);
      const longer = joint(...legs, more);
      if (longer.kind === 'chance') expect(longer.chance).toBeLessThanOrEqual(found.chance + 0.3);
    }),
    { numRuns: 150 },
  );
});
