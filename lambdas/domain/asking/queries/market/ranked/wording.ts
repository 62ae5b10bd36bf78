/** What a list of a slate is of, in words. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { listed, marketWords, odds } from '../../table/words.ts';
import { rangeWords } from '../board.ts';

/** `Road favorites`, `NFL totals`, `Closest NFL games` */
export function kindOf(query: MarketQuery, sports: string, sport: Sport): string {
  if (isOfEven(query)) return `${sports} games closest to even`;
  const { side, venue, market } = query;
  if (side === null && !query.price && venue === undefined)
    return `${sports} ${marketWords(market === 'total' ? 'total' : 'spread', sport)}s${sizeWords(query)}`;
  const who = side === 'favorite' ? 'favorites' : side === 'underdog' ? 'underdogs' : 'teams';
  return `${sports} ${venue === undefined ? '' : `${venue} `}${who}${within(query)}`;
}

/** What a slate without a row does not have: `an underdog at +300 or longer`. */
export function boundWords(query: MarketQuery, sport: Sport): string {
  const { side, venue, market } = query;
  if (side === null && !query.price && venue === undefined)
    return `a ${marketWords(market === 'total' ? 'total' : 'spread', sport)}${sizeWords(query)}`;
  const who = side === null ? 'team' : side === 'favorite' ? 'favorite' : 'underdog';
  const name = venue === undefined ? who : `${venue} ${who}`;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}${within(query)}`;
}

/** The favorite with the longest price is hardly one. */
export const isOfEven = ({ side, order, market, price, venue, lines }: MarketQuery): boolean =>
  side === 'favorite' && order === 'most' && market === 'moneyline' && !price && !venue && !lines;

function within(query: MarketQuery): string {
  const { price, lines } = query;
  const parts = [priceWords(price), lines ? ` with a spread${rangeWords(query)}` : ''];
  return parts.join('');
}

/** ` at +200 or longer` */
export function priceWords(price: MarketQuery['price']): string {
  const { min = null, max = null } = price ?? {};
  if (min !== null && max !== null) return ` from ${odds(min)} to ${odds(max)}`;
  if (min !== null) return ` at ${odds(min)} or longer`;
  return max === null ? '' : ` at ${odds(max)} or shorter`;
}

const sizeWords = (query: MarketQuery): string =>
  query.sizes ? ` of ${listed(query.sizes.map(String), 'or')}` : rangeWords(query);

/** `, longest price first` */
export function orderOf(query: MarketQuery): string {
  if (isOfEven(query)) return '';
  const { side, order, by, market, sizes, price, venue } = query;
  if (by === 'value') return ', by what the best price costs at the market’s chance';
  if (sizes) return '';
  if (side === null && !price && venue === undefined)
    return order === 'least' ? ', lowest first' : ', highest first';
  const isLongFirst = order === null ? side === 'underdog' : order === 'most';
  if (market === 'spread')
    return isLongFirst === (side === 'underdog') ? ', largest spread first' : ', smallest spread first';
  return isLongFirst ? ', longest price first' : ', shortest price first';
}
