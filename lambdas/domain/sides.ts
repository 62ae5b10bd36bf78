/** The selections of a game: each side of its markets, at the best price of the books that count. */
import type { LegMarket, Market, Selection } from '../contracts/analysis.ts';
import { markets } from '../contracts/analysis.ts';
import type { OutrightOf } from '../contracts/outright.ts';
import type { GradedStat, PropOf } from '../contracts/props.ts';
import type { Game } from './game.ts';
import { booksOf, marketOf, sidesOf } from './market/board.ts';
import type { Consensus, Quote, SideQuotes } from './market/consensus.ts';
import { playerId } from './outright/field.ts';
import { fieldMarket } from './outright/market.ts';
import { type KnownProp, propMarket } from './props/board.ts';
import { statNames } from './props/stat-names.ts';

/** One side of one market of a game. */
export interface MarketSide {
  readonly game: Game;
  readonly market: LegMarket;
  readonly selection: Selection;
  /** A prop's only. */
  readonly prop?: PropOf;
  /** An outright's only. */
  readonly outright?: OutrightOf;
  /** Handicap of the selected side, or the number to go over or under; null for a moneyline and an outright. */
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
  /** `Seattle Seahawks -4.5`, `Over 47`, `Boston Celtics moneyline`, `LeBron James over 25.5 points`. */
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

function sidesAt(game: Game, market: Market, consensus: Consensus, own: readonly string[]): MarketSide[] {
  const { line, books, sides } = consensus;
  return sidesOf(market, game.sport).flatMap((selection, index): MarketSide[] => {
    const quotes = sides[index];
    if (!quotes) return [];
    const ownLine = line === null ? null : market === 'spread' && selection === 'away' ? 0 - line : line;
    const label = labelOf(game, market, selection, ownLine);
    return [{ game, market, selection, line: ownLine, label, books, ...priceAt(quotes, own) }];
  });
}

/** At which of the books a side is taken, and what they all say of it. */
function priceAt(quotes: SideQuotes, own: readonly string[]) {
  const isOwn = ({ book }: Quote) => own.length === 0 || own.some((name) => sameBook(name, book));
  const mine = quotes.all.find(isOwn);
  const { price, book, at } = mine ?? quotes.best;
  return {
    price,
    book,
    pricedAt: at,
    marketProbability: quotes.probability,
    quotes,
    elsewhere: mine && quotes.best.price !== mine.price ? quotes.best : null,
    isOwnBook: mine !== undefined,
  };
}

/**
 * Both sides of a prop, at the line that most books have.
 * @param own books that the asker can use; none named is any
 * @returns none where no book prices both: of a yes alone nobody can tell the chance
 */
export function propSides(game: Game, { of, prices }: KnownProp, own: readonly string[] = []): MarketSide[] {
  const { line = null, books = 0, sides = [] } = propMarket(prices) ?? {};
  if (line === null) return [];
  return (['over', 'under'] as const).flatMap((selection, index): MarketSide[] => {
    const quotes = sides[index];
    if (!quotes) return [];
    const label = `${of.player} ${propWords(of.stat, selection, line)}`;
    return [{ game, market: 'prop', selection, prop: of, line, label, books, ...priceAt(quotes, own) }];
  });
}

/**
 * The longest prices carry most of a book's margin (the favorite-longshot bias), which no de-vig takes out of them: under
 * this chance, percent, a price seems to pay for itself that does not, so none is offered.
 */
const leastToWin = 0.5;

/**
 * Every player whose chance to win a tournament is known, the likeliest first.
 * @param own books that the asker can use; none named is any
 */
export function outrightSides(game: Game, own: readonly string[] = []): MarketSide[] {
  const found = game.field && fieldMarket(game.field);
  return [...(found?.players ?? [])].flatMap(([player, quotes]): MarketSide[] => {
    if (quotes.probability < leastToWin) return [];
    const outright = { playerId: playerId(player), player };
    const { books } = quotes;
    const label = `${player} to win`;
    return [
      {
        game,
        market: 'outright',
        selection: 'win',
        outright,
        line: null,
        label,
        books,
        ...priceAt(quotes, own),
      },
    ];
  });
}

/** `over 25.5 points` */
export function propWords(stat: GradedStat, selection: Selection, line: number): string {
  return `${selection} ${line} ${statNames[stat]}`;
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
    case 'win':
      return `${game.home.name} outright`;
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
