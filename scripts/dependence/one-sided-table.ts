/** The table of what one-sided prices came in: by kind of bet, for medians over the sources and for single books. */
import { median } from '../../lambdas/domain/feed/odds/counting.ts';
import { impliedProbability } from '../../lambdas/domain/feed/odds/odds.ts';
import type {
  OneSidedBand,
  OneSidedKind,
  OneSidedTable,
} from '../../lambdas/domain/feed/odds/one-sided-kind.ts';

/** All prices of one side of one player's bet, with its result. */
export interface OneSidedPrices {
  /** `NFL touchdowns 1+`, as `oneSidedKind` makes it. */
  readonly kind: string;
  readonly season: string;
  /** Results of one game are not independent. */
  readonly game: string;
  /** American odds by the feed's common spelling of a book; a source that names no book has a name of its own. */
  readonly prices: ReadonlyMap<string, number>;
  readonly won: boolean;
}

/** Lower ends of the bands of the implied chance, percent. */
const edges = [0, 2, 5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90] as const;

/** A band counts from this many results with this many winners on, the rule of `domain/feed/odds/one-sided.ts`. */
const least = { results: 200, winners: 40 } as const;

interface Result {
  /** Percent. */
  readonly implied: number;
  readonly won: boolean;
  readonly game: string;
}

/**
 * @param books those whose own prices are kept, for bets that one of them lists alone
 * @returns kinds in alphabetical order, without those that no band counts of
 */
export function oneSidedTableOf(all: readonly OneSidedPrices[], books: readonly string[]): OneSidedTable {
  const kinds = [...Map.groupBy(all, ({ kind }) => kind)].sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(
    kinds.flatMap(([kind, own]): [string, OneSidedKind][] => {
      const bands = bandsOf(own.map((each) => resultOf(each, [...each.prices.values()])));
      if (bands.length === 0) return [];
      const ofBooks = books.flatMap((book): [string, OneSidedBand[]][] => {
        const priced = own.flatMap((each) => {
          const price = each.prices.get(book);
          return price === undefined ? [] : [resultOf(each, [price])];
        });
        const found = bandsOf(priced);
        return found.length > 0 ? [[book, found]] : [];
      });
      return [[kind, { season: own[0]?.season ?? '', median: bands, books: Object.fromEntries(ofBooks) }]];
    }),
  );
}

function resultOf({ won, game }: OneSidedPrices, prices: readonly number[]): Result {
  const implied = prices.map((price) => 100 * impliedProbability(price)).sort((a, b) => a - b);
  return { implied: median(implied), won, game };
}

function bandsOf(results: readonly Result[]): OneSidedBand[] {
  return edges.flatMap((from, index) => {
    const to = edges[index + 1] ?? 100;
    const own = results.filter(({ implied }) => from <= implied && implied < to);
    const winners = own.filter(({ won }) => won).length;
    if (own.length < least.results || winners < least.winners) return [];
    const whole = own.reduce((sum, { implied }) => sum + implied, 0);
    return [[from, to, own.length, winners, round(whole / own.length, 2), round(errorOf(own), 3)]];
  });
}

/** The standard error of what came in over what was implied, with the results of a game taken together. */
function errorOf(results: readonly Result[]): number {
  const whole = results.reduce((sum, { implied }) => sum + implied, 0);
  const ratio = (100 * results.filter(({ won }) => won).length) / whole;
  const squares = [...Map.groupBy(results, ({ game }) => game).values()].map(
    (own) => own.reduce((sum, { won, implied }) => sum + (won ? 100 : 0) - ratio * implied, 0) ** 2,
  );
  return Math.sqrt(squares.reduce((sum, each) => sum + each, 0)) / whole;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
