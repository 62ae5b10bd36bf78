/**
 * Settles what reading the feed does not: legs on games that were not played in the time the books allow. The feed may tell
 * such a game no more: it was put off for weeks, taken off the list, or is older than the days that are read. So the games
 * are looked up where they lie in the table, on the days on which a leg may have come due since the last look.
 */
import type { Sport } from '../../contracts/sports.ts';
import * as states from '../../data/feed-states.ts';
import * as games from '../../data/games.ts';
import * as grading from '../../data/grading.ts';
import { ageMs, hour } from '../../domain/freshness.ts';
import type { Game } from '../../domain/game.ts';
import { historyOf } from '../../domain/game-history.ts';
import { mayBeOverdue } from '../../domain/overdue.ts';
import { resultOf } from '../../domain/result.ts';
import { daysBetween, spanToSettle } from '../../domain/span.ts';

const outside = { states, games, grading };

/** After so long without a look, whoever asked may have read scores first that are told no more, and that grades nothing. */
const outage = 24 * hour;

/**
 * Does nothing within an hour of the last look. It looks as of the last good reading of the feed, not of the clock: while
 * the feed is down nobody knows whether a game was played, and nothing is void. After a failure it looks as far back again.
 * @returns how many picks were graded by it
 * @throws AggregateError in the end, where any could not be graded
 */
export async function settleUnplayed(
  sport: Sport,
  { states, games, grading }: typeof outside = outside,
): Promise<number> {
  const { readAt: asOf, settledAt } = await states.feedState(sport);
  if (asOf === null) return 0;
  const blindMs = settledAt ? ageMs(settledAt, new Date(asOf)) : outage;
  if (blindMs < hour) return 0;
  const { from, to } = spanToSettle(settledAt ?? asOf, asOf);
  const failures: unknown[] = [];
  let graded = 0;
  for (const game of asToldLast(await games.gamesOn(sport, daysBetween(from, to)))) {
    if (resultOf(game) === null ? !mayBeOverdue(game, asOf) : blindMs < outage) continue;
    try {
      graded += await grading.gradeLegsOn(game, asOf);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} games could not be settled`);
  await states.noteSettled(sport, asOf);
  return graded;
}

/**
 * A game that moved when its old day was read no more lies on both: the later start was told last.
 * @param stored earliest start first
 */
function asToldLast(stored: readonly Game[]): Game[] {
  return [...Map.groupBy(stored, ({ id }) => id).values()].flatMap((same) => {
    const [first, last] = [same[0], same.at(-1)];
    if (!first || !last || first === last) return same;
    const { history } = historyOf(last, first, new Date(last.startsAt));
    return [{ ...last, history: { ...history, ...last.history, startsAt: first.startsAt } }];
  });
}
