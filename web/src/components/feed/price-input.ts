/** Reads a price as it is typed: American, decimal or fractional odds. */
import { boostMax } from '../../../../lambdas/contracts/picks/own-bet.ts';
import { decimalToAmerican, isAmerican } from '../../../../lambdas/domain/feed/odds/odds.ts';

/** The longest price; the contract has the same limit. */
const priceMax = 1_000_000;

/**
 * @param text American (`-110`, `−110`, `+150`, `150`), decimal (`2.5`) or fractional odds (`3/2`)
 * @returns American odds; null for empty input, undefined for what is no price
 */
export function priceIn(text: string): number | null | undefined {
  const plain = text.trim().replace(/^[−–]/, '-');
  if (plain === '') return null;
  if (/^[+-]?\d{3,7}$/.test(plain)) {
    const american = Number(plain);
    return isAmerican(american) && Math.abs(american) <= priceMax ? american : undefined;
  }
  const [, won, staked] = /^(\d{1,4})\s*\/\s*(\d{1,3})$/.exec(plain) ?? [];
  if (won !== undefined && staked !== undefined) return ofDecimal(1 + Number(won) / Number(staked));
  return /^\d{1,3}(\.\d{1,3})?$/.test(plain) ? ofDecimal(Number(plain)) : undefined;
}

function ofDecimal(decimal: number): number | undefined {
  if (!Number.isFinite(decimal) || decimal <= 1) return undefined;
  const american = decimalToAmerican(decimal);
  return Math.abs(american) <= priceMax ? american : undefined;
}

/** Dollars, such as `25`, `$12.50` or `1,000`. @returns null for empty input, undefined for what is no amount */
export function dollarsIn(text: string): number | null | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '');
  if (plain === '') return null;
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return undefined;
  const dollars = Number(plain);
  return dollars > 0 && dollars <= stakeMax ? dollars : undefined;
}

/** The largest stake in dollars; the contract has the same limit. */
const stakeMax = 1_000_000;

/** A whole percentage of a boost, such as `30` or `30%`. @returns null for empty input, undefined for what is none */
export function boostIn(text: string): number | null | undefined {
  const plain = text.trim().replace(/\s*%$/, '');
  if (plain === '') return null;
  const percent = /^\d{1,3}$/.test(plain) ? Number(plain) : 0;
  return percent >= 1 && percent <= boostMax ? percent : undefined;
}
