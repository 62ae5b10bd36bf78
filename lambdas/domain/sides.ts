/** What can be picked in a game: each side of its markets, by its words, at the best price of the books that count. */
import type { Market, Selection } from '../contracts/analysis.ts';
import { markets } from '../contracts/analysis.ts';
import type { Game } from './game.ts';
import { booksOf, marketOf, sidesOf } from './market/board.ts';
import type { Consensus, Quote, SideQuotes } from './market/consensus.ts';

/** One side of one market of a game. */
export interface MarketSide {
  readonly game: Game;
  readonly market: Market;
  readonly selection: Selection;
  /** Handicap of the selected side, or the total; null for a moneyline. */
  readonly line: number | null;
  /** American odds, the best of the asker's books. */
  readonly price: number;
  readonly book: string;
  /** When the price was seen, ISO 8601 in UTC. */
  readonly pricedAt: string;
  /** The market's probability, percent with one decimal; null where no book prices every side. */
  readonly marketProbability: number | null;
  /** How many books count at this line. */
  readonly books: number;
  /** What every counting book has for this side; null where no book prices every side. */
  readonly quotes: SideQuotes | null;
  /** A better price at a book that is not the asker's; null where there is none. */
  readonly elsewhere: Quote | null;
  /** Whether the price is at one of the asker's books; true where they named none. */
  readonly isOwnBook: boolean;
  /** `Seattle Seahawks -4.5`, `Over 47`, `Boston Celtics moneyline`. */
  readonly label: string;
}

/**
 * Every side that has a price, at the main line.
 * @param own books that the asker can use, as the feed names them; none named is any
 */
export function pricedSides(game: Game, own: readonly string[] = []): MarketSide[] {
  return markets.flatMap((market) => {
    const consensus = marketOf(game, market);
    return consensus ? sidesAt(game, market, consensus, own) : oneSided(game, market);
  });
}

function sidesAt(
  game: Game,
  market: Market,
  { line, books, sides }: Consensus,
  own: readonly string[],
): MarketSide[] {
  return sidesOf(market, game.sport).flatMap((selection, index): MarketSide[] => {
    const quotes = sides[index];
    if (!quotes) return [];
    const isOwn = ({ book }: Quote) => own.length === 0 || own.some((name) => sameBook(name, book));
    const mine = quotes.all.find(isOwn);
    const taken = mine ?? quotes.best;
    const ownLine = line === null ? null : market === 'spread' && selection === 'away' ? 0 - line : line;
    return [
      {
        game,
        market,
        selection,
        line: ownLine,
        price: taken.price,
        book: taken.book,
        pricedAt: taken.at,
        marketProbability: quotes.probability,
        books,
        quotes,
        elsewhere: mine && quotes.best.price !== mine.price ? quotes.best : null,
        isOwnBook: mine !== undefined,
        label: labelOf(game, market, selection, ownLine),
      },
    ];
  });
}

const sameBook = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** A market of which only one side is priced anywhere: shown, but of no known chance. */
function oneSided(game: Game, market: Market): MarketSide[] {
  for (const { book, at, moneyline, spread, total } of booksOf(game)) {
    const found: readonly (readonly [Selection, number | null, number | null])[] = {
      moneyline: moneyline
        ? sidesOf(market, game.sport).map((side) => [side, null, priceIn(moneyline, side)] as const)
        : [],
      spread: spread
        ? [
            ['home', spread.homeLine, spread.home] as const,
            ['away', 0 - spread.homeLine, spread.away] as const,
          ]
        : [],
      total: total
        ? [['over', total.line, total.over] as const, ['under', total.line, total.under] as const]
        : [],
    }[market];
    const priced = found.flatMap(([selection, line, price]): MarketSide[] =>
      price === null
        ? []
        : [
            {
              game,
              market,
              selection,
              line,
              price,
              book,
              pricedAt: at,
              marketProbability: null,
              books: 1,
              quotes: null,
              elsewhere: null,
              isOwnBook: true,
              label: labelOf(game, market, selection, line),
            },
          ],
    );
    if (priced.length > 0) return priced;
  }
  return [];
}

function priceIn(
  prices: Readonly<Record<'home' | 'away' | 'draw', number | null>>,
  side: Selection,
): number | null {
  return side === 'home' || side === 'away' || side === 'draw' ? prices[side] : null;
}

function labelOf(game: Game, of: Market, selection: Selection, line: number | null): string {
  switch (selection) {
    case 'over':
      return `Over ${line}`;
    case 'under':
      return `Under ${line}`;
    case 'draw':
      return 'Draw';
    default:
      return of === 'moneyline' || line === null
        ? `${game[selection].name} moneyline`
        : `${game[selection].name} ${formatLine(line)}`;
  }
}

/** A handicap as a person reads it; none at all is a pick’em. */
export function formatLine(line: number): string {
  if (line === 0) return 'pick’em';
  return line > 0 ? `+${line}` : `${line}`;
}
