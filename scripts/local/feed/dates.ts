/** Days and times as the feed writes them. */
import { dayIn, leagueZone } from '../../../lambdas/domain/calendar.ts';

const winterOffset = 5 * 3600_000;

/** The instant at which Greenwich shows what New York would show at this one if it had winter time all year. */
export function winterClock(instant: Date): Date {
  return new Date(instant.getTime() - winterOffset);
}

/** The instant at which Greenwich shows what New York shows at this one. */
export function onTheWall(instant: Date): Date {
  const summer = easternLabel(instant) === 'EDT';
  return new Date(instant.getTime() - winterOffset + (summer ? 3600_000 : 0));
}

export function easternLabel(instant: Date): 'EDT' | 'EST' {
  // In summer, New York's day has begun four hours after Greenwich's.
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

/** `7:30 PM`, of what Greenwich shows. */
export function twelveHours(instant: Date): string {
  const hours = instant.getUTCHours();
  const minutes = String(instant.getUTCMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
