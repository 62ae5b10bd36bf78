/** A follow-up question as the words of this conversation, the leg that it means, its figures, and what is left. */
import type { Figure } from '../queries/reading/figures.ts';
import { marksIn, tokensOf } from '../queries/reading/phrases.ts';
import { isPlain } from '../queries/reading/plain-words.ts';
import { type QuestionContext, sentenceOf, type Token } from '../queries/reading/sentence.ts';
import { places, type Word, words } from './words.ts';

export interface Said {
  readonly has: (word: Word) => boolean;
  /** The leg that is meant, by index, which can be beyond the last; null if none is named. */
  readonly place: number | null;
  /** More than one leg is named. */
  readonly isOfSeveral: boolean;
  /** Figures that name no leg. */
  readonly figures: readonly Figure[];
  /** Words and teams that carry a wish of their own. */
  readonly left: readonly Token[];
  readonly isOneWord: boolean;
}

/** The most legs of a parlay. */
const mostLegs = 12;

const isLeg = (token: Token | undefined) =>
  token !== undefined && /^(?:legs?|picks?|number)$/.test(token.word);

/** @param count the legs of the last answer */
export function saidIn(prompt: string, context: QuestionContext, count: number): Said {
  const { tokens } = sentenceOf(prompt, context);
  const marks = marksIn(tokens, words);
  const meanings = new Set<Word>(marks.map(({ meaning }) => meaning));
  const read = new Set(tokensOf(marks));
  const has = (word: Word) => meanings.has(word);
  const named = places.findIndex((place) => has(place));
  const ordinals = [...places, 'last' as const].filter((place) => has(place));
  const numbered = tokens.findIndex(({ figure }, at) => {
    if (figure?.form !== 'number' || !Number.isInteger(figure.value) || figure.value > mostLegs) return false;
    // "4 legs" is a count.
    return isLeg(tokens[at - 1]) || ((has('swap') || has('drop')) && !isLeg(tokens[at + 1]));
  });
  const place =
    named >= 0
      ? named
      : has('last')
        ? count - 1
        : numbered >= 0
          ? (tokens[numbered]?.figure?.value ?? 0) - 1
          : null;
  const others = tokens.filter((_, at) => !read.has(at) && at !== numbered);
  return {
    has,
    place,
    isOfSeveral: ordinals.length > 1 || (ordinals.length === 1 && numbered >= 0),
    figures: others.flatMap(({ figure }) => figure ?? []),
    isOneWord: tokens.filter(({ isBreak }) => !isBreak).length === 1,
    left: others.filter(
      ({ figure, team, isBreak, word }) => !figure && !isBreak && (team !== undefined || !isPlain(word)),
    ),
  };
}
