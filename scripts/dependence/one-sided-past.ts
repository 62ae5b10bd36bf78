/** What came in of past prices that have only one side, by kind and band of the implied chance. */
import { impliedProbability } from '../../lambdas/domain/feed/odds/odds.ts';

export interface OneSidedPast {
  readonly league: string;
  readonly kind: string;
  /** American odds of the consensus. */
  readonly price: number;
  readonly won: boolean;
  /** Of the season; the second is held out. */
  readonly half: 'first' | 'second';
}

/** Lower ends of the bands, percent. */
export const bands = [0, 5, 10, 20, 30, 40, 50, 60, 75] as const;

export interface Band {
  readonly league: string;
  readonly kind: string;
  /** Percent: from inclusive, to exclusive. */
  readonly from: number;
  readonly to: number;
  readonly n: number;
  readonly won: number;
  /** Percent, the mean over the prices. */
  readonly implied: number;
  /** Percent that came in. */
  readonly cameIn: number;
  /** What came in over what was implied, with the ends of its 95% range. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** A band counts from this many results with this many winners on. */
const least = { results: 200, winners: 40 } as const;

/** Bands with too few results are merged with the next one of their kind, and left out if even all are too few. */
export function bandsOf(past: readonly OneSidedPast[]): Band[] {
  return [...Map.groupBy(past, ({ league, kind }) => `${league} ${kind}`).values()].flatMap((own) => {
    const found: Band[] = [];
    let open: OneSidedPast[] = [];
    let from = 0;
    for (const [index, start] of bands.entries()) {
      const to = bands[index + 1] ?? 100;
      open.push(...own.filter(({ price }) => isBetween(impliedProbability(price) * 100, start, to)));
      if (open.length < least.results || open.filter(({ won }) => won).length < least.winners) continue;
      found.push(bandOf(open, from, to));
      open = [];
      from = to;
    }
    return found;
  });
}

const isBetween = (percent: number, from: number, to: number) => percent >= from && percent < to;

function bandOf(results: readonly OneSidedPast[], from: number, to: number): Band {
  const n = results.length;
  const won = results.filter((each) => each.won).length;
  const implied = results.reduce((sum, { price }) => sum + impliedProbability(price), 0) / n;
  const share = won / n;
  const error = Math.sqrt((share * (1 - share)) / n);
  const [{ league, kind }] = results as readonly [OneSidedPast];
  return {
    league,
    kind,
    from,
    to,
    n,
    won,
    implied: implied * 100,
    cameIn: share * 100,
    ratio: share / implied,
    low: Math.max(0, share - 1.96 * error) / implied,
    high: (share + 1.96 * error) / implied,
  };
}

const measured = new WeakMap<readonly OneSidedPast[], Band[]>();

/** @returns the chance of a one-sided price by its band, 0 to 1; null if the band is not measured */
export function oneSidedChance(
  past: readonly OneSidedPast[],
  league: string,
  kind: string,
  price: number,
): number | null {
  const all = measured.get(past) ?? bandsOf(past);
  measured.set(past, all);
  const implied = impliedProbability(price) * 100;
  const band = all.find(
    (each) => each.league === league && each.kind === kind && isBetween(implied, each.from, each.to),
  );
  return band ? (implied * band.ratio) / 100 : null;
}
