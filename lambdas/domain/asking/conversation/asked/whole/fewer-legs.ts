/** What the bet would pay with fewer legs: "what would it pay if I drop the last leg", "if I drop two legs how much does the payout change". */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import type { ShownLeg, Turn } from '../../../../../contracts/asking/turn.ts';
import { americanToDecimal } from '../../../../feed/odds/odds.ts';
import { plural } from '../../../../platform/format.ts';
import { type QuestionContext, sentenceOf } from '../../../queries/reading/sentence.ts';
import { odds } from '../../../queries/table/words.ts';
import type { Heard } from '../../heard.ts';
import { counts } from '../../operations/leg-words.ts';
import { meantLegs } from '../../operations/meant-legs.ts';
import { bareOf } from '../around.ts';

const supposing = '(?:if|when|say) (?:i|we|you)(?: (?:just|only|were to|was to|decide to|decided to|had))*';
const dropping =
  '(?:drop(?:ped)?|remove[d]?|cut|lose|lost|delete[d]?|took out|take out|left out|leave out|took off|take off|got rid of|get rid of|ditch(?:ed)?|scratch(?:ed)?|axe[d]?|pull(?:ed)?|skip(?:ped)?)';
const paying =
  "(?:(?:how much|how|what|what'?s|whats|what is|by how much)(?: (?:more|less|of|the|my|a|new|difference|bit))*(?: (?:would|does|do|will|is|are|can|could|did))?(?: (?:it|i|the|my|that|this|we))*(?: (?:pays?|payouts?|odds|price|win|get|make|return|be|change[sd]?|drop|go|goes|down|fall|lower|affected|affect|hurt|look|to|like|then|now|at|much))*)";
const forms = [
  new RegExp(`^${supposing} ${dropping} (.{2,40}?)[ ,]+(?:then )?${paying}(?: (?:then|by|now))*$`),
  new RegExp(`^${paying} ${supposing} ${dropping} (.{2,40}?)$`),
];
const ofMoney = /\b(?:pays?|payouts?|odds|price|wins?|gets?|makes?|returns?)\b/;
const some =
  /^(?:any )?(one|two|three|four|five|\d|a couple|a|an)(?: (?:of (?:the |them|those|these|my )?)?(?:legs?|teams?|picks?|games?|bets?|them|those|these|ones?)?)?(?: (?:off|out|from it|of it))?$/;

/** @returns undefined if it asks for something else, or where the legs have no prices that multiply */
export function withFewerLegs(prompt: string, { play }: Turn, context: QuestionContext): Heard | undefined {
  const legs = play?.legs ?? [];
  const text = bareOf(prompt).replace(/[?!.]+(?= |$)/g, '');
  const [named] = forms.flatMap((form) => form.exec(text)?.[1] ?? []);
  const areApart = new Set(legs.map(({ gameId }) => gameId)).size === legs.length;
  if (!play || named === undefined || !ofMoney.test(text) || legs.length < 3) return undefined;
  if (!areApart || legs.some(({ price }) => price === null)) return undefined;
  const now = play.price === null ? '' : `All ${legs.length} legs pay ${odds(play.price)}. `;
  const counted = some.exec(named)?.[1];
  if (counted !== undefined) return ofAny(counted === 'a couple' ? 2 : countOf(counted), legs, now);
  const { legs: out, left, unclear, isMissing } = meantLegs(sentenceOf(named, context).tokens, legs);
  const isSure = left.length === 0 && unclear === undefined && !isMissing && out.length > 0;
  const rest = legs.filter((_, at) => !out.includes(at));
  if (!isSure || rest.length < 2) return undefined;
  const places = out.map((at) => at + 1).join(' and ');
  return heardOf([parlayOf(rest)], `${now}Without ${out.length > 1 ? 'legs' : 'leg'} ${places}:`);
}

const countOf = (word: string): number => (/^an?$/.test(word) ? 1 : (counts[word] ?? Number(word)));

/** Which ones decides how much: without the likeliest it still pays the most. */
function ofAny(count: number, legs: readonly ShownLeg[], now: string): Heard | undefined {
  if (count < 1 || legs.length - count < 2) return undefined;
  const byPrice = [...legs].sort((a, b) => paidBy(a) - paidBy(b));
  const [most, least] = [parlayOf(byPrice.slice(count)), parlayOf(byPrice.slice(0, -count))];
  const what = plural(count, 'leg');
  return heardOf(
    [most, least],
    `${now}It depends on which ${what} you drop: first without the shortest ${count > 1 ? 'prices' : 'price'}, then without the longest.`,
  );
}

const paidBy = ({ price }: ShownLeg): number => americanToDecimal(price ?? 100);

const parlayOf = (legs: readonly ShownLeg[]): SumQuery => ({
  ask: 'sum',
  sum: 'parlay',
  legs: legs.map(({ price }) => ({ format: 'american', value: price ?? 100 })),
  pushes: 0,
  stake: null,
});

const heardOf = (queries: readonly SumQuery[], says: string): Heard => ({
  kind: 'queries',
  queries,
  isAside: true,
  isWhole: true,
  says,
});
