/** What a person reads, sentence by sentence: numbers that are not among the values, and sentences said twice. */
import type { Evidence, Leg } from '../../../lambdas/contracts/analysis.ts';
import type { Said } from '../outcome.ts';

/** Digits of these are names. */
const names = /\b(76ers|49ers)\b/gi;

/** Numbers in a text without their sign: `9–3` has 9 and 3, `1,250.50` has 1250.5. */
export function numbersIn(text: string): number[] {
  return [...text.replace(names, '').matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) =>
    Number(digits.replaceAll(/,(?=\d{3})/g, '').replaceAll(',', '')),
  );
}

/** @returns numbers of an evidence's sentence that its values lack */
export function unfoundedNumbers({ text, values, about }: Evidence): number[] {
  const known = Object.values(values).flatMap((value) =>
    typeof value === 'number' ? [Math.abs(value)] : numbersIn(value),
  );
  return numbersIn(text).filter((number) => !known.includes(number) && !numbersIn(about).includes(number));
}

/** @returns numbers of a leg's thesis that the leg does not have */
export function unfoundedInThesis({ thesis, line, price }: Leg): number[] {
  const known = [line, price].flatMap((value) => (value === null ? [] : [Math.abs(value)]));
  return numbersIn(thesis?.text ?? '').filter((number) => !known.includes(number));
}

/** @returns each sentence that an answer says more than once, as parts of its slip or among its notes */
export function repeatedSentences({ analysis, notes }: Said): string[] {
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
