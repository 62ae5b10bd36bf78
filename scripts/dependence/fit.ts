/** The correlation of two legs behind their results (tetrachoric), by maximum likelihood over past pairs. */
import { bivariate, bivariateDensity, cumulative } from '../../lambdas/domain/asking/same-game/normal.ts';
import type { Pairs } from './pairs.ts';

export interface Fit {
  readonly n: number;
  readonly rho: number;
  readonly error: number;
}

const bound = 0.97;
const mostSteps = 30;
const leastChance = 1e-9;

/**
 * Fisher scoring. The derivative of the chance that both win is the density of the two variables; the other three cells take
 * the same with their sign.
 * @returns the estimate with its standard error, from the expected information
 */
export function fit({ h, k, results }: Pick<Pairs, 'h' | 'k' | 'results'>): Fit {
  const n = results.length;
  const first = h.map(cumulative);
  const second = k.map(cumulative);
  let rho = 0;
  let information = 0;
  for (let step = 0; step < mostSteps; step += 1) {
    let score = 0;
    information = 0;
    for (let at = 0; at < n; at += 1) {
      const [x, y] = [h[at] as number, k[at] as number];
      const [p, q] = [first[at] as number, second[at] as number];
      const both = bivariate(x, y, rho);
      const slope = bivariateDensity(x, y, rho);
      const cells = [1 - p - q + both, q - both, p - both, both].map((each) => Math.max(leastChance, each));
      const result = results[at] as number;
      const sign = result === 0 || result === 3 ? 1 : -1;
      score += (sign * slope) / (cells[result] as number);
      information += slope * slope * cells.reduce((sum, each) => sum + 1 / each, 0);
    }
    if (information === 0) break;
    const next = Math.min(bound, Math.max(-bound, rho + Math.max(-0.4, Math.min(0.4, score / information))));
    const moved = Math.abs(next - rho);
    rho = next;
    if (moved < 1e-4) break;
  }
  return { n, rho, error: information > 0 ? 1 / Math.sqrt(information) : Number.POSITIVE_INFINITY };
}

/**
 * How many squared errors are taken off: of hundreds of pairs, the largest by chance would stand out with fewer. Roles are known
 * to differ.
 */
const firmness = { alone: 3, pooled: 1 } as const;

/**
 * Positive-part James-Stein: what is small beside its error goes, what is large beside it stays. A normal prior of one width would also move the strongest correlations, which are known best.
 * @param toward the class it is pooled with; without one, no dependence
 */
export function shrunk(own: Fit, toward?: Fit): Fit {
  const from = toward?.rho ?? 0;
  const away = own.rho - from;
  const weight =
    away === 0 ? 0 : Math.max(0, 1 - (toward ? firmness.pooled : firmness.alone) * (own.error / away) ** 2);
  const pooledError = toward?.error ?? own.error;
  return {
    n: own.n,
    rho: from + weight * away,
    error: Math.sqrt(weight * own.error ** 2 + (1 - weight) * pooledError ** 2),
  };
}
