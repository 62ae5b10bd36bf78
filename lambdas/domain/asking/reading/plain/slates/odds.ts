/** Odds in words: "around ten to one" is about 10 to 1. */
import { values } from '../../words/spoken-numbers.ts';

const numbers = [...values.keys()].filter((name) => name !== 'one');
const odds = new RegExp(
  `(?<![\\w'’-])(${numbers.join('|')}|a hundred|one hundred)[ -]to[ -](?:one|1)(?![\\w'’])`,
  'gi',
);

/** @returns the question with such odds in figures */
export const withOddsInFigures = (prompt: string): string =>
  prompt.replace(odds, (_, size: string) => `${values.get(size.toLowerCase()) ?? 100} to 1`);
