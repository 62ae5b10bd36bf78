/** "Phillies Mets SGP with two hitters and a pitcher": the game says where all legs are, and is no leg of its own. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { isOpenWish, legsOf, termsOf, withWishes } from './wish.ts';

/** "Something for the Packers game with a touchdown in it". */
const forTheGame =
  /\b(?:for|in|on|from) (?:the |that |this |tonights |todays |sundays )?(?:[\w.&-]+ ){1,4}?(?:game|matchup)(?: (?:on )?(?:today|tonight|tomorrow|sunday|monday|saturday))? (?:with|including|that has|that includes)\b/;

/** "Something from Capitals-Golden Knights with Ovechkin to score", of two teams. */
const fromTheTwo =
  /\b(?:something|somethin|smthn|anything|a bet|a ticket|a slip|a parlay|parlay) (?:from|in|on|for|out of) (?:(?!with\b|and\b)[^\s,.;!?]+ ){1,6}(?:with|including|that has|that includes)\b/;

/** Whether a wish says nothing but a game. */
const isGame = (wish: LegWish): boolean =>
  wish.count === 1 &&
  wish.teams.length > 0 &&
  wish.teams.every(({ stance }) => stance === 'game') &&
  Object.keys(termsOf(wish)).every((term) => term === 'teams' || term === 'sports' || term === 'days');

/** @param isCounted whether the question says how many legs there are */
export function ofOneGame(reading: Reading, lower: string, isCounted: boolean): Reading {
  const [game, ...games] = reading.wishes.filter(isGame);
  const others = reading.wishes.filter((wish) => wish !== game);
  const isOfTwo = game?.teams.length === 2 && fromTheTwo.test(lower);
  const isInIt = reading.sameGame || isOfTwo || forTheGame.test(lower);
  // "The game over" beside it is a total of the same game.
  const isElsewhere = others.some(({ teams }) =>
    teams.some(
      ({ name, stance }) => !isOfTwo || stance !== 'game' || !game.teams.some((own) => own.name === name),
    ),
  );
  if (!game || games.length > 0 || !isInIt || isElsewhere) return reading;
  const sameGame = { ...reading, sameGame: true };
  // It stands for a leg where one more is wished for, or no other two are.
  if (isCounted || legsOf(others) < 2 || others.some(isOpenWish)) return sameGame;
  const inGame = others.map((wish) =>
    wish.player === null ? { ...wish, teams: game.teams, sports: game.sports } : wish,
  );
  return withWishes(sameGame, inGame);
}
