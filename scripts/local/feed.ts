/**
 * Stands in for the sports feed, Goalserve: the key is in the path, the answer is XML unless `json=1`, a wrong path
 * is 500, and a feed the key is not entitled to is 200 with nothing in it. It replays real games (`feed/replay.ts`).
 */
import { addDays, dayIn, leagueZone } from '../../lambdas/domain/calendar.ts';
import type { Controls } from './controls.ts';
import { type FeedTeam, type ReplayedSport, teamsOf } from './feed/history.ts';
import { headToHeadOf, injuriesOf, standingsOf } from './feed/pages.ts';
import { gamesBetween, gamesOn, type ReplayedGame } from './feed/replay.ts';
import { scheduleOf, scoresOf, type View } from './feed/shapes.ts';
import { type Tree, toJson, toXml } from './feed/tree.ts';
import { type Answer, json, type LocalRequest } from './http.ts';

type Kind =
  | { readonly what: 'schedule' | 'scores' | 'standings'; readonly sport: ReplayedSport }
  | { readonly what: 'injuries'; readonly sport: ReplayedSport; readonly team: FeedTeam }
  | {
      readonly what: 'head-to-head';
      readonly sport: ReplayedSport;
      readonly teams: readonly [FeedTeam, FeedTeam];
    };

const feeds: Readonly<Record<string, Kind>> = {
  'football/nfl-shedule': { what: 'schedule', sport: 'NFL' },
  'football/nfl-scores': { what: 'scores', sport: 'NFL' },
  'football/nfl-standings': { what: 'standings', sport: 'NFL' },
  'bsktbl/nba-shedule': { what: 'schedule', sport: 'NBA' },
  'bsktbl/nba-scores': { what: 'scores', sport: 'NBA' },
  'bsktbl/nba-standings': { what: 'standings', sport: 'NBA' },
  'baseball/mlb_shedule': { what: 'schedule', sport: 'MLB' },
  'baseball/mlb-scores': { what: 'scores', sport: 'MLB' },
  'baseball/usa': { what: 'scores', sport: 'MLB' },
  'baseball/mlb_standings': { what: 'standings', sport: 'MLB' },
};

const folders: Readonly<Record<string, ReplayedSport>> = { football: 'NFL', bsktbl: 'NBA', baseball: 'MLB' };

const roots: Readonly<Record<Kind['what'], string>> = {
  schedule: 'shedules',
  scores: 'scores',
  standings: 'standings',
  injuries: 'team',
  'head-to-head': 'h2h',
};

/**
 * Feeds that exist, of sports of which no past games are replayed. They have nothing scheduled and say so as each of
 * their families does: with an XML shell whatever is asked for, with null, or with a frame in which nothing is.
 */
const emptyFeeds: readonly (readonly [path: RegExp, root: string, frame?: Tree | null])[] = [
  [/^hockey\/nhl-shedule$/, 'scores'],
  [/^hockey\/nhl-scores$/, 'scores', null],
  [/^hockey\/nhl-standings$/, 'standings'],
  [/^hockey\/(\d+_injuries|h2h_\d+-\d+)$/, 'scores'],
  [/^football\/(home|d-?\d)$/, 'scores', { sport: 'football', category: null }],
  [
    /^soccerfixtures\/leagueid\/\d+$/,
    'results',
    { country: 'usa', tournament: { league: 'MLS', week: null } },
  ],
  [/^commentaries\/\d+(\.xml)?$/, 'commentaries'],
  [/^soccernew\/(home|d-?\d|injuries)$/, 'scores', null],
  [/^standings\/\d+(\.xml)?$/, 'standings', { country: 'usa', tournament: null }],
  [/^h2h\/\d+\/\d+$/, 'h2h'],
  [/^baseball\/mlb_player_(batting|pitching|fielding)$/, 'stats'],
  [/^golf\/live$/, 'scores', { sport: 'golf', tournament: null }],
  [/^golf\/pga_schedule$/, 'shedules'],
];
/** Soccer marks attributes as baseball does. */
const marked = /^(baseball|soccerfixtures|soccernew|commentaries|standings|h2h)\//;

/** Without dates a schedule has the whole season; a season here is these days around today. */
const seasonDays = 60;
/** As many requests to `getodds` per sport as the feed allows. */
const oddsPauseMs = 10_000;

export interface Feed {
  /** @param request its path is `/<key>/<sport>/<feed>` */
  answer(request: Pick<LocalRequest, 'path' | 'query'>): Answer;
}

