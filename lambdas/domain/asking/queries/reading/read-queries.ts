/** Reads a question as queries: a kind takes it only where no word that could carry a wish is left unread. */
import { mostQueries } from '../../../../contracts/asking/query.ts';
import { factsAsked } from '../find/reading/sure.ts';
import { type KindName, kindNames, kinds, type RuledQuery } from './kinds.ts';
import { kindsShown } from './kinds-shown.ts';
import { lexicon, marksIn, tokensOf } from './phrases.ts';
import { isPlain, talk } from './plain-words.ts';
import { type QuestionContext, type Sentence, sentenceOf, type Token } from './sentence.ts';

/**
 * @param order the kinds, in any order: the result does not depend on it
 * @returns one to three queries; undefined if any word is left, so that the question is for another reader
 */
export function readQueries(
  prompt: string,
  context: QuestionContext,
  order: readonly KindName[] = kindNames,
): RuledQuery[] | undefined {
  const sentence = sentenceOf(prompt, context);
  const whole = readWhole(sentence, order);
  if (whole) return [whole];
  const parts = partsOf(sentence);
  if (parts.length < 2 || parts.length > mostQueries) return undefined;
  const read = parts.flatMap((part) => readWhole(part, order) ?? []);
  return read.length === parts.length ? read : undefined;
}

const talking = lexicon({ talk });

interface AnyClaim {
  readonly query: RuledQuery;
  readonly used: readonly number[];
}

/**
 * Of the kinds that read the whole sentence, the one that explains most words; between equals, the first of `kindNames`, but facts
 * where words ask for them ("how many 30 point games" is about no line), and the tracker where they change something in it.
 */
function readWhole(sentence: Sentence, order: readonly KindName[]): RuledQuery | undefined {
  const said = tokensOf(marksIn(sentence.tokens, talking));
  const isOfFacts = factsAsked(sentence.text) !== undefined;
  const isOfTracker = kindsShown(sentence.text)[0] === 'track';
  const rank = (name: KindName) =>
    (isOfFacts && name === 'find') || (isOfTracker && name === 'track') ? -1 : kindNames.indexOf(name);
  let best: { readonly query: RuledQuery; readonly name: KindName; readonly explained: number } | undefined;
  for (const name of order) {
    const claim: AnyClaim | undefined = kinds[name].read(sentence);
    if (!claim || isAnyLeft(sentence.tokens, [...claim.used, ...said])) continue;
    const explained = new Set(claim.used).size;
    const isBetter =
      !best || explained > best.explained || (explained === best.explained && rank(name) < rank(best.name));
    if (isBetter) best = { query: claim.query, name, explained };
  }
  return best?.query;
}

function isAnyLeft(tokens: readonly Token[], used: readonly number[]): boolean {
  const read = new Set(used);
  return tokens.some((token, at) => !read.has(at) && !token.isBreak && !isPlain(token.word));
}

/** The sentences of a question, which breaks and "and" separate; a part of courtesy alone is none. */
function partsOf({ tokens, context }: Sentence): Sentence[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.isBreak || token.word === 'and' || token.word === 'also') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts
    .filter((part) => part.some(({ word }) => !isPlain(word)))
    .map((part) => ({ text: part.map(({ cased }) => cased).join(' '), tokens: part, context }));
}
