/** When a leg is void because its game was not played in time (`void-rules.ts`). */
import type { Leg } from '../contracts/analysis.ts';
import type { Sport } from '../contracts/sports.ts';
import { addDays, leagueDay, leagueZone, startOfDay, weekdayOf } from './calendar.ts';
import { hour, minute } from './freshness.ts';
import type { Game } from './game.ts';
import { hasBegun } from './game-history.ts';
import { voidRules } from './void-rules.ts';

/** A game that is being played when its time is up may end: longer than any takes. */
const playing = 12 * hour;

type Start = Pick<Leg, 'sport' | 'startsAt'>;

/** The latest start, milliseconds, at which a leg with this frozen start still counts. */
function startLimit({ sport, startsAt }: Start): number {
  const { start } = voidRules[sport];
  const day = leagueDay(new Date(startsAt));
  // A game that starts in the last minute of its week starts in time.
  if (start === 'week')
    return Math.max(Date.parse(startsAt), endOf(addDays(day, (wednesday - weekdayOf(day) + 7) % 7)));
  // A time that was not set yet may be listed as the first of the day.
  return Math.max(Date.parse(startsAt) + start * hour, endOf(day));
}

/** The last of a football week, which begins on Thursday. */
const wednesday = 3;

/** The last minute of a day, as the league's clocks show it. */
function endOf(day: string): number {
  return startOfDay(leagueZone, addDays(day, 1)).getTime() - minute;
}

function resumeLimit(sport: Sport, startsAt: number): number {
  return startsAt + voidRules[sport].resume * hour;
}

/**
 * When a leg is void, milliseconds, as things stand with its game; null where the game is over and was played in time.
 * The start it was saved with is what counts, wherever the game has moved since. The status decides only whether the game
 * was on at all: one that is not understood voids nothing before that time.
 */
function voidAt(leg: Leg, game: Game): number | null {
  const startBy = startLimit(leg);
  const startsAt = Date.parse(game.startsAt);
  if (startsAt > startBy) return startBy;
  if (game.status === 'final' || game.status === 'cancelled') return null;
  const resumeBy = resumeLimit(leg.sport, Math.max(startsAt, Date.parse(leg.startsAt)));
  if (game.status === 'live') return resumeBy + playing;
  if (hasBegun(game)) return resumeBy;
  // Listed to start in time: that it did, the feed may say late.
  return game.status === 'scheduled' ? Math.max(startBy, resumeBy) : startBy;
}

/**
 * Whether the time is up in which the leg's game had to be played: then the leg is void, whatever comes later.
 * @param game the leg's own game, as it was last told; undefined where it is on none of the days on which it could be
 * @param asOf until when we know of the game: ISO 8601 of the last good reading of the feed, not the clock, so that nothing
 * is void because we could not look
 */
export function isOverdue(leg: Leg, game: Game | undefined, asOf: string): boolean {
  if (game && game.id !== leg.gameId) return false;
  const limit = game ? voidAt(leg, game) : startLimit(leg);
  return limit !== null && Date.parse(asOf) > limit;
}

/** Whether a leg on the game may be overdue: nobody need look for its legs before. */
export function mayBeOverdue(game: Game, asOf: string): boolean {
  const first = game.history?.startsAt ?? game.startsAt;
  const earliest = Math.min(
    startLimit({ sport: game.sport, startsAt: first }),
    resumeLimit(game.sport, Date.parse(first)),
  );
  return Date.parse(asOf) > earliest;
}

/** What has no result after this long did not end as games do; a tournament has four days. */
const longGame = 6 * hour;
const longTournament = 5 * 24 * hour;

/** A leg whose game should be over, and what has to happen by when, ISO 8601, for it to count. */
export interface Awaited {
  /** Its place among the legs, from 0. */
  readonly leg: number;
  /** `result`: nothing but a result grades it. */
  readonly must: 'start' | 'resume' | 'result';
  /** Null where it may take as long as it likes. */
  readonly by: string | null;
}

/** Open legs of which a person may wonder why they wait; none once it is the next run's turn to void them. */
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
