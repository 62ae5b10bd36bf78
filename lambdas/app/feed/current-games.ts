/** Loads the games for an answer from the table, and refreshes them from the feed first if they are stale. */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { Tournament } from '../../contracts/feed/stats.ts';
import { timeouts } from '../../contracts/platform/timeouts.ts';
import * as pages from '../../data/feed/feed-pages.ts';
import * as states from '../../data/feed/feed-states.ts';
import * as games from '../../data/feed/games.ts';
import { playersOf } from '../../data/feed/players.ts';
import { propsOn } from '../../data/feed/props.ts';
import { sportSheet } from '../../data/feed/sheets.ts';
import { identified } from '../../domain/asking/facts/identify.ts';
import type { SportSheet } from '../../domain/asking/facts/sheet.ts';
import { outrightSides } from '../../domain/feed/board/sides.ts';
import { ageNote, gamesFreshMs, isDue } from '../../domain/feed/games/freshness.ts';
import { type Game, isUpcoming } from '../../domain/feed/games/game.ts';
import { golfSentence, upcomingTournaments } from '../../domain/feed/golf/golf.ts';
import { leagueDay } from '../../domain/platform/calendar.ts';
import { golfPages, type Page } from '../../services/feed/pages.ts';
import { log } from '../../telemetry/log.ts';
import { upToDate } from './pages.ts';
import { refreshSport } from './refresh.ts';

export interface StoredGames {
  readonly sport: Sport;
  readonly days: readonly string[];
  readonly games: readonly Game[];
  readonly state: states.FeedState;
  /** Data for facts about these games; undefined if none is stored yet. */
  readonly sheet: SportSheet | undefined;
  /** Whether the games have their props. */
  readonly withProps: boolean;
}

export interface CurrentGames {
  readonly games: readonly Game[];
  readonly sheet?: SportSheet | undefined;
  /** Notes that an answer made of them must show, such as their age. */
  readonly notes: readonly string[];
  /** Reason for an empty list other than an empty schedule. */
  readonly whyNothing?: string;
}

/**
 * Loads the games from the table, in one round trip.
 * @param withProps also loads the games' player props and the players of their teams
 */
export async function loadGames(
  sport: Sport,
  days: readonly string[],
  { now, withProps = false }: { now: Date; withProps?: boolean },
): Promise<StoredGames> {
  const [found, state, sheet, props, players] = await Promise.all([
    games.gamesOn(sport, days),
    states.feedState(sport),
    sport === 'GOLF' ? undefined : sportSheet(sport),
    withProps ? propsOn(sport, days) : undefined,
    withProps ? playersOf(sport) : undefined,
  ]);
  return {
    sport,
    days,
    games: props
      ? found.map((game) => {
          const priced = { ...game, props: props.get(game.id)?.props ?? [] };
          return { ...game, props: identified(priced, players ?? [], sheet?.injuries, now) };
        })
      : found,
    state,
    sheet,
    withProps,
  };
}

/**
 * Reads a sport from the feed if its stored games are stale. Failures are logged, not thrown.
 * @returns whether the table has to be read again
 */
export async function refreshStale(sport: Sport, state: states.FeedState, now: Date): Promise<boolean> {
  if (!isDue(state, gamesFreshMs, now)) return false;
  try {
    const refreshed = await refreshSport(sport, {
      now,
      ifDue: true,
      signal: AbortSignal.timeout(timeouts.feedWhileAsked.totalMs),
    });
    if (refreshed?.problem) log.warn('feed failed', { sport, problem: refreshed.problem });
    return true;
  } catch (error) {
    log.warn('games not refreshed', error instanceof Error ? error : String(error));
    return false;
  }
}

/** Refreshes stale games from the feed. @returns the games an answer may use, with the notes it must show */
export async function refreshIfStale(before: StoredGames, now: Date): Promise<CurrentGames> {
  const { sport, days } = before;
  const { games, state, sheet } = (await refreshStale(sport, before.state, now))
    ? await loadGames(sport, days, { now, withProps: before.withProps })
    : before;
  const note = ageNote(sport, state, now);
  if (sport === 'GOLF') return golf(games, note, now);
  if (note === null) return { games, sheet, notes: [] };
  return games.length === 0 && state.readAt === null
    ? { games, sheet, notes: [], whyNothing: note }
    : { games, sheet, notes: [note] };
}

/** Tournaments with prices; if there is none, the reason names the current and upcoming tournaments. */
async function golf(games: readonly Game[], note: string | null, now: Date): Promise<CurrentGames> {
  const priced = games.filter((game) => isUpcoming(game, now) && outrightSides(game).length > 0);
  if (priced.length > 0) return { games: priced, notes: note === null ? [] : [note] };
  return { games: [], notes: [], whyNothing: await whyNoGolf(now) };
}

async function whyNoGolf(now: Date): Promise<string> {
  const { live, schedule } = await golfTournaments(now);
  return golfSentence(
    live.readAt === null ? null : live.rows,
    schedule.readAt === null ? null : upcomingTournaments(schedule.rows, leagueDay(now)),
  );
}

/** The tournament in progress, and the season's schedule. */
export async function golfTournaments(now: Date) {
  const signal = AbortSignal.timeout(timeouts.feedWhileAsked.totalMs);
  const read = async (page: Page<Tournament>) =>
    upToDate(page, await pages.feedPage<Tournament>(page.name), { now, signal });
  const [live, schedule] = await Promise.all([read(golfPages.live), read(golfPages.schedule)]);
  return { live, schedule };
}
