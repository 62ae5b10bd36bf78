/** "One NFL one NBA one NHL, favorites under -200": what is said after a list of nothing but sports holds for each of them. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { termsOf, withWishes } from './wish.ts';

const isOnlySport = (wish: LegWish): boolean => Object.keys(termsOf(wish)).join() === 'sports';
/** Terms of a leg wherever it is. */
const ofAnySport = new Set(['markets', 'sides', 'price', 'legChance', 'order', 'days', 'starts']);
const isOfAnySport = (wish: LegWish): boolean => {
  const terms = Object.keys(termsOf(wish));
  return wish.count === 1 && terms.length > 0 && terms.every((term) => ofAnySport.has(term));
};

export function lastForAll(reading: Reading): Reading {
  const last = reading.wishes.at(-1);
  const listed = reading.wishes.slice(0, -1);
  if (!last || listed.length < 2 || !listed.every(isOnlySport) || !isOfAnySport(last)) return reading;
  return withWishes(
    reading,
    listed.map(({ count, sports }) => ({ ...last, count, sports })),
  );
}
