/** Dates and times in the reader's time zone, named where there is an hour: `7:30 PM ET`. */

const dayFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
// A day without an hour is that day wherever the reader sits.
const wholeDayFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const isWholeDay = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** North American zones have a short name for all year (`ET`, `MT`); any other would be a phrase (`France Time`). */
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

/** @param iso ISO 8601, with an hour or without; `Nov 22, 2026` */
export function day(iso: string | null | undefined): string {
  return written(iso && isWholeDay(iso) ? wholeDayFormat : dayFormat, iso);
}

/** @param iso ISO 8601; `Sun, Nov 22, 8:20 PM ET` */
export function dayAndTime(iso: string | null | undefined): string {
  return written(startFormat, iso);
}

const timeFormat = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName,
});
const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

/** @param iso ISO 8601; `8:20 PM ET`, where the day is clear */
export function time(iso: string): string {
  return written(timeFormat, iso);
}

/** @param iso ISO 8601; `Sun, Nov 22`, where the year is clear */
export function weekday(iso: string): string {
  return written(weekdayFormat, iso);
}

/**
 * How long until a game starts, as a person counts it: `in 25 min`, `in 3 h 10 min`; from a day on its time says more.
 * @param iso ISO 8601; @param now milliseconds since 1970
 * @returns null from a day on, and once it has started
 */
export function untilStart(iso: string, now: number): string | null {
  const minutes = Math.ceil((Date.parse(iso) - now) / 60_000);
  if (!(minutes > 0 && minutes < 24 * 60)) return null;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `in ${rest} min`;
  return rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`;
}

const shortDayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** @param iso ISO 8601; `Nov 22`, where the year is clear */
export function shortDay(iso: string): string {
  return written(shortDayFormat, iso);
}

// A day of Toronto has no hour: it is written as it is, wherever the reader sits.
const shortWholeDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** @param date `2026-11-20`; `Nov 20` */
export function dayOf(date: string): string {
  return shortWholeDay.format(new Date(`${date}T00:00:00Z`));
}

/** @param month `2026-11`; `Nov 2026` */
export function monthOf(month: string): string {
  return monthFormat.format(new Date(`${month}-01T00:00:00Z`));
}

function written(format: Intl.DateTimeFormat, iso: string | null | undefined): string {
  if (!iso) return 'Not available';
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? 'Invalid date' : format.format(date);
}
