/** The price at which the bet that was shown or judged would be worth it: "what would u pay then", "whats a fair number". */
import type { SumQuery } from '../../../../contracts/asking/queries/sum.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { daysOfLast, firstShown } from '../compared/one-shown.ts';
import type { Heard } from '../heard.ts';
import { bareOf } from './around.ts';
import { judgedAgain } from './words-of-bet.ts';

const it = '(?:it|this|that|them|(?:the|this|that) (?:bet|pick|one|play|parlay|spread|total|side|moneyline))';
const price = '(?:price|number|odds|juice|payout)';
const who = '(?:you|u|ya|i|we|someone|a sharp|a smart bettor)';
const would = "(?:would|wld|should|could|'d|do|can|will|must)";
const worth =
  '(?:(?:be|become|get|start|starts?|being|turn|to|a|an|it|actually|even|really) )*(?:worth (?:it|taking|betting|playing|a bet)|good|fair|ok|okay|playable|value|bettable|\\+ ?ev|profitable|make sense|good (?:bet|price|deal|value|one))';
const closing = `(?: (?:for|on|at|to|of|with) ${it}| here| instead| minimum| at least| before (?:you|u|i)'?d? (?:bet|take|play) ${it})*`;
const fair = new RegExp(
  [
    `(?:at )?(?:what|which|how much)(?: ${price})? ?${would} ${who} (?:(?:need|have|want|wanna|be willing|ever|actually|personally|honestly|rather|to) )*(?:pay|(?:take|bet|play|buy|like|do|get|want|need|see|lay|accept|look for|wait for|be (?:ok|good|happy|cool|fine|comfortable) with)(?: ${it})?(?: (?:at|for))?)(?: to (?:bet|take|play|like) ${it})?`,
    `(?:at )?(?:what|which) ${price} (?:would|does|is|do|makes?|should|will) ${it} ${worth}`,
    `(?:what|which) (?:kind of |sort of )?${price}s? (?:would|could|will|might|do|does|'d)?(?: (?:i|you|we) need to)? ?(?:make|makes|get|turn|see to make) ${it} ${worth}`,
    `(?:at )?(?:what|which) ${price} (?:is|would be|would|should be|makes) (?:it )?${worth}`,
    `(?:what|whats|what's|what is|what would be)(?: (?:a|an|the|your|ur))* (?:fair|right|good|decent|acceptable|reasonable|worthwhile|break-?even|target|buy|max|worst|lowest)(?: (?:price|number|odds|juice|one))`,
    `(?:what|how much) (?:would|should|do|does|are|is) the (?:fair|right|true|real|break-?even) ${price}s? (?:be|come to|look like)`,
    `(?:what|how much|where) (?:would|should|does|do) (?:${it}|the ${price}) (?:need to be|have to be|need to get to|be priced(?: at)?|be at|get to|be)(?: (?:to|for (?:it|this|that) to) ${worth})?`,
    `(?:what|when|where) (?:would|does|do|is|will|could) (?:(?:make|makes) )?${it} ${worth}`,
    `(?:what'?s|whats|what is|what would be) (?:fair|acceptable|a fair one)`,
    `(?:what|how much) (?:should|would) ${who} be (?:paying|getting|looking for|taking it at)(?: for ${it})?`,
    `how (?:low|high|far|short) (?:would|could|can|should) ${who} go`,
    `(?:what'?s|whats|what is) (?:your|ur) (?:number|price|limit|cutoff|max|walk ?away)(?: ${price})?`,
    `(?:at )?(?:what|which|where)(?: ${price}| point)? ?${would} ${who} (?:(?:just|then|have to|start to|rather) )*(?:pass|walk(?: away)?|stop(?: liking (?:it|this|that))?|bail|back off|stay away|lay off|skip|not (?:bet|take|play|like)|no longer (?:bet|take|play|like)|say no|get off)(?: ${it})?(?: (?:at|from|on))?`,
    `(?:at )?(?:what|which|how)(?:'?s| is)?(?: (?:price|odds|number|line|much|low))?(?: (?:is|are|would be|'?s))?(?: (?:the|my|a|an))*(?: (?:bare|absolute|very))? ?(?:minimum|min|lowest|least|worst|shortest)(?: (?:price|odds|number|line))?(?: (?:that|which))?(?: (?:i|id|i'd|you|we|one|should|would|could|can|must|need|needs|have|want|take|accept|get|to|be|ok|for|it|this|make|worth|at|bet|settle))*`,
    `where (?:would|'d) ${who} (?:take|bet|play|buy|like|draw the line|start liking)(?: ${it})?(?: at)?`,
    `(?:(?:the|a|its|real|true) )?fair (?:price|odds|value|line|number|payout)(?: (?:is|would be))?`,
    `(?:up to|down to|until|till|til|to|at) (?:what|which)(?: (?:price|odds|number|line|point))? (?:(?:is|are|would|does|do|should|can|could|will|${it}|${who}|still|remain|stay|be|a) )*(?:still )?(?:good|ok|okay|worth (?:it|taking|betting)|playable|bettable|fair|value|\\+ ?ev|take|taking|bet|betting|play|like|fine)(?: ${it})?`,
    `how (?:far|low|high|much|short|long|bad|steep)(?: juice)? (?:can|could|does|should|would|may|do) (?:${it}|the (?:price|odds|line|number|juice)|they|i|we) (?:(?:have|need) to )?(?:go|move|get|drop|fall|shift|lay|pay|rise|slip)(?: (?:to|down|up|out|at|against me))*(?: (?:before|until|and|till|til) (?:${it}|you|u|i|we|its|it'?s|thats|still|is|it)(?: (?:is|be|becomes?|gets?|turns?|still|no longer|isn'?t|not|a|would|should|pass|stop|bail|worth|don'?t|like|bet|take))*(?: (?:bad|good|worth|worth it|trash|pass|bet|ok|playable|value|bad bet|it|a pass|fine|\\+ ?ev))*)`,
    `when (?:does|would|is|do) ${it} (?:stop being|no longer|not)(?: (?:be|being|a|worth))*(?: (?:good|worth it|it|value|playable|a bet|bet))*`,
    `(?:what|which) ${price} (?:does|would|is) ${it} (?:stop being|no longer|not)(?: (?:be|being|a|worth))*(?: (?:good|worth it|it|value|playable|a bet|bet))*`,
    `(?:what|how much|which)(?: ${price})? ?${would} ${who} (?:need|want|have to see|be looking for)(?: (?:the|that|its|it's|${it}) ?(?:${price})?)? to (?:be|get to|see|(?:like|love|take|bet|play|change|flip|consider|be on|get on|go for)(?: ${it}| your mind)?)(?: at)?`,
    `(?:what|which)(?: ${price})? ?(?:would|could|might|will|'?d) (?:(?:it take|make|get|convince|change|flip|have to happen|have to change|need to change|need to happen)(?: for)? ?)(?:(?:${who}|your|it|this|that|mind) ?)?(?:(?:to )?(?:like|love|take|bet|play|change|flip|reconsider|say yes|be (?:in|on board)|good|mind|worth it)(?: (?:${it}|your mind|mind|ur mind))?)?`,
  ]
    .map((each) => `^(?:${each})${closing}$`)
    .join('|'),
);

