/** What exchanges keep of winnings: their prices count after it, because that is what a bet there pays. */
import { americanToDecimal, decimalToAmerican } from './odds.ts';

/** Percent of winnings, by the book's common spelling; the standard rate for a new customer. Other books keep none. */
const commissions: ReadonlyMap<string, number> = new Map([['Betfair Exchange', 5]]);

/** Percent of winnings that a book keeps; 0 for a book that is no exchange. */
export function commissionOf(book: string): number {
  return commissions.get(book) ?? 0;
}

/** @returns the American price of a bet after the book's commission; null stays null */
export function netPrice<Price extends number | null>(price: Price, book: string): Price | number {
  const rate = commissionOf(book);
  if (price === null || rate === 0) return price;
  return decimalToAmerican(1 + (americanToDecimal(price) - 1) * (1 - rate / 100));
}
