/** The one price in the words of an answer that had no play: "+234 at bet365, which needs 29.9% to break even". */
import type { Turn } from '../../../../../contracts/asking/turn.ts';

const american = /(?<![\d.])[+−-]\d{3,5}(?!\d|\.\d|%)/g;

/** @returns undefined after a play, and where no price was said, or several */
export function priceSaid({ play, said = '' }: Turn): number | undefined {
  const prices = new Set(said.match(american)?.map((price) => Number(price.replace('−', '-'))));
  const [price, ...others] = prices;
  return play || others.length > 0 ? undefined : price;
}