export function makeFeed({
  key,
  controls,
  clock,
}: {
  key: string;
  controls: Controls;
  clock: () => Date;
}): Feed {
  const lastOdds = new Map<string, number>();

  function limited(sport: string, now: Date): boolean {
    const last = lastOdds.get(sport);
    if (last !== undefined && now.getTime() - last < oddsPauseMs) return true;
    lastOdds.set(sport, now.getTime());
    return false;
  }

  return {
    answer({ path, query }) {
      const [, givenKey = '', ...rest] = path.split('/');
      const name = rest.join('/');
      const { mode } = controls.take('feed', `${name}?${query}`);
      if (mode === 'down') return { status: 503, body: 'Service Unavailable', type: 'text/html' };
      if (givenKey !== key || mode === 'not-entitled') return { status: 200, body: '', type: 'text/html' };
      const now = clock();
      if (name === 'getodds/soccer') {
        if (limited(query.get('cat') ?? '', now)) {
          return { status: 429, body: 'Too many requests', type: 'text/html' };
        }
        return nothing('scores', query);
      }
      const kind = kindOf(name);
      if (!kind) return emptyFeed(name, query) ?? wrongPath();
      const root = roots[kind.what];
      if (mode === 'empty') return nothing(root, query);
      const view: View = {
        now,
        withOdds: kind.what === 'schedule' && /^(1|true)$/.test(query.get('showodds') ?? ''),
        statusInstead: (game) => wordFor(controls, game),
      };
      const tree = treeOf(kind, query, view);
      return tree ? write(root, tree, markOf(name), query) : nothing(root, query);
    },
  };
}

/** What a path is for; undefined for a wrong one, and for a sport that is not replayed. */
function kindOf(name: string): Kind | undefined {
  const known = feeds[name];
  if (known) return known;
  const [folder = '', page = ''] = name.split('/');
  const sport = folders[folder];
  if (!sport) return undefined;
  const team = (id: string | undefined) => teamsOf(sport).find((each) => each.id === id);
  const injured = team(/^(\d+)_injuries$/.exec(page)?.[1]);
  if (injured) return { what: 'injuries', sport, team: injured };
  const [, first, second] = /^h2h_(\d+)-(\d+)$/.exec(page) ?? [];
  const [a, b] = [team(first), team(second)];
  return a && b ? { what: 'head-to-head', sport, teams: [a, b] } : undefined;
}

/** @returns undefined where there is nothing to tell */
function treeOf(kind: Kind, query: URLSearchParams, view: View): Tree | undefined {
  switch (kind.what) {
    case 'schedule':
      return schedule(kind.sport, query, view);
    case 'scores':
      return scores(kind.sport, query, view);
    case 'standings':
      return standingsOf(kind.sport, view.now);
    case 'injuries':
      return injuriesOf(kind.team);
    case 'head-to-head':
      return headToHeadOf(kind.sport, ...kind.teams, view.now);
  }
}

function emptyFeed(name: string, query: URLSearchParams): Answer | undefined {
  const found = emptyFeeds.find(([path]) => path.test(name));
  if (!found) return undefined;
  const [, root, frame] = found;
  if (frame === undefined) return shell(root);
  return frame === null ? nothing(root, query) : write(root, frame, markOf(name), query);
}

const markOf = (name: string) => (marked.test(name) ? '@' : '');

function schedule(sport: ReplayedSport, query: URLSearchParams, view: View): Tree {
  const [from, to] = [dayOf(query.get('date1')), dayOf(query.get('date2'))];
  const today = dayIn(leagueZone, view.now);
  const games =
    from && to
      ? gamesBetween(sport, from, to)
      : gamesBetween(sport, addDays(today, -seasonDays), addDays(today, seasonDays));
  return scheduleOf(sport, games, view);
}

function scores(sport: ReplayedSport, query: URLSearchParams, view: View): Tree | undefined {
  // The baseball day ends at midnight in California.
  const zone = sport === 'MLB' ? 'America/Los_Angeles' : leagueZone;
  const day = dayOf(query.get('date')) ?? dayIn(zone, view.now);
  return scoresOf(sport, gamesOn(sport, day), view);
}

function wordFor(controls: Controls, { id, home, away }: ReplayedGame): string | undefined {
  return controls.statusOf([id, home.name, away.name]);
}

/** @param text `dd.MM.yyyy`, the day with or without its zero */
function dayOf(text: string | null): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{2})\.(\d{4})$/.exec(text ?? '') ?? [];
  return day ? `${year}-${month}-${day.padStart(2, '0')}` : undefined;
}

const wantsJson = (query: URLSearchParams) => /^(1|true)$/.test(query.get('json') ?? '');

function write(root: string, tree: Tree, mark: '@' | '', query: URLSearchParams): Answer {
  if (!wantsJson(query)) {
    return { status: 200, body: `${xmlHead}${toXml(root, tree)}`, type: 'text/xml; charset=utf-8' };
  }
  const head = mark ? { '?xml': { '@version': '1.0', '@encoding': 'utf-8' } } : {};
  return json({ ...head, [root]: toJson(tree, mark) });
}

function nothing(root: string, query: URLSearchParams): Answer {
  return wantsJson(query) ? json({ [root]: null }) : shell(root);
}

const xmlHead = '<?xml version="1.0" encoding="utf-8"?>';

/** Some feeds answer XML, whatever is asked for, when they have nothing. */
function shell(root: string): Answer {
  return { status: 200, body: `${xmlHead}<${root}/>`, type: 'text/xml; charset=utf-8' };
}

function wrongPath(): Answer {
  return { status: 500, body: 'Internal Server Error', type: 'text/html' };
}
