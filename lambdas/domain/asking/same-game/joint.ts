/** The chance that all legs of one game win, with its range: by logic where they contain each other, otherwise by measured dependence. */
import { jointChance } from './copula.ts';
import { dependenceTable } from './dependence-table.ts';
import { areExcluding, impliedByOthers, logicOf } from './logic.ts';
import { type Related, relatedOf } from './related.ts';
import type { Term } from './terms.ts';

export type Joint =
  /** Percent, not rounded. */
  | { readonly kind: 'chance'; readonly chance: number; readonly low: number; readonly high: number }
  /** No score and no count lets all of them win. */
  | { readonly kind: 'impossible' }
  /** A leg has no chance of its own. */
  | { readonly kind: 'unpriced' }
  /** Two classes were not measured together. */
  | { readonly kind: 'unmeasured' };

type Known = Term & { readonly chance: number };

const standardErrors = 1.96;
/** Fewer points show how the chance changes: the error of the points is the same on both sides of a difference. */
const points = { chance: 1000, change: 200 } as const;

/** @returns the chance without its range, percent; 0 where there is none */
export function chanceOfAll(terms: readonly Term[]): number {
  const ready = readyParts(terms);
  return 'kind' in ready ? 0 : chanceOf(ready, { errors: 0 }, points.chance) * 100;
}

/** @param terms two to eight legs of one game */
export function jointOf(terms: readonly Term[], isPlayoff = false): Joint {
  const ready = readyParts(terms);
  return 'kind' in ready ? ready : { kind: 'chance', ...withRange(ready, gapOf(terms, isPlayoff)) };
}

function readyParts(terms: readonly Term[]): Part[] | Exclude<Joint, { kind: 'chance' }> {
  const known = terms.filter((term): term is Known => term.chance !== null);
  if (known.length < terms.length) return { kind: 'unpriced' };
  const parts = areExcluding(known) ? null : partsOf(known);
  if (parts === null) return { kind: 'impossible' };
  const ready: Part[] = [];
  for (const { sign, legs } of parts) {
    const pairs = pairsOf(legs);
    if ('kind' in pairs) return pairs;
    ready.push({ sign, legs, pairs });
  }
  return ready;
}

/** Chances that are added or subtracted: one of legs without logic between them, more where two complete each other. */
interface Part {
  readonly sign: 1 | -1;
  readonly legs: readonly Known[];
  /** By index of the first and the second leg. */
  readonly pairs: readonly (readonly (Related | undefined)[])[];
}

/**
 * Takes legs out that others contain, and replaces legs that complete each other: both win as often as the one without the
 * opposite of the other, which it contains.
 * @returns null if two of them exclude each other
 */
function partsOf(legs: readonly Known[]): Omit<Part, 'pairs'>[] | null {
  const found = legs.flatMap((a, at) =>
    legs.slice(at + 1).flatMap((b) => {
      const logic = logicOf(a, b);
      return logic === null ? [] : [{ logic, a, b, others: legs.filter((leg) => leg !== a && leg !== b) }];
    }),
  );
  if (found.some(({ logic }) => logic === 'excluding')) return null;
  const nested = found.find(({ logic }) => logic === 'inside' || logic === 'outside');
  if (nested) {
    const { a, b, logic, others } = nested;
    // Prices of one book can contradict logic: the smaller chance holds.
    return partsOf([...others, { ...(logic === 'inside' ? a : b), chance: Math.min(a.chance, b.chance) }]);
  }
  const implied = impliedByOthers(legs);
  if (implied >= 0) return partsOf(legs.filter((_, index) => index !== implied));
  const [completing] = found;
  if (!completing) return [{ sign: 1, legs }];
  const whole = partsOf([...completing.others, completing.a]);
  const without = partsOf([...completing.others, oppositeOf(completing.b)]);
  if (!whole || !without) return whole;
  return [
    ...whole,
    ...without.map(({ sign, legs: own }) => ({ legs: own, sign: sign === 1 ? -1 : 1 }) as const),
  ];
}

