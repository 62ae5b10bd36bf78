/**
 * Reads a sport's games from the feed into the table: for the clock, and for whoever asks and finds them old.
 * It joins the feed (services) with the table (data), which do not know each other, so it stands above both.
 */
import type { Sport } from '../../contracts/sports.ts';
import { withLastPrices } from '../../data/changed-games.ts';
import * as states from '../../data/feed-states.ts';
import * as games from '../../data/games.ts';
import * as priced from '../../data/priced.ts';
import * as props from '../../data/props.ts';
import * as recent from '../../data/recent-games.ts';
import * as sheets from '../../data/sheets.ts';
import { leagueDay } from '../../domain/calendar.ts';
import { toldToSheet } from '../../domain/facts/played.ts';
import type { SportSheet } from '../../domain/facts/sheet.ts';
import { recentGames, tellTheSame } from '../../domain/form.ts';
import { ageMs, gamesFreshMs, isDue, minute, notEntitled } from '../../domain/freshness.ts';
import { type Game, isUpcoming, type Team } from '../../domain/game.ts';
import { pricedAmong } from '../../domain/priced.ts';
import { daysBetween, spanToRead } from '../../domain/span.ts';
import { feedConfig } from '../../services/feed/config.ts';
import * as feed from '../../services/feed/feed.ts';
import { golfersIn } from '../../services/feed/golf-games.ts';
import { metric } from '../../telemetry/metrics.ts';
import { inTurn } from './turns.ts';

/** The vendor takes one request for odds of a sport in ten seconds. */
const oddsRestMs = 10_000;

export interface Refreshed {
  /** What the feed reported, as it is stored: with the last prices of games that have begun. Empty where it failed. */
  readonly games: readonly Game[];
  /** How many of them were new or had changed. */
  readonly stored: number;
  /** Rows that could not be read. */
  readonly skipped: number;
  /** What was wrong, or missing; null where nothing was. */
  readonly problem: string | null;
}

const outside = { inTurn, states, games, priced, props, recent, sheets, feed, feedConfig, metric };

/**
 * The last good games stay where the feed is down, empty or not ours to read.
 * @param ifDue reads only games that are too old
 * @param signal ends the reading, and the waiting for somebody else's
 * @returns undefined where nothing was read, because it was not due or somebody else is at it
 * @throws when the key or the table cannot be read
 */
export async function refreshSport(
  sport: Sport,
  { now, ifDue = false, signal }: { now: Date; ifDue?: boolean; signal?: AbortSignal },
  {
    inTurn,
    states,
    games,
    priced,
    props,
    recent,
    sheets,
    feed,
    feedConfig,
    metric,
  }: typeof outside = outside,
): Promise<Refreshed | undefined> {
  let refreshed: Refreshed | undefined;
  const restMs = feed.asksOdds(sport) ? oddsRestMs : 0;
  await inTurn(`${sport} games`, { signal, restMs }, async () => {
    const [state, sheet] = await Promise.all([states.feedState(sport), sheets.sportSheet(sport)]);
    if (!ifDue || isDue(state, gamesFreshMs, now)) refreshed = await read(state, sheet);
  });
  return refreshed;

  async function read(state: states.FeedState, sheet: SportSheet | undefined): Promise<Refreshed> {
    // A tournament has no teams, and so neither a form nor a sheet.
    const isGolf = sport === 'GOLF';
    // Without results it is read as far back as they reach, as if it never was.
    const readAt = sheet?.results ? state.readAt : null;
    const span = spanToRead(sport, readAt, leagueDay(now), now);
    const config = { ...(await feedConfig()), ...(signal && { signal }) };
    const [answer, known, before, knownProps] = await Promise.all([
      feed.fetchGames(sport, { ...span, now }, config),
      games.gamesOn(sport, daysBetween(span.from, span.to)),
      recent.recentGames(sport),
      // Those of games that have begun stay as they are.
      props.propsOn(sport, daysBetween(leagueDay(now), span.to)),
    ]);
    const told = answer.kind === 'games' ? answer : { games: [], skipped: 0, isComplete: true };
    const problem = problemOf(answer, known, now);
    const isGood = problem === null || (told.games.length > 0 && told.isComplete);
    const gone = problem === null ? notListed(known, told.games, now) : [];
    const listed = told.isComplete ? told.games : withKnownPrices(told.games, known);
    const stored = await games.storeGames([...listed, ...gone], known, now);
    await props.storeProps(listed, knownProps);
    const lately = recentGames(before, [...told.games, ...gone].map(withoutMarket), now);
    if (!isGolf && !tellTheSame(lately, before)) await recent.storeRecentGames(sport, lately);
    const closed = withLastPrices(listed, known, now);
    const news = { told: closed, isWhole: isGood, now };
    const changed =
      !isGolf && (isGood || closed.length > 0) ? toldToSheet(sheet ?? { sport }, news) : undefined;
    if (changed) await sheets.storeSheet(changed);
    const teams = isGolf ? [] : teamsOf(state.teams, told.games);
    const books = bookNames(state.books, told.games);
    const golfers = golfersIn(listed);
    if (isGood) await priced.notePriced(sport, pricedAmong(listed, now), now);
    const after = await states.noteTry(
      { ...state, teams, books, ...(golfers.length > 0 && { golfers }) },
      { at: now, isGood, problem },
    );
    metric('FeedFailures', problem === null ? 0 : 1, { Sport: sport });
    if (after.readAt) {
      metric('FeedAgeMinutes', Math.floor(ageMs(after.readAt, now) / minute), { Sport: sport });
    }
    return { games: closed, stored, skipped: told.skipped, problem };
  }
}

