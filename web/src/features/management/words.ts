/** Figures as the portal writes them. */

const format = new Intl.NumberFormat('en-US');

/** `12,480` */
export function figure(value: number): string {
  return format.format(value);
}

/** `1 user`, `12,480 users`. @param noun in the singular, regular */
export function countOf(value: number, noun: string): string {
  return `${figure(value)} ${noun}${value === 1 ? '' : 's'}`;
}
