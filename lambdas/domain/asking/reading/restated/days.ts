/** The days of a question that was written out, and of the one that was typed. */
import type { Typed } from './typed.ts';

const days = 'mon|tues?|wednes|thurs?|fri|satur|sun';
const dayWords = new RegExp(
  `(?<!\\b(?:not|no|except|but) )\\b(yesterday|last night|tonight|today|tomorrow|(?:${days})day)\\b`,
  'gi',
);
/** Another word for the same day. */
const alsoSaid: Readonly<Record<string, RegExp>> = {
  tonight: /\btoday\b/i,
  today: /\btonight\b/i,
  yesterday: /\blast night\b/i,
  'last night': /\byesterday\b/i,
};

/** "Got the Dolphins -11 on Tuesday": when a bet was placed is no day of its game. */
const placed = new RegExp(
  `\\b(?:got|took|grabbed|placed|bought|snagged|locked in)\\b[^,.?!]*?[+-]\\d[^,.?!]*?\\b(?:on (?:${days})day|yesterday|last night)\\b`,
  'gi',
);

/**
 * Of a bet that is to come, and of what was, the day is half of it. A weekday can be written as its date.
 * @returns the days that were typed and are not in it, as they were typed
 */
export const daysLeftOut = (
  restated: string,
  { prompt, before }: Pick<Typed, 'prompt' | 'before'>,
): string[] =>
  before !== ''
    ? []
    : [...prompt.replace(placed, ' ').toLowerCase().matchAll(dayWords)]
        .map(([word]) => word)
        .filter(
          (word) =>
            !restated.toLowerCase().includes(word) &&
            !alsoSaid[word]?.test(restated) &&
            !/\bdays?\b/.test(restated),
        );

/** @returns the sentence with a day at its end */
export const onDay = (sentence: string, day: string): string =>
  `${sentence.replace(/[.?!\s]+$/, '')} ${day.endsWith('day') && !namesItself.has(day) ? `on ${day}` : day}`;
const namesItself: ReadonlySet<string> = new Set(['today', 'yesterday']);
