/** The words of an answer that asks back. */
import { listed } from './notes.ts';
import { isOfSeveral, severalSlips } from './several-slips.ts';

/** The most words that are named. */
const most = 8;

/** Words in quotation marks, as a list. */
export const wordsNamed = (words: readonly string[]): string =>
  listed(words.slice(0, most).map((word) => `“${word}”`));

/** @param summary what was read, in one line; empty if nothing was */
export function askedBack(unread: readonly string[], summary: string): string {
  const several = severalSlips(unread);
  const words = wordsNamed(unread.filter((word) => !isOfSeveral(word)));
  const read = summary === '' ? '' : `We read this as ${summary}.`;
  const left = words === '' ? '' : `We couldn’t place ${words}.`;
  return [read, several ?? '', left, 'Did you mean one of these?'].filter((part) => part !== '').join(' ');
}
