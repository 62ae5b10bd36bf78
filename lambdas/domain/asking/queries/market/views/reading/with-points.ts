/** "How much would the Buccaneers cost with 10.5 points": the price of a team at a spread that is told in words. */
import type { MarketQuery } from '../../../../../../contracts/asking/queries/board.ts';
import type { Known } from '../../../table/terms.ts';
import { readMarket } from '../../read.ts';

const asks = '(?:how much|what(?: price| odds)?)';
const line = '(?<line>\\d{1,2}(?:\\.5)?)(?: points?| pts)?';
const gets = '(?<gets>with|getting|plus|receiving|taking|giving|laying|minus|[+-])';
const of = '(?<team>[\\w. ]{3,30}?)';
const close = '(?: (?:right now|now|today|tonight|me))?\\W*$';
const forms: readonly RegExp[] = [
  new RegExp(
    `^\\W*${asks} (?:would|do|does|will|should) ${of} (?:cost|pay)(?: me)? (?:at )?${gets} ?${line}${close}`,
    'i',
  ),
  new RegExp(
    `^\\W*${asks} (?:would|do|does|will|should) ${of} (?:at )?${gets} ?${line} (?:cost|pay)${close}`,
    'i',
  ),
  new RegExp(
    `^\\W*${asks} (?:(?:would|do|does|will|should|is) )?(?:it (?:cost|be)|the (?:price|cost)|(?:i|you|we) (?:pay|be paying))(?: me)? (?:of |for |to )?(?:(?:take|get|bet|back|have|buy)(?:ing)? )?${of} (?:at )?${gets} ?${line}${close}`,
    'i',
  ),
];
const giving = /^(?:giving|laying|minus|-)$/i;

/** @returns undefined for any other question, and where more than a team and its line is named */
export function readWithPoints(prompt: string, known: Known): MarketQuery | undefined {
  for (const form of forms) {
    const { team, gets: said = '', line: number = '' } = form.exec(prompt)?.groups ?? {};
    if (team === undefined) continue;
    const query = readMarket(`price on ${team} ${giving.test(said) ? '-' : '+'}${number}`, known);
    const isOne = query?.teams.length === 1 && query.market === 'spread' && query.line !== null;
    if (isOne && query.topic === 'books') return { ...query, topic: 'best_price' };
  }
  return undefined;
}
