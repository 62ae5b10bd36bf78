/** What is said of a slip with legs of one game: its price, what its book does with a void leg, and what it paid. */
import type { Entities, Leg } from '../../../contracts/asking/analysis.ts';
import type { LegResult } from '../../feed/games/settlement.ts';
import { plural } from '../../platform/format.ts';
import { bookOfPick } from './leg.ts';

/** In place of a price that only the owner of the slip can know. */
export const priceNotEntered = 'Price not entered yet';

/**
 * What a book does when a leg of a same-game parlay is void or pushed. Only the books whose rule we have read are named:
 * DraftKings' house rules, which differ in Ontario, and FanDuel's of 2021.
 */
const voidRules: Readonly<Record<string, string>> = {
  DraftKings: 'DraftKings re-prices the other legs where it can; in Ontario it voids the whole slip.',
  FanDuel: 'FanDuel re-prices the other legs.',
};

/** @returns one or two sentences on a void or pushed leg at the book of a slip */
export function voidRuleWords(slip: Pick<Entities, 'book' | 'legs'>): string {
  const book = bookOfPick(slip);
  const rule = voidRules[book];
  const start = 'If a leg is void or pushed:';
  if (rule) return `${start} ${rule}`;
  return `${start} some books re-price the other legs, some refund the slip. Check ${book === '' ? 'your book' : book}’s rules first.`;
}

/** `One leg void. DraftKings re-prices, some books refund: what did yours pay?` */
export function paymentQuestion(results: readonly LegResult[]): string {
  const gone = results.filter((result) => result === 'void' || result === 'push');
  const pushed = gone.filter((result) => result === 'push').length;
  const count = gone.length === 1 ? 'One leg' : plural(gone.length, 'leg');
  const what = pushed === 0 ? 'void' : pushed === gone.length ? 'pushed' : 'void or pushed';
  return `${count} ${what}. DraftKings re-prices, some books refund: what did yours pay?`;
}

/** Measured on 458 props of the NFL in 2023 whose players were listed questionable; of the others 4.5% were void. */
const questionableWords = '1 in 7 such props was void in 2023';

/** @returns `Travis Kelce is listed questionable: 1 in 7 such props was void in 2023.`; undefined if nobody is */
export function questionableNote(legs: readonly Leg[]): string | undefined {
  const listed = legs.flatMap(({ sport, prop, questionable }) =>
    sport === 'NFL' && prop && questionable ? [prop.player] : [],
  );
  const names = [...new Set(listed)];
  if (names.length === 0) return undefined;
  const who = new Intl.ListFormat('en-US').format(names);
  return `${who} ${names.length === 1 ? 'is' : 'are'} listed questionable: ${questionableWords}.`;
}
