/** Formats odds, alone and in sentences from the server. */
import type { OddsFormat } from '../../../../../lambdas/contracts/accounts/account.ts';
import {
  americanToDecimal,
  formatAmerican,
  isAmerican,
  parlayProfit,
} from '../../../../../lambdas/domain/feed/odds/odds.ts';
import { minus } from '../../../../../lambdas/domain/platform/format.ts';

const withMinus = (text: string) => text.replace('-', minus);

/**
 * The one function that formats a price. Screens use it through `useOdds`, which knows the reader's format.
 * @param american a number, or the server's text, `+264`; null without a price
 * @returns `+264` or `3.64`
 */
export function odds(american: number | string | null, format: OddsFormat): string {
  if (american === null) return 'Not priced';
  const price = Number(american);
  if (!isAmerican(price)) return withMinus(String(american));
  return format === 'decimal' ? decimal(americanToDecimal(price)) : withMinus(formatAmerican(price));
}

/** Two decimals, as sportsbooks show; three if two would round to 1.00, which pays nothing. */
function decimal(price: number): string {
  return price.toFixed(price < 1.01 ? 3 : 2);
}

/**
 * Prices in a sentence from the server: `Denver Broncos +3.5 (-110)`, `Parlay odds +264`, `-136 at FanDuel`, `90.9% at -1800.`,
 * `from +150 to +250`, `would say +527`, `+600 or more`, `shorter than -300`. Lines and point differences do not match.
 */
const pricesInText =
  /(?<=\(|Total price: |Parlay odds |\b(?:[Aa]t|from|than|between|least|most|prices?|pays|say) |\b(?:from|between|prices?|pays) [+−-]\d{3,} (?:to|and) )[+−-]\d{3,}(?=$|[\s);,]|\.(?!\d))|(?<=^|[ \n])[+−-]\d{3,}(?= or (?:better|more|less|longer|shorter|higher|lower)\b| at [A-Z])/g;

/** A line in such a sentence: `Miami Dolphins -3`. */
const minusInText = /(?<= )-(?=\d)/g;

/** Formats the American prices in a text from the server. */
export function withOdds(text: string, format: OddsFormat): string {
  return text
    .replace(pricesInText, (price) => odds(price.replace(minus, '-'), format))
    .replace(minusInText, minus);
}

const hundredInCents = 100_00;

/**
 * What a winning $100 bet returns, stake included, rounded as in settlement.
 * @param prices American odds of every leg
 * @param total the total odds, used if there are no legs
 * @returns dollars, to the cent; null if something is not priced
 */
export function hundredReturns(prices: readonly (number | null)[], total: string | null): number | null {
  const known = prices.filter((price) => price !== null);
  if (known.length < prices.length) return null;
  if (known.length > 0) return (hundredInCents + parlayProfit(hundredInCents, known)) / 100;
  const price = Number(total);
  return total !== null && isAmerican(price) ? Math.round(americanToDecimal(price) * 100_00) / 100 : null;
}
