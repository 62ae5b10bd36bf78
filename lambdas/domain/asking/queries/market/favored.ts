/** Who is favored in a game, and by how much. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import { type MarketSide, pricedSides } from '../../../feed/board/sides.ts';
import type { Game } from '../../../feed/games/game.ts';
import { percent } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import { lineWords } from '../../english/leg.ts';
import type { QueryAnswer } from '../answered.ts';
import { movesOf, playOn, pricesOf } from '../table/next.ts';
import type { Tables } from '../table/tables.ts';
import { listed, matchupAndStart, odds, theTeam } from '../table/words.ts';

export function favored(games: readonly Game[], { teams }: MarketQuery, tables: Tables): QueryAnswer {
  const [game] = games;
  // Two teams that do not meet: each has a favorite in its own game.
  const apart =
    teams.length === 2 && games.length > 1 && game
      ? [
          `${upperFirst(listed(teams.map((team) => theTeam(team, game.sport))))} don’t meet in the next 7 days. Each has a game:`,
        ]
      : [];
  return {
    response: [...apart, ...games.map((each) => favoriteOf(each, tables))].join('\n'),
    cards: [],
    alternatives: game ? [pricesOf(game), movesOf(game), playOn(game)] : [],
  };
}

function favoriteOf(game: Game, { books }: Tables): string {
  const sides = pricedSides(game, books);
  const winners = sides.filter(({ market, selection }) => market === 'moneyline' && selection !== 'draw');
  const [first, second] = winners.toSorted((a, b) => (b.marketProbability ?? 0) - (a.marketProbability ?? 0));
  const where = matchupAndStart(game);
  if (!first || first.marketProbability === null)
    return `${where}: no moneyline is priced yet, so no team is favored.`;
  const spread = sides.find(({ market, selection }) => market === 'spread' && selection === first.selection);
  const by = spread?.line == null ? '' : `, ${lineWords(spread.line, 'spread')} on the spread`;
  if (second && second.marketProbability === first.marketProbability)
    return `${where}: neither team is favored, both are ${percent(first.marketProbability)} to win.`;
  return `${where}: ${theTeam(nameOf(first), game.sport)} are favored, ${percent(first.marketProbability)} to win by the market: ${odds(first.price)} at ${first.book}${by}.${second ? ` ${upperFirst(theTeam(nameOf(second), game.sport))} are ${odds(second.price)} at ${second.book}.` : ''}`;
}

const nameOf = ({ game, selection }: MarketSide): string =>
  selection === 'away' ? game.away.name : game.home.name;
