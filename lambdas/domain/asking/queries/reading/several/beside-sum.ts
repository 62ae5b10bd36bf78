/** A sum and a question about facts or prices in one: "40 bucks at +185 is how much? also who's starting for atlanta today". */
import type { RuledQuery } from '../kinds.ts';
import { type QuestionContext, type Sentence, sentenceOf } from '../sentence.ts';

/** Between two questions: what only tells something of the sum has no such break, or is no question by itself. */
const breaks =
  /[?.!;]+\s+(?:(?:and|also|plus|oh|n) )*|,?\s+(?:and also|and|also|plus)\s+|,\s+(?=(?:what|who|how|when)\b)/gi;
const longest = 240;
/** More sentences tell a story. */
const mostBreaks = 5;
/** Facts are asked for in such words; a story of a sum names teams and games, too. */
const asks =
  /^\W*(?:(?:and|also|oh|plus|then|btw) )*(?:what|whats|what's|who|whos|who's|how|hows|how's|when|whens|when's|is|are|did|does|do|has|have|will|where|which)\b/i;

interface Readers {
  readonly sum: (sentence: Sentence) => RuledQuery | undefined;
  readonly facts: (sentence: Sentence) => RuledQuery | undefined;
}

/** @returns both in their order; undefined unless each is read in full, and the facts name a team or a player */
export function readBesideSum(
  prompt: string,
  context: QuestionContext,
  { sum, facts }: Readers,
): readonly RuledQuery[] | undefined {
  if (prompt.length > longest || !/\d/.test(prompt)) return undefined;
  for (const found of [...prompt.matchAll(breaks)].slice(0, mostBreaks)) {
    const [one, other] = [prompt.slice(0, found.index), prompt.slice(found.index + found[0].length)];
    const sumFirst = both(one, other);
    if (sumFirst) return [sumFirst.counted, sumFirst.found];
    const factsFirst = both(other, one);
    if (factsFirst) return [factsFirst.found, factsFirst.counted];
  }
  return undefined;

  function both(counting: string, asking: string) {
    // The figures are those of the sum.
    if (!asks.test(asking) || !/\d/.test(counting) || /[+-]\d{3}|\$\d/.test(asking)) return undefined;
    const query = facts(sentenceOf(asking, context));
    if (!query || !isNamed(query)) return undefined;
    const counted = sum(sentenceOf(counting, context));
    return counted?.ask === 'sum' ? { counted, found: query } : undefined;
  }
}

const isNamed = (query: RuledQuery): boolean =>
  (query.ask === 'find' || query.ask === 'market') && query.teams.length + query.players.length > 0;
