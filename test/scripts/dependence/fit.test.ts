/** The correlation of past legs is found again, and small ones are moved toward what they are pooled with. */
import { describe, expect, test } from 'vitest';
import { cumulative } from '../../../lambdas/domain/asking/same-game/normal.ts';
import { fit, shrunk } from '../../../scripts/dependence/fit.ts';

/** Deterministic normal variables by the inverse of a low-discrepancy sequence would be too regular: a small generator. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return (state + 0.5) / 2 ** 32;
  };
}

function drawn(rho: number, n: number) {
  const random = generator(7);
  const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const pairs = { h: [] as number[], k: [] as number[], results: [] as number[] };
  for (let at = 0; at < n; at += 1) {
    const [h, k] = [normal() * 0.5, normal() * 0.5 - 0.4];
    const x = normal();
    const y = rho * x + Math.sqrt(1 - rho * rho) * normal();
    pairs.h.push(h);
    pairs.k.push(k);
    pairs.results.push((x <= h ? 2 : 0) + (y <= k ? 1 : 0));
  }
  return pairs;
}

describe('the fit', () => {
  test.each([-0.6, -0.2, 0, 0.3, 0.85])('finds a correlation of %s within three standard errors', (rho) => {
    const found = fit(drawn(rho, 6000));
    expect(found.n).toBe(6000);
    expect(found.error).toBeLessThan(0.03);
    expect(Math.abs(found.rho - rho)).toBeLessThan(3 * found.error);
  });

  test('has the error of independent even pairs: half of pi over the root of their number', () => {
    const even = { h: Array<number>(400).fill(0), k: Array<number>(400).fill(0), results: [] as number[] };
    for (let at = 0; at < 400; at += 1) even.results.push(at % 4);
    const found = fit(even);
    expect(found.rho).toBeCloseTo(0, 6);
    expect(found.error).toBeCloseTo(Math.PI / 2 / 20, 4);
    expect(cumulative(0)).toBe(0.5);
  });

  test('stays finite where all pairs went the same way', () => {
    const all = { h: [0, 0, 0], k: [0, 0, 0], results: [3, 3, 0] };
    expect(fit(all).rho).toBeLessThanOrEqual(0.97);
  });
});

describe('moved toward what it is pooled with', () => {
  const own = (rho: number, error: number) => ({ n: 500, rho, error });

  test('a strong correlation stays, a small one beside its error goes', () => {
    expect(shrunk(own(0.77, 0.04)).rho).toBeCloseTo(0.764, 3);
    expect(shrunk(own(0.1, 0.08)).rho).toBe(0);
    expect(shrunk(own(-0.37, 0.07)).rho).toBeCloseTo(-0.33, 2);
  });

  test('a role that hardly differs takes the pooled correlation and its error', () => {
    expect(shrunk(own(0.35, 0.06), own(0.3, 0.02))).toEqual({ n: 500, rho: 0.3, error: 0.02 });
    expect(shrunk(own(0.6, 0.03), own(0.3, 0.02)).rho).toBeCloseTo(0.597, 3);
  });
});
