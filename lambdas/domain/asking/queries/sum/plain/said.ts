/** A question about figures in one spelling, in which a pattern finds each of them. */
import { numberNames } from '../../../reading/words/counts.ts';

/** From two to ten. */
const words = numberNames.slice(2, 11);
const spelled = new RegExp(`\\b(?:${words.join('|')})\\b`, 'g');

/** @returns lower case, straight signs, one space between words, and counts in digits; "one" stays a word, as it mostly counts nothing */
export const plainlySaid = (prompt: string): string =>
  ` ${prompt
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replaceAll('−', '-')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/\bminus (?=\d{3})/g, '-')
    .replace(/\bplus (?=\d{3})/g, '+')
    .replace(/[?!;:]|[.,](?!\d)/g, ' , ')
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replace(/(?<=\d)-(?=leg|team|unit|point|pick|game)/g, ' ')
    .replace(spelled, (word) => `${numberNames.indexOf(word)}`)
    .replace(/\s+/g, ' ')
    .trim()} `;

const american = /(?<![\w.$])[+-]\d{3,5}(?![\w.%])/g;
const dollars =
  /\$(\d{1,7}(?:\.\d{1,2})?)(?![\w%])|(?<![\w.$+-])(\d{1,7}(?:\.\d{1,2})?) (?:dollars|bucks)\b/g;

/** American prices, in the order in which they are said. */
export const pricesIn = (said: string): number[] =>
  [...said.matchAll(american)].map(([price]) => Number(price));

/** Amounts of money, in the order in which they are said. */
export const dollarsIn = (said: string): number[] =>
  [...said.matchAll(dollars)].map(([, signed, worded]) => Number(signed ?? worded));

/** An amount as it is written: "500", "1,500", "2k". */
export function amountOf(written: string): number {
  const digits = written.replaceAll(',', '');
  return digits.endsWith('k') ? 1000 * Number(digits.slice(0, -1)) : Number(digits);
}

/** Whether a text has no figures but so many. */
export const hasOnly = (said: string, figures: number): boolean =>
  [...said.matchAll(/(?<![\w.])[$+-]?\d+(?:\.\d+)?/g)].length === figures;

export const asksForMoney =
  / (?:what|how much|pays?|payout|win|wins|return|returns|get back|gets? back|comes? back|profit|worth|collect|owed) /;
