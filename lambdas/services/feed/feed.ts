/** Fetches the games of a sport for a range of days from Goalserve. */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { Game } from '../../domain/feed/games/game.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import { type FeedAnswer, type FeedConfig, request } from './client.ts';
import { isCfl, readCfl } from './games/cfl.ts';
import type { Reading } from './games/row.ts';
import { readSoccer } from './games/soccer.ts';
import { readUsLeague } from './games/us-league.ts';
import { fetchGolf } from './golf-games.ts';
import { type Listed, matchesIn } from './matches.ts';
import { oddsById } from './odds/prices.ts';
import { feedDate, type Node } from './shape.ts';

/** `from` and `to` are league days (America/New_York), inclusive. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly now: Date;
}

/** `not-entitled`, `down` and `problems` are failures; `nothing` is normal. */
export type FeedResult =
  | {
      readonly kind: 'games';
      /** Each game once, earliest start first. */
      readonly games: readonly Game[];
      /** Number of rows that could not be parsed. */
      readonly skipped: number;
      /** Partial failures, such as of the odds or of one of several days. */
      readonly problems: readonly string[];
      /** Whether a retry could not return more. A missing entitlement does not count, because a retry does not help. */
      readonly isComplete: boolean;
    }
  | Exclude<FeedAnswer, { kind: 'listing' }>;

const usLeagues: Partial<Record<Sport, string>> = {
  NBA: 'bsktbl/nba-shedule',
  NFL: 'football/nfl-shedule',
  NHL: 'hockey/nhl-shedule',
  MLB: 'baseball/mlb_shedule',
};
const mlsLeague = '1440';
/** The generic feeds have day lists for a week in each direction. */
const daysListed = 7;

/** Sports whose prices come from the odds feed instead of with the games. */
export function hasOddsFeed(sport: Sport): boolean {
  return sport === 'MLS' || sport === 'CFL' || sport === 'GOLF';
}

/** Never throws for a failure of the feed. */
export async function fetchGames(sport: Sport, span: Span, config: FeedConfig): Promise<FeedResult> {
  const path = usLeagues[sport];
  if (path) return fetchUsLeague(path, { sport, now: span.now }, span, config);
  if (sport === 'MLS') return fetchMls({ sport, now: span.now }, span, config);
  if (sport === 'CFL') return fetchCfl({ sport, now: span.now }, span, config);
  return fetchTournaments(span, config);
}

async function fetchTournaments(span: Span, config: FeedConfig): Promise<FeedResult> {
  const { games, failures } = await fetchGolf(span.now, config);
  const [failure] = failures;
  if (games.length === 0) return failure ?? { kind: 'nothing' };
  return resultOf(
    games,
    span,
    failures.map((each) => failedPart(each, 'golf')),
  );
}

async function fetchUsLeague(
  path: string,
  reading: Reading,
  span: Span,
  config: FeedConfig,
): Promise<FeedResult> {
  const query = { date1: feedDate(span.from), date2: feedDate(span.to), showodds: '1' };
  const answer = await request(path, query, config);
  if (answer.kind !== 'listing') return answer;
  return resultOf(
    matchesIn(answer.root).map((listed) => readUsLeague(listed, reading)),
    span,
    [],
  );
}

async function fetchMls(reading: Reading, span: Span, config: FeedConfig): Promise<FeedResult> {
  const fixtures = await request(`soccerfixtures/leagueid/${mlsLeague}`, {}, config);
  if (fixtures.kind !== 'listing') return fixtures;
  const { odds, failed } = await fetchOdds(
    { cat: 'soccer_10', league: mlsLeague },
    'static_id',
    span,
    config,
  );
  return resultOf(
    matchesIn(fixtures.root).map((listed) => readSoccer(listed, reading, odds)),
    span,
    failed,
  );
}

/** The generic feed has one list per UTC day: `home` for today, `d1` for tomorrow, `d-1` for yesterday. */
async function fetchCfl(reading: Reading, span: Span, config: FeedConfig): Promise<FeedResult> {
  const today = span.now.toISOString().slice(0, 10);
  const answers = await Promise.all(
    Array.from({ length: 2 * daysListed + 1 }, (_, index) => index - daysListed)
      .map((ahead) => ({ ahead, day: addDays(today, ahead) }))
      // A late game of the last league day starts on the next UTC day.
      .filter(({ day }) => day >= span.from && day <= addDays(span.to, 1))
      .map(async ({ ahead, day }) => {
        const answer = await request(ahead === 0 ? 'football/home' : `football/d${ahead}`, {}, config);
        return { day, answer };
      }),
  );
  const listed = answers.flatMap(({ day, answer }) =>
    answer.kind === 'listing'
      ? matchesIn(answer.root).flatMap((row) => (isCfl(row) ? [{ day, row }] : []))
      : [],
  );
  const failures = answers.map(({ answer }) => answer).filter(isFailure);
  const [failure] = failures;
  if (listed.length === 0) return failure ?? { kind: 'nothing' };
  const { odds, failed } = await fetchOdds({ cat: 'football_10' }, 'id', span, config);
  return resultOf(
    listed.map(({ day, row }) => readCfl(row, reading, feedDate(day), odds)),
    span,
    [...failures.map((each) => failedPart(each, 'day list')), ...failed],
  );
}

/** A failure of the odds is only a partial one, because games are useful without prices. */
async function fetchOdds(
  query: Readonly<Record<string, string>>,
  idName: string,
  { from, to }: Span,
  config: FeedConfig,
): Promise<{ odds: ReadonlyMap<string, Node>; failed: FailedPart[] }> {
  const dates = { date_start: feedDate(from), date_end: feedDate(addDays(to, 1)) };
  const answer = await request('getodds/soccer', { ...query, ...dates }, config);
  const rows: Listed[] = answer.kind === 'listing' ? matchesIn(answer.root) : [];
  return { odds: oddsById(rows, idName), failed: isFailure(answer) ? [failedPart(answer, 'odds')] : [] };
}

type Failure = Extract<FeedAnswer, { kind: 'not-entitled' | 'down' }>;

function isFailure(answer: FeedAnswer): answer is Failure {
  return answer.kind === 'not-entitled' || answer.kind === 'down';
}

interface FailedPart {
  readonly problem: string;
  readonly mayPass: boolean;
}

function failedPart(failure: Failure, what: string): FailedPart {
  return failure.kind === 'down'
    ? { problem: failure.why, mayPass: true }
    : { problem: `${what}: not entitled`, mayPass: false };
}

/** Filters by day as well, because a feed may ignore the requested dates. */
function resultOf(
  rows: readonly (Game | null)[],
  { from, to }: Span,
  failed: readonly FailedPart[],
): FeedResult {
  const read = rows.filter((game) => game !== null);
  const skipped = rows.length - read.length;
  const inSpan = read.filter(({ day }) => day >= from && day <= to);
  const once = [...new Map(inSpan.map((game) => [game.id, game])).values()];
  if (once.length === 0 && skipped === 0 && failed.length === 0) return { kind: 'nothing' };
  return {
    kind: 'games',
    games: once.sort((a, b) => a.startsAt.localeCompare(b.startsAt)),
    skipped,
    problems: failed.map(({ problem }) => problem),
    isComplete: !failed.some(({ mayPass }) => mayPass),
  };
}