/** @returns undefined if it asks for something else, or if nothing was shown that has a price */
export function fairPriceOf(prompt: string, turn: Turn): Heard | undefined {
  if (!fair.test(bareOf(prompt))) return undefined;
  const ofSum = fairOfSum(turn);
  if (ofSum) return { kind: 'queries', queries: [ofSum], isAside: true };
  const judged = judgedAgain(turn, 'fair') ?? (ofPrice.test(prompt) ? judgedFirst(turn) : undefined);
  if (judged?.kind !== 'queries') return undefined;
  // The price that was named is not the one asked for now; a parlay has no other.
  const queries = judged.queries.map((query) =>
    query.ask === 'check' && query.legs.length === 1
      ? { ...query, price: null, legs: query.legs.map((leg) => ({ ...leg, price: null })) }
      : query,
  );
  return { ...judged, queries };
}

/** "Which would you take" after a comparison asks for one of them. */
const ofPrice = /\b(?:prices?|odds|number|fair|worth|juice|payout)\b/i;

/** Of prices and of a comparison, the bet that was asked about. */
function judgedFirst(turn: Turn): Heard | undefined {
  const bet = turn.play ? undefined : firstShown(turn);
  if (!bet) return undefined;
  const open = { price: null, book: null, boost: null, isBonus: false, against: false, chance: null };
  return {
    kind: 'queries',
    queries: [{ ask: 'check', legs: [bet], ...open, ...daysOfLast(turn) }],
    isAside: false,
    opens: 'fair',
  };
}

/** Of a bet whose chance was named, the price of that chance. */
function fairOfSum({ asked: [last, ...others] = [] }: Turn): SumQuery | undefined {
  if (last?.ask !== 'sum' || others.length > 0 || last.sum !== 'expected_value' || last.chance === null)
    return undefined;
  return {
    ask: 'sum',
    sum: 'convert',
    odds: { format: 'percent', value: 100 * last.chance },
    to: 'american',
  };
}
