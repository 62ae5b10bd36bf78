/** Measures how legs of one game depend on each other: a correlation a pair of classes, with its error. */
import { codes, type Relation, type Role } from '../../lambdas/domain/asking/same-game/classes.ts';
import { cumulative } from '../../lambdas/domain/asking/same-game/normal.ts';
import { type Fit, fit, shrunk } from './fit.ts';
import type { PastLeg } from './leg.ts';
import { type Pairs, pairsOf } from './pairs.ts';

export interface Measured extends Fit {
  readonly relation: Relation;
  /** Statistics or legs of the score, with a role (`touchdowns.B`). */
  readonly a: string;
  readonly b: string;
  /** Before it was moved toward what it is pooled with. */
  readonly own: Fit;
  /** The share of pairs that both went over, and what multiplying says, 0 to 1. */
  readonly both: number;
  readonly apart: number;
}

/** Fewer pairs than this are not a measurement. */
const fewest = 100;

const roleOf: Readonly<Record<string, Role>> = { QB: 'Q', RB: 'B', WR: 'R', TE: 'R' };

/** Statistics that players of several positions have. */
const splitStats = [
  'touchdowns',
  'receiving_yards',
  'receptions',
  'rushing_yards',
  'rush_attempts',
  'rushing_receiving_yards',
];

export const pooledName = ({ what }: PastLeg) => what;

/** The class that the product can tell: by position, receivers and tight ends together. */
export function roleName({ what, role }: PastLeg): string {
  const known = splitStats.includes(what) ? roleOf[role] : undefined;
  return known ? `${what}.${known}` : what;
}

/** The class by position, for the report. */
export function positionName({ what, role }: PastLeg): string {
  return splitStats.includes(what) && role ? `${what}.${role}` : what;
}

export const withoutRole = (name: string) => name.replace(/\.\w+$/, '');

/**
 * Fullbacks and players of an unknown position have the name of the pooled class. A pair of theirs with a role would be taken for that
 * of all players with it: nothing tells them in the product.
 */
function hasNoRole({ a, b }: Pick<Measured, 'a' | 'b'>): boolean {
  const isPooled = (name: string) => splitStats.includes(name);
  return (isPooled(a) && b.includes('.')) || (isPooled(b) && a.includes('.'));
}

/** Legs of a period are measured with those of the game only: a player's with them would fill the table. */
function isKept({ relation, a, b }: Pairs): boolean {
  const names = [a, b].map(withoutRole);
  const periods = names.filter((name) => name.includes('h1 '));
  const ofScore = [
    'win',
    'cover',
    'team_total',
    'total',
    'home win',
    'home cover',
    'favorite win',
    'favorite cover',
  ];
  // A win and a cover are settled by one margin: logic, not dependence.
  if (relation === 'own' && names.every((name) => name === 'win' || name === 'cover')) return false;
  const isOfPeriod = periods.length === 1 && names.some((name) => ofScore.includes(name));
  return names.every((name) => name in codes) && (periods.length === 0 || (isOfPeriod && relation !== 'opp'));
}

/**
 * @param isIn the games to measure on
 * @returns every pair of classes with enough pairs: pooled over roles, and by role where a league has them
 */
export function measure(
  league: string,
  legs: readonly PastLeg[],
  isIn: (leg: PastLeg) => boolean = () => true,
): Measured[] {
  const used = legs.filter(isIn);
  const pooled = measuredOf(pairsOf(league, used, pooledName), () => undefined);
  const hasRoles = used.some(({ role }) => role !== '');
  if (!hasRoles) return pooled;
  const toward = new Map(pooled.map((each) => [keyOf(each), each]));
  const named = ({ relation, a, b }: Pick<Measured, 'relation' | 'a' | 'b'>) => {
    const [first, second] = [withoutRole(a), withoutRole(b)].sort() as [string, string];
    return toward.get(keyOf({ relation, a: first, b: second }));
  };
  const byRole = measuredOf(pairsOf(league, used, roleName), named);
  const ofRoles = byRole.filter((each) => (each.a.includes('.') || each.b.includes('.')) && !hasNoRole(each));
  return [...pooled, ...ofRoles];
}

export const keyOf = ({ relation, a, b }: Pick<Measured, 'relation' | 'a' | 'b'>) => `${relation} ${a} ${b}`;

function measuredOf(
  pairs: ReadonlyMap<string, Pairs>,
  toward: (pairs: Pairs) => Fit | undefined,
): Measured[] {
  return [...pairs.values()].flatMap((each) => {
    if (each.results.length < fewest || !isKept(each)) return [];
    const own = fit(each);
    const { relation, a, b } = each;
    return [{ ...shrunk(own, toward(each)), own, relation, a, b, ...shares(each) }];
  });
}

/** How often both went over, and how often by multiplying. */
export function shares({ h, k, results }: Pairs): { both: number; apart: number } {
  const n = results.length;
  const both = results.filter((result) => result === 3).length / n;
  const apart = h.reduce((sum, each, at) => sum + cumulative(each) * cumulative(k[at] as number), 0) / n;
  return { both, apart };
}
