/** The list that was shown in another order: "sort them from highest to lowest", "lowest first", "who has the highest one". */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { bareOf } from '../../asked/around.ts';

const lead =
  '(?:(?:and|so|now|can|could|you|please|just|show|give|list|put|sort|order|rank|arrange|organize|organise|reorder|re-order|sorted|ordered|ranked|me|us|them|those|these|it|that|this|the|list|lines?|props?|numbers?|players?|totals?|spreads?|games?|in|by|from|with|order|size|line|number|total|spread|again|instead) )*';
const high = '(?:highest|high|biggest|big|largest|large|most|greatest|top)';
const low = '(?:lowest|low|smallest|small|least|fewest|bottom)';
const tail =
  '(?: (?:please|instead|now|first|order|by|the|line|number|total|spread|size|on top|at the top|to the top))*';
const falling = new RegExp(
  `^${lead}(?:${high} (?:to|->|down to) ${low}|${high} (?:first|on top|at the top|to the top)|descending(?: order)?|top to bottom|top down)${tail}$`,
);
const rising = new RegExp(
  `^${lead}(?:${low} (?:to|->|up to) ${high}|${low} (?:first|on top|at the top|to the top)|ascending(?: order)?|bottom to top|bottom up)${tail}$`,
);

const ofOne =
  '(?: (?:one|lines?|numbers?|of (?:them|those|these|the (?:bunch|lot|group))|there|on the list))*';
/** "Who has the highest one", of a list of players. */
const which = (size: string) =>
  new RegExp(
    `^(?:(?:and|so|ok) )*(?:(?:who|which|whose|what)(?: (?:player|one|guy|line))?(?:'s| is| has| has got|'s got)?) (?:the )?${size}${ofOne}$`,
  );
const [highest, lowest] = [which(high), which(low)];

/** @returns undefined if it asks for something else, or if what was shown has no order */
export function sortedPrices(prompt: string, last: MarketQuery): MarketQuery | undefined {
  const text = bareOf(prompt).replace(/[?!.,]+(?= |$)/g, '');
  const isList = last.topic === 'player_lines';
  const isFalling = falling.test(text) || (isList && highest.test(text));
  if (!isFalling && !rising.test(text) && !(isList && lowest.test(text))) return undefined;
  const order = isFalling ? 'most' : 'least';
  const isOfStat = isList && last.stat !== null && last.players.length !== 1;
  const isOfLines = last.topic === 'board' && (last.market === 'total' || last.market === 'spread');
  return isOfStat || isOfLines ? { ...last, order, limit: all } : undefined;
}
/** Rows of a list: what was shown stays whole. */
const all = 30;