function oppositeOf(leg: Known): Known {
  const chance = 1 - leg.chance;
  if (leg.what === 'win' || leg.what === 'cover') {
    return {
      ...leg,
      chance,
      side: leg.side === 'home' ? 'away' : 'home',
      line: leg.line === null ? null : -leg.line,
    };
  }
  return { ...leg, chance, sign: leg.sign === 1 ? -1 : 1 };
}

function pairsOf(legs: readonly Known[]): Part['pairs'] | Extract<Joint, { kind: 'unmeasured' }> {
  const pairs: (Related | undefined)[][] = legs.map(() => []);
  for (const [i, a] of legs.entries()) {
    for (const [j, b] of legs.entries()) {
      if (j <= i) continue;
      const found = relatedOf(a, b);
      if (!found) return { kind: 'unmeasured' };
      const [row, column] = [pairs[i], pairs[j]];
      if (row) row[j] = found;
      if (column) column[i] = found;
    }
  }
  return pairs;
}

/** How far the correlations are moved, in standard errors, and one leg's chance. */
interface Moved {
  readonly errors: number;
  readonly leg?: { readonly of: Term; readonly by: number };
}

function chanceOf(parts: readonly Part[], { errors, leg }: Moved, count: number): number {
  const sum = parts.reduce((total, { sign, legs, pairs }) => {
    const chances = legs.map((each) => within(each.chance + (leg && isOf(each, leg.of) ? leg.by : 0)));
    const matrix = legs.map((_, i) =>
      legs.map((__, j) => {
        const pair = pairs[i]?.[j];
        return pair ? bounded(pair.taken + errors * pair.error) : 1;
      }),
    );
    return total + sign * jointChance(chances, matrix, count);
  }, 0);
  return Math.max(0, sum);
}

const isOf = (leg: Term, of: Term) =>
  leg.what === of.what && leg.player === of.player && leg.line === of.line;
const within = (chance: number) => Math.min(0.9999, Math.max(0.0001, chance));
const bounded = (rho: number) => Math.min(0.98, Math.max(-0.98, rho));

/** The correlations moved by their errors, and each leg by its own: two parts, added in squares. */
function withRange(parts: readonly Part[], gap: number): { chance: number; low: number; high: number } {
  const chance = chanceOf(parts, { errors: 0 }, points.chance);
  const at = (moved: Moved) => chanceOf(parts, moved, points.change);
  const still = at({ errors: 0 });
  const up = at({ errors: standardErrors }) - still;
  const down = still - at({ errors: -standardErrors });
  const legs = [
    ...new Map(
      parts.flatMap(({ legs }) => legs).map((leg) => [`${leg.what} ${leg.player} ${leg.line}`, leg]),
    ).values(),
  ];
  const own = legs.reduce((sum, leg) => {
    const by = errorOf(leg);
    const change = at({ errors: 0, leg: { of: leg, by: step } }) - still;
    return sum + ((change / step) * by * standardErrors) ** 2;
  }, 0);
  const low = Math.max(0, chance - Math.hypot(down, Math.sqrt(own))) * (1 - gap);
  return {
    chance: chance * 100,
    low: low * 100,
    high: Math.min(1, chance + Math.hypot(up, Math.sqrt(own))) * 100,
  };
}

/** A change of a leg's chance that is small enough for a slope. */
const step = 0.01;

/** Books differ; with fewer than three of them their mean is known less well. */
function errorOf({ sport, books, error }: Term): number {
  if (error !== null) return error;
  const points = dependenceTable[sport]?.legError ?? widest;
  return (points / 100) * Math.sqrt(Math.max(1, enoughBooks / Math.max(1, books)));
}

const enoughBooks = 3;
const widest = 1.4;

/** Where overs came in less often together than their prices said, that share is added to the range of a slip of overs. */
function gapOf(terms: readonly Term[], isPlayoff: boolean): number {
  const [first] = terms;
  const gap = first && dependenceTable[first.sport]?.overGap[isPlayoff ? 1 : 0];
  return gap && terms.every(({ sign }) => sign === 1) ? gap / 100 : 0;
}
