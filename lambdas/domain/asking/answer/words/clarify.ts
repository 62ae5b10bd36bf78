/** The words of an answer that asks back. */
import { listed } from './notes.ts';

/** The most words that are named. */
const most = 8;

/** Words in quotation marks, as a list. */
export const wordsNamed = (words: readonly string[]): string =>
  listed(words.slice(0, most).map((word) => `“${word}”`));

/** @param summary what was read, in one line; empty if nothing was */
export function askedBack(unread: readonly string[], summary: string): string {
  const words = wordsNamed(unread);
  const read = summary === '' ? '' : `We read this as ${summary}.`;
  const left = words === '' ? '' : `We couldn’t place ${words}.`;
  return [read, left, 'Did you mean one of these?'].filter((part) => part !== '').join(' ');
}
