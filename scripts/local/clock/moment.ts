/** Reads and writes moments as people write them: `2026-02-08T18:00`, in New York unless a zone is given. */
import { leagueZone, startOfDay } from '../../../lambdas/domain/platform/calendar.ts';

const shape = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d))?(Z|[+-]\d\d:\d\d)?$/;

/**
 * If the clocks of New York skip a time, it is the hour before; if they show it twice, it is the first.
 * @returns undefined if it is not a moment, such as February 30
 */
export function momentOf(text: string): Date | undefined {
  const [, day = '', hours = '', minutes = '', seconds = '00', zone] = shape.exec(text) ?? [];
  const asUtc = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 10) !== day) return undefined;
  if (zone) return valid(new Date(`${day}T${hours}:${minutes}:${seconds}${zone}`));
  const sinceMidnight = asUtc.getTime() - Date.parse(`${day}T00:00:00Z`);
  const guess = startOfDay(leagueZone, day).getTime() + sinceMidnight;
  // The clocks change at two in the morning, so a time after that is an hour off on such a day.
  return new Date(guess + asUtc.getTime() - wallTime(new Date(guess)));
}

const valid = (date: Date) => (Number.isNaN(date.getTime()) ? undefined : date);

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: leagueZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What the clocks of New York show, `2026-02-08T18:00:00`. */
export const shownInNewYork = (moment: Date) => format.format(moment).replace(', ', 'T');

/** What they show, as milliseconds since 1970 as if it were UTC. */
const wallTime = (moment: Date) => Date.parse(`${shownInNewYork(moment)}Z`) + (moment.getTime() % 1000);

const long = new Intl.DateTimeFormat('en-US', {
  timeZone: leagueZone,
  dateStyle: 'full',
  timeStyle: 'short',
});

/** `Sunday, February 8, 2026 at 6:00 PM in New York` */
export const inWords = (moment: Date) => `${long.format(moment).replace(/\s/gu, ' ')} in New York`;
