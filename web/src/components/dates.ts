/** Dates and times in the zone of whoever looks, with the zone named where an hour is. */

const dayFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const startFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** @param iso ISO 8601; `Nov 22, 2026` */
export function day(iso: string | null | undefined): string {
  return written(dayFormat, iso);
}

/** @param iso ISO 8601; `Sun, Nov 22, 8:20 PM EST` */
export function dayAndTime(iso: string | null | undefined): string {
  return written(startFormat, iso);
}

function written(format: Intl.DateTimeFormat, iso: string | null | undefined): string {
  if (!iso) return 'Not available';
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? 'Invalid date' : format.format(date);
}
