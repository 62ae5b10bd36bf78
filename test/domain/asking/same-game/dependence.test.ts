/** The measured table: small, and read back as it was written. */
import { describe, expect, test } from 'vitest';
import { whyWords } from '../../../../lambdas/domain/asking/english/same-game.ts';
import { relations } from '../../../../lambdas/domain/asking/same-game/classes.ts';
import { dependenceOf } from '../../../../lambdas/domain/asking/same-game/dependence.ts';
import { dependenceTable } from '../../../../lambdas/domain/asking/same-game/dependence-table.ts';
import type { Term } from '../../../../lambdas/domain/asking/same-game/terms.ts';
import { leagueTable } from '../../../../scripts/dependence/table.ts';

test('the table takes at most 6 KB of a function', () => {
  expect(JSON.stringify(dependenceTable).length).toBeLessThanOrEqual(6000);
});

describe('a pair', () => {
  const fit = (rho: number, error = 0.02, n = 500) => ({ n, rho, error });
  const row = (a: string, b: string, rho: number, n = 500) => ({
    ...fit(rho, 0.02, n),
    own: fit(rho),
    relation: 'own' as const,
    a,
    b,
    both: 0.3,
    apart: 0.25,
  });
  const measured = [
    row('passing_yards', 'receiving_yards', 0.28),
    row('passing_yards', 'receiving_yards.B', 0.1),
    row('passing_yards', 'receiving_yards.R', 0.32),
    row('receptions', 'win', 0.01),
  ];
  const table = {
    NFL: leagueTable(measured, { season: '2023', legError: 1.4, overGap: [0, 0] }),
  };
  const of = (a: string, b: string) => dependenceOf('NFL', 'own', a, b, table);

  test('is that of the role where it differs, in either order, otherwise the pooled one', () => {
    expect(of('receiving_yards.B', 'passing_yards')?.rho).toBe(0.1);
    expect(of('passing_yards', 'receiving_yards.R')?.rho).toBe(0.28);
    expect(of('passing_yards', 'receiving_yards')).toEqual({
      rho: 0.28,
      error: 0.02,
      n: 500,
      season: '2023',
      shares: [30, 25],
    });
  });

  test('close to independence is pooled with the others', () => {
    expect(of('receptions', 'win')).toEqual({
      rho: 0.01,
      error: 0.02,
      n: 500,
      season: '2023',
      shares: null,
      isOfRest: true,
    });
  });

  test('of a class that nobody measured has none', () => {
    expect(of('passing_yards', 'sacks')).toBeUndefined();
    expect(dependenceOf('NFL', 'opp', 'passing_yards', 'win', table)).toBeUndefined();
    expect(dependenceOf('MLS', 'game', 'win', 'total', table)).toBeUndefined();
  });
});

test('every league has its season and an error of its legs', () => {
  for (const league of Object.values(dependenceTable)) {
    expect(league.season).toMatch(/^20\d\d(-\d\d)?$/);
    expect(league.legError).toBeGreaterThan(0.3);
    expect(Object.keys(league.pairs).sort()).toEqual([...relations].sort());
  }
});

test('the number of pairs is not said to be of a kind that was not measured by itself', () => {
  const scorer = (player: string) => ({ sport: 'NFL', what: 'touchdowns.R', player, side: 'home', sign: 1 });
  const related = { rho: 0, error: 0.03, n: 231_029, season: '2023', shares: null, taken: 0 };
  const told = (isOfRest?: true) =>
    whyWords(scorer('A') as unknown as Term, scorer('B') as unknown as Term, {
      ...related,
      relation: 'own',
      ...(isOfRest && { isOfRest }),
    });
  expect(told(true)).toContain('231,029 pairs of this and similar kinds in 2023');
  expect(told()).toContain('231,029 such pairs in 2023');
});
