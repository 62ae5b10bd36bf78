/** What is asked of an explanation, or of what we do not have: an example in figures, whether it happens with a half point, why not. */
import type { TermId } from '../../queries/explain/glossary.ts';
import { usually, worked } from '../../queries/explain/worked.ts';
import type { RuledQuery } from '../../queries/reading/kinds.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { bareOf, isMadeOf, wordsOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';
import { bothWays } from './both-ways.ts';
import { maskedOf } from './masked.ts';
import { costOfEachWay, countedIn } from './of-meaning.ts';
import { otherSum } from './of-sum.ts';
import { asksToSee, boardOfTerm, termInGame } from './terms/of-games.ts';
import { anyTeaser, asksForTeaser, realOnes } from './terms/real.ts';
import { worthOf } from './terms/worth.ts';

const ofExample = wordsOf(
  "can could got any have need you u give gimme show me a an another one more real actual concrete simple quick example examples for instance with in using numbers number dollars money math maths the how does that it work works out let's lets see use walk through please like say put into figures practice what would be look looks",
);
const exemplary =
  /\bexamples?\b|\bfor instance\b|\b(?:in|with|using|show|use|put|give)\b.*\b(?:numbers|dollars|figures|math|maths)\b|^(?:like|say) what$/;

/** Where a half point is asked about, and what of: a result on the number. */
const halfPoint =
  /^(?:(?:does|do|can|could|will|would|is|are|if|what|whats|what's|about|how|so|it|that|this|they|there|be|happen|happens|push|pushes|tie|even|ever|possible|still|with|on|for|a|an|the|line|spread|total|number|when|and|but|has|have|got|its|it's|you|u|get|one) )*(?:\.5s?|\d{1,2}\.5|half(?:[ -]?points?)?|hooks?)(?: (?:on|the|it|end|line|lines|point|points|number|spread|total|push|pushes|too|possible|happen|tie))*$/;
const onNumber: ReadonlySet<string> = new Set<TermId>([
  'push',
  'push_in_parlay',
  'spread',
  'total',
  'hook',
  'run_line',
  'puck_line',
  'key_numbers',
  'void',
]);

const ofUsual = wordsOf(
  "and so ok what whats what's is are a an the one ones mine my how many much big high low usually usual normally normal typically typical standard common average good bad decent number amount size range percentage percent points point do does people ppl most they you u can i should it that this be get move add of for bettors bettor legs in go considered would move it",
);
const usual =
  /\b(?:usual|usually|normal|normally|typical|typically|standard|common|average|good|decent|most)\b|^how (?:many|much|big|high)\b/;

