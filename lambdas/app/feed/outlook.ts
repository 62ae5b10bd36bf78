/** Loads the games for an answer from the table, and refreshes them from the feed first if they are stale. */
import type { Sport } from '../../contracts/sports.ts';
import type { Tournament } from '../../contracts/stats.ts';
import { timeouts } from '../../contracts/timeouts.ts';
import * as pages from '../../data/feed-pages.ts';
import * as states from '../../data/feed-states.ts';
import * as games from '../../data/games.ts';
import { playersOf } from '../../data/players.ts';
import { propsOn } from '../../data/props.ts';
import { sportSheet } from '../../data/sheets.ts';
import { leagueDay } from '../../domain/calendar.ts';
import type { SportSheet } from '../../domain/facts/sheet.ts';
import { ageNote, gamesFreshMs, isDue } from '../../domain/freshness.ts';
import { type Game, isUpcoming } from '../../domain/game.ts';
import { comingTournaments, golfSentence } from '../../domain/golf.ts';
import type { TeamPlayers } from '../../domain/props/player.ts';
import { outrightSides } from '../../domain/sides.ts';
import { golfPages, type Page } from '../../services/feed/pages.ts';
import { log } from '../../telemetry/log.ts';
import { upToDate } from './pages.ts';
import { refreshSport } from './refresh.ts';

export interface Kept {
  readonly sport: Sport;
  readonly days: readonly string[];
  readonly games: readonly Game[];
  readonly state: states.FeedState;
  /** What facts about these games are made of; undefined where none was kept yet. */
  readonly sheet: SportSheet | undefined;
  /** Undefined where props were not asked for. */
  readonly players: readonly TeamPlayers[] | undefined;
}

export interface Outlook {
  readonly games: readonly Game[];
  readonly sheet?: SportSheet | undefined;
  readonly players?: readonly TeamPlayers[] | undefined;
  /** What must be said with an answer made of them: how old they are. */
  readonly notes: readonly string[];
  /** Why there is nothing to offer, where it is not that nothing is scheduled. */
  readonly whyNothing?: string;
}

/**
 * What the table has; one round trip.
 * @param withProps reads the games' player props and their teams' players too
 */
export async function kept(
  sport: Sport,
  days: readonly string[],
  { withProps = false }: { withProps?: boolean } = {},
): Promise<Kept> {
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
    games: props ? found.map((game) => ({ ...game, props: props.get(game.id)?.props ?? [] })) : found,
    state,
    sheet,
    players,
  };
}

/**
 * Reads a sport from the feed again where its games are too old.
 * @returns whether to look at the table again
 */
export async function refreshOld(sport: Sport, state: states.FeedState, now: Date): Promise<boolean> {
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

/** What an answer to a person may be made of, and what must be said with it. */
export async function outlook(before: Kept, now: Date): Promise<Outlook> {
  const { sport, days } = before;
  const { games, state, sheet, players } = (await refreshOld(sport, before.state, now))
    ? await kept(sport, days, { withProps: before.players !== undefined })
    : before;
  const note = ageNote(sport, state, now);
  if (sport === 'GOLF') return golf(games, note, now);
  if (note === null) return { games, sheet, players, notes: [] };
  return games.length === 0 && state.readAt === null
    ? { games, sheet, players, notes: [], whyNothing: note }
    : { games, sheet, players, notes: [note] };
}

/** Tournaments that can be bet on; where there is none, what is played and what comes. */
async function golf(games: readonly Game[], note: string | null, now: Date): Promise<Outlook> {
  const priced = games.filter((game) => isUpcoming(game, now) && outrightSides(game).length > 0);
  if (priced.length > 0) return { games: priced, notes: note === null ? [] : [note] };
  return { games: [], notes: [], whyNothing: await whyNoGolf(now) };
}

async function whyNoGolf(now: Date): Promise<string> {
  const { live, schedule } = await golfTournaments(now);
  return golfSentence(
    live.readAt === null ? null : live.rows,
    schedule.readAt === null ? null : comingTournaments(schedule.rows, leagueDay(now)),
  );
}

/** What is being played, and the season. */
export async function golfTournaments(now: Date) {
  const signal = AbortSignal.timeout(timeouts.feedWhileAsked.totalMs);
  const read = async (page: Page<Tournament>) =>
    upToDate(page, await pages.feedPage<Tournament>(page.name), { now, signal });
  const [live, schedule] = await Promise.all([read(golfPages.live), read(golfPages.schedule)]);
  return { live, schedule };
}
