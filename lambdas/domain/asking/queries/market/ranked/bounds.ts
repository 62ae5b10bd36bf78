/** The prices and the sizes of lines that a list is bounded by: "of -150 or more", "between -110 and -150", "sitting on 3 or 7". */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Term } from '../../table/term.ts';
import type { RankedMeaning } from './words.ts';

export interface Bounds {
  /** Compared by decimal price. */
  readonly price?: NonNullable<MarketQuery['price']>;
  /** Of the size of a line. */
  readonly lines?: NonNullable<MarketQuery['lines']>;
  readonly sizes?: number[];
}

/** Lines are whole or half numbers. */
const half = 0.5;
/** Numbers from here on are prices: "favorites over 150". */
const smallestPrice = 100;

/** @returns undefined for a number that bounds nothing */
export function boundsIn(terms: readonly Term<RankedMeaning>[]): Bounds | undefined {
  const has = (meaning: RankedMeaning) =>
    terms.some((term) => term.kind === 'phrase' && term.meaning === meaning);
  const side = terms.flatMap((term) => (term.kind === 'side' ? [term.side] : []))[0];
  const prices = terms.flatMap((term) => {
    if (term.kind === 'price') return [term.value];
    const isPrice = term.kind === 'number' && term.value >= smallestPrice && side !== undefined;
    return isPrice ? [side === 'favorite' ? 0 - term.value : term.value] : [];
  });
  const numbers = terms.flatMap((term) =>
    term.kind === 'line' || (term.kind === 'number' && (term.value < smallestPrice || side === undefined))
      ? [Math.abs(term.value)]
      : [],
  );
  if (prices.length > 0 && numbers.length > 0) return undefined;
  const [first, second, ...more] = prices.length > 0 ? prices : numbers;
  if (first === undefined) return {};
  if (prices.length > 0) {
    if (more.length > 0) return undefined;
    if (second !== undefined) return has('between') ? { price: byPrice(first, second) } : undefined;
    const price = boundOf(first, has);
    return price && { price };
  }
  if (second !== undefined) {
    const isRange =
      more.length === 0 &&
      has('between') &&
      !terms.some((term) => term.kind === 'between' && term.word === 'or');
    return isRange
      ? { lines: { min: Math.min(first, second), max: Math.max(first, second) } }
      : { sizes: [...new Set([first, second, ...more])].slice(0, 6) };
  }
  if (has('atLeast')) return { lines: { min: first, max: null } };
  if (has('atMost')) return { lines: { min: null, max: first } };
  if (has('above')) return { lines: { min: first + half, max: null } };
  if (has('below')) return { lines: { min: null, max: first - half } };
  return has('sits') ? { sizes: [first] } : undefined;
}

type Has = (meaning: RankedMeaning) => boolean;

/** What the words say of a price. More of a price that is laid is a shorter one, and more of one that is got is a longer one. */
export function boundOf(price: number, has: Has): Bounds['price'] {
  const isMore = has('atLeast') || has('above');
  const isLess = has('atMost') || has('below');
  const isLonger = has('longer') || (price > 0 ? isMore : isLess);
  const isShorter = has('shorter') || (price > 0 ? isLess : isMore);
  if (isLonger === isShorter) return undefined;
  const step = has('above') || has('below') ? 1 : 0;
  if (isLonger) return { min: inRange(price + step), max: null };
  return { min: null, max: inRange(price - step) };
}

/** There is no price between -100 and +100. */
const inRange = (price: number): number => (Math.abs(price) >= 100 ? price : price > 0 ? -101 : 101);

const decimal = (american: number) => (american > 0 ? american / 100 : 100 / -american);
const byPrice = (a: number, b: number) =>
  decimal(a) <= decimal(b) ? { min: a, max: b } : { min: b, max: a };
