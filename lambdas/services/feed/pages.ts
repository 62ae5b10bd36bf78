/** The feed's pages beside the games: where each is, how often the feed renews it, and how it is read. */
import type { Sport } from '../../contracts/sports.ts';
import type { Injury, Meeting, Standing, Tournament } from '../../contracts/stats.ts';
import { hour, minute } from '../../domain/freshness.ts';
import type { Team } from '../../domain/game.ts';
import { wordsOf } from '../../domain/teams.ts';
import { ask, type FeedAnswer, type FeedConfig } from './client.ts';
import { readTournaments } from './golf.ts';
import { readMeetings } from './head-to-head.ts';
import { readInjuries } from './injuries.ts';
import { isNode, type Node } from './shape.ts';
import { readStandings } from './standings.ts';

export interface Page<Row> {
  /** What it is kept under. */
  readonly name: string;
  readonly sport: Sport;
  /** After the key, without a slash in front. */
  readonly path: string;
  /** How long it is as good as what the feed has. */
  readonly freshMs: number;
  /** Keys of which the root has one. */
  readonly roots: readonly string[];
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
  const isExpected = (root: unknown): root is Node => isNode(root) && page.roots.some((name) => name in root);
  const answer = await ask(page.path, {}, config, isExpected);
  if (answer.kind !== 'listing') return answer;
  const rows = page.read(answer.root);
  if (rows === null) return { kind: 'down', why: `${page.path} answered another shape` };
  return rows.length === 0 ? { kind: 'nothing' } : { kind: 'rows', rows };
}
