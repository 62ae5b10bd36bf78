/**
 * Gathers what is known of two teams: their games from the table, and the feed's pages about them, read again where
 * they are old. `prefetchFacts` needs no account, so it adds no time; after it comes at most one more round trip.
 */
import type { Sport } from '../../contracts/sports.ts';
import type { Injury, Meeting, Standing, Tournament } from '../../contracts/stats.ts';
import { timeouts } from '../../contracts/timeouts.ts';
import * as pages from '../../data/feed-pages.ts';
import * as states from '../../data/feed-states.ts';
import { recentGames } from '../../data/recent-games.ts';
import { teamNamed } from '../../domain/form.ts';
import { isDue } from '../../domain/freshness.ts';
import type { Game, Team } from '../../domain/game.ts';
import * as feed from '../../services/feed/pages.ts';
import { golfTournaments, refreshOld } from './outlook.ts';
import { upToDate } from './pages.ts';

export interface Asked {
  readonly sport?: Sport | undefined;
  readonly team?: string | undefined;
  readonly opponent?: string | undefined;
}

/** A page with where it is from; undefined where the feed has none for this sport, or no team is known to ask it for. */
export type Known<Row> =
  | (pages.FeedPage<Row> & { readonly path: string; readonly freshMs: number })
  | undefined;

interface Schedule {
  readonly state: states.FeedState;
  /** Each team's last and next games. */
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

/** What one round trip to the table yields before the teams are known. */
export interface Prefetched {
  readonly state: states.FeedState;
  /** Undefined where the sport had to be found out first. */
  readonly games: readonly Game[] | undefined;
  readonly read: ReadonlyMap<string, pages.FeedPage<unknown>>;
}

/** @returns undefined where no sport can be told from the question: none has such teams, or several have */
export async function prefetchFacts(asked: Asked): Promise<Prefetched | undefined> {
  const { sport } = asked;
  if (sport === undefined) {
    const state = stateOf(asked, await states.allFeedStates());
    return state && { state, games: undefined, read: new Map() };
  }
  const [state, games, read] = await Promise.all([
    states.feedState(sport),
    recentGames(sport),
    readPages(likelyPages(sport, asked)),
  ]);
  return { state, games, read };
}

/** Of the sport in which teams so called play. */
function stateOf({ team, opponent }: Asked, all: readonly states.FeedState[]): states.FeedState | undefined {
  const names = [team, opponent].filter((name) => name !== undefined);
  if (names.length === 0) return undefined;
  const playing = all.filter(({ teams }) => names.every((name) => teamNamed(name, teams)));
  return playing.length === 1 ? playing[0] : undefined;
}

/** @param mayRead counts a page that has to be read from the feed; where it says no, the last good one stands in */
export async function gatherFacts(
  prefetched: Prefetched,
  asked: Asked,
  { now, mayRead }: { readonly now: Date; readonly mayRead: () => Promise<boolean> },
): Promise<TeamFacts> {
  const { sport } = prefetched.state;
  const inTable = await completed(prefetched, asked);
  if (sport === 'GOLF') return golfFacts(inTable, now);

  const signal = AbortSignal.timeout(timeouts.feedWhileAsked.totalMs);
  /** As it was read with the others, or else now: where a team is known from the standings alone. */
  const current = async <Row>(page: feed.Page<Row> | undefined): Promise<Known<Row>> => {
    if (!page) return undefined;
    // The name of a page says what its rows are.
    const known = (inTable.read.get(page.name) ?? (await pages.feedPage(page.name))) as pages.FeedPage<Row>;
    // Within the time that the feed has: whoever counts longer has no page read.
    const isRead = isDue(known, page.freshMs, now) && (await mayRead());
    const rows = isRead ? await upToDate(page, known, { now, signal }) : known;
    return { ...rows, path: page.path, freshMs: page.freshMs };
  };

  const [isNew, standings] = await Promise.all([
    refreshOld(sport, inTable.state, now),
    current(feed.standingsPage(sport)),
  ]);
  const schedule = isNew ? await scheduleOf(sport) : inTable;
  const teams = [...schedule.state.teams, ...(standings?.rows.map((row) => row.team) ?? [])];
  const [team, opponent] = [asked.team, asked.opponent].map((name) =>
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

/** Reads what is missing: the games, and the pages of teams that were called by another name than their own. */
async function completed({ state, games, read }: Prefetched, asked: Asked): Promise<Prefetched & Schedule> {
  const fullName = (name: string | undefined) =>
    name === undefined ? name : (teamNamed(name, state.teams)?.name ?? name);
  const named = { team: fullName(asked.team), opponent: fullName(asked.opponent) };
  const [known, more] = await Promise.all([
    games ?? recentGames(state.sport),
    readPages(likelyPages(state.sport, named).filter((name) => !read.has(name))),
  ]);
  return { state, games: known, read: new Map([...read, ...more]) };
}

async function scheduleOf(sport: Sport): Promise<Schedule> {
  const [state, games] = await Promise.all([states.feedState(sport), recentGames(sport)]);
  return { state, games };
}

/** Names of the pages that are wanted if the teams were called by their full names. */
function likelyPages(sport: Sport, { team, opponent }: Asked): string[] {
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
