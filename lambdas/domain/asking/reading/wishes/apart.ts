/** "Moneyline and over", "favs and overs" are a leg on a winner and one on a total: no leg is on both. */
import type { Reading, WantedMarket, WantedSide } from '../../../../contracts/asking/reading.ts';
import { openWish, withWishes } from './wish.ts';

const isOfWinner = (market: WantedMarket): boolean => market === 'moneyline' || market === 'spread';
const ofTotals: ReadonlySet<WantedSide> = new Set(['over', 'under']);

/** Whether one leg would be on a winner and on a total. */
export const areBoth = ({ markets, sides }: Pick<Reading, 'markets' | 'sides'>): boolean =>
  markets.some(isOfWinner) && !markets.includes('prop') && sides.some((side) => ofTotals.has(side));

/** "Favs and overs": a total is of no favorite. */
const areRoleAndTotal = ({ markets, sides }: Pick<Reading, 'markets' | 'sides'>): boolean =>
  markets.every((market) => market === 'total') &&
  sides.some((side) => side === 'favorite' || side === 'underdog') &&
  sides.some((side) => ofTotals.has(side));

/** @returns the reading as it is, unless it asks for both of one leg, or of two */
export function legsApart(reading: Reading): Reading {
  const { wishes, markets, sides, legs, teams, line, slips, sameGame, eachGame, eachSport } = reading;
  const winners = markets.filter(isOfWinner);
  const others = markets.filter((market) => market !== 'total' && !isOfWinner(market));
  const [side, ...more] = sides.filter((each) => ofTotals.has(each));
  const count = legs?.min ?? 2;
  // Further legs of one game are free; otherwise each of many legs can be on either.
  const isOfTwo = sameGame ? count >= 2 : count <= 2 && (legs?.max ?? 2) >= 2;
  const isOpen = teams.every(({ stance }) => stance === 'avoid') && line === null && slips === undefined;
  const isBoth = (areBoth(reading) || areRoleAndTotal(reading)) && others.length === 0 && more.length === 0;
  if (wishes.length > 0 || !isBoth || side === undefined || !isOfTwo || !isOpen || eachGame || eachSport)
    return reading;
  return withWishes(reading, [
    { ...openWish, markets: winners, sides: sides.filter((each) => each !== side) },
    { ...openWish, markets: ['total'], sides: [side] },
    ...(count > 2 ? [{ ...openWish, count: count - 2 }] : []),
  ]);
}
