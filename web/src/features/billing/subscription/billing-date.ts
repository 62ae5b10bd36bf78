/** The date of the next payment or of the end of access, from the payment provider. */
import { day } from '../../../components/ui/display/dates.ts';

/**
 * @param value epoch seconds, or a date in words
 * @returns e.g. `Dec 21, 2026`, or a text for a missing or invalid date
 */
export function billingDate(value: number | string | null | undefined): string {
  if (value === null || value === undefined || value === '') return 'Not available';
  if (typeof value === 'string') {
    const known = day(value);
    return known === 'Invalid date' ? 'Invalid date format' : known;
  }
  const date = new Date(value * 1000);
  return Number.isNaN(date.getTime()) ? 'Invalid date' : day(date.toISOString());
}
