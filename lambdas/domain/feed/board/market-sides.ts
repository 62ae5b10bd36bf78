/** The selections of a game's other markets: alternate lines, team totals, and the parts of the game. */
import type { Market } from '../../../contracts/asking/analysis.ts';
import type { Period, TeamSide } from '../../../contracts/feed/markets.ts';
import type { Game } from '../games/game.ts';
import { type GameKey, gameMarkets } from '../markets/game-markets.ts';
import { partWords } from '../markets/leg-words.ts';
import type { MarketPrice, PricedMarket } from '../markets/priced-market.ts';
import { type Consensus, consensusOf } from '../odds/consensus.ts';
import type { Entry } from '../odds/counting.ts';
import { mainEntries, marketOf } from './board.ts';
import { remembering } from './remembering.ts';
import { formatLine, type MarketSide, priceAt, sidesAt } from './sides.ts';

/** The prices of the books that price every side. */
const entriesOf = (prices: readonly MarketPrice[]): Entry[] =>
  prices.flatMap(({ book, at, line, prices: own }) => {
    const known = own.filter((price) => price !== null);
    return known.length === own.length ? [{ book, at, line, prices: known }] : [];
  });

/**
 * @param line for the books at this line only, of a spread the home side's; otherwise the line that most books offer
 * @returns undefined if no book prices every side of the market
 */
export function marketConsensus(
  { markets = [] }: Pick<Game, 'markets'>,
  key: GameKey,
  { team = null, line }: { team?: TeamSide | null | undefined; line?: number | undefined } = {},
): Consensus | undefined {
  const prices = pricesOf(markets, key, team);
  if (!prices) return undefined;
  return rememberMarket(prices, `${line}`, () => {
    const entries = entriesOf(prices);
    return entries.length === 0 ? undefined : consensusOf(entries, line);
  });
}

const pricesOf = (markets: readonly PricedMarket[], key: GameKey, team: TeamSide | null) =>
  markets.find((market) => market.key === key && market.team === team)?.prices;

const rememberMarket = remembering<PricedMarket['prices'], Consensus | undefined>();

/** The main market at another line: at the books whose main line it is, and at those that list it as an alternate. */
export function lineConsensus(game: Game, market: Market, line: number): Consensus | undefined {
  const alternates =
    market === 'moneyline' ? [] : entriesOf(pricesOf(game.markets ?? [], `alternate_${market}`, null) ?? []);
  const main = mainEntries(game, market).filter((entry) => entry.line === line);
  const books = new Set(main.map(({ book }) => book));
  const entries = [...main, ...alternates.filter((entry) => entry.line === line && !books.has(entry.book))];
  return entries.length === 0 ? undefined : consensusOf(entries, line);
}

/**
 * Every side of the markets on a part of the game, or of the team totals of the whole game. A three-way moneyline only where
 * there is no two-way one, or the tie is asked for: the two are different bets.
 * @param line a total, or the spread of either side, that is asked for: offered besides the main line where a book lists it
 */
export function marketSides(
  game: Game,
  { period, line = null, withTie = false }: { period: Period; line?: number | null; withTie?: boolean },
  own: readonly string[] = [],
): MarketSide[] {
  const { markets = [] } = game;
  const twoWay = markets.some(({ key }) => key === `${period}.moneyline`);
  return markets.flatMap(({ key, team }) => {
    const entry = gameMarkets[key];
    const isAlternate = key === 'alternate_spread' || key === 'alternate_total';
    if (entry.period !== period || isAlternate) return [];
    if (key.endsWith('.three_way') ? twoWay && !withTie : withTie) return [];
    const main = marketConsensus(game, key, { team });
    const others =
      line === null || !entry.hasLine
        ? []
        : [...new Set(entry.family === 'spread' ? [line, 0 - line] : [line])].filter(
            (each) => each !== main?.line,
          );
    const found = [main, ...others.map((each) => marketConsensus(game, key, { team, line: each }))];
    return found.flatMap((consensus) => (consensus ? sidesOf(game, key, team, consensus, own) : []));
  });
}

function sidesOf(
  game: Game,
  key: GameKey,
  team: TeamSide | null,
  { line, books, sides }: Consensus,
  own: readonly string[],
): MarketSide[] {
  const { sides: selections, family: market, period } = gameMarkets[key];
  return selections.flatMap((selection, index): MarketSide[] => {
    const quotes = sides[index];
    if (!quotes) return [];
    const ownLine = line !== null && market === 'spread' && selection === 'away' ? 0 - line : line;
    const label = partWords(
      { market, key, period, selection, line: ownLine, ...(team && { team }) },
      { home: game.home.name, away: game.away.name, lineOf: formatLine },
    );
    const side = { game, market, marketKey: key, selection, line: ownLine, label, books };
    return [{ ...side, ...(team && { team }), ...priceAt(quotes, own) }];
  });
}

/**
 * The sides of spreads and totals of the whole game at a line other than the main one, where a counting book lists it.
 * @param line a total, or the spread of either side
 */
export function sidesAtLine(game: Game, line: number, own: readonly string[] = []): MarketSide[] {
  return (['spread', 'total'] as const).flatMap((market) => {
    const main = marketOf(game, market)?.line;
    const lines = market === 'spread' ? [...new Set([line, 0 - line])] : [line];
    return lines.flatMap((each) => {
      const consensus = each === main ? undefined : lineConsensus(game, market, each);
      return consensus ? sidesAt(game, market, consensus, own, `alternate_${market}`) : [];
    });
  });
}
