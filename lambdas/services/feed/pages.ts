/** The pages of the feed other than games, each with path, refresh interval and parser. */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { Injury, Meeting, Standing, Tournament } from '../../contracts/feed/stats.ts';
import { hour, minute } from '../../domain/feed/games/freshness.ts';
import type { Team } from '../../domain/feed/games/game.ts';
import { wordsOf } from '../../domain/feed/games/teams.ts';
import type { RosterRow } from '../../domain/feed/players/players.ts';
import { type FeedAnswer, type FeedConfig, request } from './client.ts';
import { readTournaments } from './games/golf.ts';
import { readMeetings } from './head-to-head.ts';
import { namesTeam, readInjuries } from './injuries.ts';
import { readRoster } from './rosters.ts';
import { isNode, type Node } from './shape.ts';
import { readStandings } from './standings.ts';
import { type PitcherRow, readPitchers, readStarters, type StartersRow } from './starters.ts';

export interface Page<Row> {
  /** Key in the table. */
  readonly name: string;
  readonly sport: Sport;
  /** After the key, without a leading slash. */
  readonly path: string;
  /** Milliseconds for which a copy is fresh. */
  readonly freshMs: number;
  /** The root must have one of these keys; empty if the root is not known. */
  readonly roots: readonly string[];
  /** Whether an empty list is accepted, even after one with rows; by default it is not. */
  readonly mayBeEmpty?: (root: Node) => boolean;
  /** @returns null for an unknown structure */
  readonly read: (root: Node) => readonly Row[] | null;
}

export type PageAnswer<Row> =
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  | Exclude<FeedAnswer, { kind: 'listing' }>;

const folders: Partial<Record<Sport, string>> = {
  NBA: 'bsktbl',
  NFL: 'football',
  NHL: 'hockey',
  MLB: 'baseball',
};
const standingsPaths: Partial<Record<Sport, string>> = {
  NBA: 'bsktbl/nba-standings',
  NFL: 'football/nfl-standings',
  NHL: 'hockey/nhl-standings',
  MLB: 'baseball/mlb_standings',
  MLS: 'standings/1440.xml',
};

/** @returns undefined for the CFL and golf, for which the feed has none */
export function standingsPage(sport: Sport): Page<Standing> | undefined {
  const path = standingsPaths[sport];
  if (!path) return undefined;
  return {
    name: standingsName(sport),
    sport,
    path,
    freshMs: sport === 'MLS' ? 10 * minute : hour,
    roots: ['standings'],
    read: readStandings,
  };
}

/** @returns undefined for the CFL and golf */
export function injuriesPage(sport: Sport, team: Team): Page<Injury> | undefined {
  const folder = folders[sport];
  const path = sport === 'MLS' ? 'soccernew/injuries' : folder && `${folder}/${team.id}_injuries`;
  if (!path) return undefined;
  return {
    name: injuriesName(sport, team.name),
    sport,
    path,
    freshMs: hour,
    roots: ['team', 'injuries', 'scores', 'report'],
    read: (root) => readInjuries(root, sport, team),
  };
}

/**
 * The same for the scheduled job, which accepts an empty report that names the team: all players may have recovered, and
 * old reports would otherwise stay for days.
 */
export function wholeInjuriesPage(sport: Sport, team: Team): Page<Injury> | undefined {
  const page = injuriesPage(sport, team);
  return page && { ...page, mayBeEmpty: (root) => namesTeam(root, team) };
}

/** @returns undefined for soccer, whose squads are part of the season statistics, and for the CFL and golf */
export function rosterPage(sport: Sport, team: Team): Page<RosterRow> | undefined {
  const folder = folders[sport];
  if (!folder) return undefined;
  return {
    name: `${sport} roster ${wordsOf(team.name)}`,
    sport,
    path: `${folder}/${team.id}_rosters`,
    freshMs: 24 * hour,
    roots: ['team', 'rosters', 'roster'],
    read: readRoster,
  };
}

/** @returns undefined for the CFL and golf */
export function headToHeadPage(sport: Sport, teams: readonly [Team, Team]): Page<Meeting> | undefined {
  const folder = folders[sport];
  const [a, b] = teams;
  const path = sport === 'MLS' ? `h2h/${a.id}/${b.id}` : folder && `${folder}/h2h_${a.id}-${b.id}`;
  if (!path) return undefined;
  return {
    name: headToHeadName(sport, a.name, b.name),
    sport,
    path,
    freshMs: hour,
    roots: ['h2h', 'head-to-head', 'head2head'],
    read: (root) => readMeetings(root, teams),
  };
}

/** Baseball only: the day's games with their starting pitchers. */
export const startersPage: Page<StartersRow> = {
  name: 'MLB starters',
  sport: 'MLB',
  path: 'baseball/usa',
  freshMs: hour,
  roots: ['scores'],
  mayBeEmpty: () => true,
  read: readStarters,
};

/** @param ids of the pitchers to read */
export function pitchersPage(ids: ReadonlySet<string>): Page<PitcherRow> {
  return {
    name: 'MLB pitchers',
    sport: 'MLB',
    path: 'baseball/mlb_player_pitching',
    freshMs: hour,
    roots: [],
    mayBeEmpty: () => true,
    read: (root) => readPitchers(root, ids),
  };
}

export const golfPages = {
  live: {
    name: 'GOLF live',
    sport: 'GOLF',
    path: 'golf/live',
    freshMs: 5 * minute,
    roots: ['scores'],
    read: readTournaments,
  },
  schedule: {
    name: 'GOLF schedule',
    sport: 'GOLF',
    path: 'golf/pga_schedule',
    freshMs: 2 * hour,
    roots: ['shedules', 'schedules', 'schedule', 'shedule', 'scores', 'fixtures'],
    read: readTournaments,
  },
} as const satisfies Record<string, Page<Tournament>>;

/*
 * Pages are stored under team names instead of IDs, so that a request with full names, such as those from our own screens,
 * finds them without looking up IDs first.
 */
export const standingsName = (sport: Sport) => `${sport} standings`;
export const injuriesName = (sport: Sport, team: string) => `${sport} injuries ${wordsOf(team)}`;
export const headToHeadName = (sport: Sport, a: string, b: string) =>
  `${sport} head to head ${[wordsOf(a), wordsOf(b)].sort().join(' / ')}`;

/** Never throws for a failure of the feed. */
export async function fetchPage<Row>(page: Page<Row>, config: FeedConfig): Promise<PageAnswer<Row>> {
  const [answer] = await fetchPages([page], config);
  return answer ?? { kind: 'nothing' };
}

/**
 * Fetches several pages that share one path, such as the injuries of all soccer teams, with one request.
 * @returns one answer per page, in the same order
 */
export async function fetchPages<Row>(
  pages: readonly Page<Row>[],
  config: FeedConfig,
): Promise<PageAnswer<Row>[]> {
  const [first] = pages;
  if (!first) return [];
  const isExpected = (root: unknown): root is Node =>
    isNode(root) && (first.roots.length === 0 || first.roots.some((name) => name in root));
  const answer = await request(first.path, {}, config, isExpected);
  return pages.map((page) => (answer.kind === 'listing' ? answerIn(answer.root, page) : answer));
}

function answerIn<Row>(root: Node, page: Page<Row>): PageAnswer<Row> {
  const rows = page.read(root);
  if (rows === null) return { kind: 'down', why: `${page.path} sent an unexpected structure` };
  return rows.length > 0 || page.mayBeEmpty?.(root) ? { kind: 'rows', rows } : { kind: 'nothing' };
}
