/**
 * Reads a sport's games from the feed into the table: for the scheduled job, and for requests that find them stale.
 */
import type { Sport } from '../../contracts/feed/sports.ts';
import { withLastPrices } from '../../data/feed/changed-games.ts';
import * as states from '../../data/feed/feed-states.ts';
import * as gameMarkets from '../../data/feed/game-markets.ts';
import * as games from '../../data/feed/games.ts';
import * as priced from '../../data/feed/priced.ts';
import * as prices from '../../data/feed/prices.ts';
import * as recent from '../../data/feed/recent-games.ts';
import * as sheets from '../../data/feed/sheets.ts';
import { updatedSheet } from '../../domain/asking/facts/played.ts';
import type { SportSheet } from '../../domain/asking/facts/sheet.ts';
import { pricedAmong } from '../../domain/feed/board/priced.ts';
import { haveSameGames, recentGames } from '../../domain/feed/games/form.ts';
import { ageMs, gamesFreshMs, isDue, minute, notEntitled } from '../../domain/feed/games/freshness.ts';
import { type Game, isUpcoming, type Team } from '../../domain/feed/games/game.ts';
import { daysBetween, spanToRead } from '../../domain/feed/games/span.ts';
import { leagueDay } from '../../domain/platform/calendar.ts';
import { feedConfig } from '../../services/feed/config.ts';
import * as feed from '../../services/feed/feed.ts';
import { golfersIn } from '../../services/feed/golf-games.ts';
import { metric } from '../../telemetry/metrics.ts';
import { golfTournaments } from './golf-pages.ts';
import { withLineScores } from './line-scores.ts';
import { withFeedLock } from './with-feed-lock.ts';
import { writeBoards } from './write-boards.ts';

/** The vendor allows one odds request per sport every ten seconds. */
const oddsRestMs = 10_000;

export interface Refreshed {
  /** The games as stored, started ones with their last prices. Empty if the feed failed. */
  readonly games: readonly Game[];
  /** Number of games that were new or changed. */
  readonly stored: number;
  /** Number of rows that could not be parsed. */
  readonly skipped: number;
  /** Names of markets in the feed that the registry does not know. */
  readonly unknownMarkets?: readonly string[];
  /** Null if there was no problem. */
  readonly problem: string | null;
}

const dependencies = {
  withFeedLock,
  states,
  games,
  priced,
  prices,
  gameMarkets,
  recent,
  sheets,
  golfTournaments,
  withLineScores,
  writeBoards,
  feed,
  feedConfig,
  metric,
};

/**
 * If the feed is down, empty or not included in our plan, the last good games stay.
 * @param ifDue reads only if the stored games are stale
 * @param signal aborts the read, and the wait for another reader
 * @returns undefined if nothing was read, because it was not due or another call is reading
 * @throws when the key or the table cannot be read
 */
