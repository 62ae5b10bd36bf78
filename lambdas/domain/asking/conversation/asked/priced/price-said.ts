/** The one price of the last answer: of its bet, or in its words where it had no play ("+234 at bet365, which needs 29.9% to break even"). */
import type { ShownPlay, Turn } from '../../../../../contracts/asking/turn.ts';

const american = /(?<![\d.])[+−-]\d{3,5}(?!\d|\.\d|%)/g;

/** @returns undefined after a play, and where no price was said, or several */
export function priceSaid({ play, said = '' }: Turn): number | undefined {
  const prices = new Set(said.match(american)?.map((price) => Number(price.replace('−', '-'))));
  const [price, ...others] = prices;
  return play || others.length > 0 ? undefined : price;
}

/** @returns American odds of the whole; null if nobody prices it */
export const priceOfPlay = ({ legs, price }: Pick<ShownPlay, 'legs' | 'price'>): number | null =>
  legs.length === 1 ? (legs[0]?.price ?? price) : price;
