/** "Bruins Wild same game parlay": the two teams name the game. They can't both win it, so they are no legs. */
import type { Reading } from '../../../../../contracts/asking/reading.ts';
import { legsOf, openWish, withWishes } from '../../wishes/wish.ts';
import { isTeamAlone } from './winners.ts';

/** The product's own prompts say which team a leg backs. */
const ours = /\bbacking the\b/;

/**
 * @param prompt as typed
 * @returns the reading with as many legs on that game as fit, or one beside those that are named; unchanged where no two teams of a
 * same-game parlay are only named
 */
export function withGameOfBoth(reading: Reading, prompt: string): Reading {
  const { intent, sameGame, slips, wishes } = reading;
  const alone = wishes.filter(isTeamAlone);
  const named = alone.flatMap(({ teams }) => teams);
  const areOfOneSport = named[0]?.sport === named[1]?.sport;
  if (intent !== 'play' || !sameGame || slips || ours.test(prompt)) return reading;
  if (named.length !== 2 || !areOfOneSport || reading.teams.length > 0) return reading;
  const teams = named.map((team) => ({ ...team, stance: 'game' as const }));
  const others = wishes.filter((wish) => !alone.includes(wish));
  if (others.length === 0) return { ...reading, wishes: [], legs: null, teams };
  const beside = legsOf(others) > 1 ? others : [...others, { ...openWish, teams }];
  return { ...withWishes(reading, beside), sameGame: true };
}
