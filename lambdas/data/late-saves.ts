/** Grades a pick that is saved when its games have begun, or are long over. */
import { leagueDay } from '../domain/calendar.ts';
import { gradedByScores } from '../domain/grading.ts';
import { gamesOn } from './games.ts';
import { legResult } from './leg-results.ts';
import type { Pick } from './picks.ts';

/**
 * A pick that is about to be saved, with the grades of the games that are over by now: the feed is read only some days
 * back, so of an older game nobody else would ever grade it.
 * AP: Query GAMES#sport#day, one query a sport and day on which a leg has begun; none where no leg has.
 */
export async function gradedSoFar(pick: Pick, now: Date): Promise<Pick> {
  const { legs } = pick.metadata;
  const begun = legs.filter(({ startsAt }) => new Date(startsAt) <= now);
  if (begun.length === 0) return pick;
  const bySport = Map.groupBy(begun, ({ sport }) => sport);
  const games = await Promise.all(
    [...bySport].map(([sport, own]) =>
      gamesOn(sport, [...new Set(own.map(({ startsAt }) => leagueDay(new Date(startsAt))))]),
    ),
  );
  const byId = new Map(games.flat().map((game) => [game.id, game]));
  const graded = await Promise.all(
    legs.map(async (leg) => {
      const game = byId.get(leg.gameId);
      return game ? legResult(leg, game) : ({ result: 'open', clv: null } as const);
    }),
  );
  const results = graded.map(({ result }) => result);
  const legClv = graded.map(({ clv }) => clv);
  return gradedByScores(pick, results, now.toISOString(), legClv);
}
