/**
 * The consensus of the books on the winner of a tournament. Each book's whole field is one market, whose margin is
 * removed by the multiplicative method; a player's chance is the median of the books' logits, as in every other market.
 */
import { type Consensus, type Quote, rankedQuotes, type SideQuotes } from '../odds/consensus.ts';
import { median } from '../odds/counting.ts';
import { americanToDecimal, impliedProbability } from '../odds/odds.ts';
import { percentOf } from '../odds/value.ts';
import type { Field, FieldBook } from './field.ts';

/** A book with fewer players lists only favorites. One whose probabilities add up to less than 1 is incomplete too. */
const fewestPlayers = 20;
/** A book this far behind the newest price may have stopped taking bets. */
const staleMs = 30 * 60_000;
/**
 * A price that pays more than this multiple of the others' median is a mistake if two others agree within the multiple.
 */
const outlierTimes = 2;

export interface FieldMarket {
  /** The number of books that price the whole field. */
  readonly books: number;
  readonly players: ReadonlyMap<string, SideQuotes & { readonly books: number }>;
}

interface Share extends Quote {
  /** The book's own chance for the player, 0 to 1. */
  readonly fair: number;
}

/** @returns undefined if no book prices the whole field */
export function fieldMarket({ players, books }: Field): FieldMarket | undefined {
  const newest = Math.max(...books.map(({ at }) => Date.parse(at)));
  const counting = books.filter((book) => newest - Date.parse(book.at) <= staleMs && isWhole(book));
  if (counting.length === 0) return undefined;
  const byPlayer = players.map((_, index) =>
    withoutOutlier(counting.flatMap((book) => shareOf(book, index))),
  );
  const shares = byPlayer.map((own) => (own.length === 0 ? 0 : middleOf(own)));
  const sum = shares.reduce((total, share) => total + share, 0);
  return {
    books: counting.length,
    players: new Map(
      players.flatMap((player, index) => {
        const own = byPlayer[index] ?? [];
        const quotes = quotesOf(own, (100 * (shares[index] ?? 0)) / sum);
        return quotes ? [[player, { ...quotes, books: own.length }] as const] : [];
      }),
    ),
  };
}

/** The market of one player. @returns undefined if the player is not priced */
export function playerMarket(field: Field, player: string): Consensus | undefined {
  const quotes = fieldMarket(field)?.players.get(player);
  return quotes && { line: null, books: quotes.books, sides: [quotes] };
}

function isWhole({ prices }: FieldBook): boolean {
  const known = prices.filter((price) => price !== null);
  return known.length >= fewestPlayers && overround(known) >= 1;
}

function overround(prices: readonly number[]): number {
  return prices.reduce((sum, price) => sum + impliedProbability(price), 0);
}

function shareOf({ book, at, prices }: FieldBook, index: number): Share[] {
  const price = prices[index] ?? null;
  if (price === null) return [];
  const fair = impliedProbability(price) / overround(prices.filter((each) => each !== null));
  return [{ book, at, price, fair }];
}

/** Compares payouts, because long prices hardly differ in percentage points. */
function withoutOutlier(shares: readonly Share[]): readonly Share[] {
  return shares.filter((share) => {
    const others = shares
      .filter((other) => other !== share)
      .map(({ price }) => americanToDecimal(price))
      .sort((a, b) => a - b);
    if (others.length < 2) return true;
    const spread = (others.at(-1) ?? 1) / (others[0] ?? 1);
    return spread > outlierTimes || americanToDecimal(share.price) <= outlierTimes * median(others);
  });
}

function middleOf(shares: readonly Share[]): number {
  const logits = shares.map(({ fair }) => Math.log(fair / (1 - fair))).sort((a, b) => a - b);
  return 1 / (1 + Math.exp(-median(logits)));
}

/** @param percent the player's chance */
function quotesOf(shares: readonly Share[], percent: number): SideQuotes | undefined {
  const quotes = rankedQuotes(shares.map(({ book, at, price }) => ({ book, at, price })));
  if (!quotes) return undefined;
  const own = shares.map(({ fair }) => 100 * fair);
  return {
    ...quotes,
    probability: percentOf(percent),
    range: [percentOf(Math.min(...own)), percentOf(Math.max(...own))],
  };
}
