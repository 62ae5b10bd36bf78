/**
 * What really happened, and what was really priced, from the replayed games alone: nothing here uses the code of the
 * product that is being judged, so that both can only agree where both are right.
 */
import { addDays } from '../../lambdas/domain/calendar.ts';
import { gamesBetween, type ReplayedGame } from '../local/feed/replay.ts';
import { replayedSports } from '../local/feed/teams.ts';
import { clock, days } from './cases/case.ts';

/** Far enough back for two seasons of any sport, and as far ahead as an answer can look. */
const [daysBack, daysAhead] = [400, 14];

const all = new Map<string, readonly ReplayedGame[]>(
  replayedSports.map((sport) => [
    sport,
    gamesBetween(sport, addDays(days.today, -daysBack), addDays(days.today, daysAhead)).sort(
      (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id.localeCompare(b.id),
    ),
  ]),
);

const byId = new Map<string, ReplayedGame>(
  [...all].flatMap(([sport, games]) => games.map((game) => [`${sport}-${game.id}`, game] as const)),
);

/** @param gameId as the product writes it: `NFL-200123` */
export function rawGame(gameId: string): ReplayedGame | undefined {
  return byId.get(gameId);
}

/** Games of a sport, earliest start first. */
export function rawGames(sport: string): readonly ReplayedGame[] {
  return all.get(sport) ?? [];
}

/** Those whose final score is known at the eval's clock, earliest first. */
export function rawResults(sport: string): readonly ReplayedGame[] {
  return rawGames(sport).filter(({ endsAt }) => endsAt <= clock);
}

export type Side = 'home' | 'away';

/** @returns the side on which a team of this name plays; undefined where it does not */
export function sideOf({ home, away }: ReplayedGame, name: string): Side | undefined {
  if (home.name === name) return 'home';
  return away.name === name ? 'away' : undefined;
}

/** What $1 returns, stake included. */
export const decimalOf = (american: number): number =>
  american > 0 ? 1 + american / 100 : 1 - 100 / american;
