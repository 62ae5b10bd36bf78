/**
 * Gathers what is known of two teams: their games from the table, and the feed's pages about them, read again where
 * they are old. Whoever asks by full names, as the product's own screens do, waits for one round trip to the table.
 */
import type { Sport } from '../contracts/sports.ts';
import type { Injury, Meeting, Standing, Tournament } from '../contracts/stats.ts';
import * as pages from '../data/feed-pages.ts';
import * as states from '../data/feed-states.ts';
import { recentGames } from '../data/recent-games.ts';
import { teamNamed } from '../domain/form.ts';
import type { Game, Team } from '../domain/game.ts';
import * as feed from '../services/feed/pages.ts';
import { upToDate } from './feed-pages.ts';
import { golfTournaments, refreshOld } from './outlook.ts';

/** What a person may wait for the feed. */
const patienceMs = 4000;

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

export async function gatherFacts(sport: Sport, asked: Asked, now: Date): Promise<TeamFacts> {
  const signal = AbortSignal.timeout(patienceMs);
  if (sport === 'GOLF') return golfFacts(now);

  const names = [asked.team, asked.opponent];
  const [inTable, ...likely] = await Promise.all([
    scheduleOf(sport),
    ...likelyPages(sport, asked).map(async (name) => [name, await pages.feedPage(name)] as const),
  ]);
  const read = new Map(likely);
  /** As it was read with the others, or else now: where a team was called by another name than its own. */
  const current = async <Row>(page: feed.Page<Row> | undefined): Promise<Known<Row>> => {
    if (!page) return undefined;
    // The name of a page says what its rows are.
    const known = (read.get(page.name) ?? (await pages.feedPage(page.name))) as pages.FeedPage<Row>;
    return { ...(await upToDate(page, known, { now, signal })), path: page.path, freshMs: page.freshMs };
  };

  const [isNew, standings] = await Promise.all([
    refreshOld(sport, inTable.state, now),
    current(feed.standingsPage(sport)),
  ]);
  const schedule = isNew ? await scheduleOf(sport) : inTable;
  const teams = [...schedule.state.teams, ...(standings?.rows.map((row) => row.team) ?? [])];
  const [team, opponent] = names.map((name) => (name === undefined ? undefined : teamNamed(name, teams)));
  const [meetings, ...injuries] = await Promise.all([
    team && opponent ? current(feed.headToHeadPage(sport, [team, opponent])) : undefined,
    ...[team, opponent]
      .filter((each) => each !== undefined)
      .map(async (each) => ({ team: each, page: await current(feed.injuriesPage(sport, each)) })),
  ]);
  return { sport, team, opponent, schedule, standings, injuries, meetings };
}

async function scheduleOf(sport: Sport): Promise<Schedule> {
  const [state, games] = await Promise.all([states.feedState(sport), recentGames(sport)]);
  return { state, games };
}

/** Names of the pages that are wanted if the teams were called by their full names. */
function likelyPages(sport: Sport, { team, opponent }: Asked): string[] {
  return [
    feed.standingsName(sport),
    ...[team, opponent].flatMap((name) => (name === undefined ? [] : [feed.injuriesName(sport, name)])),
    ...(team !== undefined && opponent !== undefined ? [feed.headToHeadName(sport, team, opponent)] : []),
  ];
}

/** @returns the sport in which teams so called play; undefined where none does, or several do */
export async function sportOf({ team, opponent }: Asked): Promise<Sport | undefined> {
  const names = [team, opponent].filter((name) => name !== undefined);
  if (names.length === 0) return undefined;
  const playing = (await states.allFeedStates()).filter(({ teams }) =>
    names.every((name) => teamNamed(name, teams)),
  );
  return playing.length === 1 ? playing[0]?.sport : undefined;
}

async function golfFacts(now: Date): Promise<TeamFacts> {
  const [schedule, { live, schedule: season }] = await Promise.all([
    scheduleOf('GOLF'),
    golfTournaments(now),
  ]);
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
