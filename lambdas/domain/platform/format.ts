/** Numbers as they are read: counts with their noun, places, percentages and money. */

/** A minus sign as wide as a plus sign, so that columns of figures align. */
export const minus = '−';

/** `1 pick`, `3 picks`. @param many needed for an irregular plural */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `1st`, `2nd`, `11th`, `23rd` */
export function ordinal(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  return `${place}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`;
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

let dollarFormat: Intl.NumberFormat | undefined;

/** `$1,240.50`, `-$3.00`. The format is created on first use, because creating it is a tenth of the load of a small function. */
export function currency(value: number): string {
  dollarFormat ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return dollarFormat.format(value);
}

/** `$1,240.50`, `−$3.00` */
export function dollars(value: number): string {
  return currency(value).replace('-', minus);
}

/** With its sign: `+$91.00`. */
export function signedDollars(value: number): string {
  return `${signOf(value)}${currency(Math.abs(value))}`;
}

function signOf(value: number): string {
  if (value === 0) return '';
  return value > 0 ? '+' : minus;
}
