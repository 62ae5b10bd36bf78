/** Which games a bet is of that wants several legs of each of some: the next ones that it allows. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { type Game, isUpcoming } from '../../../feed/games/game.ts';
import type { PerGame } from '../../reading/plain/per-game.ts';
import { mostLegs, wishOf, withWishes } from '../../reading/wishes/wish.ts';
import type { Board } from '../candidate.ts';
import { isStarting } from '../terms.ts';

interface From {
  readonly boards: readonly Board[];
  readonly now: Date;
  /** How many of the games that come first are passed over. */
  readonly skipped: number;
}

/** @returns the bet with as many legs of each of its games; undefined where too few are left */
export function inGames(reading: Reading, { games, legs }: PerGame, from: From): Reading | undefined {
  const all = gamesFor(reading, games ?? 1, from);
  const wanted = games ?? all.length;
  const chosen = all.slice(from.skipped, from.skipped + wanted);
  if (chosen.length < Math.max(1, wanted) || chosen.length * legs > mostLegs) return undefined;
  // What each game has one of is wished for once for each of them by now.
  const own: readonly LegWish[] =
    reading.wishes.length > 0
      ? reading.wishes.map((wish) => ({ ...wish, count: 1 }))
      : [wishOf(reading, legs)];
  const wishes = chosen.flatMap(({ sport, home, away }) =>
    own.map((wish) => ({
      ...wish,
      sports: [sport],
      teams: [away, home].map(({ name }) => ({ sport, name, stance: 'game' as const })),
    })),
  );
  return withWishes({ ...reading, sports: [], teams: [] }, wishes);
}

/** The games of the first day that has enough of them, those with prices of players first where these are wanted. */
function gamesFor(reading: Reading, count: number, { boards, now }: From): readonly Game[] {
  const { days, starts, wishes, markets } = reading;
  const wantsProps = [...markets, ...wishes.flatMap((wish) => wish.markets)].includes('prop');
  const hasProps = ({ id, props = [] }: Game) =>
    props.length > 0 || boards.some(({ players }) => (players?.[id]?.length ?? 0) > 0);
  const open = boards
    .flatMap(({ games }) => games)
    .filter((game) => isUpcoming(game, now) && game.prices !== null && isStarting(game.startsAt, starts))
    .filter((game) => (days === null || days.includes(game.day)) && (!wantsProps || hasProps(game)))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  const ofDays = [...Map.groupBy(open, ({ day }) => day).values()];
  return ofDays.find((games) => games.length >= count) ?? open;
}
