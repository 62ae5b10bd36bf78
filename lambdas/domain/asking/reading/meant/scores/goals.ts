/** "Goals under parlay, 3 games": goals of which nobody's are said, and over or under, are those of a game. */
import type { LegWish, Reading } from '../../../../../contracts/asking/reading.ts';

const ofPlayers =
  /\b(?:players?|guys?|dudes?|skaters?|forwards?|centers?|wingers?|defen[sc]em[ae]n|scorers?|goalscorers?|props?|anytime|anyone|anybody|someone|somebody|who|him|his|to score|score|sniper|star|hat ?tricks?|hatt(?:y|ies))\b/i;

type Terms = Pick<LegWish, 'markets' | 'stat' | 'player' | 'sides' | 'teams' | 'positions'>;

const isOfGame = ({ stat, player, sides, teams, positions }: Terms): boolean =>
  stat === 'goals' &&
  player === null &&
  positions === undefined &&
  sides.some((side) => side === 'over' || side === 'under') &&
  // "Bruins over 2.5 goals" are the team's own.
  teams.every(({ stance }) => stance === 'game' || stance === 'avoid');

const asTotal = <Of extends Terms>(terms: Of): Of => ({ ...terms, stat: null, markets: ['total'] });

/** @returns the reading with totals of games in the place of goals of nobody */
export function withGoalsOfGames(reading: Reading, prompt: string): Reading {
  if (reading.intent !== 'play' || ofPlayers.test(prompt)) return reading;
  const made = isOfGame(reading) ? asTotal(reading) : reading;
  if (!made.wishes.some(isOfGame)) return made;
  return { ...made, wishes: made.wishes.map((wish) => (isOfGame(wish) ? asTotal(wish) : wish)) };
}