const lost =
  /^(?:(?:what|whats|what's|happens|if|and|so|when|do|does|i|get|anything|the|still|just|only) )*(?:(?:one|1|two|any|a|the|leg|legs|of|them|em|those|team|pick) )+(?:loses?|lost|miss(?:es)?|busts?|fails?|doesn'?t (?:hit|win|cash)|don'?t (?:hit|win))(?: (?:do|does|i|get|anything|still|back|then|what|happens|the|whole|thing|is|dead|over|gone|lose|everything|it|all))*$/;

const ofAll: ReadonlySet<string> = new Set<TermId>(['parlay', 'same_game_parlay', 'teaser', 'pleaser']);
const everyLeg =
  /^(?:(?:so|and|do|does|they|all|every|each|both|of|them|em|the|legs?|one|single|have|has|need|needs|gotta|got|to|must|is|that|right|single) )*(?:have|has|need|needs|gotta|got|must|to) (?:hit|win|cash|come in|be right|land)(?: (?:all|every|one|of|them|for|it|to|pay|win|right|then|each|both))*$/;

const inParlay =
  /^(?:(?:so|and|but|then|what|whats|what's|happens|happen|how|does|do|is|it|about|if|that|this|one|i|have|get|a|an|my|the|whole|in|to|for|with|on|leg|legs|of|rest|work|works|count|affect|mean|means|when|there|there's|was|pushes|push) )*(?:parlays?|parley|legs? of a parlay|sgp|teaser)(?: (?:then|leg|legs|pushes|in that case|if (?:that|it) happens|too|instead))*$/;

/** @returns undefined if it asks for something else */
export function editOfTerms(
  prompt: string,
  terms: readonly string[],
  last: RuledQuery,
  context: QuestionContext,
): Heard | undefined {
  const [term] = terms as readonly TermId[];
  if (term === undefined || terms.length > 1) return undefined;
  const text = bareOf(prompt);
  const example = worked[term];
  const again = (says: string): Heard => ({ kind: 'queries', queries: [last], isAside: true, says });
  const worth = worthOf(term, text);
  if (worth !== undefined) return again(worth);
  const priced = termInGame(term, prompt, context) ?? boardOfTerm(term, text, context);
  if (priced) return { kind: 'queries', queries: priced, isAside: false };
  const real = realOnes(term, text);
  if (real !== undefined) return { kind: 'text', prompt: real };
  if (term === 'teaser' && asksForTeaser(text))
    return { kind: 'queries', queries: [anyTeaser], isAside: false };
  if ((term === 'push' || term === 'void') && inParlay.test(text))
    return { kind: 'queries', queries: [{ ask: 'explain', terms: ['push_in_parlay'] }], isAside: true };
  const masked = maskedOf(prompt, context);
  const counts = countedIn(term, text, prompt) ?? (masked && costOfEachWay(term, masked));
  if (counts !== undefined) return again(counts);
  if (onNumber.has(term) && halfPoint.test(text))
    return {
      kind: 'queries',
      queries: [{ ask: 'explain', terms: ['hook'] }],
      isAside: true,
      says: 'No, with a half point nothing lands on the number: the bet wins or loses.',
    };
  if ((term === 'parlay' || term === 'same_game_parlay' || term === 'teaser') && lost.test(text))
    return again('Nothing comes back then: one lost leg loses the whole bet.');
  if (ofAll.has(term) && everyLeg.test(text)) return again('Yes, every leg has to win.');
  if (example && ((exemplary.test(text) && isMadeOf(text, ofExample)) || asksToSee(text)))
    return {
      kind: 'queries',
      queries: [example.sum, ...(example.also ? [example.also] : [])],
      isAside: false,
      ...(example.says !== undefined && { says: `For example: ${example.says}` }),
    };
  const says = usually[term];
  if (says !== undefined && usual.test(text) && isMadeOf(text, ofUsual)) return again(says);
  const margin = example && masked && bothWays(term, masked);
  if (margin) return { kind: 'queries', queries: [margin], isAside: false };
  const made = example && masked && masked.figures.length > 0 ? otherSum(example.sum, masked) : undefined;
  // "Like with $5" may be the example itself.
  const isOwn = masked && /^(?:like|say) (?:with|for|on) D$/.test(masked.text);
  const query = made ?? (isOwn ? example?.sum : undefined);
  const isPriced = masked?.figures.some(({ form }) => form !== 'dollars' && form !== 'number');
  const also = masked && !isPriced && example?.also ? otherSum(example.also, masked) : undefined;
  const queries = query && also ? [query, also] : query ? [query] : [];
  return query && { kind: 'queries', queries, isAside: false, says: 'For example:' };
}

const why =
  /^(?:how come|why(?: not|s that|'s that| is that| is it| would that be| can'?t (?:you|u)| don'?t (?:you|u)(?: have (?:it|that|them))?)?|y(?: not)?|what'?s the reason|(?:any )?reason(?: why)?|(?:will|would|can) (?:you|u) (?:ever|add (?:it|that|them)|get (?:it|that|them))(?: (?:add|get|have|it|that|them|later|soon|someday))*|when will (?:you|u|that|it|they)(?: (?:be|have|get|add|it|that|them|available|there|offered))*|are (?:you|u) sure|really|for real|seriously|not even (?:close|a guess|an estimate|roughly|one)|no way)$/;
const otherTime =
  /^(?:(?:and|ok|so|then|what|whats|what's|about|how|for|in|the|but|just|even) )*(?:this|next|last|that) (?:year|season|week|month)(?: (?:then|one|though|instead|at least))*$/;

/** A price that is not there has no place, no worth and no rival. */
const ofPrice =
  /^(?:(?:so|and|then) )*(?:(?:is|are|was) (?:that|it|this|those|they) (?:a )?(?:good|bad|fair|decent|worth|great)(?: (?:it|price|prices|bet|bets|value|odds|number))*|who(?:'?s| is|s) (?:the )?(?:first|second|third|fourth|next|last|favou?red|favou?rite|behind (?:them|him)|underdog|long ?shot)(?: (?:in line|favou?rite|choice|on (?:the|that) (?:list|board)))*|(?:should|would) (?:i|you|we) (?:take|bet|play)(?: (?:it|that|them))?|(?:what|which) (?:book|price|odds)(?: (?:is|are|has|have|the|it|that|best|price|odds|they))*|how much (?:would|does) (?:it|that|\$?\d+) (?:pay|win|return))$/;

/** Nothing more is known of it: what we say of it stands. */
export function editOfRefused(prompt: string, last: RuledQuery): Heard | undefined {
  const text = bareOf(prompt);
  const isOfIt = why.test(text) || otherTime.test(text) || (last.ask === 'not_offered' && ofPrice.test(text));
  if (!isOfIt) return undefined;
  return { kind: 'queries', queries: [last], isAside: true };
}
