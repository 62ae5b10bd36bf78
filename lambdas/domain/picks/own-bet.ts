/** A user's own stake and price on a pick, in addition to the flat stake of the record. */
import type { Leg } from '../../contracts/asking/analysis.ts';
import type { PickStatus } from '../../contracts/feed/sports.ts';
import type { OwnBetShown } from '../../contracts/picks/own-bet.ts';
import type { LegResult } from '../feed/games/settlement.ts';
import { type Boost, winningsCents } from '../feed/odds/boost.ts';
import { gradePick } from './settlement.ts';
import { isSlip, type SlipBet, type SlipPick, slipProfitCents } from './slip.ts';

export interface OwnBet extends SlipBet {
  /** Whole cents; null if the stake is unknown. */
  readonly stakeCents: number | null;
  /** American odds of the whole bet; null if they are the pick's, or of a slip whose price is not entered yet. */
  readonly price: number | null;
  readonly book: string | null;
  readonly note: string | null;
  readonly boost?: Boost;
  /** The stake is the book's: a loss costs nothing. */
  readonly bonusBet?: true;
}

/** The fields of a pick that determine its owner's profit. */
export interface Staked {
  readonly status: PickStatus;
  readonly bet?: OwnBet;
  readonly legResults?: readonly LegResult[];
  readonly metadata?: SlipPick['metadata'] & { readonly legs?: readonly Leg[] };
}

/**
 * A bet at the owner's price pays that price. If a leg drops out, that price no longer applies, so the remaining legs
 * pay their saved prices.
 * @returns whole cents; null while pending, without a stake, and for a hit with an unpriced leg
 */
export function ownProfitCents(pick: Staked): number | null {
  const { status, bet, legResults = [], metadata } = pick;
  const stakeCents = bet?.stakeCents ?? null;
  if (!bet || stakeCents === null || status === 'pending') return null;
  if (isSlip(pick)) return slipProfitCents(status, pick, stakeCents, bet);
  if (status === 'push') return 0;
  if (status === 'miss') return bet.bonusBet ? 0 : -stakeCents;
  const hasDropped = legResults.some((result) => result === 'push' || result === 'void');
  if (bet.price !== null && !hasDropped) return winningsCents(stakeCents, [bet.price], bet.boost);
  const prices = metadata?.legs?.map(({ price }) => price) ?? [];
  const { counting } = gradePick(legResults, prices);
  return counting && winningsCents(stakeCents, counting, bet.boost);
}

/** Counts of bets; every field is additive. */
export interface OwnCounts {
  /** Picks with a stake. */
  readonly ownPicks: number;
  /** Their hits and misses with a known profit. */
  readonly ownSettled: number;
  /** Without bonus bets, whose stake is the book's. */
  readonly ownStakedCents: number;
  readonly ownProfitCents: number;
}

export function ownCountsOf(pick: Staked): OwnCounts {
  const stakeCents = pick.bet?.stakeCents ?? null;
  const profit = pick.status === 'push' ? null : ownProfitCents(pick);
  return {
    ownPicks: stakeCents === null ? 0 : 1,
    ownSettled: profit === null ? 0 : 1,
    ownStakedCents: profit === null || pick.bet?.bonusBet ? 0 : (stakeCents ?? 0),
    ownProfitCents: profit ?? 0,
  };
}

/** @returns undefined if every field is empty */
export function ownBetOf({ stake, price, book, note, ...more }: OwnBetShown): OwnBet | undefined {
  const { boost, bonusBet, settledAs } = more;
  const terms = {
    ...(boost && { boost: { percent: boost.percent, maxStakeCents: centsOf(boost.maxStake) } }),
    ...(bonusBet && { bonusBet }),
    ...(settledAs && { settledAs }),
  };
  const isEmpty = [stake, price, book, note].every((value) => value === null);
  if (isEmpty && Object.keys(terms).length === 0) return undefined;
  return { stakeCents: centsOf(stake), price, book, note, ...terms };
}

/** The bet as its owner entered it. */
export function showBet({ stakeCents, boost, ...bet }: OwnBet): OwnBetShown {
  return {
    ...bet,
    stake: dollarsOf(stakeCents),
    ...(boost && { boost: { percent: boost.percent, maxStake: dollarsOf(boost.maxStakeCents) } }),
  };
}

const centsOf = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100));
const dollarsOf = (cents: number | null) => (cents === null ? null : cents / 100);

/** Whether two bets say the same, so that a repeated call changes nothing. */
export function isSameBet(a: OwnBet | undefined, b: OwnBet | undefined): boolean {
  if (!a || !b) return a === b;
  const fields = (bet: OwnBet) => [
    bet.stakeCents,
    bet.price,
    bet.book,
    bet.note,
    bet.boost?.percent,
    bet.boost?.maxStakeCents,
    bet.bonusBet,
    bet.settledAs,
  ];
  const [one, other] = [fields(a), fields(b)];
  return one.every((value, index) => value === other[index]);
}
