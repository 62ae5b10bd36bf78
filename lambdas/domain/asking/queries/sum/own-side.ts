/** "I have $10 on them at +200, now they're -150": a hedge is told what the asker's own side costs now, which is not the other side's price. */
import type { RuledQuery } from '../reading/kinds.ts';
import { type QuestionContext, sentenceOf } from '../reading/sentence.ts';

const own = "(?:they|it|he|she|they're|theyre|they've|it's|its|he's|she's|my (?:team|side|bet|pick))";
const moved =
  '(?:are|is|have|has|now|currently|today|moved|gone|went|dropped|at|to|down|up|all the way|priced|listed|sitting|trading|favored|favorites|the favorites?|around|like)';
const price = '[+-]\\d{3,5}(?!\\d)';
const forms: readonly RegExp[] = [
  new RegExp(`(?<=[ ,])${own}(?: ${moved}){0,5} ${price}`),
  // Right after what was taken: "at +200, now -150".
  new RegExp(`${price},? (?:and |but )?(?:is |are )?now (?:at )?${price}`),
];
/** Whose price a pronoun stands for is not certain beside these. */
const ofOther =
  /\b(?:other|opponents?|opposite|opposing|against|facing|vs|versus)\b(?: \w+){0,3} (?:is|are|at|now|price|line)\b/;

/** Without the price that a hedge was told of the asker's own side: its answer then asks for the other side's. */
export function withoutOwnPrice(
  queries: readonly RuledQuery[],
  prompt: string,
  context: QuestionContext,
): RuledQuery[] {
  const isOwn = queries.some(isHedge) && saysOwnPrice(prompt, context);
  return queries.map((query) =>
    isOwn && isHedge(query) && query.odds !== null ? { ...query, other: null } : query,
  );
}

const isHedge = (query: RuledQuery): query is Extract<RuledQuery, { readonly sum: 'hedge' }> =>
  query.ask === 'sum' && query.sum === 'hedge';

function saysOwnPrice(prompt: string, context: QuestionContext): boolean {
  const said = ` ${prompt.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')}`;
  if (ofOther.test(said) || !forms.some((form) => form.test(said))) return false;
  return new Set(sentenceOf(prompt, context).tokens.flatMap(({ team }) => team?.name ?? [])).size <= 1;
}
