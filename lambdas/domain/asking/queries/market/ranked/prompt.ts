/** A list of a slate as a chip, and as a prompt that reads back. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { startsWords } from '../../../reading/terms/wishes/starts.ts';
import { aboutParts, aboutWords } from '../../table/say.ts';

export const rankedLabel = (query: MarketQuery): string =>
  [
    ...aboutParts(query),
    query.starts ? `starts ${startsWords(query.starts)}` : '',
    query.limit === undefined ? '' : `top ${query.limit}`,
    whatOf(query),
  ]
    .filter((part) => part !== '')
    .join(' · ');

export function rankedPrompt(query: MarketQuery): string {
  const { limit, starts } = query;
  const count = limit === undefined ? '' : `${limit} `;
  const when = starts ? ` starting ${startsWords(starts)}` : '';
  return `List the ${count}${whatOf(query)} for${aboutWords(query)}${when}`;
}

/** `heaviest road favorites at -150 or shorter by value`, `highest totals`, `spreads of exactly 3 or 7` */
function whatOf(query: MarketQuery): string {
  const { side, price, venue, by, market } = query;
  if (side === null && !price && venue === undefined) return linesOf(query);
  const who = side === 'favorite' ? 'favorites' : side === 'underdog' ? 'underdogs' : 'teams';
  const spread = market === 'spread' ? ` by spread${rangeOf(query.lines)}` : '';
  return `${sizeOf(query)}${venue === undefined ? '' : `${venue} `}${who}${priceOf(price)}${spread}${by ? ' by value' : ''}`;
}

const sizeOf = ({ side, order }: MarketQuery): string => {
  if (order === null || side === null) return '';
  if (side === 'favorite') return order === 'least' ? 'heaviest ' : 'smallest ';
  return order === 'most' ? 'biggest ' : 'smallest ';
};

function linesOf({ order, bothEnds, sizes, market, lines }: MarketQuery): string {
  const kind = `${market === 'total' ? 'total' : 'spread'}s`;
  if (sizes) return `${kind} of exactly ${sizes.join(' or ')}`;
  if (bothEnds) return `highest and lowest ${kind}`;
  const size = order === null ? '' : order === 'most' ? 'highest ' : 'lowest ';
  return `${size}${kind}${rangeOf(lines)}`;
}

function rangeOf(lines: MarketQuery['lines']): string {
  const { min = null, max = null } = lines ?? {};
  if (min !== null && max !== null) return ` from ${min} to ${max}`;
  if (min !== null) return ` of at least ${min}`;
  return max === null ? '' : ` of at most ${max}`;
}

const signed = (price: number): string => (price > 0 ? `+${price}` : `${price}`);

function priceOf(price: MarketQuery['price']): string {
  const { min = null, max = null } = price ?? {};
  if (min !== null && max !== null) return ` from ${signed(min)} to ${signed(max)}`;
  if (min !== null) return ` at ${signed(min)} or longer`;
  return max === null ? '' : ` at ${signed(max)} or shorter`;
}
