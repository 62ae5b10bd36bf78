/** Dates and times in the reader's time zone. Times include its name: `7:30 PM ET`. */

const dayFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
// A date without a time is not converted to the reader's time zone.
const wholeDayFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const isWholeDay = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** North American zones have a short generic name (`ET`, `MT`); others would have a long one (`France Time`). */
const timeZoneName = new Intl.DateTimeFormat('en-US', { timeZoneName: 'shortGeneric' })
  .formatToParts()
  .some(({ type, value }) => type === 'timeZoneName' && /^[A-Z]{2,3}$/.test(value))
  ? 'shortGeneric'
  : 'short';
const startFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName,
});

/** `Nov 22, 2026`. @param iso ISO 8601, with or without a time */
export function day(iso: string | null | undefined): string {
  return formatted(iso && isWholeDay(iso) ? wholeDayFormat : dayFormat, iso);
}

/** `Sun, Nov 22, 8:20 PM ET`. @param iso ISO 8601 */
export function dayAndTime(iso: string | null | undefined): string {
  return formatted(startFormat, iso);
}

const timeFormat = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName,
});
const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

/** `8:20 PM ET`, if the day is clear from the context. @param iso ISO 8601 */
export function time(iso: string): string {
  return formatted(timeFormat, iso);
}

/** `Sun, Nov 22`. @param iso ISO 8601 */
export function weekday(iso: string): string {
  return formatted(weekdayFormat, iso);
}

const longMonthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** `November 2026`. @param iso ISO 8601 */
export function month(iso: string): string {
  return formatted(longMonthFormat, iso);
}

/**
 * The time until a game starts: `in 25 min`, `in 3 h 10 min`.
 * @param iso ISO 8601; @param now milliseconds since 1970
 * @returns null from a day ahead, and once the game has started
 */
export function untilStart(iso: string, now: number): string | null {
  const minutes = Math.ceil((Date.parse(iso) - now) / 60_000);
  if (!(minutes > 0 && minutes < 24 * 60)) return null;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `in ${rest} min`;
  return rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`;
}

const shortDayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** `Nov 22`. @param iso ISO 8601 */
export function shortDay(iso: string): string {
  return formatted(shortDayFormat, iso);
}

// A day of Toronto has no time, so it is not converted to the reader's time zone.
const shortWholeDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `Nov 20`. @param date `2026-11-20` */
export function dayOf(date: string): string {
  return shortWholeDay.format(new Date(`${date}T00:00:00Z`));
}

/** `Nov 2026`. @param month `2026-11` */
export function monthOf(month: string): string {
  return monthFormat.format(new Date(`${month}-01T00:00:00Z`));
}

function formatted(format: Intl.DateTimeFormat, iso: string | null | undefined): string {
  if (!iso) return 'Not available';
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? 'Invalid date' : format.format(date);
}
