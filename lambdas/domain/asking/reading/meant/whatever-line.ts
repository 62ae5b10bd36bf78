/** Lines that are left open: "Detroit -3.5 or whatever it is now" is the one that books have, "alt lines are fine" asks for none. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';

const number = '([+-]?\\d{1,3}(?:\\.5)?)(?: (?!or\\b)[a-z]+){0,4}';
const whatever =
  '(?:,| ,)? or (?:so,? or )?(?:whatever|wherever|w\\/e)(?= ?(?:[,.;!?)]|$)| (?:it|the|that|they|he|she|his|her|hes|shes|its|theyre|line|number|spread|total|you|u|is|books?)\\b)';
const open = new RegExp(`${number}${whatever}`, 'gi');
/** What may follow: "it is now", "the line is", "they have it at". */
const rest =
  "(?: (?:it|the|that|they|he|she|his|her|current|line|number|spread|total|you|u|books?|vegas)(?:[’']?(?:s|re|ve))?\\b| (?:is|are|has|have|got|gets?|set|listed|at|now|rn|currently|right now|up|sitting|posted|its|hes|shes|theyre)(?= |[,.;!?)]|$))*";
const words = new RegExp(`${whatever}${rest}`, 'gi');

/** The lines that are given up for whichever books have. */
const linesGivenUp = (prompt: string): number[] =>
  [...prompt.matchAll(open)].map(([, line = '']) => Math.abs(Number(line)));

/** @returns the question without the words that leave a line open, which no rule reads */
export const withoutWhatever = (prompt: string): string =>
  / or (?:so,? or )?(?:whatever|wherever|w\/e)\b/i.test(prompt) && linesGivenUp(prompt).length > 0
    ? prompt.replace(words, '')
    : prompt;

/** @returns the reading with the main line in the place of each that is given up; unchanged where none is */
export function withMainLine(reading: Reading, prompt: string): Reading {
  const given = linesGivenUp(prompt);
  if (given.length === 0) return reading;
  // "2+ points" is kept as 1.5.
  const isGiven = ({ line }: Pick<LegWish, 'line'>) =>
    line !== null && given.some((each) => each === Math.abs(line) || each - 0.5 === line);
  const own = isGiven(reading) ? { ...reading, line: null } : reading;
  if (!own.wishes.some(isGiven)) return own;
  return { ...own, wishes: own.wishes.map((wish) => (isGiven(wish) ? { ...wish, line: null } : wish)) };
}

const alternates = '(?:alts|alternates|alt(?:ernate|ernative)?[ -](?:lines?|numbers?))';
const fine = '(?:fine|ok(?:ay)?|cool|good|alright|all right|allowed|welcome|acceptable)';
/** "Alt lines are fine", "you can use alt lines", "I don't mind alts". */
const allowed = new RegExp(
  [
    `\\b${alternates} (?:(?:is|are|r|totally|perfectly|also|both) )*${fine}(?! (?:only|value|odds|price))\\b`,
    `\\b(?:(?:fine|ok(?:ay)?|cool|good) with|open to|(?:don['’]?t|do not) mind|(?:can|could|may|free to|allowed to|welcome to) (?:also )?(?:use|take|do|go with|include|mix in)|even|possibly|maybe) (?:any |some |the |using |taking )?${alternates}\\b`,
    `\\b${alternates} if (?:need(?:ed)? be|needed|necessary|you (?:need|have|want|like)|u (?:need|have|want|like))\\b`,
  ].join('|'),
  'i',
);

/** @returns the reading without alternate lines that are only allowed; unchanged where they are asked for */
export function withoutAllowedLines(reading: Reading, prompt: string): Reading {
  const { lines, ...others } = reading;
  if (!lines?.alternate || !allowed.test(prompt)) return reading;
  const rest = { ...lines, alternate: null };
  const isOpen = [rest.min, rest.max, rest.ending].every((each) => each === null) && rest.any.length === 0;
  return isOpen ? others : { ...others, lines: rest };
}
