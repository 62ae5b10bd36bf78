/**
 * Gathers facts about two teams: their games from the table, and the feed's pages about them, refreshed if stale.
 * `prefetchFacts` runs during the session check, so it adds no time; at most one more round trip to the table follows.
 */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { Injury, Meeting, Standing, Tournament } from '../../contracts/feed/stats.ts';
import { timeouts } from '../../contracts/platform/timeouts.ts';
import * as pages from '../../data/feed/feed-pages.ts';
import * as states from '../../data/feed/feed-states.ts';
import { recentGames } from '../../data/feed/recent-games.ts';
import { recently } from '../../data/platform/recently.ts';
import { teamNamed } from '../../domain/feed/games/form.ts';
import { isDue } from '../../domain/feed/games/freshness.ts';
import type { Game, Team } from '../../domain/feed/games/game.ts';
import * as feed from '../../services/feed/pages.ts';
import { golfTournaments } from './golf-pages.ts';
import { upToDate } from './pages.ts';
import { refreshStale } from './refresh-stale.ts';

/** Only shown, so some seconds old is recent enough. */
const recentGamesShown = (sport: Sport) => recently(`recent games of ${sport}`, () => recentGames(sport));

export interface TeamQuery {
  readonly sport?: Sport | undefined;
  readonly team?: string | undefined;
  readonly opponent?: string | undefined;
}

/** A page with its source; undefined if the feed has none for this sport, or no team was recognized. */
export type Known<Row> =
  | (pages.FeedPage<Row> & { readonly path: string; readonly freshMs: number })
  | undefined;

interface Schedule {
  readonly state: states.FeedState;
  /** Recent and upcoming games of all teams. */
  readonly games: readonly Game[];
}

export interface TeamFacts {
  readonly sport: Sport;
  readonly team: Team | undefined;
  readonly opponent: Team | undefined;
  readonly schedule: Schedule;
  readonly standings: Known<Standing>;
  readonly injuries: readonly { readonly team: Team; readonly page: Known<Injury> }[];
  readonly meetings: Known<Meeting>;
  readonly golf?: { readonly live: Known<Tournament>; readonly schedule: Known<Tournament> };
}

/** Result of the first round trip to the table, before the teams are known. */
export interface Prefetched {
  readonly state: states.FeedState;
  /** Undefined if the sport had to be derived from the team names first. */
  readonly games: readonly Game[] | undefined;
  readonly read: ReadonlyMap<string, pages.FeedPage<unknown>>;
}

/** @returns undefined if the team names match no sport, or several */
export async function prefetchFacts(query: TeamQuery): Promise<Prefetched | undefined> {
  const { sport } = query;
  if (sport === undefined) {
    const state = stateOf(query, await states.allFeedStates());
    return state && { state, games: undefined, read: new Map() };
  }
  const [state, games, read] = await Promise.all([
    states.feedState(sport),
    recentGamesShown(sport),
    readPages(likelyPages(sport, query)),
  ]);
  return { state, games, read };
}

/** The state of the only sport that has teams with these names. */
function stateOf(
  { team, opponent }: TeamQuery,
  all: readonly states.FeedState[],
): states.FeedState | undefined {
  const names = [team, opponent].filter((name) => name !== undefined);
  if (names.length === 0) return undefined;
  const playing = all.filter(({ teams }) => names.every((name) => teamNamed(name, teams)));
  return playing.length === 1 ? playing[0] : undefined;
}

/** @param mayRead consumes one use of the rate limit for feed pages; if it returns false, the stored page is used */
export async function gatherFacts(
  prefetched: Prefetched,
  query: TeamQuery,
  { now, mayRead }: { readonly now: Date; readonly mayRead: () => Promise<boolean> },
): Promise<TeamFacts> {
  const { sport } = prefetched.state;
  const inTable = await completed(prefetched, query);
  if (sport === 'GOLF') return golfFacts(inTable, now);

  const signal = AbortSignal.timeout(timeouts.feedWhileAsked.totalMs);
  /** The prefetched page, or one read now if the team is known only from the standings. */
  const current = async <Row>(page: feed.Page<Row> | undefined): Promise<Known<Row>> => {
    if (!page) return undefined;
    // The page name determines the type of its rows.
    const known = (inTable.read.get(page.name) ?? (await pages.feedPage(page.name))) as pages.FeedPage<Row>;
    // Counting runs within the feed's time limit; once that has passed, the page is not requested.
    const isRead = isDue(known, page.freshMs, now) && (await mayRead());
    const rows = isRead ? await upToDate(page, known, { now, signal }) : known;
    return { ...rows, path: page.path, freshMs: page.freshMs };
  };

  const [isRefreshed, standings] = await Promise.all([
    refreshStale(sport, inTable.state, now),
    current(feed.standingsPage(sport)),
  ]);
  const schedule = isRefreshed ? await scheduleOf(sport) : inTable;
  const teams = [...schedule.state.teams, ...(standings?.rows.map((row) => row.team) ?? [])];
  const [team, opponent] = [query.team, query.opponent].map((name) =>
    name === undefined ? undefined : teamNamed(name, teams),
  );
  const [meetings, ...injuries] = await Promise.all([
    team && opponent ? current(feed.headToHeadPage(sport, [team, opponent])) : undefined,
    ...[team, opponent]
      .filter((each) => each !== undefined)
      .map(async (each) => ({ team: each, page: await current(feed.injuriesPage(sport, each)) })),
  ]);
  return { sport, team, opponent, schedule, standings, injuries, meetings };
}

/** Loads what the prefetch could not: the games, and the pages of teams that were named by an alias. */
async function completed(
  { state, games, read }: Prefetched,
  query: TeamQuery,
): Promise<Prefetched & Schedule> {
  const fullName = (name: string | undefined) =>
    name === undefined ? name : (teamNamed(name, state.teams)?.name ?? name);
  const named = { team: fullName(query.team), opponent: fullName(query.opponent) };
  const [known, more] = await Promise.all([
    games ?? recentGamesShown(state.sport),
    readPages(likelyPages(state.sport, named).filter((name) => !read.has(name))),
  ]);
  return { state, games: known, read: new Map([...read, ...more]) };
}

async function scheduleOf(sport: Sport): Promise<Schedule> {
  const [state, games] = await Promise.all([states.feedState(sport), recentGamesShown(sport)]);
  return { state, games };
}

/** Names of the pages to load, assuming that teams are given by their full names. */
function likelyPages(sport: Sport, { team, opponent }: TeamQuery): string[] {
  if (sport === 'GOLF') return [];
  return [
    feed.standingsName(sport),
    ...[team, opponent].flatMap((name) => (name === undefined ? [] : [feed.injuriesName(sport, name)])),
    ...(team !== undefined && opponent !== undefined ? [feed.headToHeadName(sport, team, opponent)] : []),
  ];
}

async function readPages(names: readonly string[]): Promise<Map<string, pages.FeedPage<unknown>>> {
  return new Map(await Promise.all(names.map(async (name) => [name, await pages.feedPage(name)] as const)));
}

async function golfFacts(schedule: Schedule, now: Date): Promise<TeamFacts> {
  const { live, schedule: season } = await golfTournaments(now);
  const { live: livePage, schedule: seasonPage } = feed.golfPages;
  return {
    sport: 'GOLF',
    team: undefined,
    opponent: undefined,
    schedule,
    standings: undefined,
    injuries: [],
    meetings: undefined,
    golf: { live: { ...live, ...livePage }, schedule: { ...season, ...seasonPage } },
  };
}
