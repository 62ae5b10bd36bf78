/** Grades a pick that was saved after its games began or ended. */
import type { Leg } from '../../contracts/asking/analysis.ts';
import type { Sport } from '../../contracts/feed/sports.ts';
import { feedState } from '../../data/feed/feed-states.ts';
import { gamesOn } from '../../data/feed/games.ts';
import type { Pick } from '../../data/picks/picks.ts';
import type { Game } from '../../domain/feed/games/game.ts';
import { reportFor } from '../../domain/feed/games/result.ts';
import { daysBetween } from '../../domain/feed/games/span.ts';
import { mostDaysLate } from '../../domain/feed/games/void-rules.ts';
import { gradedByScores } from '../../domain/picks/grading.ts';
import { legGradeOf } from '../../domain/picks/leg-grade.ts';
import { isOverdue } from '../../domain/picks/overdue.ts';
import { addDays, leagueDay } from '../../domain/platform/calendar.ts';
import { legResult } from './leg-results.ts';

/**
 * Grades a new pick by the games that are already over. Needed because the feed is read only a few days back, so the
 * scheduled grading never sees older games.
 * AP: Query GAMES#sport#day, one query per sport and day with a started leg, and Get FEEDS/sport, in parallel; none if no leg
 * has started. Queries the surrounding days too if a game has moved.
 */
export async function gradedSoFar(pick: Pick, now: Date): Promise<Pick> {
  const { legs } = pick.metadata;
  const begun = legs.filter(({ startsAt }) => new Date(startsAt) <= now);
  if (begun.length === 0) return pick;
  const bySport = [...Map.groupBy(begun, ({ sport }) => sport)];
  const known = new Map(
    await Promise.all(bySport.map(async ([sport, some]) => [sport, await knownOf(sport, some)] as const)),
  );
  const at = now.toISOString();
  const graded = await Promise.all(
    legs.map(async (leg) => {
      const { games, readAt } = known.get(leg.sport) ?? {};
      const game = games?.get(leg.gameId);
      if (begun.includes(leg) && readAt && isOverdue(leg, game, readAt)) {
        return { result: 'void', clv: null, grade: null } as const;
      }
      if (!game) return { result: 'open', clv: null, grade: null } as const;
      const { result, clv, stat, score } = await legResult(leg, game);
      return {
        result,
        clv,
        grade: result === 'open' ? null : legGradeOf(reportFor(leg, game, at), { stat, score }),
      };
    }),
  );
  const results = graded.map(({ result }) => result);
  const legClv = graded.map(({ clv }) => clv);
  const legGrades = graded.map(({ grade }) => grade);
  return gradedByScores({ ...pick, legGrades }, results, at, legClv);
}

async function knownOf(sport: Sport, legs: readonly Leg[]) {
  const [games, { readAt }] = await Promise.all([gamesOf(sport, legs), feedState(sport)]);
  return { games, readAt };
}

/** The latest version of the legs' games, by ID. */
async function gamesOf(sport: Sport, legs: readonly Leg[]): Promise<ReadonlyMap<string, Game>> {
  const dayOf = ({ startsAt }: Leg) => leagueDay(new Date(startsAt));
  const found = byId(await gamesOn(sport, [...new Set(legs.map(dayOf))]));
  const missing = legs.filter(({ gameId }) => !found.has(gameId)).map(dayOf);
  if (missing.length === 0) return found;
  const around = missing.flatMap((day) => daysBetween(addDays(day, -1), addDays(day, mostDaysLate)));
  return byId([...found.values(), ...(await gamesOn(sport, [...new Set(around)]))]);
}

const byId = (games: readonly Game[]) => new Map(games.map((game) => [game.id, game]));