/** Nothing at all is an ordinary answer, unless we know of games that are still to be played. */
function problemOf(answer: feed.FeedResult, known: readonly Game[], now: Date): string | null {
  switch (answer.kind) {
    case 'down':
      return answer.why;
    case 'not-entitled':
      return notEntitled;
    case 'nothing':
      return known.some((game) => isUpcoming(game, now)) ? 'nothing listed, though games are to come' : null;
    case 'games': {
      const problems = [
        ...answer.problems,
        ...(answer.skipped > 0 ? [`${answer.skipped} rows not read`] : []),
      ];
      return problems.length > 0 ? problems.join('; ') : null;
    }
  }
}

/**
 * Games to come that a whole list has no more: moved beyond the days that were asked for, or taken off. Nothing is known of
 * them until they are listed again, and their prices grow old while the others' are fresh.
 */
function notListed(known: readonly Game[], told: readonly Game[], now: Date): Game[] {
  const ids = new Set(told.map(({ id }) => id));
  return known
    .filter((game) => isUpcoming(game, now) && !ids.has(game.id))
    .map((game) => ({ ...game, status: 'unknown', statusText: '' }));
}

/** Where the odds failed, the last prices we saw stay, with the time at which we saw them. */
function withKnownPrices(told: readonly Game[], known: readonly Game[]): Game[] {
  const before = new Map(known.map((game) => [game.id, game]));
  return told.map((game) => {
    if (game.status !== 'scheduled' || game.prices || game.field) return game;
    const { prices = null, books, field } = before.get(game.id) ?? {};
    return { ...game, prices, ...(books && { books }), ...(field && { field }) };
  });
}

/** A form is made of scores, and what it is kept in has no room for the books of a whole season. */
function withoutMarket({ books: _, movement: __, props: ___, ...game }: Game): Game {
  return game;
}

function teamsOf(known: readonly Team[], games: readonly Game[]): Team[] {
  const seen = games.flatMap(({ home, away }) => [home, away]);
  return [...new Map([...known, ...seen].map(({ id, name }) => [id, { id, name }])).values()];
}

const mostBookNames = 60;

/** Where there are too many, those that price games now come first. */
function bookNames(known: readonly string[], games: readonly Game[]): string[] {
  const seen = games.flatMap(({ books = [], field }) =>
    [...books, ...(field?.books ?? [])].map(({ book }) => book),
  );
  return [...new Set([...seen, ...known])]
    .slice(0, mostBookNames)
    .sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
}
