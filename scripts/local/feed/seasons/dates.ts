/** Days and times in the feed's formats. */
import { dayIn, leagueZone } from '../../../../lambdas/domain/platform/calendar.ts';

const winterOffset = 5 * 3600_000;

/** A date whose UTC fields are New York's standard time (EST) at this instant, also in summer. */
export function winterClock(instant: Date): Date {
  return new Date(instant.getTime() - winterOffset);
}

/** A date whose UTC fields are New York's local time at this instant. */
export function onTheWall(instant: Date): Date {
  const summer = easternLabel(instant) === 'EDT';
  return new Date(instant.getTime() - winterOffset + (summer ? 3600_000 : 0));
}

export function easternLabel(instant: Date): 'EDT' | 'EST' {
  // In summer, New York's day starts four hours after UTC's.
  const fourHoursIn = new Date(`${instant.toISOString().slice(0, 10)}T04:30:00Z`);
  return dayIn(leagueZone, fourHoursIn) === instant.toISOString().slice(0, 10) ? 'EDT' : 'EST';
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function parts(day: string): { year: string; month: string; date: string } {
  return { year: day.slice(0, 4), month: day.slice(5, 7), date: day.slice(8, 10) };
}

/** `Oct 02, 2025` */
export function monthDayYear(day: string): string {
  const { year, month, date } = parts(day);
  return `${months[Number(month) - 1]} ${date}, ${year}`;
}

/** `02.10.2025` */
export function dayMonthYear(day: string): string {
  const { year, month, date } = parts(day);
  return `${date}.${month}.${year}`;
}

/** `2.10.2025` */
export function unpadded(day: string): string {
  return dayMonthYear(day).replace(/^0/, '');
}

/** `02.10.2025 16:00` */
export function utc(instant: Date): string {
  const iso = instant.toISOString();
  return `${dayMonthYear(iso.slice(0, 10))} ${iso.slice(11, 16)}`;
}

/** `7:30 PM`, from the UTC fields. */
export function twelveHours(instant: Date): string {
  const hours = instant.getUTCHours();
  const minutes = String(instant.getUTCMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
