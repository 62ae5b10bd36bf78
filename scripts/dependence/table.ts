/** Writes the measured pairs in the form that the product reads. */
import {
  codes,
  type LeagueDependence,
  type Relation,
  relations,
} from '../../lambdas/domain/asking/same-game/classes.ts';
import { type Measured, withoutRole } from './measure.ts';

/** Pairs closer to independence than this are pooled, unless they are measured well enough to be told apart from it. */
const least = {
  rho: 0.05,
  errors: 2.5,
  anyway: 0.15,
  byRole: 0.1,
  toExplain: 0.14,
  pairsByRole: 300,
} as const;

const sorted = (names: Iterable<string>) => [...names].sort();

export function leagueTable(
  measured: readonly Measured[],
  rest: Pick<LeagueDependence, 'season' | 'legError' | 'overGap'>,
): LeagueDependence {
  const pooled = measured.filter(({ a, b }) => !a.includes('.') && !b.includes('.'));
  const byName = new Map(pooled.map((each) => [nameOf(each), each]));
  const tellsMore = (each: Measured): boolean => {
    const whole = byName.get(nameOf(each));
    if (!whole || whole === each) return isApart(each);
    return each.n >= least.pairsByRole && Math.abs(each.rho - whole.rho) >= least.byRole;
  };
  const kept = measured.filter(tellsMore);
  // A role that is close to independence under a pooled class that is not has to be told too, and its pooled class with it.
  const left = pooled.filter((each) => !kept.includes(each));
  return {
    ...rest,
    pairs: record((relation) => textOf(kept.filter((each) => each.relation === relation))),
    rest: record((relation) => restOf(left.filter((each) => each.relation === relation))),
    classes: sorted(new Set(pooled.flatMap(({ a, b }) => [a, b]).map(codeOf))).join(' '),
  };
}

const nameOf = ({ relation, a, b }: Measured) => [relation, ...sorted([a, b].map(withoutRole))].join(' ');

const isApart = ({ rho, error }: Measured) =>
  Math.abs(rho) >= least.anyway || (Math.abs(rho) >= least.rho && Math.abs(rho) >= least.errors * error);

function record<T>(of: (relation: Relation) => T): Readonly<Record<Relation, T>> {
  return Object.fromEntries(relations.map((relation) => [relation, of(relation)])) as Record<Relation, T>;
}

function codeOf(name: string): string {
  const code = codes[withoutRole(name)];
  if (!code) throw new Error(`no short form of ${name}`);
  return code + (name.match(/\.\w+$/)?.[0] ?? '');
}

const hundredths = (value: number) => Math.round(value * 100);

/** Entries that share their first class stand behind it once. */
function textOf(measured: readonly Measured[]): string {
  const entries = measured.map((each) => ({ classes: sorted([codeOf(each.a), codeOf(each.b)]), each }));
  const byFirst = Map.groupBy(entries, ({ classes }) => classes[0] ?? '');
  return sorted(byFirst.keys())
    .map((first) => {
      const own = (byFirst.get(first) ?? []).map(({ classes, each }) => entryOf(classes[1] ?? '', each));
      return `${first}:${sorted(own).join(',')}`;
    })
    .join(';');
}

function entryOf(second: string, { n, rho, error, both, apart }: Measured): string {
  const shares = Math.abs(rho) >= least.toExplain ? [hundredths(both), hundredths(apart)] : [];
  return [second, n, hundredths(rho), Math.max(1, hundredths(error)), ...shares].join(' ');
}

/** What the pairs that are left out have in common: their mean, how far they are from it, and the number of pairs. */
function restOf(left: readonly Measured[]): readonly [number, number, number] | null {
  if (left.length === 0) return null;
  const weight = left.reduce((sum, { error }) => sum + 1 / error ** 2, 0);
  const mean = left.reduce((sum, { rho, error }) => sum + rho / error ** 2, 0) / weight;
  const n = left.reduce((sum, each) => sum + each.n, 0);
  // By pairs, not by classes: what is bet on most was measured best.
  const square = left.reduce((sum, each) => sum + each.n * ((each.rho - mean) ** 2 + each.error ** 2), 0) / n;
  return [hundredths(mean), Math.max(1, hundredths(Math.sqrt(square))), n];
}
