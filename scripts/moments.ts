/**
 * The moments of `npm test -- --moments`: days on which the calendar, a season or a clock is at an edge. What depends on them
 * is tested at each. CI tests one a day.
 */

interface Moment {
  /** A time of New York. */
  readonly at: string;
  readonly why: string;
}

export const moments: readonly Moment[] = [
  { at: '2026-03-08T01:50', why: 'the night in which the clocks go forward' },
  { at: '2026-03-26T12:00', why: 'opening day of baseball' },
  { at: '2026-04-06T09:00', why: 'a golf Monday: the Masters begin this week' },
  { at: '2026-04-12T23:30', why: 'the last day of the regular NBA season, with games in the West still on' },
  { at: '2026-06-14T20:30', why: 'the finals of NBA and NHL' },
  { at: '2026-07-04T15:00', why: 'a holiday in deep summer' },
  { at: '2026-07-14T12:00', why: 'the All-Star break of baseball' },
  { at: '2026-08-15T09:00', why: 'a Saturday of deep summer, before any football' },
  { at: '2026-09-10T18:00', why: 'the opening night of the NFL' },
  { at: '2026-09-13T11:00', why: 'the first NFL Sunday, in the morning' },
  { at: '2026-09-14T02:30', why: 'the night after it, with all games graded' },
  { at: '2026-10-20T17:00', why: 'the opening night of the NBA' },
  { at: '2026-10-28T15:00', why: 'a World Series day' },
  { at: '2026-11-01T01:30', why: 'the night in which the clocks go back, in the hour that comes twice' },
  { at: '2026-11-01T16:30', why: 'a Sunday of 25 hours, with games on' },
  { at: '2026-11-23T01:25', why: 'a Monday shortly after midnight, when golf is priced' },
  { at: '2026-11-26T11:00', why: 'Thanksgiving, with three NFL games' },
  { at: '2026-12-05T14:00', why: 'the MLS Cup' },
  { at: '2026-12-25T10:00', why: 'Christmas Day' },
  { at: '2026-12-31T23:40', why: 'the last minutes of the year, when it is next year in UTC' },
  { at: '2027-01-10T16:00', why: 'the last Sunday of the regular NFL season' },
  { at: '2027-02-14T17:00', why: 'Super Bowl Sunday' },
  { at: '2027-02-20T10:00', why: 'the All-Star break of the NBA' },
  { at: '2028-02-29T12:00', why: 'a leap day' },
];

/** Parts of the paths of the tests whose outcome can depend on the calendar, up to journeys over HTTP. */
export const testsOfMoments = [
  'test/app/asking',
  'test/functions/admin-analytics',
  'test/functions/closing-line',
  'test/functions/corrections',
  'test/functions/free-pick',
  'test/functions/goalserve-stats',
  'test/functions/golf',
  'test/functions/jobs',
  'test/functions/journey',
  'test/functions/market-parlay',
  'test/functions/notices',
  'test/functions/old-games',
  'test/functions/player-props',
  'test/functions/predictions',
  'test/functions/prompt-process',
  'test/functions/same-numbers',
  'test/functions/shares',
  'test/functions/track-record',
  'test/functions/tracker',
  'test/functions/unplayed',
] as const;

const dayMs = 24 * 3600_000;

/** One moment after the other, a day each. */
export function momentOfDay(today: Date): Moment {
  const yearStart = Date.UTC(today.getUTCFullYear(), 0);
  const day = Math.floor((today.getTime() - yearStart) / dayMs);
  const moment = moments[day % moments.length];
  if (!moment) throw new Error('there are no moments');
  return moment;
}
