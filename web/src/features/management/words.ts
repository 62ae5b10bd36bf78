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

// A day of Toronto has no hour: it is written as it is, wherever the reader sits.
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** @param date `2026-11-20`; `Nov 20` */
export function dayOf(date: string): string {
  return shortDay.format(new Date(`${date}T00:00:00Z`));
}
