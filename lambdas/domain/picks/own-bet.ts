/** A user's own stake and price on a pick, in addition to the flat stake of the record. */
import type { Leg } from '../../contracts/asking/analysis.ts';
import type { PickStatus } from '../../contracts/feed/sports.ts';
import type { OwnBetShown } from '../../contracts/picks/tracker.ts';
import type { LegResult } from '../feed/games/settlement.ts';
import { parlayProfit } from '../feed/odds/odds.ts';
import { gradePick } from './settlement.ts';

export interface OwnBet {
  /** Whole cents; null if the stake is unknown. */
  readonly stakeCents: number | null;
  /** American odds of the whole bet; null if they are the pick's. */
  readonly price: number | null;
  readonly book: string | null;
  readonly note: string | null;
}

/** The fields of a pick that determine its owner's profit. */
export interface Staked {
  readonly status: PickStatus;
  readonly bet?: OwnBet;
  readonly legResults?: readonly LegResult[];
  readonly metadata?: object & { readonly legs?: readonly Leg[] };
}

/**
 * A bet at the owner's price pays that price. If a leg drops out, that price no longer applies, so the remaining legs
 * pay their saved prices.
 * @returns whole cents; null while pending, without a stake, and for a hit with an unpriced leg
 */
export function ownProfitCents({ status, bet, legResults = [], metadata }: Staked): number | null {
  const stakeCents = bet?.stakeCents ?? null;
  if (stakeCents === null || status === 'pending') return null;
  if (status === 'push') return 0;
  if (status === 'miss') return -stakeCents;
  const hasDropped = legResults.some((result) => result === 'push' || result === 'void');
  if (typeof bet?.price === 'number' && !hasDropped) return parlayProfit(stakeCents, [bet.price]);
  const prices = metadata?.legs?.map(({ price }) => price) ?? [];
  const { counting } = gradePick(legResults, prices);
  return counting && parlayProfit(stakeCents, counting);
}

/** Counts of bets; every field is additive. */
export interface OwnCounts {
  /** Picks with a stake. */
  readonly ownPicks: number;
  /** Their hits and misses with a known profit. */
  readonly ownSettled: number;
  readonly ownStakedCents: number;
  readonly ownProfitCents: number;
}

export function ownCountsOf(pick: Staked): OwnCounts {
  const stakeCents = pick.bet?.stakeCents ?? null;
  const profit = pick.status === 'push' ? null : ownProfitCents(pick);
  return {
    ownPicks: stakeCents === null ? 0 : 1,
    ownSettled: profit === null ? 0 : 1,
    ownStakedCents: profit === null ? 0 : (stakeCents ?? 0),
    ownProfitCents: profit ?? 0,
  };
}

/** @returns undefined if every field is empty */
export function ownBetOf({ stake, ...bet }: OwnBetShown): OwnBet | undefined {
  const stakeCents = stake === null ? null : Math.round(stake * 100);
  return [stakeCents, ...Object.values(bet)].every((value) => value === null)
    ? undefined
    : { stakeCents, ...bet };
}
