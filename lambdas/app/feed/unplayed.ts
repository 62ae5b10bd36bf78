/**
 * Voids legs on games that were not played within the time the books allow. The feed may no longer list such a game, because
 * it was postponed for weeks, was removed, or is older than the days that are read. So the games come from the table, for the
 * days on which a leg may have become due since the last check.
 */
import type { Sport } from '../../contracts/feed/sports.ts';
import * as states from '../../data/feed/feed-states.ts';
import * as games from '../../data/feed/games.ts';
import { ageMs, hour } from '../../domain/feed/games/freshness.ts';
import type { Game } from '../../domain/feed/games/game.ts';
import { historyOf } from '../../domain/feed/games/game-history.ts';
import { resultOf } from '../../domain/feed/games/result.ts';
import { daysBetween, spanToSettle } from '../../domain/feed/games/span.ts';
import { mayBeOverdue } from '../../domain/picks/overdue.ts';
import * as grading from '../picks/grading.ts';

const dependencies = { states, games, grading };

/**
 * After this long without a check, legs on final games are graded too: a user's request may have read a score that the feed
 * no longer lists, and requests do not grade.
 */
const outage = 24 * hour;

/**
 * Does nothing within an hour of the last check. Time is measured at the last good read of the feed, not by the clock: while
 * the feed is down it is unknown whether a game was played, and nothing is voided. A failed check is repeated in full.
 * @returns number of graded picks
 * @throws AggregateError after all games, if any could not be graded
 */
export async function settleUnplayed(
  sport: Sport,
  { states, games, grading }: typeof dependencies = dependencies,
): Promise<number> {
  const { readAt: asOf, settledAt } = await states.feedState(sport);
  if (asOf === null) return 0;
  const sinceLastMs = settledAt ? ageMs(settledAt, new Date(asOf)) : outage;
  if (sinceLastMs < hour) return 0;
  const { from, to } = spanToSettle(settledAt ?? asOf, asOf);
  const failures: unknown[] = [];
  let graded = 0;
  for (const game of latestVersions(await games.gamesOn(sport, daysBetween(from, to)))) {
    if (resultOf(game) === null ? !mayBeOverdue(game, asOf) : sinceLastMs < outage) continue;
    try {
      graded += await grading.gradeLegsOn(game, asOf);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} games could not be settled`);
  await states.recordSettled(sport, asOf);
  return graded;
}

/**
 * A game that moved after its old day was last read is stored under both days; the later start is the newer version.
 * @param stored earliest start first
 */
function latestVersions(stored: readonly Game[]): Game[] {
  return [...Map.groupBy(stored, ({ id }) => id).values()].flatMap((same) => {
    const [first, last] = [same[0], same.at(-1)];
    if (!first || !last || first === last) return same;
    const { history } = historyOf(last, first, new Date(last.startsAt));
    return [{ ...last, history: { ...history, ...last.history, startsAt: first.startsAt } }];
  });
}
