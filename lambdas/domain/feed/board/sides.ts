/** The selections of a game: each side of its markets, at the best price among the counting books. */
import type { LegMarket, Market, Selection } from '../../../contracts/asking/analysis.ts';
import { markets } from '../../../contracts/asking/analysis.ts';
import type { TeamSide } from '../../../contracts/feed/markets.ts';
import type { OutrightOf } from '../../../contracts/feed/outright.ts';
import type { Position } from '../../../contracts/feed/positions.ts';
import type { PropOf } from '../../../contracts/feed/props.ts';
import type { Game } from '../games/game.ts';
import { playerId } from '../golf/field.ts';
import { fieldMarket } from '../golf/market.ts';
import type { MarketKey } from '../markets/registry.ts';
import type { Consensus, Quote, SideQuotes } from '../odds/consensus.ts';
import { impliedProbability } from '../odds/odds.ts';
import type { OneSidedChance } from '../odds/one-sided.ts';
import { percentOf } from '../odds/value.ts';
import { positionOfStat } from '../players/position.ts';
import { propWords } from '../players/prop-words.ts';
import { booksOf, marketOf, sidesOf } from './board.ts';
import { type KnownProp, overMarket, propMarket } from './props.ts';

/** One side of one market of a game. */
export interface MarketSide {
  readonly game: Game;
  readonly market: LegMarket;
  /** Of the registry. */
  readonly marketKey: MarketKey;
  /** For team totals only. */
  readonly team?: TeamSide;
  readonly selection: Selection;
  /** For props only. */
  readonly prop?: PropOf;
  /** The player's, for props only; absent if it is not known. */
  readonly position?: Position;
  /** For outrights only. */
  readonly outright?: OutrightOf;
  /** The spread of the selected side, or the number to go over or under; null for a moneyline or an outright. */
  readonly line: number | null;
  /** American odds, the best among the user's books. */
  readonly price: number;
  readonly book: string;
  /** When the price was seen, ISO 8601 in UTC. */
  readonly pricedAt: string;
  /**
   * The market's probability, percent with one decimal; measured on past prices where only this side is priced. Null if that is
   * not measured, and if no book prices every side of a game's market.
   */
  readonly marketProbability: number | null;
  /** For a side that is priced alone: what its chance was measured on, null if it was not. */
  readonly measured?: OneSidedChance | null;
  /** The number of counting books at this line. */
  readonly books: number;
  /** The prices of all counting books for this side; null if no book prices every side. */
  readonly quotes: SideQuotes | null;
  /** The prices at the user's books, best first; at all books if they chose none. */
  readonly own: readonly Quote[];
  /** A better price at a book that the user did not choose; null if there is none. */
  readonly elsewhere: Quote | null;
  /** Whether the price is at one of the user's books; true if they chose none. */
  readonly isOwnBook: boolean;
  /** `Seattle Seahawks -4.5`, `Over 47`, `Boston Celtics moneyline`, `LeBron James over 25.5 points`. */
  readonly label: string;
}

/**
 * Every priced side, at the main line.
 * @param own the books that the user can use, by the feed's names; empty for any
 */
export function pricedSides(game: Game, own: readonly string[] = []): MarketSide[] {
  return markets.flatMap((market) => {
    const consensus = marketOf(game, market);
    return consensus ? sidesAt(game, market, consensus, own) : oneSided(game, market);
  });
}

/** @param marketKey of the registry: the main market, or its alternate lines */
export function sidesAt(
  game: Game,
  market: Market,
  consensus: Consensus,
  own: readonly string[],
  marketKey: MarketKey = market,
): MarketSide[] {
  const { line, books, sides } = consensus;
  return sidesOf(market, game.sport).flatMap((selection, index): MarketSide[] => {
    const quotes = sides[index];
    if (!quotes) return [];
    const ownLine = line === null ? null : market === 'spread' && selection === 'away' ? 0 - line : line;
    const label = labelOf(game, market, selection, ownLine);
    return [{ game, market, marketKey, selection, line: ownLine, label, books, ...priceAt(quotes, own) }];
  });
}

