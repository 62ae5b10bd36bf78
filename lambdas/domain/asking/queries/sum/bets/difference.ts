/** What one price pays more than another: "how much more do I win on $200 at -105 than at -115". */
import type { Masked } from '../worded/mask.ts';
import { priceOf } from '../worded/roles.ts';
import type { SumOfBets } from './prompt.ts';

type Difference = Extract<SumOfBets, { readonly sum: 'price_difference' }>;

const asksHowMuch = / (?:how much|how many|what|difference|by how) /;
const compares =
  / (?:more|less|extra|additional|difference|differ|better|worse|save|saves|saved|saving|cheaper|bigger|smaller|gain|gained|cost me|costs me) /;
const beside =
  / (?:than|instead of|rather than|vs|versus|v|compared|comparing|between|against|and|or|to|over|from) /;
/** Two prices of two bets, or of two sides of one. */
const ofOther =
  / (?:parlay\w*|legs?|together|combined|both|hedge\w*|arb\w*|middle|hold|no ?-?vig|fair|true|boost\w*|free|bonus|kelly|split|sides|chances?|likely|probability|teaser|often|percentage|times|or (?:better|longer|more|less|shorter|higher|lower)) /;

export function priceDifference({ text, figures, namesTeam }: Masked): Difference | undefined {
  if (namesTeam || !asksHowMuch.test(text) || !compares.test(text) || !beside.test(text)) return undefined;
  if (ofOther.test(text)) return undefined;
  const odds = figures
    .filter(({ form }) => form === 'american' || form === 'decimal' || form === 'fraction')
    .flatMap((figure) => priceOf(figure) ?? []);
  const amounts = figures.filter(({ form }) => form === 'dollars' || form === 'number');
  const [one, other] = odds;
  const [amount] = amounts;
  if (!one || !other || odds.length !== 2 || amounts.length > 1) return undefined;
  if (odds.length + amounts.length !== figures.length || JSON.stringify(one) === JSON.stringify(other))
    return undefined;
  const of = / to (?:win|make|profit|clear|net) (?:\w+ )?#[mn]\d+ /.test(text) ? 'win' : 'stake';
  return { ask: 'sum', sum: 'price_difference', of, amount: amount?.value ?? null, odds: [one, other] };
}
