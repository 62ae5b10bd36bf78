/** A text with a letter in the place of each figure, so that a reader sees its words and the forms of its figures alike. */
import type { Figure } from '../../queries/reading/figures.ts';
import { type QuestionContext, sentenceOf } from '../../queries/reading/sentence.ts';
import { bareOf } from '../asked/around.ts';

export interface Masked {
  /** `drop the A and put D on it`, between single spaces. */
  readonly text: string;
  /** In the order of their letters. */
  readonly figures: readonly Figure[];
}

/** `A` are American odds, `D` dollars, `N` a plain number; `Ns` is one of several, such as "by 3s". */
const letters: Readonly<Record<Figure['form'], string>> = {
  american: 'A',
  dollars: 'D',
  number: 'N',
  percent: 'P',
  decimal: 'C',
  fraction: 'F',
  line: 'L',
  units: 'U',
  record: 'R',
};

/** "The first one" is a place, and "one each" no figure that a sum has: only what is written as a figure counts. */
const isWritten = (word: string) => /\d|^evens$/.test(word) || /^(?:twenty|fifty|hundred)$/.test(word);

/** Of a round robin: "by twos". */
const sizes: readonly string[] = ['twos', 'threes', 'fours', 'fives', 'sixes'];

/** @returns undefined for a text that names a team: it is about a game */
export function maskedOf(prompt: string, context: QuestionContext): Masked | undefined {
  const { tokens } = sentenceOf(bareOf(prompt), context);
  if (tokens.some(({ team }) => team)) return undefined;
  const figures: Figure[] = [];
  const words = tokens.flatMap(({ word, figure, isBreak }) => {
    if (isBreak) return [];
    const size = sizes.indexOf(word);
    if (size >= 0) {
      figures.push({ form: 'number', value: size + 2 });
      return ['Ns'];
    }
    if (!figure || !isWritten(word)) return [word];
    figures.push(figure);
    return [`${letters[figure.form]}${/^\d{1,2}'?s$/.test(word) ? 's' : ''}`];
  });
  return { text: words.join(' '), figures };
}
