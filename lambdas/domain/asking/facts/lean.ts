/** Which selections a fact supports: one rule for teams and one for totals, symmetric for both sides. */
import type { EvidenceSide } from '../../../contracts/asking/analysis.ts';
import type { MarketSide } from '../../feed/board/sides.ts';

/** For, against, or neither. */
export type Lean = 1 | 0 | -1;

export type Side = 'home' | 'away';

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/**
 * A fact for a team is against its opponent; over, under and the draw have no team.
 * @param lean toward `team`
 */
export function forTeam(team: Side | null, lean: Lean, { selection }: MarketSide): EvidenceSide {
  if (team === null || (selection !== 'home' && selection !== 'away')) return 'neutral';
  return sideOfLean(selection === team ? lean : (-lean as Lean));
}

/** @param lean toward the over */
export function forOver(lean: Lean, { selection }: MarketSide): EvidenceSide {
  if (selection !== 'over' && selection !== 'under') return 'neutral';
  return sideOfLean(selection === 'over' ? lean : (-lean as Lean));
}

function sideOfLean(lean: Lean): EvidenceSide {
  return lean > 0 ? 'for' : lean < 0 ? 'against' : 'neutral';
}

/**
 * @param share 0 to 1
 * @param high the share from which it counts for; from 1 − `high` down it counts against
 */
export function leanOfShare(share: number, high: number): Lean {
  // Shares such as 3 of 5 have no exact binary representation.
  const slack = 1e-9;
  if (share >= high - slack) return 1;
  return share <= 1 - high + slack ? -1 : 0;
}

/** A value of a fact as a number; 0 if it is missing. */
export function numberIn(values: Readonly<Record<string, number | string>>, name: string): number {
  const value = values[name];
  return typeof value === 'number' ? value : 0;
}
