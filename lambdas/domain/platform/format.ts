/** Numbers as they are read: counts with their noun, places, percentages and money. */

/** A minus sign as wide as a plus sign, so that columns of figures align. */
export const minus = '−';

/** `1 pick`, `3 picks`. @param many needed for an irregular plural */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

const places = new Intl.PluralRules('en-US', { type: 'ordinal' });
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** `1st`, `2nd`, `11th`, `23rd` */
export function ordinal(place: number): string {
  return `${place}${suffixes[places.select(place)]}`;
}

/** At most one decimal; two below 1%. @param value percent, 0 to 100 */
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
  return dollarFormat.format(value).replace('-', minus);
}

/** With its sign: `+$91.00`. */
export function signedDollars(value: number): string {
  return `${signOf(value)}${dollarFormat.format(Math.abs(value))}`;
}

function signOf(value: number): string {
  if (value === 0) return '';
  return value > 0 ? '+' : minus;
}
