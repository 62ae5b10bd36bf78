/** The totals or the spreads of a slate, as rows in the order that is asked for. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { type MarketSide, pricedSides } from '../../../../feed/board/sides.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { startLabel } from '../../../../platform/calendar.ts';
import { matchup, matchupAndStart, odds, sideName } from '../../table/words.ts';
import type { Row } from './row.ts';

export function lineRows(games: readonly Game[], query: MarketQuery, books: readonly string[]): Row[] {
  const { sizes, lines, order } = query;
  const market = query.market === 'total' ? 'total' : 'spread';
  const size = ({ line }: MarketSide) => Math.abs(line ?? 0);
  const sign = order === 'least' ? 1 : -1;
  return games
    .flatMap((game) => oneOf(game, market, books))
    .filter(
      (side) =>
        (!sizes || sizes.includes(size(side))) &&
        size(side) >= (lines?.min ?? 0) &&
        size(side) <= (lines?.max ?? Number.POSITIVE_INFINITY),
    )
    .toSorted((a, b) => sign * (size(a) - size(b)))
    .map((side) => rowOf(side, market, books));
}

/** A spread is shown from the side that gives points, a total with both of its prices. */
function oneOf(game: Game, market: 'spread' | 'total', books: readonly string[]): MarketSide[] {
  const sides = pricedSides(game, books).filter((each) => each.market === market && each.line !== null);
  const [first] =
    market === 'total'
      ? sides.filter(({ selection }) => selection === 'over')
      : sides.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return first ? [first] : [];
}

function rowOf(side: MarketSide, market: 'spread' | 'total', books: readonly string[]): Row {
  const { game, selection, line, price, book } = side;
  const other = pricedSides(game, books).find(
    (each) => each.market === market && each.selection !== selection,
  );
  const name = market === 'total' ? `${line}` : sideName(game, market, selection, line);
  const prices =
    market === 'total'
      ? `over ${odds(price)} at ${book}${other ? `, under ${odds(other.price)} at ${other.book}` : ''}`
      : `${odds(price)} at ${book}`;
  return {
    game,
    words: `${name}, ${matchupAndStart(game)}: ${prices}`,
    cells: [
      ['Game', matchup(game)],
      ['Starts', startLabel(game.startsAt)],
      [market === 'total' ? 'Total' : 'Spread', name],
      [market === 'total' ? 'Over' : 'Best price', odds(price)],
      [market === 'total' ? 'Under' : 'Other side', other ? odds(other.price) : '–'],
    ],
  };
}