/** The price at which a side is taken, and the prices of the other books. */
export function priceAt(quotes: SideQuotes, own: readonly string[]) {
  const isOwn = ({ book }: Quote) => own.length === 0 || own.some((name) => sameBook(name, book));
  const mine = quotes.all.filter(isOwn);
  const { price, book, at } = mine[0] ?? quotes.best;
  return {
    price,
    book,
    pricedAt: at,
    marketProbability: quotes.probability,
    quotes,
    own: mine,
    elsewhere: mine[0] && quotes.best.price !== price ? quotes.best : null,
    isOwnBook: mine.length > 0,
  };
}

/**
 * Both sides of a prop, at the line that most books offer; where no book prices both, the over.
 * @param own the books that the user can use; empty for any
 * @param at another line, if some book offers it
 * @returns none if no book lists the line
 */
export function propSides(
  game: Game,
  { of, known, prices }: KnownProp,
  own: readonly string[] = [],
  at?: number,
): MarketSide[] {
  const { line = null, books = 0, sides = [] } = propMarket(prices, at) ?? {};
  const position = positionOfStat(of.stat) ?? known.position;
  const ofPlayer = { game, market: 'prop', prop: of, ...(position && { position }) } as const;
  if (line === null) return overSides(ofPlayer, prices, own, at);
  return (['over', 'under'] as const).flatMap((selection, index): MarketSide[] => {
    const quotes = sides[index];
    if (!quotes) return [];
    const label = `${of.player} ${propWords({ stat: of.stat, selection, line })}`;
    const marketKey = `player.${of.stat}` as const;
    return [{ ...ofPlayer, marketKey, selection, line, label, books, ...priceAt(quotes, own) }];
  });
}

/** The over of a prop that is priced alone, with its measured chance. */
function overSides(
  ofPlayer: Pick<MarketSide, 'game' | 'market' | 'position'> & { readonly prop: PropOf },
  prices: KnownProp['prices'],
  own: readonly string[],
  at: number | undefined,
): MarketSide[] {
  const { game, prop: of } = ofPlayer;
  const found = overMarket(prices, { sport: game.sport, stat: of.stat, line: at });
  if (!found) return [];
  const { line, measured, ...quotes } = found;
  const chance = (implied: number) => percentOf(implied * (measured?.ratio ?? 0));
  const implied = quotes.all.map(({ price }) => 100 * impliedProbability(price));
  const range = [chance(Math.min(...implied)), chance(Math.max(...implied))] as const;
  const priced = priceAt({ ...quotes, probability: measured?.chance ?? 0, range }, own);
  const marketKey = `player.${of.stat}` as const;
  const side = { ...ofPlayer, marketKey, selection: 'over', line } as const;
  const label = `${of.player} ${propWords({ stat: of.stat, selection: 'over', line, oneSided: true })}`;
  return [
    {
      ...side,
      ...priced,
      label,
      books: quotes.all.length,
      measured,
      ...(!measured && { marketProbability: null, quotes: null }),
    },
  ];
}

/**
 * The longest prices carry most of a book's margin (the favorite-longshot bias), which de-vigging does not remove.
 * Below this chance in percent, prices can look profitable without being so; they are not offered.
 */
const leastToWin = 0.5;

/**
 * Every player with a known chance to win a tournament, likeliest first.
 * @param own the books that the user can use; empty for any
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
        marketKey: 'outright',
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

const sameBook = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** A market in which no book prices both sides: shown, but its chance is unknown. */
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
              marketKey: market,
              selection,
              line,
              price,
              book,
              pricedAt: at,
              marketProbability: null,
              books: 1,
              quotes: null,
              own: [],
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

/** A spread for display; 0 is a pick’em. */
export function formatLine(line: number): string {
  if (line === 0) return 'pick’em';
  return line > 0 ? `+${line}` : `${line}`;
}
