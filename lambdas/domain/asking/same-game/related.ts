/** How two legs of one game are related, and how much they depend on each other in the sense in which they are taken. */
import type { Relation } from './classes.ts';
import { type Dependence, dependenceOf } from './dependence.ts';
import type { Term } from './terms.ts';

export interface Related extends Dependence {
  readonly relation: Relation;
  /** The correlation of the two legs as taken: turned where one of them is an under or of the other team. */
  readonly taken: number;
}

/** @returns undefined if their classes were not measured together */
export function relatedOf(a: Term, b: Term): Related | undefined {
  const { relation, names, turned } = relationOf(a, b);
  const found = dependenceOf(a.sport, relation, names[0], names[1]);
  return found && { ...found, relation, taken: found.rho * a.sign * b.sign * (turned ? -1 : 1) };
}

interface Named {
  readonly relation: Relation;
  readonly names: readonly [string, string];
  /** Whether what helps the one hurts the other as named: a win of the opponent. */
  readonly turned: boolean;
}

const isTotal = ({ side }: Term) => side === null;
const isShared = ({ what }: Term) => what.endsWith('win') || what.endsWith('cover');

function relationOf(a: Term, b: Term): Named {
  if (isTotal(a) || isTotal(b)) return withTotal(isTotal(a) ? b : a, isTotal(a) ? a : b);
  const isOpposed = a.side !== b.side;
  if (isShared(a) || isShared(b)) return { relation: 'own', names: [a.what, b.what], turned: isOpposed };
  const relation = isOpposed ? 'opp' : a.player !== null && a.player === b.player ? 'same' : 'own';
  return { relation, names: [a.what, b.what], turned: false };
}

/** A win is measured as the home team's, because a home team that leads may not bat again; a cover as the favorite's. */
function withTotal(other: Term, total: Term): Named {
  if (other.what === 'win')
    return { relation: 'game', names: ['home win', total.what], turned: other.side === 'away' };
  if (other.what === 'cover')
    return { relation: 'game', names: ['favorite cover', total.what], turned: (other.line ?? 0) > 0 };
  return { relation: 'game', names: [other.what, total.what], turned: false };
}
