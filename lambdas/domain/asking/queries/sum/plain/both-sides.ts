/** "What's the vig if both sides are -112": one price that two sides share. */
import type { SumQuery, WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import { hasOnly, pricesIn } from './said.ts';

const ofMargin = / (?:vig|vigorish|juice|margin|overround|hold|book's cut|house edge|rake|cut) /;
const onBoth =
  / (?:(?:both|each|either) (?:sides?|ways?|teams?|of them|one)|each(?= ,| $| side)|apiece|a side|per side|both(?= ,| $| are| at| have)|2 ?way|2 sides) /;
const others = / (?:parlay|legs?|teaser|boost\w*|bet on|pay|win) /;

/** @returns undefined where another figure is named, or a bet */
export function marginOfBoth(said: string): SumQuery | undefined {
  const text = said.replace(/(?<=[+-]\d{3,4})\/(?=[+-]\d{3})/g, ' ');
  const [price, other = price, ...more] = pricesIn(text);
  if (price === undefined || other === undefined || more.length > 0) return undefined;
  if (!ofMargin.test(text) || others.test(text)) return undefined;
  const isOne = pricesIn(text).length === 1;
  if ((isOne && !onBoth.test(text)) || !hasOnly(text.replace(/ 2 ?(?=way|sides)/g, ' '), isOne ? 1 : 2))
    return undefined;
  const at = (value: number): WrittenOdds => ({ format: 'american', value });
  return { ask: 'sum', sum: 'fair_price', sides: [at(price), at(other)] };
}
