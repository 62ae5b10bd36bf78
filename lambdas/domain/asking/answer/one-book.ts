/** Prices a bet at one book: a parlay is placed at a single book, so the best prices of several books cannot be had together. */
import type { BookOdds } from '../../../contracts/asking/analysis.ts';
import type { Quote } from '../../feed/odds/consensus.ts';
import { decimalToAmerican, formatAmerican, parlayDecimal } from '../../feed/odds/odds.ts';
import { type Candidate, takenAt } from './candidate.ts';

/** The price of each leg at one book, in the order of the legs. */
interface Offered {
  readonly book: string;
  readonly quotes: readonly Quote[];
  /** The decimal price of all legs together. */
  readonly decimal: number;
}

/**
 * The legs at the book that pays most for all of them: one of the user's books if one lists them all, otherwise any.
 * @returns the legs with that book's prices; null if no book lists them all
 */
export function atOneBook(legs: readonly Candidate[]): Candidate[] | null {
  const [best] = [...offeredAt(legs, ({ own }) => own), ...offeredAt(legs, allOf)];
  if (!best) return null;
  const isParlay = legs.length > 1;
  return legs.map((leg, index) => ({
    ...takenAt(leg, best.quotes[index]),
    // What other books pay matters for the whole only.
    ...(isParlay && { elsewhere: null }),
  }));
}

/** What the other books that list all legs pay, best first. */
export function elsewhereOf(legs: readonly Candidate[]): BookOdds[] {
  return offeredAt(legs, allOf)
    .filter(({ book }) => book !== legs[0]?.book)
    .map(({ book, decimal }) => ({ book, odds: formatAmerican(decimalToAmerican(decimal)) }));
}

/** Whether some book lists these legs; a search can stop where none does. */
export function areAtOneBook([first, ...others]: readonly Candidate[]): boolean {
  return !first || allOf(first).some(({ book }) => others.every((leg) => quoteAt(leg, book, allOf)));
}

/** The books that list a leg. */
export const bookNames = (leg: Candidate): string[] => allOf(leg).map(({ book }) => book);

type QuotesOf = (leg: Candidate) => readonly Quote[];

const allOf: QuotesOf = ({ quotes, own }) => quotes?.all ?? own;

const quoteAt = (leg: Candidate, book: string, quotesOf: QuotesOf) =>
  quotesOf(leg).find((quote) => quote.book === book);

/** The books that list every leg, the one that pays most first. */
function offeredAt(legs: readonly Candidate[], quotesOf: QuotesOf): Offered[] {
  const [first] = legs;
  if (!first) return [];
  return quotesOf(first)
    .flatMap(({ book }): Offered[] => {
      const quotes = legs.flatMap((leg) => quoteAt(leg, book, quotesOf) ?? []);
      if (quotes.length < legs.length) return [];
      return [{ book, quotes, decimal: parlayDecimal(quotes.map(({ price }) => price)) }];
    })
    .sort((a, b) => b.decimal - a.decimal || a.book.localeCompare(b.book, 'en'));
}
