/** The days of results: "Leafs score Thursday" is of the last Thursday, because none is known of one to come. */
import { addDays } from '../../../../platform/calendar.ts';

/**
 * @param days as a wish for a bet would have them, which are to come
 * @returns those of the week before, unless one of them is still to come
 */
export function playedDays(days: readonly string[], today: string, text: string): string[] {
  if (toCome.test(text)) return [...days];
  const past = days.map((day) => (day > today ? addDays(day, -7) : day));
  return past.every((day) => day <= today) ? past : [...days];
}

const toCome = /\b(?:tomorrow|tmrw|tmr|tmw|2morrow|next|upcoming)\b/i;
