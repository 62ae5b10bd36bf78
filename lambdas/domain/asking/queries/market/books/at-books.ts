/** What only the named books price: "DraftKings lines tonight", and which of them have a plus price or the highest number. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { booksOf } from '../../../../feed/board/board.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { americanToDecimal } from '../../../../feed/odds/odds.ts';
import { lineWords } from '../../../english/leg.ts';
import { isBook } from '../../../reading/names/books.ts';
import type { Offer } from '../../table/selections.ts';
import { listed, odds } from '../../table/words.ts';
import { bookRows } from '../margin.ts';

/** The games with the prices of the books that are named; with those of all if none is. */
export function atBooks(games: readonly Game[], { books }: MarketQuery): readonly Game[] {
  if (books.length === 0) return games;
  return games.flatMap((game) => {
    const own = booksOf(game).filter(({ book }) => books.some((named) => isBook(book, named)));
    return own.length > 0 ? [{ ...game, books: own }] : [];
  });
}

/** `Yes, at FanDuel and BetMGM.`, `No book has the Lions at +100 or longer.`; nothing where no price is asked for. */
export function boundWords(offers: readonly Offer[], name: string, { price }: MarketQuery): string[] {
  const least = price?.min ?? null;
  if (least === null) return [];
  const fitting = offers.filter((offer) => americanToDecimal(offer.price) >= americanToDecimal(least));
  return fitting.length === 0
    ? [`No book has ${name} at ${odds(least)} or longer.`]
    : [
        `Yes, ${fitting.length === offers.length && offers.length > 1 ? 'every book that lists it has' : `${listed(fitting.map(({ book }) => book))} ${fitting.length > 1 ? 'have' : 'has'}`} ${name} at ${odds(least)} or longer.`,
      ];
}

/** `The highest total is 48 at bet365 and DraftKings, the lowest 47.5 at FanDuel.`; nothing where no order is asked for. */
export function numbersByBook(game: Game, { market, order }: MarketQuery): string[] {
  if (order === null || market !== 'total') return [];
  const rows = bookRows(game, market).flatMap(({ book, line }) => (line === null ? [] : [{ book, line }]));
  const lines = rows.map(({ line }) => line);
  const [low, high] = [Math.min(...lines), Math.max(...lines)];
  if (rows.length === 0) return [];
  const at = (line: number) =>
    `${lineWords(line, 'total')} at ${listed(rows.filter((row) => row.line === line).map(({ book }) => book))}`;
  return low === high
    ? [`Every book has the total at ${lineWords(low, 'total')}.`]
    : [`The highest total is ${at(high)}, the lowest ${at(low)}.`];
}
