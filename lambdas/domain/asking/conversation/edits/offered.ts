/** A price or a rate against the one that was just worked out: "somebody is offering +140 on the dog", "so if I hit 6 of 10 on those". */
import type { SumQuery, WrittenOdds } from '../../../../contracts/asking/queries/sum.ts';
import { decimalOf } from '../../../feed/odds/formats.ts';
import { chanceIn } from '../../queries/parts/figures.ts';
import { oddsOf } from '../../queries/reading/figures.ts';
import type { Masked } from './masked.ts';

const ofUnderdog = /\b(?:dogs?|underdogs?|plus side|long ?shot)\b/;
const ofFavorite = /\b(?:favou?rites?|favs?|faves?|chalk|minus side)\b/;
const aroundPrice =
  /^(?:(?:and|so|ok|but|what|whats|what's|about|if|somebody|someone|my|a|the|another|other|one|book|place|guy|friend|is|has|have|got|getting|get|can|could|i|they|they're|it|it's|its|see|saw|found|offers?|offering|giving|paying|pays|listing|priced|at|for|me|on|dogs?|underdogs?|favou?rites?|favs?|side|take|taking|bet) )*A(?: (?:on|for|the|dogs?|underdogs?|favou?rites?|favs?|faves?|chalk|plus|minus|side|instead|elsewhere|somewhere|is|it|that|this|worth|worthwhile|value|good|long|run|term|in|over|ev|a|an|edge|any|taking|bet|price|profitable|then|so|do|i|take|should|or|not|at|another|book|would|be|there|now))*$/;

/** @returns undefined if the side or the price is not told, or it says something else */
export function offeredPrice(last: SumQuery, { text, figures }: Masked): SumQuery | undefined {
  if (last.sum !== 'fair_price' || last.sides.length !== 2) return undefined;
  const [odds, ...more] = figures.map(oddsOf);
  if (!odds || more.length > 0 || !aroundPrice.test(text)) return undefined;
  const isUnderdog = ofUnderdog.test(text);
  if (isUnderdog === ofFavorite.test(text)) return undefined;
  const chances = last.sides.map((side: WrittenOdds) => 1 / decimalOf(side));
  const whole = chances.reduce((sum, each) => sum + each, 0);
  const chance = (isUnderdog ? Math.min(...chances) : Math.max(...chances)) / whole;
  return { ask: 'sum', sum: 'expected_value', odds, chance, stake: null };
}

const rate =
  /\b(?:hit|win|cash|get|go|went|hitting|winning|won|land|make|am|im|i'm|at|if|like|about) (?:like |about |around |maybe )*(\d{1,3} ?(?:of|out of|in|for|\/) ?(?:every )?\d{1,3}|\d{1,2}(?:\.\d+)? ?(?:%|percent|pct))(?! ?(?:bucks|dollars))/i;

/** @returns undefined for a sum without a price, and where no rate is named */
export function atRate(prompt: string, last: SumQuery): SumQuery | undefined {
  if (last.sum !== 'convert' && last.sum !== 'break_even' && last.sum !== 'payout') return undefined;
  const [words = '', said] = rate.exec(prompt) ?? [];
  const chance = said === undefined ? undefined : chanceIn(said.replace(/ for /, ' of '));
  if (chance === undefined || /\d/.test(prompt.replace(words, ' '))) return undefined;
  const stake = last.sum === 'payout' ? last.stake : null;
  return { ask: 'sum', sum: 'expected_value', odds: last.odds, chance, stake };
}
