/** Fits on the first part of a season and judges on the pairs of the second: multiplying, with dependence, and what happened. */
import type { LeagueDependence } from '../../lambdas/domain/asking/same-game/classes.ts';
import { dependenceOf } from '../../lambdas/domain/asking/same-game/dependence.ts';
import { bivariate, cumulative } from '../../lambdas/domain/asking/same-game/normal.ts';
import type { LeagueData } from './leagues/leagues.ts';
import type { PastLeg } from './leg.ts';
import { measure, roleName } from './measure.ts';
import { type Pairs, pairsOf } from './pairs.ts';
import { leagueTable } from './table.ts';

/** Upper ends of the bands of the correlation. */
const ends = [-0.15, -0.05, 0.05, 0.15, 0.3, 0.6, 1] as const;

/** Shares of 1: both over, both under, one of each. */
export type Sides = readonly [over: number, under: number, mixed: number];

export interface Calibration {
  readonly league: string;
  readonly stage: 'all' | 'regular' | 'playoffs';
  readonly from: number;
  readonly to: number;
  readonly n: number;
  readonly multiplying: Sides;
  readonly dependent: Sides;
  readonly happened: Sides;
  /** Mean log loss over the four results. */
  readonly loss: readonly [multiplying: number, dependent: number];
  /** How far `dependent` is from what happened when both are taken over, in standard errors by games. */
  readonly overGapErrors: number;
}

/** The day by which half of the legs were played. */
export function middleDay(legs: readonly PastLeg[]): string {
  const days = legs.map(({ day }) => day).sort();
  return days[Math.floor(days.length / 2)] ?? '';
}

const unused = { season: '', legError: 0, overGap: [0, 0] as const };

export function calibrate({ league, legs }: LeagueData): Calibration[] {
  const middle = middleDay(legs);
  const table = leagueTable(
    measure(league, legs, ({ day }) => day < middle),
    unused,
  );
  const stages = [
    ['all', () => true],
    ['regular', ({ isPlayoff }: PastLeg) => !isPlayoff],
    ['playoffs', ({ isPlayoff }: PastLeg) => isPlayoff],
  ] as const;
  return stages.flatMap(([stage, isOf]) => {
    const held = legs.filter((leg) => leg.day >= middle && isOf(leg));
    return bandsOf(league, stage, [...pairsOf(league, held, roleName).values()], table);
  });
}

function bandsOf(
  league: LeagueData['league'],
  stage: Calibration['stage'],
  pairs: readonly Pairs[],
  table: LeagueDependence,
): Calibration[] {
  const known = pairs.flatMap((each) => {
    const found = dependenceOf(league, each.relation, each.a, each.b, { [league]: table });
    return found ? [{ pairs: each, rho: found.rho }] : [];
  });
  return ends.flatMap((to, index) => {
    const from = ends[index - 1] ?? -1;
    const own = known.filter(({ rho }) => rho > from && rho <= to);
    return own.length > 0 ? [{ league, stage, from, to, ...judged(own) }] : [];
  });
}

type Judged = Omit<Calibration, 'league' | 'stage' | 'from' | 'to'>;

function judged(known: readonly { readonly pairs: Pairs; readonly rho: number }[]): Judged {
  const sums = { n: 0, loss: [0, 0] as [number, number] };
  const apart: [number, number, number] = [0, 0, 0];
  const joint: [number, number, number] = [0, 0, 0];
  const result: [number, number, number] = [0, 0, 0];
  const gapOfGame = new Map<number, number>();
  for (const { pairs, rho } of known) {
    for (const [at, won] of pairs.results.entries()) {
      const [h, k] = [pairs.h[at] as number, pairs.k[at] as number];
      const [p, q] = [cumulative(h), cumulative(k)];
      const both = bivariate(h, k, rho);
      sums.n += 1;
      addTo(apart, [p * q, (1 - p) * (1 - q)]);
      addTo(joint, [both, 1 - p - q + both]);
      addTo(result, [won === 3 ? 1 : 0, won === 0 ? 1 : 0]);
      sums.loss[0] -= Math.log(cellOf(won, p, q, p * q));
      sums.loss[1] -= Math.log(cellOf(won, p, q, both));
      const game = pairs.games[at] as number;
      gapOfGame.set(game, (gapOfGame.get(game) ?? 0) + both - (won === 3 ? 1 : 0));
    }
  }
  const share = (sides: readonly [number, number, number]): Sides => [
    sides[0] / sums.n,
    sides[1] / sums.n,
    sides[2] / sums.n,
  ];
  const gaps = [...gapOfGame.values()];
  const error = Math.sqrt(gaps.reduce((sum, gap) => sum + gap ** 2, 0));
  return {
    n: sums.n,
    multiplying: share(apart),
    dependent: share(joint),
    happened: share(result),
    loss: [sums.loss[0] / sums.n, sums.loss[1] / sums.n],
    overGapErrors: error > 0 ? gaps.reduce((sum, gap) => sum + gap, 0) / error : 0,
  };
}

function addTo(sides: [number, number, number], [over, under]: readonly [number, number]): void {
  sides[0] += over;
  sides[1] += under;
  sides[2] += 1 - over - under;
}

function cellOf(won: number, p: number, q: number, both: number): number {
  const cells = [1 - p - q + both, q - both, p - both, both];
  return Math.max(1e-9, cells[won] ?? 0);
}

/** Bands of dependence that count for a league's gap: what is close to independent is multiplied anyway. */
const leastDependence = 0.15;

/**
 * Legs whose overs came in less often than their prices said are to blame, not the dependence: the gap is not taken out of the
 * chance, but added to its range.
 * @returns by how many percent of it both over was said too often in a stage, over the dependent bands; 0 within two errors
 */
export function overGapOf(calibrations: readonly Calibration[], stage: 'regular' | 'playoffs'): number {
  const own = calibrations.filter((each) => each.stage === stage && each.from >= leastDependence);
  const sumOf = (pick: (each: Calibration) => number) =>
    own.reduce((sum, each) => sum + each.n * pick(each), 0);
  const said = sumOf(({ dependent }) => dependent[0]);
  const gap = said === 0 ? 0 : (said - sumOf(({ happened }) => happened[0])) / said;
  const isBeyond = own.some(({ overGapErrors }) => overGapErrors > 2);
  return isBeyond && gap > 0 ? Math.round(gap * 100) : 0;
}
