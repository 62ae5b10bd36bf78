/** Formats odds, percentages and money. */
import type { OddsFormat } from '../../../lambdas/contracts/account.ts';
import { americanToDecimal, formatAmerican, isAmerican, parlayProfit } from '../../../lambdas/domain/odds.ts';

/** A minus as wide as a plus, so that columns of figures stand still. */
const minus = '−';

const withMinus = (text: string) => text.replace('-', minus);

/**
 * THE place where a price gets its looks. A screen takes it from `useOdds`, which knows the reader's format.
 * @param american a number, or as the server writes it, `+264`; null where nothing is priced
 * @returns `+264` or `3.64`
 */
export function odds(american: number | string | null, format: OddsFormat): string {
  if (american === null) return 'Not priced';
  const price = Number(american);
  if (!isAmerican(price)) return withMinus(String(american));
  return format === 'decimal' ? decimal(americanToDecimal(price)) : withMinus(formatAmerican(price));
}

/** Two places, as bookmakers write it; one more where two would say that nothing can be won. */
function decimal(price: number): string {
  return price.toFixed(price < 1.01 ? 3 : 2);
}

/**
 * Prices inside a sentence of the server: `Denver Broncos +3.5 (-110)`, `Total price: +264`, `90.9% at -1800.`,
 * `from +150 to +250`, `+600 or more`, `shorter than -300`. A line is none, and neither is a difference of points.
 */
const pricesInText =
  /(?<=\(|Total price: |\b(?:[Aa]t|from|than|between|least|most|prices?|pays) |\b(?:from|between|prices?|pays) [+−-]\d{3,} (?:to|and) )[+−-]\d{3,}(?=$|[\s);,]|\.(?!\d))|(?<=^| )[+−-]\d{3,}(?= or (?:better|more|less|longer|shorter|higher|lower)\b)/g;

/** A handicap inside such a sentence: `Miami Dolphins -3`. */
const minusInText = /(?<= )-(?=\d)/g;

/** @param text as the server composed it, with American prices in it */
export function withOdds(text: string, format: OddsFormat): string {
  return text
    .replace(pricesInText, (price) => odds(price.replace(minus, '-'), format))
    .replace(minusInText, minus);
}

/** @param value percent, 0 to 100: one decimal where there is one */
export function percent(value: number): string {
  return `${Number(value.toFixed(value < 1 ? 2 : 1))}%`;
}

/** With its sign: `+12.4`, `−3`. */
export function signed(value: number): string {
  return `${signOf(value)}${Math.abs(value).toLocaleString('en-US')}`;
}

/** With its sign: `+4.2%`, `−11%`. */
export function signedPercent(value: number): string {
  return `${signOf(value)}${percent(Math.abs(value))}`;
}

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,240.50` */
export function dollars(value: number): string {
  return withMinus(dollarFormat.format(value));
}

/** With its sign: `+$91.00`. */
export function signedDollars(value: number): string {
  return `${signOf(value)}${dollarFormat.format(Math.abs(value))}`;
}

function signOf(value: number): string {
  if (value === 0) return '';
  return value > 0 ? '+' : minus;
}

const hundredInCents = 100_00;

/**
 * What $100 comes back as, stake included, as settlement will count it.
 * @param prices American odds of every leg
 * @param written the odds of the whole, where there are no legs to count with
 * @returns dollars, to the cent; null where something is not priced
 */
export function hundredReturns(prices: readonly (number | null)[], written: string | null): number | null {
  const known = prices.filter((price) => price !== null);
  if (known.length < prices.length) return null;
  if (known.length > 0) return (hundredInCents + parlayProfit(hundredInCents, known)) / 100;
  const whole = Number(written);
  return written !== null && isAmerican(whole) ? Math.round(americanToDecimal(whole) * 100_00) / 100 : null;
}
