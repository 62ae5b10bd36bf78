/** Checks the sentences of an answer: numbers that are not in the values, and repeated sentences. */
import type { Evidence, Leg } from '../../../lambdas/contracts/asking/analysis.ts';
import type { Answered } from '../outcome.ts';

/** Names with digits: of teams, of parts of games, and of tournaments. */
const names =
  /\b(76ers|49ers|(1st|2nd|3rd|4th) (half|quarter|period|inning)|1st 5 innings|\w+ (championship|open|classic|masters|invitational) 20\d\d)\b/gi;

/** Unsigned numbers in a text: `9–3` has 9 and 3, `1,250.50` has 1250.5. */
export function numbersIn(text: string): number[] {
  return [...text.replace(names, '').matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) =>
    Number(digits.replaceAll(/,(?=\d{3})/g, '').replaceAll(',', '')),
  );
}

/** @returns numbers in a fact's sentence that are not in its values */
export function unfoundedNumbers({ text, values, about }: Evidence): number[] {
  const known = Object.values(values).flatMap((value) =>
    typeof value === 'number' ? [Math.abs(value)] : numbersIn(value),
  );
  return numbersIn(text).filter((number) => !known.includes(number) && !numbersIn(about).includes(number));
}

/** @returns numbers in a leg's thesis that are not its line or price, and in none of the facts for it */
export function unfoundedInThesis({ thesis, line, price, evidence = [] }: Leg): number[] {
  const values = evidence.filter(({ side }) => side === 'for').flatMap((each) => Object.values(each.values));
  // Over 1.5 is two or more.
  const known = [line, Math.floor(line ?? 0) + 1, price, ...values].flatMap((value) =>
    typeof value === 'number' ? [Math.abs(value)] : numbersIn(value ?? ''),
  );
  return numbersIn(thesis?.text ?? '').filter((number) => !known.includes(number));
}

/** @returns sentences that occur more than once in an answer's legs and notes */
export function repeatedSentences({ analysis, notes }: Answered): string[] {
  const texts = [
    ...analysis.legs.flatMap(({ thesis, evidence = [] }) => [
      thesis?.text ?? '',
      ...evidence.map(({ text }) => text),
    ]),
    analysis.theme?.text ?? '',
    ...notes.map(({ text }) => text),
  ];
  const sentences = texts
    .flatMap((text) => text.split(/(?<=(?<!\b\p{Lu})[.!?])\s+(?=\p{Lu})/u))
    .filter((text) => text !== '');
  return [...new Set(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index))];
}
