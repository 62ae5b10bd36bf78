/** Grades a pick that is saved when its games have begun, or are long over. */
import { leagueDay } from '../domain/calendar.ts';
import { clvOnceGraded } from '../domain/clv.ts';
import { gradedByScores } from '../domain/grading.ts';
import { gradeLeg } from '../domain/settlement.ts';
import { gamesOn } from './games.ts';
import type { Pick } from './picks.ts';

/**
 * A pick that is about to be saved, with the grades of the games that are over by now: the feed is read only some days
 * back, so of an older game nobody else would ever grade it.
 * AP: Query GAMES#sport#day, one query a day on which a leg has begun; none where no leg has.
 */
export async function gradedSoFar(pick: Pick, now: Date): Promise<Pick> {
  const { legs } = pick.metadata;
  const begun = legs.map(({ startsAt }) => new Date(startsAt)).filter((start) => start <= now);
  if (begun.length === 0) return pick;
  const games = await gamesOn(pick.sport, [...new Set(begun.map(leagueDay))]);
  const byId = new Map(games.map((game) => [game.id, game]));
  const graded = legs.map((leg) => {
    const game = byId.get(leg.gameId);
    const result = game ? gradeLeg(leg, game) : 'open';
    return { result, clv: game ? clvOnceGraded(result, leg, game) : null };
  });
  const results = graded.map(({ result }) => result);
  const legClv = graded.map(({ clv }) => clv);
  return gradedByScores(pick, results, now.toISOString(), legClv);
}
