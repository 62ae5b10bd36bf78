/** Reads bets that stand each by itself, beside their prices: "singles at -110, +150 and +120, $10 each". */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import type { Sentence } from '../../reading/sentence.ts';
import { asksForMoney, mostLegs, repeated } from '../worded/goal.ts';
import { type MaskedFigure, maskedOf } from '../worded/mask.ts';
import { priceOf, Roles, rolesOf } from '../worded/roles.ts';

/** No parlay: each bet by itself. */
export const apart =
  / (?:singles|straights|(?:straight|single|separate|individual|flat|solo) (?:bets|plays|wagers|tickets)|straight bet(?:ting|ted)?|separately|individually|one by one|on their own|by themselves|each (?:one )?(?:alone|by itself)) /;
const asks = / (?:what|how much|total|payout|worth|comes?|vs|versus|or|instead) /;

/** Two decimals are a price here: stakes of singles are said in dollars. */
const isPrice = ({ form }: MaskedFigure) => form === 'decimal' || form === 'american' || form === 'fraction';

/** @returns undefined where fewer than two bets have a price, or where a figure has no place in it */
export function singlesIn(sentence: Sentence): SumQuery | undefined {
  const masked = maskedOf(sentence);
  if (!masked || !apart.test(masked.text)) return undefined;
  const { roles: found, unplaced } = rolesOf(masked);
  if (unplaced.some((figure) => !isPrice(figure))) return undefined;
  const roles = new Roles(found.filter(({ figure }) => !isPrice(figure)));
  // Of named teams, the number of a spread changes nothing.
  if (masked.namesTeam) roles.all('selection');
  const prices = masked.figures.filter(isPrice).flatMap((figure) => priceOf(figure) ?? []);
  const count = roles.amount('legs', 'in_a_row');
  const whole = roles.amount('total');
  const stake = roles.amount('each', 'stake', 'paid', 'won', 'unit');
  const [first, ...others] = prices;
  if (!first || !roles.isDone || (whole !== undefined && stake !== undefined)) return undefined;
  const each = others.length === 0 && count !== undefined ? repeated(first, count) : prices;
  if (each.length < 2 || each.length > mostLegs || (count !== undefined && count !== each.length))
    return undefined;
  if (!asksForMoney.test(masked.text) && !asks.test(masked.text)) return undefined;
  const size = stake ?? (whole === undefined ? null : Math.round((100 * whole) / each.length) / 100);
  return { ask: 'sum', sum: 'singles', each, stake: size };
}
