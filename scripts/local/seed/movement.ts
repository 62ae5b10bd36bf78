/**
 * Price movement before the first start: the feed of the days before, one point a day, through the product's own rule.
 * Without it, every line would start at the product's first start.
 */
import { gamesOn, storeGames } from '../../../lambdas/data/feed/games.ts';
import { pointOf, withPoint } from '../../../lambdas/domain/feed/board/movement.ts';
import type { Game, MovementPoint } from '../../../lambdas/domain/feed/games/game.ts';
import { daysBetween } from '../../../lambdas/domain/feed/games/span.ts';
import { addDays, leagueDay } from '../../../lambdas/domain/platform/calendar.ts';
import { replayedSports } from '../feed/seasons/teams.ts';
import { feedAt } from './feed-at.ts';

const daysBack = 5;
const daysAhead = 7;
const dayMs = 24 * 3600_000;

/** At the first start only; after that the product records movement itself. */
export async function seedMovement(now: Date): Promise<void> {
  const today = leagueDay(now);
  const last = addDays(today, daysAhead);
  for (const sport of replayedSports) {
    const known = await gamesOn(sport, daysBetween(today, last));
    if (known.length > 0) continue;
    const points = new Map<string, readonly MovementPoint[]>();
    const moments = Array.from(
      { length: daysBack },
      (_, index) => new Date(now.getTime() - (daysBack - index) * dayMs),
    );
    for (const at of moments) {
      for (const game of await feedAt(at).games(sport, today, last)) {
        points.set(game.id, withPoint(points.get(game.id) ?? [], pointOf(game, at.toISOString())));
      }
    }
    const coming = await feedAt(now).games(sport, today, last);
    const moved = coming.flatMap((game): Game[] => {
      const movement = points.get(game.id) ?? [];
      return movement.length > 0 ? [{ ...game, movement }] : [];
    });
    await storeGames(moved, known, now);
  }
}
