/** "A goal scorer tonight and a touchdown scorer tomorrow": each leg is of a sport that has its statistic. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { sportsOfStat } from '../../../feed/players/stat-sports.ts';

/**
 * @param selected the sport of a statistic that several have
 * @returns the reading with a sport for each leg on nobody; unchanged where all have one that fits
 */
export function inSportsOfStats(reading: Reading, selected: Sport): Reading {
  const { wishes, sports } = reading;
  const made = wishes.map((wish) => inSport(wish, sports, selected));
  if (made.every((wish, at) => wish === wishes[at])) return reading;
  // What was left to the sports of the whole has the same ones as before.
  const all = made.map((wish) => (wish.sports.length === 0 && isOfNobody(wish) ? { ...wish, sports } : wish));
  const named = all.some((wish) => wish.sports.length === 0) ? sports : [];
  return { ...reading, wishes: all, sports: [...new Set([...named, ...all.flatMap((wish) => wish.sports)])] };
}

const isOfNobody = ({ teams, player }: LegWish): boolean => teams.length === 0 && player === null;

function inSport(wish: LegWish, whole: Reading['sports'], selected: Sport): LegWish {
  const own = wish.sports.length > 0 ? wish.sports : whole;
  const having = sportsOfStat(wish.stat === 'other' ? null : wish.stat);
  const [first] = having;
  if (!isOfNobody(wish) || !first || own.length === 0 || own.some((sport) => having.includes(sport)))
    return wish;
  return { ...wish, sports: [having.includes(selected) ? selected : first] };
}
