/**
 * Results and prices straight from the replayed data. Independent of the product's code, which it is compared with.
 */
import { addDays } from '../../lambdas/domain/platform/calendar.ts';
import { gamesBetween, type ReplayedGame } from '../local/feed/seasons/replay.ts';
import { replayedSports } from '../local/feed/seasons/teams.ts';
import { clock, days, onceAtClock } from './clock.ts';

/** Covers two seasons of any sport, and the days ahead that an answer can use. */
const [daysBack, daysAhead] = [400, 14];

/** Of one sport; made when it is asked for. */
const gamesOf = onceAtClock((sport: string): readonly ReplayedGame[] => {
  const replayed = replayedSports.find((each) => each === sport);
  if (!replayed) return [];
  return gamesBetween(replayed, addDays(days.today, -daysBack), addDays(days.today, daysAhead)).sort(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id.localeCompare(b.id),
  );
});

const byId = onceAtClock(
  (sport: string) => new Map(gamesOf(sport).map((game) => [`${sport}-${game.id}`, game])),
);

/** @param gameId in the product's format: `NFL-200123` */
export function rawGame(gameId: string): ReplayedGame | undefined {
  return byId(gameId.split('-')[0] ?? '').get(gameId);
}

/** Games of a sport, earliest start first. */
export function rawGames(sport: string): readonly ReplayedGame[] {
  return gamesOf(sport);
}

/** Games that are final at the eval's clock, earliest first. */
export function rawResults(sport: string): readonly ReplayedGame[] {
  return rawGames(sport).filter(({ endsAt }) => endsAt <= clock);
}

export type Side = 'home' | 'away';

/** @returns the side of the team with this name; undefined if it does not play in the game */
export function sideOf({ home, away }: ReplayedGame, name: string): Side | undefined {
  if (home.name === name) return 'home';
  return away.name === name ? 'away' : undefined;
}

/** Return on $1, including the stake. */
export const decimalOf = (american: number): number =>
  american > 0 ? 1 + american / 100 : 1 - 100 / american;
