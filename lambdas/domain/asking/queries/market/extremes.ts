/** The highest or lowest lines and prices of a slate: totals, spreads, or moneylines. */
import type { Market } from '../../../../contracts/asking/analysis.ts';
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import { type MarketSide, pricedSides } from '../../../feed/board/sides.ts';
import type { Game } from '../../../feed/games/game.ts';
import { impliedProbability } from '../../../feed/odds/odds.ts';
import type { QueryAnswer } from '../answered.ts';
import { boardOf, playOn, pricesOf } from '../table/next.ts';
import type { Tables } from '../table/tables.ts';
import { item, listed, marketWords, matchup, odds, onDays, sideName } from '../table/words.ts';

const shown = 5;

/** How far a price leans beyond its line: of two totals of 6.5, that whose over costs more is the higher one. */
const leanOf = ({ selection, marketProbability, price }: MarketSide): number =>
  (selection === 'under' ? -1 : 1) * (marketProbability ?? 100 * impliedProbability(price));

/** By line, and of the same line by price; a moneyline by price, where the highest is that of the largest underdog. */
export function extremes(games: readonly Game[], query: MarketQuery, { books }: Tables): QueryAnswer {
  const { order, side } = query;
  const market: Market = query.market === 'spread' || query.market === 'total' ? query.market : 'moneyline';
  const figure = ({ line, price }: MarketSide) =>
    market === 'moneyline' ? 1 - impliedProbability(price) : Math.abs(line ?? 0);
  const isWanted = ({ selection, line }: MarketSide) => {
    if (market === 'total') return selection === (side ?? 'over');
    if (market === 'spread') return (line ?? 0) < 0 || ((line ?? 0) === 0 && selection === 'home');
    return selection !== 'draw';
  };
  const rows = games
    .flatMap((game) => pricedSides(game, books))
    .filter((each) => each.market === market && isWanted(each))
    .toSorted((a, b) => (order === 'least' ? 1 : -1) * (figure(a) - figure(b) || leanOf(a) - leanOf(b)));
  const sports = [...new Set(games.map(({ sport }) => sport))];
  const [sport = 'NFL'] = sports;
  const days = query.days ?? [...new Set(games.map(({ day }) => day))];
  const kind =
    market === 'moneyline'
      ? `Biggest ${listed(sports)} ${order === 'least' ? 'favorites' : 'underdogs'} on the moneyline`
      : `${order === 'least' ? 'Lowest' : 'Highest'} ${listed(sports)} ${marketWords(market, sport)}s`;
  const title = `${kind}${onDays(days)}`;
  const [first] = rows;
  if (!first)
    return {
      response: `No ${listed(sports)} ${marketWords(market, sport)} is priced${onDays(days)} now.`,
      cards: [],
      alternatives: [boardOf(sport)],
    };
  const name = ({ game, selection, line }: MarketSide) =>
    market === 'total' ? `${line}` : sideName(game, market, selection, line);
  return {
    response: [
      `${title}:`,
      ...rows
        .slice(0, shown)
        .map((each) => item(`${name(each)}, ${matchup(each.game)}: ${odds(each.price)} at ${each.book}`)),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title,
        columns: [
          { label: 'Game', align: 'start' },
          { label: 'Line', align: 'end' },
          { label: 'Best price', align: 'end' },
        ],
        rows: rows.slice(0, 40).map((each) => [matchup(each.game), name(each), odds(each.price)]),
      },
    ],
    alternatives: [pricesOf(first.game), playOn(first.game)],
  };
}
