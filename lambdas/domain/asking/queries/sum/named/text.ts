/** A question as the readers of named sums see it: lower case, one space between words, and numbers in digits. */
import type { Sentence } from '../../reading/sentence.ts';

const digits: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twenty: '20',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
  twentieth: '20th',
};
const spelled = new RegExp(`\\b(?:${Object.keys(digits).join('|')})\\b`, 'g');

/** @returns with a space at both ends; breaks are words */
export const plainTextOf = ({ text }: Sentence): string =>
  ` ${text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/[,;:!?]|\.(?!\d)/g, ' , ')
    .replace(spelled, (word) => digits[word] ?? word)
    .replace(/\s+/g, ' ')
    .trim()} `;
