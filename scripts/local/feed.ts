/**
 * Stand-in for the sports feed, Goalserve: the key is in the path, the response is XML unless `json=1`, a wrong path
 * answers 500, and a feed that the key does not include answers 200 with an empty body. It replays real games
 * (`feed/replay.ts`); its pages are in `feed/routes.ts`.
 */
import type { Controls } from './controls.ts';
import { routes } from './feed/routes.ts';
import type { ReplayedGame } from './feed/seasons/replay.ts';
import type { View } from './feed/shapes.ts';
import { type Tree, toJson, toXml } from './feed/tree.ts';
import { type Answer, json, type LocalRequest } from './http.ts';

/** Feeds that mark attributes with `@`. */
const marked = /^(baseball|soccerfixtures|soccernew|commentaries|standings|h2h|getodds)\//;

/** Minimum time between requests to `getodds` for a sport, as in the real feed. */
const oddsPauseMs = 10_000;

export interface Feed {
  /** @param request path is `/<key>/<sport>/<feed>` */
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
      if (name === 'getodds/soccer' && limited(query.get('cat') ?? '', now)) {
        return { status: 429, body: 'Too many requests', type: 'text/html' };
      }
      const route = routes.find((each) => each.path.test(name));
      if (!route) return wrongPath();
      const view: View = {
        now,
        withOdds: /^(1|true)$/.test(query.get('showodds') ?? ''),
        statusInstead: (game) => wordFor(controls, game),
        golfWinner: controls.winner(),
      };
      const [, ...parts] = route.path.exec(name) ?? [];
      const content = route.content({ parts, query, view });
      if (content === undefined) return wrongPath();
      if (content === 'shell') return shell(route.root);
      return content === null || mode === 'empty'
        ? nothing(route.root, query)
        : write(route.root, content, marked.test(name) ? '@' : '', query);
    },
  };
}

function wordFor(controls: Controls, { id, home, away }: ReplayedGame): string | undefined {
  return controls.statusOf([id, home.name, away.name]);
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

/** If they have no data, some feeds answer XML even with `json=1`. */
function shell(root: string): Answer {
  return { status: 200, body: `${xmlHead}<${root}/>`, type: 'text/xml; charset=utf-8' };
}

function wrongPath(): Answer {
  return { status: 500, body: 'Internal Server Error', type: 'text/html' };
}
