/** Starting pitchers by game: the feed's names joined with their season statistics. */
import type { Game } from '../../feed/games/game.ts';
import type { Starter } from './sheet.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface OfGame {
  readonly matchId: string;
  readonly startsAt: string | null;
  readonly home: string;
  readonly away: string;
  readonly homeStarter: Named | null;
  readonly awayStarter: Named | null;
}

type Figures = Named & Omit<Starter, 'name'>;

/** Matched by game id, or by teams and time, because box scores and schedule can use different match ids. */
export function startersOf(
  upcoming: readonly Game[],
  rows: readonly OfGame[],
  figures: readonly Figures[],
): (readonly [string, { readonly home: Starter | null; readonly away: Starter | null }])[] {
  const byId = new Map(figures.map((each) => [each.id, each]));
  const starterOf = (named: Named | null): Starter | null => {
    if (!named) return null;
    const { era = null, innings = null, strikeouts = null } = byId.get(named.id) ?? {};
    return { name: named.name, era, innings, strikeouts };
  };
  return upcoming.flatMap((game) => {
    const row = rows.find((each) => isOf(game, each));
    return row
      ? [[game.id, { home: starterOf(row.homeStarter), away: starterOf(row.awayStarter) }] as const]
      : [];
  });
}

function isOf(game: Game, { matchId, startsAt, home, away }: OfGame): boolean {
  const isSame = home === game.home.id && away === game.away.id;
  return isSame && (game.id === `${game.sport}-${matchId}` || startsAt === game.startsAt);
}
