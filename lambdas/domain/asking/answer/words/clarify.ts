/** The words of an answer that asks back. */
import { listed } from './notes.ts';

/** The most words that are named. */
const most = 8;

/** Words in quotation marks, as a list. */
export const wordsNamed = (words: readonly string[]): string =>
  listed(words.slice(0, most).map((word) => `“${word}”`));

/**
 * @param summary what was read, in one line; empty if nothing was
 * @param missing what it asks for that cannot be had, one sentence each
 * @param areConditions whether the words say by what a bet is to be chosen: “in a dome”
 */
export function askedBack(
  unread: readonly string[],
  summary: string,
  missing: readonly string[],
  areConditions = false,
): string {
  const words = wordsNamed(unread);
  const read = summary === '' ? '' : `We read this as ${summary}.`;
  const left = areConditions ? `We can’t choose a bet by ${words}.` : `We couldn’t place ${words}.`;
  const ask = areConditions
    ? `Without ${unread.length > 1 ? 'them' : 'it'}, did you mean one of these?`
    : 'Did you mean one of these?';
  return [read, words === '' ? '' : left, ...missing, ask].filter((part) => part !== '').join(' ');
}

/**
 * @param bet what a question may mean
 * @param reasons why it cannot be had, one sentence each
 */
export const notToBeHad = (bet: string, reasons: readonly string[]): string =>
  `If you mean “${bet}”, there is no play. ${reasons.join(' ')}`;
