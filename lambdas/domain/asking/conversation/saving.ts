/**
 * The last answer as a bet that was made: "track it for 20", "put me down for 15 on that fd", "only played the first two legs, got
 * +180 on mgm". Nothing is saved before the asker confirms it, so a statement around it may be left out.
 */
import type { Turn } from '../../../contracts/asking/turn.ts';
import { plural } from '../../platform/format.ts';
import { dollarsOf } from '../queries/reading/figures.ts';
import { lexicon, marksIn, tokensOf } from '../queries/reading/phrases.ts';
import { type QuestionContext, sentenceOf, type Token } from '../queries/reading/sentence.ts';
import { bookCalled } from '../reading/names/books.ts';
import { isFiller } from '../reading/words/fillers.ts';
import { tidied } from './fragment.ts';
import type { Heard } from './heard.ts';
import { meantLegs } from './operations/meant-legs.ts';
import { plain } from './operations/word-lists.ts';
import { written } from './words.ts';

const words = lexicon({
  save: `${written.save}|track those|track them|track these|log those|log them|save those|save them|save just those|put me down|put me in|count me in|mark me down|write me down|put it in|put that in|put it in already|i played it|i played|played it|played the|only played|i only played|i bet it|placed that|i took|took the|took those|fired it|fired on it|sent it|rode it|riding it|add it to my bets|add to my tracker|add it to the tracker|stick it in my tracker|log this bet|in for|im in for|throw me in for|tail it|tailed it`,
});

/** Another request, or a result: what is already tracked is marked, corrected or deleted. */
const other =
  /\?\s*$|^(?:should|would|could|is|are|do|does|did|how|what|whats|which|where|who|why|when)\b|\b(?:mark it|mark that|grade|delete|undo|wrong|should be|hit|won|lost|missed|pushed|void|voided|next|another|else|different|swap|safer|riskier|longer|log in|login|sign in)\b/i;
/** "Thank you. Could you save those for me?": asked as a favor. */
const asFavor =
  /^(?:(?:ok|okay|cool|nice|great|perfect|awesome|thanks|thank you|thank u|thx|ty|cheers|appreciate it)(?: (?:so much|a lot|very much|man|bro))?[ ,.!]+(?:and |so )?)*(?:can|could|would|will) (?:you|u|ya|we|i) (?:please |pls |just |maybe )*(?=(?:save|track|log|record|note|book|mark|write|add|put|stick)\b)/i;
const breaks = /[.,;!\n]+(?!\d)|\b(?:but|so|and)\b/i;
const because = /\b(?:cuz|because|bc|coz|since|cause)\b.*$/i;
const fewer = /\b(?:only|just)\b/i;

/** What is said of the bet, over all statements. */
interface Said {
  readonly stakes: number[];
  readonly units: number[];
  readonly prices: number[];
  readonly books: string[];
  readonly legs: Set<number>;
}

/** @returns undefined if the text does not say that the last answer was or is to be bet */
export function savedBet(prompt: string, turn: Turn, context: QuestionContext): Heard | undefined {
  const { play, askId } = turn;
  const isFavor = asFavor.test(prompt);
  const text = isFavor ? tidied(prompt.replace(asFavor, '')) : prompt;
  if (!play || askId === null || other.test(text)) return undefined;
  const clauses = tidied(text)
    .split(breaks)
    .map((clause) => sentenceOf(clause.replace(because, ''), context).tokens)
    .filter((tokens) => tokens.length > 0);
  const said: Said = { stakes: [], units: [], prices: [], books: [], legs: new Set() };
  let isSaving = false;
  let isMissing = false;
  for (const tokens of clauses) {
    const marked = new Set(tokensOf(marksIn(tokens, words)));
    const read = readClause(tokens, marked, said, turn);
    isMissing ||= read === 'missing';
    if (read === 'other' || (marked.size > 0 && read === 'left')) return undefined;
    isSaving ||= marked.size > 0;
  }
  const { stakes, units, prices, books, legs } = said;
  const areSeveral = [stakes, units, prices, books].some((each) => new Set<string | number>(each).size > 1);
  if (!isSaving || areSeveral) return undefined;
  if (isMissing) return { kind: 'unclear', why: `The last answer has ${plural(play.legs.length, 'leg')}.` };
  const isPart = legs.size > 0 && legs.size < play.legs.length;
  return {
    kind: 'save',
    stake: stakes[0] ?? null,
    ...(units[0] !== undefined && { units: units[0] }),
    ...(prices[0] !== undefined && { price: prices[0] }),
    ...(books[0] !== undefined && { book: books[0] }),
    ...(isPart && { legs: [...legs].sort((a, b) => a - b) }),
  };
}

/** @returns whether words are left over, a leg is named that is not there, or it speaks of another bet */
function readClause(
  tokens: readonly Token[],
  marked: ReadonlySet<number>,
  said: Said,
  { play }: Turn,
): 'read' | 'left' | 'missing' | 'other' {
  const legs = play?.legs ?? [];
  const rest: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || marked.has(at)) continue;
    const book = bookAt(tokens, at);
    if (book) {
      said.books.push(book.name);
      at += book.words - 1;
      continue;
    }
    const { figure } = token;
    if (!figure || isOfLeg(tokens, at)) rest.push(token);
    else if (figure.form === 'american') said.prices.push(figure.value);
    else if (figure.form === 'units') said.units.push(figure.value);
    else {
      const stake = dollarsOf(figure);
      if (stake === undefined) return 'other';
      said.stakes.push(stake);
    }
  }
  const meant = meantLegs(rest, legs);
  if (meant.isMissing) return meant.isNumbered ? 'missing' : 'other';
  if (meant.isNumbered || fewer.test(tokens.map(({ word }) => word).join(' ')))
    for (const leg of meant.legs) said.legs.add(leg);
  return meant.left.every(({ word }) => plain.has(word) || isFiller(word)) ? 'read' : 'left';
}

/** "Leg 2", "the first 2 legs". */
const isOfLeg = (tokens: readonly Token[], at: number): boolean =>
  /^(?:legs?|first|last|top|number)$/.test(tokens[at - 1]?.word ?? '') ||
  /^(?:legs?|leg)$/.test(tokens[at + 1]?.word ?? '');

function bookAt(
  tokens: readonly Token[],
  at: number,
): { readonly name: string; readonly words: number } | undefined {
  for (const count of [3, 2, 1]) {
    const name = bookCalled(
      tokens
        .slice(at, at + count)
        .map(({ word }) => word)
        .join(' '),
    );
    if (name && at + count <= tokens.length) return { name, words: count };
  }
  return undefined;
}
