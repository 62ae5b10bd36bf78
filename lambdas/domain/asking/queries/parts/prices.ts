/** The prices, the stake and the book that a question names beside its bets. */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { priceOfWin } from '../../../feed/odds/odds.ts';
import { leagueDay } from '../../../platform/calendar.ts';
import { bookCalled } from '../../reading/names/books.ts';
import type { Context } from '../../reading/read.ts';
import { slotsOf } from '../find/reading/slots.ts';
import { daysOn } from '../table/say.ts';
import { type Asked, ofRole } from './asked.ts';
import { americanIn, dollarsIn, isReturned } from './figures.ts';

export interface Priced {
  readonly legs: NamedBet[];
  /** Of all legs together, or of the only one. */
  readonly price: number | null;
}

/** Bets with the prices that are named. @returns undefined for prices that cannot be told apart */
export function pricedLegs(bets: readonly NamedBet[], asked: Asked): Priced | undefined {
  const prices = ofRole(asked, 'price').map((span) => ({ span, price: americanIn(span.words) }));
  const whole = wholePrice(asked);
  if (whole === undefined || prices.some(({ price }) => price === undefined)) return undefined;
  const values = prices.map(({ price = null }) => price);
  if (bets.length === 1) {
    const [price = whole, ...others] = values;
    return others.length > 0 ? undefined : { legs: [...bets], price };
  }
  // "Avalanche -271, 3 picks, odds +247": the last is that of all of them.
  if (values.length === bets.length + 1)
    return {
      legs: bets.map((bet, at) => ({ ...bet, price: values[at] ?? null })),
      price: values.at(-1) ?? null,
    };
  if (values.length === bets.length)
    return { legs: bets.map((bet, at) => ({ ...bet, price: values[at] ?? null })), price: whole };
  if (values.length === 0) return { legs: [...bets], price: whole };
  const own = ofLegs(bets, asked);
  if (own && whole === null) return { legs: own, price: null };
  // One price behind several legs is that of all of them.
  const [price = null, ...others] = values;
  return others.length === 0 && whole === null ? { legs: [...bets], price } : undefined;
}

/**
 * "Jokic 25+, Celtics -10.5 (-108), Lakers ml": a price before the last leg is of the leg that it stands behind.
 * @returns undefined where one may be of all of them
 */
function ofLegs(bets: readonly NamedBet[], asked: Asked): NamedBet[] | undefined {
  const starts = [
    ...Map.groupBy(
      asked.spans.filter(({ leg, role }) => leg !== null && role !== 'price'),
      ({ leg }) => leg,
    ).values(),
  ].flatMap(([first]) => (first ? [first.tokens[0]] : []));
  if (starts.length !== bets.length || starts.some((start, at) => start < (starts[at - 1] ?? 0)))
    return undefined;
  const legs = [...bets];
  for (const span of ofRole(asked, 'price')) {
    const at = starts.findLastIndex((start) => start < span.tokens[0]);
    const [bet, price] = [legs[at], americanIn(span.words)];
    if (!bet || price === undefined || bet.price !== null) return undefined;
    // Behind the last leg it is of all of them, unless no parlay pays so little.
    if (at === legs.length - 1 && (price > 0 || bet.line === null)) return undefined;
    legs[at] = { ...bet, price };
  }
  return legs;
}

/** The price of the whole, or that of a stake and what it wins; null without one. @returns undefined where it cannot be read */
function wholePrice(asked: Asked): number | null | undefined {
  const [payout, ...others] = ofRole(asked, 'payout');
  if (!payout) return null;
  if (others.length > 0) return undefined;
  const stake = stakeIn(asked);
  if (/^[+-]\d{3,}/.test(payout.words)) return americanIn(payout.words);
  // "Stake 20.00" is no price of the whole.
  if (stake === undefined) return /\bto\b|\/|x\b|times/i.test(payout.words) ? americanIn(payout.words) : null;
  const won = dollarsIn(payout.words);
  if (won === undefined) return undefined;
  return priceOfWin(stake, isReturned(asked.prompt, payout.words) ? won - stake : won) ?? undefined;
}

/** Dollars; undefined for units, or without a stake. */
export function stakeIn(asked: Asked): number | undefined {
  const [stake] = ofRole(asked, 'stake');
  return stake && dollarsIn(stake.words);
}

/** The days that are told of the games; nothing for any, or where they cannot be read. */
export function daysIn(asked: Asked, { selectedSport, teams, players, roster, now }: Context) {
  const words = ofRole(asked, 'when')
    .map((span) => span.words)
    .join(' , ');
  const today = leagueDay(now);
  const { days } = slotsOf(words, { selectedSport, teams, players, roster, today });
  return daysOn(days, today);
}

/** Null for none, or for several. */
export const bookIn = (asked: Asked): string | null => {
  const [book, ...others] = ofRole(asked, 'book').map(({ words }) => bookCalled(words.toLowerCase()));
  return others.length === 0 ? (book ?? null) : null;
};
