/** The hours of the first or the last games of a day, which only the board knows: "the last three games of the night". */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { type Game, isUpcoming } from '../../../feed/games/game.ts';
import { isOnDays } from '../../../feed/games/tournament.ts';
import { endsIn } from '../../reading/plain/slates/ends.ts';
import type { Board } from '../candidate.ts';
import { minuteOfDay } from '../terms.ts';

const evening = 17 * 60;

/**
 * @param prompt as typed
 * @returns null where the question means no first or last games of one day, or names hours or teams
 */
export function hoursOfEnds(
  { days, starts, teams, wishes, player, intent }: Reading,
  prompt: string,
  {
    boards,
    now,
    sports,
  }: { readonly boards: readonly Board[]; readonly now: Date; readonly sports: readonly Sport[] },
): Reading['starts'] {
  const ends = endsIn(prompt);
  const isOfHours = starts !== null || wishes.some((wish) => wish.starts !== null || wish.teams.length > 0);
  const isNamed = teams.some(({ stance }) => stance !== 'avoid') || player !== null;
  if (!ends || intent === 'info' || days?.length !== 1 || isOfHours || isNamed) return null;
  const isMeant = (game: Game) =>
    sports.includes(game.sport) && isUpcoming(game, now) && isOnDays(game, days);
  const minutes = boards
    .flatMap(({ games }) => games)
    .filter(isMeant)
    .map(({ startsAt }) => minuteOfDay(startsAt))
    .sort((a, b) => a - b);
  const { games, isLast, isNight } = ends;
  const late = minutes.filter((minute) => minute >= evening);
  const meant = isNight && late.length > 0 ? late : minutes;
  const own = isLast ? meant.slice(-games) : meant.slice(0, games);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return null;
  return isLast
    ? { from: first, before: null }
    : { from: meant === minutes ? null : first, before: last + 1 };
}
