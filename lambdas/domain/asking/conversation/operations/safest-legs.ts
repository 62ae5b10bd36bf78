/** Only the likeliest legs of those shown, or the longest: "drop to the two safest", "just the 2 riskiest". */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { baseOf } from '../../answer/follow.ts';
import { withLegsChanged } from '../../answer/leg-change.ts';
import { settled } from '../../reading/settle.ts';
import { tidied } from '../fragment.ts';
import type { Heard } from '../heard.ts';
import { counts } from './leg-words.ts';

const lead =
  "(?:(?:ok|nah|hm+|so|well|actually|can|could|you|u|we|i|please|pls|lets|let's|what|if|about|how|want|need|give|me|gimme|id|rather)[ ,]+)*";
const verb =
  '(?:(?:drop|cut|trim|go|get|narrow|take|bring|knock|shrink|whittle|pare)(?: (?:it|that|this|them|the parlay|me))?(?: (?:down|back))? to|(?:make|keep|leave|play|run|do|use|stick)(?: (?:it|that|this|them|with|to))*|down to|just|only|keep only|only keep|just keep)';
const number = '(\\d|one|two|three|four|five|six|seven|eight)';
const most =
  '(safest|likeliest|strongest|surest|shortest|most likely|biggest favorites?|riskiest|longest|spiciest)';
const noun = '(?: (?:legs?|ones?|picks?|bets?|plays?|of (?:them|those|em|the (?:bunch|legs|lot))))*';
/** What it pays is asked of the new answer, which says so for $100. */
const payout =
  '(?:and )?(?:(?:how much|what) (?:does|would|do) )?\\$?\\d+(?: bucks| dollars)? (?:on (?:it|that|them) )?(?:pays?|wins?|gets?|returns?)(?: me)?(?: what| how much| back)*';
const pattern = new RegExp(
  `^${lead}${verb}(?: (?:just|only|keep))?(?: the| my| your| ur)? (?:${number} ${most}|${most} (?!one\\b)${number})${noun}(?:[ ,]+(?:please|pls|instead|then|tho|though|thx))*(?:[.,;!?]+\\s*${payout})?$`,
  'i',
);

/** @returns undefined if the text says something else, or if the prices of the legs do not tell */
export function safestLegs(prompt: string, { play, queries }: Turn): Heard | undefined {
  const [reading] = queries;
  const match = pattern.exec(tidied(prompt));
  if (!match || !play || reading?.intent !== 'play') return undefined;
  const word = (match[1] ?? match[4] ?? '').toLowerCase();
  const isLong = /^(?:risk|long|spic)/i.test(match[2] ?? match[3] ?? '');
  const count = counts[word] ?? Number(word);
  const prices = play.legs.flatMap(({ price }, at) =>
    price === null ? [] : [{ at, paid: americanToDecimal(price) }],
  );
  if (prices.length < play.legs.length || count < 1 || count >= play.legs.length) return undefined;
  const ranked = prices.toSorted((a, b) => (isLong ? b.paid - a.paid : a.paid - b.paid) || a.at - b.at);
  const given = { reading, ...play };
  const next = withLegsChanged(given, baseOf(given), { dropped: ranked.slice(count).map(({ at }) => at) });
  return next ? { kind: 'play', next: { ...next, reading: settled(next.reading) } } : undefined;
}
