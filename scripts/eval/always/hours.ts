/** The hours at which the product is opened: a whole week in each season, each chosen for what makes it hard. */
import { momentOf } from '../../local/clock/moment.ts';

interface Week {
  /** Its first hour, of New York. */
  readonly from: string;
  readonly why: string;
}

export const weeks = {
  winter: { from: '2027-02-01T00:00', why: 'the week before the Super Bowl, without baseball and soccer' },
  spring: { from: '2026-03-02T00:00', why: 'no football yet, and the clocks go forward on its Sunday' },
  summer: { from: '2026-07-13T00:00', why: 'the All-Star break of baseball, and no other league but soccer' },
  fall: { from: '2026-10-26T00:00', why: 'all leagues, and the clocks go back on its Sunday' },
} as const satisfies Record<string, Week>;
export type Season = keyof typeof weeks;

export const hoursOfWeek = 168;

/** @param every hours between two moments */
export function hoursOf(season: Season, every = 1): Date[] {
  const first = momentOf(weeks[season].from);
  if (!first) throw new Error(`${weeks[season].from} is no moment`);
  return Array.from(
    { length: Math.ceil(hoursOfWeek / every) },
    (_, nth) => new Date(first.getTime() + nth * every * 3600_000),
  );
}
