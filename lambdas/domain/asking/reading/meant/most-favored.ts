/** The biggest favorite on the spread is the one that gives the most points, whatever its price: all spreads are about even. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';

const bySize =
  /\b(?:biggest|largest|heaviest|hugest|widest|strongest|smallest|slightest|tightest|heavy|huge|big) (?:nfl |nba |nhl |mlb |home |road )*(?:favou?rites?|favs?|underdogs?|dogs?)\b|\b(?:favou?red|laying|giving|win) (?:by )?the most\b/i;
const byPrice = /\b(?:odds|price[ds]?|priced|payout|likel\w+|chance)\b/i;

type Ordered = Pick<LegWish, 'order' | 'markets' | 'sides'>;

/** @returns the reading with the favorites of spreads by their points; unchanged where the prices are meant */
export function withMostFavored(reading: Reading, prompt: string): Reading {
  if (!bySize.test(prompt) || byPrice.test(prompt)) return reading;
  const wishes = reading.wishes.map(byPoints);
  return { ...byPoints(reading), wishes };
}

function byPoints<Of extends Ordered>(of: Of): Of {
  const { order, markets, sides } = of;
  const isOfSpread = markets.length > 0 && markets.every((market) => market === 'spread');
  const isFavorite = sides.includes('favorite');
  if (!isOfSpread || isFavorite === sides.includes('underdog')) return of;
  if (order !== 'likeliest' && order !== 'longest') return of;
  const isMost = (order === 'likeliest') === isFavorite;
  return { ...of, order: isMost ? 'highest_line' : 'lowest_line' };
}