export async function refreshSport(
  sport: Sport,
  { now, ifDue = false, signal }: { now: Date; ifDue?: boolean; signal?: AbortSignal },
  {
    withFeedLock,
    states,
    games,
    priced,
    prices,
    gameMarkets,
    recent,
    sheets,
    golfTournaments,
    withLineScores,
    writeBoards,
    feed,
    feedConfig,
    metric,
  }: typeof dependencies = dependencies,
): Promise<Refreshed | undefined> {
  let refreshed: Refreshed | undefined;
  const restMs = feed.hasOddsFeed(sport) ? oddsRestMs : 0;
  await withFeedLock(`${sport} games`, { signal, restMs }, async () => {
    const [state, sheet] = await Promise.all([
      states.feedState(sport),
      sheets.sportSheet(sport, { withLines: true }),
    ]);
    if (!ifDue || isDue(state, gamesFreshMs, now)) refreshed = await read(state, sheet);
  });
  return refreshed;

  async function read(state: states.FeedState, sheet: SportSheet | undefined): Promise<Refreshed> {
    // A tournament has no teams, so there is no form and no sheet.
    const isGolf = sport === 'GOLF';
    // Without stored results, the full history is read, as on the first run.
    const readAt = sheet?.results ? state.readAt : null;
    const span = spanToRead(sport, readAt, leagueDay(now), now);
    const config = { ...(await feedConfig()), ...(signal && { signal }) };
    const [answer, known, before] = await Promise.all([
      feed.fetchGames(sport, { ...span, now }, config),
      games.gamesOn(sport, daysBetween(span.from, span.to)),
      recent.recentGames(sport),
    ]);
    const read = answer.kind === 'games' ? answer : { games: [], skipped: 0, isComplete: true };
    const lines = await withLineScores(sport, read.games, { known, now, config });
    const received = { ...read, games: lines.games };
    const problem = problemOf(answer, known, now);
    const isGood = problem === null || (received.games.length > 0 && received.isComplete);
    const gone = problem === null ? notListed(known, received.games, now) : [];
    const listed = received.isComplete ? received.games : withKnownPrices(received.games, known);
    const stored = await games.storeGames([...listed, ...gone], known, now);
    const withProps = listed.filter((game) => game.props);
    const knownProps = await prices.propsOfGames(withProps.map(({ id }) => id));
    const { dropped: lostProps } = await prices.storePrices(withProps, knownProps);
    const withMarkets = listed.filter((game) => game.markets);
    const knownMarkets = await gameMarkets.marketsOfGames(withMarkets.map(({ id }) => id));
    const { dropped: lostMarkets } = await gameMarkets.storeMarkets(withMarkets, knownMarkets);
    const dropped = lostProps + lostMarkets;
    const unknown = [...new Set(listed.flatMap(({ unknownMarkets = [] }) => unknownMarkets))].sort();
    if (unknown.length > 0) metric('UnknownMarkets', unknown.length, { Sport: sport });
    const lately = recentGames(before, [...received.games, ...gone].map(withoutMarket), now);
    if (!isGolf && !haveSameGames(lately, before)) await recent.storeRecentGames(sport, lately);
    const closed = withLastPrices(listed, known, now);
    const news = { games: closed, isWhole: isGood, now };
    const changed =
      !isGolf && (isGood || closed.length > 0) ? updatedSheet(sheet ?? { sport }, news) : undefined;
    if (changed) await sheets.storeSheet(changed);
    const teams = isGolf ? [] : teamsOf(state.teams, received.games);
    const books = bookNames(state.books, received.games);
    const golfers = golfersIn(listed);
    if (isGood) await priced.recordPriced(sport, pricedAmong(listed, now), now);
    const after = await states.recordAttempt(
      { ...state, teams, books, ...(golfers.length > 0 && { golfers }) },
      { at: now, isGood, problem },
    );
    if (isGolf) await golfTournaments(now);
    // Last, and after a failure too: the boards are made from what is stored.
    const unwritten = await writeBoards(sport, now);
    if (dropped + unwritten > 0) metric('PricesDropped', dropped + unwritten, { Sport: sport });
    metric('FeedFailures', problem === null ? 0 : 1, { Sport: sport });
    if (after.readAt) {
      metric('FeedAgeMinutes', Math.floor(ageMs(after.readAt, now) / minute), { Sport: sport });
    }
    return {
      games: closed,
      stored,
      skipped: received.skipped,
      unknownMarkets: unknown,
      problem: problem ?? lines.problem,
    };
  }
}

/** An empty list is a problem only if the table has upcoming games. */
function problemOf(answer: feed.FeedResult, known: readonly Game[], now: Date): string | null {
  switch (answer.kind) {
    case 'down':
      return answer.why;
    case 'not-entitled':
      return notEntitled;
    case 'nothing':
      return known.some((game) => isUpcoming(game, now))
        ? 'empty list, but the table has upcoming games'
        : null;
    case 'games': {
      const problems = [
        ...answer.problems,
        ...(answer.skipped > 0 ? [`${answer.skipped} rows not parsed`] : []),
      ];
      return problems.length > 0 ? problems.join('; ') : null;
    }
  }
}

/**
 * Upcoming games that are missing from a complete list: moved beyond the requested days, or removed. Their status is unknown
 * until they are listed again, so that their aging prices are not offered.
 */
function notListed(known: readonly Game[], received: readonly Game[], now: Date): Game[] {
  const ids = new Set(received.map(({ id }) => id));
  return known
    .filter((game) => isUpcoming(game, now) && !ids.has(game.id))
    .map((game) => ({ ...game, status: 'unknown', statusText: '' }));
}

/** If the odds request failed, games keep their last prices with the time of those prices. */
function withKnownPrices(received: readonly Game[], known: readonly Game[]): Game[] {
  const before = new Map(known.map((game) => [game.id, game]));
  return received.map((game) => {
    if (game.status !== 'scheduled' || game.prices || game.field) return game;
    const { prices = null, books, field } = before.get(game.id) ?? {};
    return { ...game, prices, ...(books && { books }), ...(field && { field }) };
  });
}

/** Recent form needs final scores only, and the item has no room for a season of prices. */
function withoutMarket(game: Game): Game {
  const { books, movement, props, markets, unknownMarkets, lines, ...rest } = game;
  return rest;
}

function teamsOf(known: readonly Team[], games: readonly Game[]): Team[] {
  const seen = games.flatMap(({ home, away }) => [home, away]);
  return [...new Map([...known, ...seen].map(({ id, name }) => [id, { id, name }])).values()];
}

const mostBookNames = 60;

/** If there are too many, books with current prices take precedence. */
function bookNames(known: readonly string[], games: readonly Game[]): string[] {
  const seen = games.flatMap(({ books = [], field }) =>
    [...books, ...(field?.books ?? [])].map(({ book }) => book),
  );
  return [...new Set([...seen, ...known])]
    .slice(0, mostBookNames)
    .sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
}
