/**
 * Stands in for the sports feed, Goalserve: the key is in the path, the answer is XML unless `json=1`, a wrong path
 * is 500, and a feed the key is not entitled to is 200 with nothing in it. It replays real games (`feed/replay.ts`).
 */
import { addDays, dayIn, leagueZone } from '../../lambdas/domain/calendar.ts';
import type { Controls } from './controls.ts';
import type { ReplayedSport } from './feed/history.ts';
import { gamesBetween, gamesOn, type ReplayedGame } from './feed/replay.ts';
import { scheduleOf, scoresOf, type View } from './feed/shapes.ts';
import { type Tree, toJson, toXml } from './feed/tree.ts';
import type { Answer, LocalRequest } from './http.ts';

interface Kind {
  readonly what: 'schedule' | 'scores';
  readonly sport: ReplayedSport;
}

const feeds: Readonly<Record<string, Kind>> = {
  'football/nfl-shedule': { what: 'schedule', sport: 'NFL' },
  'football/nfl-scores': { what: 'scores', sport: 'NFL' },
  'bsktbl/nba-shedule': { what: 'schedule', sport: 'NBA' },
  'bsktbl/nba-scores': { what: 'scores', sport: 'NBA' },
  'baseball/mlb_shedule': { what: 'schedule', sport: 'MLB' },
  'baseball/mlb-scores': { what: 'scores', sport: 'MLB' },
  'baseball/usa': { what: 'scores', sport: 'MLB' },
};

/** Feeds that exist, of sports of which no past games are replayed: they have nothing scheduled. */
const emptyFeeds: readonly RegExp[] = [
  /^hockey\/nhl-(shedule|scores)$/,
  /^football\/(home|d-?\d)$/,
  /^soccerfixtures\/leagueid\/\d+$/,
  /^commentaries\/\d+(\.xml)?$/,
  /^soccernew\/(home|d-?\d)$/,
  /^golf\/(live|pga_schedule)$/,
];

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
      const kind = feeds[name];
      if (!kind) return emptyFeeds.some((feed) => feed.test(name)) ? shell('scores') : wrongPath();
      const root = kind.what === 'schedule' ? 'shedules' : 'scores';
      if (mode === 'empty') return nothing(root, query);
      const view: View = {
        now,
        withOdds: kind.what === 'schedule' && /^(1|true)$/.test(query.get('showodds') ?? ''),
        statusInstead: (game) => wordFor(controls, game),
      };
      return kind.what === 'schedule' ? schedule(kind.sport, query, view) : scores(kind.sport, query, view);
    },
  };
}

function schedule(sport: ReplayedSport, query: URLSearchParams, view: View): Answer {
  const [from, to] = [dayOf(query.get('date1')), dayOf(query.get('date2'))];
  const today = dayIn(leagueZone, view.now);
  const games =
    from && to
      ? gamesBetween(sport, from, to)
      : gamesBetween(sport, addDays(today, -seasonDays), addDays(today, seasonDays));
  const { name, tree } = scheduleOf(sport, games, view);
  return write(name, tree, sport, query);
}

function scores(sport: ReplayedSport, query: URLSearchParams, view: View): Answer {
  // The baseball day ends at midnight in California.
  const zone = sport === 'MLB' ? 'America/Los_Angeles' : leagueZone;
  const day = dayOf(query.get('date')) ?? dayIn(zone, view.now);
  const tree = scoresOf(sport, gamesOn(sport, day), view);
  return tree ? write('scores', tree, sport, query) : nothing('scores', query);
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

function write(root: string, tree: Tree, sport: ReplayedSport, query: URLSearchParams): Answer {
  if (!wantsJson(query)) {
    return { status: 200, body: `${xmlHead}${toXml(root, tree)}`, type: 'text/xml; charset=utf-8' };
  }
  const mark = sport === 'MLB' ? '@' : '';
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

function json(value: unknown): Answer {
  return { status: 200, body: JSON.stringify(value), type: 'application/json; charset=utf-8' };
}
