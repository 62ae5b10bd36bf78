/**
 * Fetches golf tournaments: dates from the season page, prices to win from the odds, results from the live page. Returns only
 * tournaments that the season or live page lists, because no others can be graded.
 */
import type { Tournament } from '../../contracts/feed/stats.ts';
import type { Game, GameStatus } from '../../domain/feed/games/game.ts';
import { nameKey, tournamentId } from '../../domain/feed/games/tournament.ts';
import type { Field, Place } from '../../domain/feed/golf/field.ts';
import { leagueDay, leagueZone, startOfDay } from '../../domain/platform/calendar.ts';
import { type FeedAnswer, type FeedConfig, request } from './client.ts';
import { readLeaderboards, readTournaments } from './games/golf.ts';
import { type PricedTournament, readGolfOdds } from './golf-odds.ts';
import { golfPages } from './pages.ts';
import { isNode, type Node } from './shape.ts';

export interface Fetched {
  readonly games: readonly Game[];
  readonly failures: readonly Extract<FeedAnswer, { kind: 'down' }>[];
}

/**
 * A missing entitlement or an empty response is not a failure: golf then has no prices.
 * @param now time of the request
 */
export async function fetchGolf(now: Date, config: FeedConfig): Promise<Fetched> {
  const [season, live, odds] = await Promise.all([
    requestPage(golfPages.schedule, config),
    requestPage(golfPages.live, config),
    request('getodds/soccer', { cat: 'golf_10' }, config),
  ]);
  const rootOf = (answer: FeedAnswer): Node => (answer.kind === 'listing' ? answer.root : {});
  const listed = new Map<string, Tournament>();
  for (const each of [...readTournaments(rootOf(season)), ...readTournaments(rootOf(live))]) {
    const before = listed.get(nameKey(each.name));
    // The live page has the status, the season page the dates.
    listed.set(nameKey(each.name), {
      ...each,
      from: each.from ?? before?.from ?? null,
      name: before?.name ?? each.name,
    });
  }
  const priced = new Map(readGolfOdds(rootOf(odds), now).map((each) => [nameKey(each.name), each]));
  const boards = new Map(
    [...readLeaderboards(rootOf(live))].map(([name, places]) => [nameKey(name), places]),
  );
  const games = [...listed].flatMap(([key, tournament]) =>
    gameOf(tournament, { priced: priced.get(key), places: boards.get(key) }, now),
  );
  return { games, failures: [season, live, odds].filter((answer) => answer.kind === 'down') };
}

function requestPage({ path, roots }: { path: string; roots: readonly string[] }, config: FeedConfig) {
  const isExpected = (root: unknown): root is Node => isNode(root) && roots.some((name) => name in root);
  return request(path, {}, config, isExpected);
}

/** Start of a tournament without a time: 6 a.m. Eastern, before any first tee time. */
const firstTeeMs = 6 * 3600_000;

function gameOf(
  { name, status: statusText, from }: Tournament,
  { priced, places }: { priced: PricedTournament | undefined; places: readonly Place[] | undefined },
  now: Date,
): Game[] {
  const day = from ?? (priced?.start ? leagueDay(priced.start) : null);
  if (day === null) return [];
  const isSameDay = priced?.start && leagueDay(priced.start) === day;
  const start = isSameDay ? priced.start : new Date(startOfDay(leagueZone, day).getTime() + firstTeeMs);
  const status = statusOf(statusText, start > now, places);
  const id = tournamentId(name, day);
  const field = status === 'scheduled' && start > now ? priced?.field : undefined;
  return [
    {
      id,
      sport: 'GOLF',
      startsAt: start.toISOString(),
      day,
      home: { id, name },
      away: { id: '', name: '' },
      status,
      statusText,
      score: null,
      prices: null,
      ...(field && { field }),
      ...(status === 'final' && places && { leaderboard: places }),
    },
  ];
}

/** Final only with a leaderboard, which grading needs. An unknown status is shown, but never offered or graded. */
function statusOf(word: string, isAhead: boolean, places: readonly Place[] | undefined): GameStatus {
  if (/\b(cancel\w*|cancl\.?)/i.test(word)) return 'cancelled';
  if (/^postp/i.test(word)) return 'postponed';
  if (/\b(finished|final|complete[d]?|official)\b/i.test(word) && !/\bround\b/i.test(word))
    return !isAhead && places ? 'final' : 'unknown';
  if (/\b(round|progress|live|play|playing|suspended|delayed)\b/i.test(word)) return 'live';
  return isAhead ? 'scheduled' : 'unknown';
}

/** Golfers with a price to win one of the tournaments. */
export function golfersIn(games: readonly { readonly field?: Field }[]): string[] {
  return [...new Set(games.flatMap(({ field }) => field?.players ?? []))];
}
