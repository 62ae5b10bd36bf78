/** When a leg is void because its game was not played in time (`void-rules.ts`). */
import type { Leg } from '../../contracts/asking/analysis.ts';
import type { Sport } from '../../contracts/feed/sports.ts';
import { hour, minute } from '../feed/games/freshness.ts';
import type { Game } from '../feed/games/game.ts';
import { hasBegun } from '../feed/games/game-history.ts';
import { voidRules } from '../feed/games/void-rules.ts';
import { addDays, leagueDay, leagueZone, startOfDay, weekdayOf } from '../platform/calendar.ts';

/** Extra time for a game that is live at its limit to finish; no game takes longer. */
const playing = 12 * hour;

type Start = Pick<Leg, 'sport' | 'startsAt'>;

/** The latest start in milliseconds at which a leg saved with this start still counts. */
function startLimit({ sport, startsAt }: Start): number {
  const { start } = voidRules[sport];
  const day = leagueDay(new Date(startsAt));
  // A start in the last minute of the week is in time.
  if (start === 'week')
    return Math.max(Date.parse(startsAt), endOf(addDays(day, (wednesday - weekdayOf(day) + 7) % 7)));
  // A start time that is not set yet can be listed as midnight.
  return Math.max(Date.parse(startsAt) + start * hour, endOf(day));
}

/** The last day of a football week, which begins on Thursday. */
const wednesday = 3;

/** The last minute of a day in the league's time zone. */
function endOf(day: string): number {
  return startOfDay(leagueZone, addDays(day, 1)).getTime() - minute;
}

function resumeLimit(sport: Sport, startsAt: number): number {
  return startsAt + voidRules[sport].resume * hour;
}

/**
 * When a leg becomes void, in milliseconds, given the current state of its game; null if the game was played in time.
 * The start saved with the leg counts, even if the game has moved since. The status only decides whether the game has
 * begun; an unknown status never voids a leg earlier.
 */
function voidAt(leg: Leg, game: Game): number | null {
  const startBy = startLimit(leg);
  const startsAt = Date.parse(game.startsAt);
  if (startsAt > startBy) return startBy;
  if (game.status === 'final' || game.status === 'cancelled') return null;
  const resumeBy = resumeLimit(leg.sport, Math.max(startsAt, Date.parse(leg.startsAt)));
  if (game.status === 'live') return resumeBy + playing;
  if (hasBegun(game)) return resumeBy;
  // Scheduled to start in time: the feed may report the start late.
  return game.status === 'scheduled' ? Math.max(startBy, resumeBy) : startBy;
}

/**
 * Whether the time for playing the leg's game has passed, so that the leg is void whatever happens later.
 * @param game the latest version of the leg's game; undefined if it is on none of the days that it could be on
 * @param asOf when the feed was last read successfully, ISO 8601. Not the current time, so that an unavailable feed
 * does not void legs.
 */
export function isOverdue(leg: Leg, game: Game | undefined, asOf: string): boolean {
  if (game && game.id !== leg.gameId) return false;
  const limit = game ? voidAt(leg, game) : startLimit(leg);
  return limit !== null && Date.parse(asOf) > limit;
}

/** Whether a leg on the game can be overdue; until then its legs need not be loaded. */
export function mayBeOverdue(game: Game, asOf: string): boolean {
  const first = game.history?.startsAt ?? game.startsAt;
  const earliest = Math.min(
    startLimit({ sport: game.sport, startsAt: first }),
    resumeLimit(game.sport, Date.parse(first)),
  );
  return Date.parse(asOf) > earliest;
}

/** A game without a result after this long did not end normally. A tournament lasts four days. */
const longGame = 6 * hour;
const longTournament = 5 * 24 * hour;

/** A leg whose game should be over, and what has to happen for the leg to count. */
export interface Awaited {
  /** Index of the leg, from 0. */
  readonly leg: number;
  /** `result`: only a result grades it. */
  readonly must: 'start' | 'resume' | 'result';
  /** ISO 8601; null if there is no limit. */
  readonly by: string | null;
}

/** Open legs whose delay needs an explanation; without the legs that the next run will void. */
export function awaited(
  legs: readonly Start[],
  isOpen: (index: number) => boolean,
  now: Date,
): readonly Awaited[] {
  return legs.flatMap((leg, index): Awaited[] => {
    const start = Date.parse(leg.startsAt);
    const usual = leg.sport === 'GOLF' ? longTournament : longGame;
    if (!isOpen(index) || now.getTime() < start + usual) return [];
    const [startBy, resumeBy] = [startLimit(leg), resumeLimit(leg.sport, start)];
    if (!Number.isFinite(startBy)) return [{ leg: index, must: 'result', by: null }];
    if (now.getTime() < startBy) return [{ leg: index, must: 'start', by: iso(startBy) }];
    return now.getTime() < resumeBy ? [{ leg: index, must: 'resume', by: iso(resumeBy) }] : [];
  });
}

const iso = (time: number) => new Date(time).toISOString();
