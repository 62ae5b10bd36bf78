/**
 * The time of day at which a game starts. The source has it for soccer only; for the other sports it follows a rule:
 *
 * - NFL, Eastern time: the last game listed on a Thursday or Sunday at 20:20, on another day at 20:15. On Sunday the
 *   three before it are at 16:25 and the others at 13:00; on other days each is 3 hours 30 before the next.
 * - NBA and NHL: 19:00 at the home of the home team; Sunday 18:00. MLB: 19:10, Sunday 13:10; where two teams meet twice
 *   on a day, the first game is at 13:10 and the second at 19:10.
 */
import { addDays, leagueZone, startOfDay, weekdayOf } from '../../../../lambdas/domain/platform/calendar.ts';
import type { PastGame } from './history.ts';
import type { ReplayedSport } from './teams.ts';

const minute = 60_000;
const clock = (hours: number, minutes = 0) => hours * 60 + minutes;

/** @param games of the same day, in the order of the source */
type Slot = (day: string, games: readonly PastGame[], index: number) => Time;

interface Time {
  /** IANA name. */
  readonly zone: string;
  /** Minutes since local midnight. */
  readonly minutes: number;
}

const atHome = (game: PastGame | undefined, minutes: number): Time => ({
  zone: game?.home.timezone ?? leagueZone,
  minutes,
});

const evening: Slot = (day, games, index) =>
  atHome(games[index], weekdayOf(day) === 0 ? clock(18) : clock(19));

const slots: Readonly<Record<ReplayedSport, Slot>> = {
  NFL: (day, games, index) => ({
    zone: leagueZone,
    minutes: footballMinutes(weekdayOf(day), games.length - 1 - index),
  }),
  NBA: evening,
  NHL: evening,
  MLB: (day, games, index) => {
    const isSame = (other: PastGame) => other.home === games[index]?.home;
    const [afternoon, night] = [clock(13, 10), clock(19, 10)];
    if (games.slice(0, index).some(isSame)) return atHome(games[index], night);
    const isFirst = games.slice(index + 1).some(isSame);
    return atHome(games[index], isFirst || weekdayOf(day) === 0 ? afternoon : night);
  },
  MLS: (_day, games, index) => {
    const [hours = 0, minutes = 0] = (games[index]?.time ?? '').split(':').map(Number);
    return { zone: leagueZone, minutes: clock(hours, minutes) };
  },
};

/** @param fromLast number of the day's games listed after it */
function footballMinutes(weekday: number, fromLast: number): number {
  if (weekday === 0) return fromLast === 0 ? clock(20, 20) : fromLast <= 3 ? clock(16, 25) : clock(13);
  return (weekday === 4 ? clock(20, 20) : clock(20, 15)) - fromLast * 210;
}

/**
 * @param day of the replay
 * @param games of that day, in the order of the source; the game is at `index`
 */
export function startOf(sport: ReplayedSport, day: string, games: readonly PastGame[], index: number): Date {
  const { zone, minutes } = slots[sport](day, games, index);
  // From the day's end, because clocks change before the first game of a day.
  return new Date(startOfDay(zone, addDays(day, 1)).getTime() - (24 * 60 - minutes) * minute);
}
