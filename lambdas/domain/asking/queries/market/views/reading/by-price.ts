/** "Who is the shortest-priced favorite tonight": the favorite or the underdog at the end of the board, in words that its reader has. */
import type { MarketQuery } from '../../../../../../contracts/asking/queries/board.ts';
import type { Known } from '../../../table/terms.ts';
import { readMarket } from '../../read.ts';

const price = '(?:price|prices|odds|moneyline|moneyline odds|money line)';
const of = (end: string, side: string) =>
  new RegExp(
    `\\b${end}[- ](?:priced?|odds) ${side}s?\\b|\\b${side}s?(?: team)? (?:with|at|has|having) the ${end} ${price}\\b`,
    'i',
  );
const forms: readonly (readonly [RegExp, string])[] = [
  [of('(?:shortest|lowest|steepest)', 'favou?rite'), 'biggest favorite'],
  [of('(?:longest|highest|biggest)', '(?:underdog|outsider|dog)'), 'biggest underdog'],
];
const asks = /^\W*(?:who|which|what|show|name|tell me)\b/i;

export function readByPrice(prompt: string, known: Known): MarketQuery | undefined {
  if (!asks.test(prompt)) return undefined;
  const found = forms.find(([form]) => form.test(prompt));
  if (!found) return undefined;
  const query = readMarket(prompt.replace(found[0], found[1]), known);
  return query?.topic === 'board' ? query : undefined;
}
