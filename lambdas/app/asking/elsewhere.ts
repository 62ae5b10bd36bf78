/**
 * "Best bet tonight", asked while a sport is selected that has no game tonight, is about what is on: a bet that names no sport, and a day
 * on which the selected one has no game, is of the sport with the most games that day.
 */
import type { LegWish, Reading } from '../../contracts/asking/reading.ts';
import { gameSports, type Sport } from '../../contracts/feed/sports.ts';
import { isUpcoming } from '../../domain/feed/games/game.ts';
import { isOnDays } from '../../domain/feed/games/tournament.ts';
import type { Load } from './boards.ts';
import type { Understood } from './question.ts';

/** @returns the question as it is, unless it is one of another sport */
export async function onSportOfDay(question: Understood, load: Load): Promise<Understood> {
  const { result, sports, now, next } = question;
  const { reading, unread } = result;
  const { days } = reading;
  if (days === null || unread.length > 0 || next || !isOfAnySport(reading)) return question;
  const gamesOf = async (sport: Sport) => {
    const { games } = await load(sport, { withoutFacts: true });
    return games.filter((game) => isUpcoming(game, now) && isOnDays(game, days)).length;
  };
  for (const sport of sports) if ((await gamesOf(sport)) > 0) return question;
  const counts = await Promise.all(gameSports.map(async (sport) => ({ sport, games: await gamesOf(sport) })));
  const [most] = counts.filter(({ games }) => games > 0).sort((a, b) => b.games - a.games);
  if (!most) return question;
  return {
    ...question,
    sports: [most.sport],
    result: { ...result, reading: { ...reading, sports: [most.sport] } },
    insteadOf: sports,
  };
}

/** Nothing in it belongs to one sport. */
function isOfAnySport(reading: Reading): boolean {
  const { intent, eachSport, nightGame, wishes } = reading;
  return intent === 'play' && !eachSport && !nightGame && [reading, ...wishes].every(isLegOfAnySport);
}

const isLegOfAnySport = ({
  sports,
  teams,
  player,
  stat,
  positions,
  period,
  markets,
  group,
}: OfLeg): boolean =>
  [sports, teams, positions ?? []].every(({ length }) => length === 0) &&
  [player, stat, group, period ?? null].every((term) => term === null) &&
  !markets.includes('outright');
type OfLeg = Pick<
  LegWish,
  'sports' | 'teams' | 'player' | 'stat' | 'positions' | 'period' | 'markets' | 'group'
>;
