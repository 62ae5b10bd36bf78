/**
 * Settles a slip with legs of one game. The feed has no price of such a slip, and books differ in what they pay after a leg
 * was void or pushed (some re-price the rest, some refund), so its money is what the owner says that the book paid.
 */
import type { Slip } from '../../contracts/asking/slip.ts';
import type { PickStatus } from '../../contracts/feed/sports.ts';
import type { SettledAs } from '../../contracts/picks/own-bet.ts';
import type { LegResult } from '../feed/games/settlement.ts';
import { type Boost, winningsCents } from '../feed/odds/boost.ts';

/** What the owner said about the money of a slip. */
export interface SlipBet {
  /** American odds that the book paid; null if not entered yet. */
  readonly price: number | null;
  readonly settledAs?: SettledAs | undefined;
}

export interface SlipPick {
  /** One per leg. */
  readonly legResults?: readonly LegResult[];
  readonly metadata?: object & { readonly slip?: Pick<Slip, 'groups'> | undefined };
  readonly bet?: SlipBet;
}

/** Whether the price of a pick is the owner's to enter. */
export const isSlip = ({ metadata }: SlipPick): boolean => metadata?.slip !== undefined;

const isDropped = (result: LegResult) => result === 'push' || result === 'void';

/** Whether a leg was void or pushed, and all of them are over, so that the book has settled the slip in its own way. */
export function hasDroppedLeg({ legResults = [] }: Pick<SlipPick, 'legResults'>): boolean {
  return legResults.some(isDropped) && !legResults.includes('open');
}

/** Whether only the owner can say what the book paid, and has not said it. */
export function awaitsPayment(pick: SlipPick): boolean {
  return isSlip(pick) && hasDroppedLeg(pick) && pick.bet?.settledAs === undefined;
}

/** Whether the owner said what the book paid after a leg was void or pushed. */
export function isAnswered(pick: SlipPick): boolean {
  return isSlip(pick) && hasDroppedLeg(pick) && pick.bet?.settledAs !== undefined;
}

const statusAs = { repriced: 'hit', refunded: 'push', lost: 'miss' } as const;

/**
 * The status by the results of the legs. A lost leg decides once the legs of its game are over: one of them may still be
 * void, and some books then return the stake.
 */
export function slipStatus({ legResults = [], metadata, bet }: SlipPick): PickStatus {
  if (legResults.some(isDropped)) {
    const answer = hasDroppedLeg({ legResults }) ? bet?.settledAs : undefined;
    return answer ? statusAs[answer] : 'pending';
  }
  const groups = metadata?.slip?.groups ?? [];
  const ofSameGame = (leg: number) => groups.find((group) => group.includes(leg)) ?? [leg];
  const isLost = legResults.some(
    (result, leg) => result === 'lost' && !ofSameGame(leg).some((each) => legResults[each] === 'open'),
  );
  if (isLost) return 'miss';
  return legResults.length === 0 || legResults.some((result) => result !== 'won') ? 'pending' : 'hit';
}

/**
 * @param status the one that holds, which can be the owner's mark
 * @param stakeCents whole cents
 * @param more a boost on the winnings, and whether the stake is the book's
 * @returns whole cents; null while the status or the price is not known, and while the owner has not said what the book paid
 * after a leg was void or pushed
 */
export function slipProfitCents(
  status: PickStatus,
  { bet, ...pick }: SlipPick,
  stakeCents: number,
  more: { readonly boost?: Boost; readonly bonusBet?: boolean } = {},
): number | null {
  if (status === 'pending') return null;
  if (status === 'push') return 0;
  const price = bet?.price ?? null;
  const isUnsettled = pick.legResults?.some(isDropped) && bet?.settledAs === undefined;
  if (price === null || isUnsettled) return null;
  if (status === 'hit') return winningsCents(stakeCents, [price], more.boost);
  return more.bonusBet ? 0 : -stakeCents;
}
