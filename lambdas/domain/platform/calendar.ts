/** Calendar days in a time zone, across daylight saving time. A day is written `YYYY-MM-DD`. */

/** The time zone in which leagues list their games. */
export const leagueZone = 'America/New_York';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are created on first use and cached, because creating one is the slowest part of a cold start. */
function formatOf(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', options);
  formats.set(name, made);
  return made;
}

function clockOf(zone: string): Intl.DateTimeFormat {
  return formatOf(zone, {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

/** The local date and time in a zone, as milliseconds since 1970 as if they were UTC. */
function wallClock(zone: string, instant: Date): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const hourMs = 3600_000;

/** Days already formatted, by zone and hour of UTC; cleared when full. */
const days = new Map<string, string>();
const mostDays = 10_000;

/**
 * The calendar day in a zone. Formatting one takes microseconds, and one answer needs thousands, so they are cached by
 * the hour: every zone used here is a whole number of hours away from UTC.
 */
export function dayIn(zone: string, instant: Date): string {
  const hour = `${Math.floor(instant.getTime() / hourMs)} ${zone}`;
  const known = days.get(hour);
  if (known !== undefined) return known;
  const format = formatOf(`day in ${zone}`, {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const [month, date, year] = format.format(instant).split('/');
  const day = `${year}-${month}-${date}`;
  if (days.size >= mostDays) days.clear();
  days.set(hour, day);
  return day;
}

/**
 * @param instant ISO 8601
 * @returns the hour in the zone, 0 to 23
 */
export function hourIn(zone: string, instant: string): number {
  return Math.floor((wallClock(zone, new Date(instant)) / hourMs) % 24);
}

/** The minute of its day at which an instant is in a zone: 0 to 1439. */
export function minuteIn(zone: string, instant: string): number {
  return Math.floor((wallClock(zone, new Date(instant)) / (hourMs / 60)) % (24 * 60));
}

/** The day to which leagues assign a game: a date in America/New_York. */
export function leagueDay(instant: Date): string {
  return dayIn(leagueZone, instant);
}

/**
 * The instant at which a day begins in an American zone. Uses the offset a few hours before that midnight, which is
 * safe because clocks there change at two in the morning.
 */
export function startOfDay(zone: string, day: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`);
  return new Date(2 * shown - wallClock(zone, new Date(shown)));
}

/** @param count can be negative */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** @returns all months of the range, inclusive, `YYYY-MM` */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = addDays(`${month}-28`, 4).slice(0, 'YYYY-MM'.length)) {
    months.push(month);
  }
  return months;
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

const weekdayAndDate = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** `Sun, Nov 22`. */
export function dayLabel(day: string): string {
  return formatOf('day', { timeZone: 'UTC', ...weekdayAndDate }).format(new Date(`${day}T00:00:00Z`));
}

/**
 * @param instant ISO 8601
 * @returns its league day: `Tue, Nov 17`
 */
export function dayOfInstant(instant: string): string {
  return dayLabel(leagueDay(new Date(instant)));
}

/**
 * @param instant ISO 8601
 * @returns `November 22, 2026`
 */
export function dateLabel(instant: string): string {
  const date = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  return formatOf('date', { timeZone: leagueZone, ...date }).format(new Date(instant));
}

/**
 * @param startsAt ISO 8601
 * @returns `Sun, Nov 22, 8:20 PM ET`
 */
export function startLabel(startsAt: string): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const format = formatOf('start', { timeZone: leagueZone, ...weekdayAndDate, ...time });
  return `${format.format(new Date(startsAt)).replace(/\s/gu, ' ')} ET`;
}

/**
 * @param instant ISO 8601
 * @returns `Nov 22, 2026, 10:32 AM ET`
 */
export function momentLabel(instant: string): string {
  const moment = {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  const format = formatOf('moment', { timeZone: leagueZone, ...moment });
  return `${format.format(new Date(instant)).replace(/\s/gu, ' ')} ET`;
}
