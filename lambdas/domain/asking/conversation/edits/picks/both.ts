/** "Can I put both in one bet": what was compared, as legs of one slip. */
import type { CompareQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { LegWish } from '../../../../../contracts/asking/reading.ts';
import { emptyReading } from '../../../reading/draft.ts';
import { settled } from '../../../reading/settle.ts';
import { openWish, withWishes } from '../../../reading/wishes/wish.ts';
import { bareOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';

const lead =
  "(?:(?:ok|okay|so|then|and|but|just|well|you|u|can|could|would|please|alright|cool|now|if|i|we|what if|let'?s|lets) )*";
const together = new RegExp(
  `^${lead}(?:(?:i|we|it|to|put|parlay|combine|play|bet|take|do|have|get|use|throw|make|go with|ride|want|wanna|like|roll) )*(?:both|them|em|those|these|the two|both of (?:them|those|these)|them both|the pair)(?: (?:guys|players|of them|legs))*(?: (?:together|in(?:to)? (?:one|a|the same|a single) (?:bet|parlay|slip|ticket|sgp|same[- ]game parlay)|as (?:a|one) (?:parlay|bet)|a parlay|parlayed|in one|as one))+(?: (?:please|then|instead|tonight|today))*$|^${lead}(?:parlay|combine) (?:both|them|em|those|these|the two)(?: (?:of (?:them|those|these)|both|together|up|guys|players))*(?: (?:please|then|instead|tonight|today))*$`,
);

const both =
  '(?:(?:the )?(?:both|two)(?: of (?:them|those|these))?|them(?: both)?|those(?: two)?|these(?: two)?|the pair)(?: (?:players|guys|bets|legs|teams))?';
const asOne =
  '(?:together|combined|in (?:one|a|the same) (?:parlay|bet|slip|ticket)|as (?:a|one) (?:parlay|bet)|parlayed|if (?:i|you|we) (?:parlay|combine) (?:them|those|both|the two))';
/** "What would both of them pay together", "the odds on both of them scoring". */
const priced = [
  `${lead}(?:what|how much|how|what'?s the (?:price|payout|odds)) (?:would|do|does|will|can|could|did|if|for|of|on|is|are) (?:a parlay (?:of|with|on) )?${both}(?: (?:pay|pays|paying|get me|return|win|be|to (?:score|hit|win)|scoring|hitting|winning|priced|worth|cost|at))*(?: out)? ${asOne}`,
  `${lead}(?:what|how much) (?:would|does|do|will|could) (?:a |the )?(?:parlay|combo|combination|double|two[- ]legger|2[- ]legger)(?: (?:of|with|on) ${both})? (?:pay|be|return|get me|come to|be worth)(?: out)?`,
  `${lead}(?:what(?:'?s| is| are| would be)? )?(?:the )?(?:price|payout|odds|combined (?:price|payout|odds)|parlay (?:price|payout|odds))(?: be)? (?:for|of|on|if) ${both}(?: (?:to )?(?:score|scoring|hit|hitting|win|winning|cover|covering|cash|come in|go over))+(?: ${asOne})?`,
  `${lead}(?:what(?:'?s| is| would be)? )?(?:the )?(?:combined|parlay) (?:price|payout|odds)(?: (?:for|of|on) ${both})?`,
].map((form) => new RegExp(`^(?:${form})(?: (?:then|instead|tonight|today|on sunday))*$`));

/** @returns undefined if anything else is said */
export function bothTogether(prompt: string, { options, days }: CompareQuery): Heard | undefined {
  const text = bareOf(prompt)
    .replace(/[,.!?;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (priced.some((form) => form.test(text))) return pricedTogether(options, days);
  if (!together.test(text)) return undefined;
  const wishes = options.map(
    ({ sports, teams, player, stat, market, side, line, period }): LegWish => ({
      ...openWish,
      sports: [...sports],
      teams: player !== null ? [] : teamsOf(sports, teams, market),
      player,
      stat,
      markets: player !== null ? ['prop'] : market === null ? [] : [market],
      // Who is likelier to get there is asked of an over.
      sides: side !== null ? [side] : player !== null ? ['over'] : [],
      line,
      ...(period !== undefined && { period }),
    }),
  );
  return {
    kind: 'play',
    next: {
      reading: settled(withWishes({ ...emptyReading(), intent: 'play', days: days ?? null }, wishes)),
      keep: [],
      without: [],
    },
  };
}

/** What it pays is the price of a slip, which is no bet that we propose. */
const pricedTogether = (options: CompareQuery['options'], days: CompareQuery['days']): Heard => ({
  kind: 'queries',
  queries: [
    {
      ask: 'check',
      // Who is likelier to get there is asked of an over.
      legs: options.map((leg) => ({ ...leg, side: leg.side ?? (leg.player === null ? null : 'over') })),
      ...{ price: null, book: null, boost: null, isBonus: false, against: false, chance: null },
      ...(days && { days }),
    },
  ],
  isAside: false,
});

const teamsOf = (
  [sport]: CompareQuery['options'][number]['sports'],
  teams: readonly string[],
  market: CompareQuery['options'][number]['market'],
): LegWish['teams'] =>
  sport === undefined
    ? []
    : teams.map((name) => ({
        sport,
        name,
        stance: market === 'total' ? ('game' as const) : ('back' as const),
      }));
