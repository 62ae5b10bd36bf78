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
/** "That's too many", "too risky": why there are to be fewer. */
const tooMany =
  "(?:(?:\\d+|three|four|five|six|seven|eight|that many)(?: legs)? is (?:crazy|insane|wild|nuts|too (?:many|much|long)|a lot|way too (?:many|much))(?: (?:for me|bro|man|lol))*[ ,.!]+|(?:that is|that'?s|thats|its|it's|this is)? ?(?:(?:way|far|a bit|kinda|just) )*(?:too (?:many|long|much|big|risky|greedy|spicy|wild|crazy|ambitious)|a lot)(?: of)?(?: a (?:risk|reach|long ?shot))?(?: legs| picks| games)?(?: (?:for me|bro|man|lol))*[ ,.!]+)?";
/** "That's 8 legs lol, give me the best 4": of those, because something is said against their number. */
const aLot =
  "(?:(?:(?:lol|lmao|haha|bro|damn|jeez|wow|ok|nah|whoa)[ ,]+)*(?:(?:that'?s|thats|that is|its|it's|this is)(?: like)? )?(?:(?:(?:way|far|kinda) )*too many|a lot|(?:\\d+|three|four|five|six|seven|eight)(?: (?:legs|picks|games|bets))?(?: is (?:a lot|(?:way )?too (?:many|much)))?)(?: (?:of )?(?:legs|picks|games))?(?: (?:lol|lmao|haha|bro|man|dude|tho|for me))*[ ,.!-]+(?:(?:can|could) (?:you|u) )?(?:just )?(?:give me|gimme|get me|pick|show me|i want|id take|lets do|do)(?: (?:just|only))?)";
const verb = `(?:${aLot}|(?:drop|cut|trim|go|get|narrow|take|bring|knock|shrink|whittle|pare|reduce|lower)(?: (?:it|that|this|them|the parlay|me|everything))?(?: (?:down|back))? to|(?:make|keep|leave|play|run|do|use|stick)(?: (?:it|that|this|them|with|to))*|down to|just|only|keep only|only keep|just keep|(?:too many(?: legs)?|too long|(?:that is|thats|that.s) (?:a lot|too many|too long)(?: of legs| legs)?)[ ,.]+)`;
const number = '(\\d|one|two|three|four|five|six|seven|eight)';
const most =
  '(safest|likeliest|strongest|surest|shortest|most likely|biggest favorites?|best|top|favou?rites?|most solid|most confident|riskiest|longest|spiciest)';
const noun =
  '(?: (?:legs?|ones?|picks?|bets?|plays?|only|of (?:them|those|em|these|the (?:bunch|legs|lot))))*';
/** "The 2 u like most", as the best ones: the likeliest, because nobody knows a better chance than the market's. */
const liked =
  '(?: (?:legs?|ones?|picks?))? (?:that )?(?:you|u)(?:.re| are| r)? (?:like|love|trust|feel best about|most confident (?:in|about)|surest (?:of|about))(?: (?:the )?(?:most|best))?';
/** What it pays is asked of the new answer, which says so for $100. */
const payout =
  '(?:and )?(?:(?:how much|what) (?:does|would|do) )?\\$?\\d+(?: bucks| dollars)? (?:on (?:it|that|them) )?(?:pays?|wins?|gets?|returns?)(?: me)?(?: what| how much| back)*';
const pattern = new RegExp(
  `^(?:${lead}${tooMany}${lead})?(?:${verb}|(?=.* only\\b))(?: (?:just|only|keep))?(?: the| my| your| ur)* ?(?:${number} (?:of (?:the|your|ur|these|those) )?${most}|${most} (?!one\\b)${number}|${number}${liked})${noun}(?:[ ,]+(?:please|pls|instead|then|tho|though|thx))*(?:[.,;!?]+\\s*${payout})?$`,
  'i',
);

/** "Cut it to 3, keep the strongest ones", "give me the 3 safest of those". */
const keptOf = [
  new RegExp(
    `^${lead}(?:cut|trim|go|get|narrow|take|bring|knock|shrink|whittle|pare|reduce|drop)(?: (?:it|that|this|them))?(?: (?:down|back))? to ${number}(?: legs?)?[ ,.;-]+(?:(?:and|just|so|but) )*(?:keep|leave|with)(?: (?:only|just|the|your|my|in))* ${most}${noun}$`,
    'i',
  ),
  new RegExp(
    `^${lead}(?:(?:pick|choose|find|get|show|take) )?(?:me )?(?:(?:just|only|the|your|ur) )*${number} ${most}(?: (?:legs?|ones?|picks?|bets?))? (?:of|from|out of) (?:those|these|them|em|the (?:bunch|lot|legs))(?: (?:please|pls|then))*$`,
    'i',
  ),
];

/** "Cut the two weakest": the others stay. */
const dropped = new RegExp(
  `^${lead}(?:drop|cut|lose|remove|ditch|toss|dump|kill|axe|get rid of|take out|take off)(?: (?:the|my|your|those))* ${number} (?:weakest|riskiest|worst|longest|shakiest|sketchiest|least likely|least safe)${noun}(?:[ ,]+(?:please|pls|then|tho|though|thx))*$`,
  'i',
);

/** @returns undefined if the text says something else, or if the prices of the legs do not tell */
export function safestLegs(prompt: string, { play, queries }: Turn): Heard | undefined {
  const [reading] = queries;
  const without = dropped.exec(tidied(prompt))?.[1];
  const kept = keptOf.map((each) => each.exec(tidied(prompt))).find((each) => each !== null);
  const match = kept ?? pattern.exec(tidied(prompt));
  if (!(match || without) || !play || reading?.intent !== 'play') return undefined;
  const word = (without ?? match?.[1] ?? match?.[4] ?? match?.[5] ?? '').toLowerCase();
  const isLong = !without && /^(?:risk|long|spic)/i.test(match?.[2] ?? match?.[3] ?? '');
  const named = counts[word] ?? Number(word);
  const count = without ? play.legs.length - named : named;
  const prices = play.legs.flatMap(({ price }, at) =>
    price === null ? [] : [{ at, paid: americanToDecimal(price) }],
  );
  if (prices.length < play.legs.length || count < 1 || count >= play.legs.length) return undefined;
  const ranked = prices.toSorted((a, b) => (isLong ? b.paid - a.paid : a.paid - b.paid) || a.at - b.at);
  const given = { reading, ...play };
  const next = withLegsChanged(given, baseOf(given), { dropped: ranked.slice(count).map(({ at }) => at) });
  return next ? { kind: 'play', next: { ...next, reading: settled(next.reading) } } : undefined;
}
