/** How two classes of legs depend on each other, from the measured table. */
import type { Sport } from '../../../contracts/feed/sports.ts';
import { codes, type DependenceTable, type LeagueDependence, type Relation } from './classes.ts';
import { dependenceTable } from './dependence-table.ts';

export interface Dependence {
  /** The correlation behind the results when both are taken over, -1 to 1. */
  readonly rho: number;
  /** Its standard error. */
  readonly error: number;
  /** The number of pairs measured. */
  readonly n: number;
  readonly season: string;
  /** The share of these pairs that both went over, and what multiplying says, percent; null if they hardly differ. */
  readonly shares: readonly [both: number, apart: number] | null;
  /** Measured over all pairs without an entry of their own, this kind among them. */
  readonly isOfRest?: true;
}

/**
 * @param a a statistic or a leg of the score, with an NFL role if known (`touchdowns.B`)
 * @returns the pair of these roles, otherwise the one pooled over roles; undefined if a class was not measured
 */
export function dependenceOf(
  sport: Sport,
  relation: Relation,
  a: string,
  b: string,
  table: DependenceTable = dependenceTable,
): Dependence | undefined {
  const league = table[sport];
  if (!league) return undefined;
  const { entries, classes } = parsed(league);
  for (const first of [a, withoutRole(a)]) {
    for (const second of [b, withoutRole(b)]) {
      const found = entries.get(keyOf(relation, codeOf(first), codeOf(second)));
      if (found) return found;
    }
  }
  // Legs of a part of the game were measured with some of the whole game only.
  const isMeasured = [a, b].every(
    (each) => !each.startsWith('h1 ') && classes.has(codeOf(withoutRole(each))),
  );
  const rest = isMeasured && league.rest[relation];
  if (!rest) return undefined;
  const [rho, error, n] = rest;
  return { rho: rho / 100, error: error / 100, n, season: league.season, shares: null, isOfRest: true };
}

/** Whether any legs of a sport's games have a joint chance. */
export const isMeasured = (sport: Sport): boolean => dependenceTable[sport] !== undefined;

const withoutRole = (name: string) => name.replace(/\.\w+$/, '');

/** A name that no league has measured has no short form. */
const codeOf = (name: string) => `${codes[withoutRole(name)] ?? '?'}${name.match(/\.\w+$/)?.[0] ?? ''}`;

const keyOf = (relation: Relation, a: string, b: string) =>
  a < b ? `${relation} ${a} ${b}` : `${relation} ${b} ${a}`;

interface Parsed {
  readonly entries: ReadonlyMap<string, Dependence>;
  readonly classes: ReadonlySet<string>;
}

const known = new WeakMap<LeagueDependence, Parsed>();

function parsed(league: LeagueDependence): Parsed {
  const before = known.get(league);
  if (before) return before;
  const entries = new Map<string, Dependence>();
  for (const [relation, text] of Object.entries(league.pairs) as [Relation, string][]) {
    for (const own of text.split(';')) {
      const [first = '', others = ''] = own.split(':');
      for (const entry of others.split(',')) {
        const [second = '', n, rho, error, both, apart] = entry.split(' ');
        entries.set(keyOf(relation, first, second), {
          rho: Number(rho) / 100,
          error: Number(error) / 100,
          n: Number(n),
          season: league.season,
          shares: both && apart ? [Number(both), Number(apart)] : null,
        });
      }
    }
  }
  const read = { entries, classes: new Set(league.classes.split(' ')) };
  known.set(league, read);
  return read;
}
