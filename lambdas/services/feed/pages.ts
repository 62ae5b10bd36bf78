/** The pages of the feed other than games: path, refresh interval and parser. */
import type { Sport } from '../../contracts/sports.ts';
import type { Injury, Meeting, Standing, Tournament } from '../../contracts/stats.ts';
import { hour, minute } from '../../domain/freshness.ts';
import type { Team } from '../../domain/game.ts';
import type { RosterRow } from '../../domain/props/players.ts';
import { wordsOf } from '../../domain/teams.ts';
import { ask, type FeedAnswer, type FeedConfig } from './client.ts';
import { readTournaments } from './golf.ts';
import { readMeetings } from './head-to-head.ts';
import { namesTeam, readInjuries } from './injuries.ts';
import { readRoster } from './rosters.ts';
import { isNode, type Node } from './shape.ts';
import { readStandings } from './standings.ts';
import { type PitcherRow, readPitchers, readStarters, type StartersRow } from './starters.ts';

export interface Page<Row> {
  /** What it is kept under. */
  readonly name: string;
  readonly sport: Sport;
  /** After the key, without a slash in front. */
  readonly path: string;
  /** How long a copy stays fresh. */
  readonly freshMs: number;
  /** Keys of which the root must have one; empty where the root is not known. */
  readonly roots: readonly string[];
  /** Whether an empty list is accepted, even after one with rows; absent where it never is. */
  readonly mayBeEmpty?: (root: Node) => boolean;
  /** @returns null for a form that cannot be read */
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

/** @returns undefined for a sport of which the feed has none: the CFL and golf */
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
 * The same for whoever reads it all the time: a list that names the team and nobody of it is believed, for everybody may
 * be well again; else the old reports would stay for days.
 */
export function wholeInjuriesPage(sport: Sport, team: Team): Page<Injury> | undefined {
  const page = injuriesPage(sport, team);
  return page && { ...page, mayBeEmpty: (root) => namesTeam(root, team) };
}

/** @returns undefined for soccer, whose squads stand with the season's figures, and for the CFL and golf */
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
 * Pages are kept under the names of teams and not under their ids, so that whoever asks by a full name, as the
 * product's own screens do, finds them without looking up an id first.
 */
export const standingsName = (sport: Sport) => `${sport} standings`;
export const injuriesName = (sport: Sport, team: string) => `${sport} injuries ${wordsOf(team)}`;
export const headToHeadName = (sport: Sport, a: string, b: string) =>
  `${sport} head to head ${[wordsOf(a), wordsOf(b)].sort().join(' / ')}`;

/** Never throws for what the feed does. */
export async function fetchPage<Row>(page: Page<Row>, config: FeedConfig): Promise<PageAnswer<Row>> {
  const [answer] = await fetchPages([page], config);
  return answer ?? { kind: 'nothing' };
}

/**
 * Asks once for several pages that stand at one path, such as the injuries of every soccer team.
 * @returns one answer a page, in their order
 */
export async function fetchPages<Row>(
  pages: readonly Page<Row>[],
  config: FeedConfig,
): Promise<PageAnswer<Row>[]> {
  const [first] = pages;
  if (!first) return [];
  const isExpected = (root: unknown): root is Node =>
    isNode(root) && (first.roots.length === 0 || first.roots.some((name) => name in root));
  const answer = await ask(first.path, {}, config, isExpected);
  return pages.map((page) => (answer.kind === 'listing' ? answerIn(answer.root, page) : answer));
}

function answerIn<Row>(root: Node, page: Page<Row>): PageAnswer<Row> {
  const rows = page.read(root);
  if (rows === null) return { kind: 'down', why: `${page.path} answered another shape` };
  return rows.length > 0 || page.mayBeEmpty?.(root) ? { kind: 'rows', rows } : { kind: 'nothing' };
}
