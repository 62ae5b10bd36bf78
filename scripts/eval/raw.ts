/**
 * What really happened, and what was really priced, from the replayed games alone: nothing here uses the code of the
 * product that is being judged, so that both can only agree where both are right.
 */
import { addDays } from '../../lambdas/domain/calendar.ts';
import { type ReplayedSport, replayedSports } from '../local/feed/history.ts';
import { gamesBetween, type ReplayedGame } from '../local/feed/replay.ts';
import { clock, days } from './cases/case.ts';

/** Far enough back for two seasons of any sport, and as far ahead as an answer can look. */
const [daysBack, daysAhead] = [400, 14];

const gamesOf = (sport: ReplayedSport) =>
  gamesBetween(sport, addDays(days.today, -daysBack), addDays(days.today, daysAhead));

const all: Readonly<Record<ReplayedSport, readonly ReplayedGame[]>> = {
  NFL: gamesOf('NFL'),
  NBA: gamesOf('NBA'),
  MLB: gamesOf('MLB'),
};

const byId = new Map(
  replayedSports.flatMap((sport) => all[sport].map((game) => [`${sport}-${game.id}`, game])),
);

/** @param gameId as the product writes it: `NFL-200123` */
export function rawGame(gameId: string): ReplayedGame | undefined {
  return byId.get(gameId);
}

/** Games of a sport, earliest start first. */
export function rawGames(sport: string): readonly ReplayedGame[] {
  const games = replayedSports.some((each) => each === sport) ? all[sport as ReplayedSport] : [];
  return games.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id.localeCompare(b.id));
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

/** Percent, margin out, of the home side, by the closing moneyline. */
export function closingChance({ prices: { moneyline } }: ReplayedGame): { home: number; away: number } {
  const [home, away] = [1 / decimalOf(moneyline.home), 1 / decimalOf(moneyline.away)];
  return { home: (100 * home) / (home + away), away: (100 * away) / (home + away) };
}

/** Who is expected to win, by the closing moneyline; undefined where both pay the same. */
export function favoriteOf({ prices: { moneyline } }: ReplayedGame): Side | undefined {
  if (moneyline.home === moneyline.away) return undefined;
  return decimalOf(moneyline.home) < decimalOf(moneyline.away) ? 'home' : 'away';
}
