/** The words of an answer that asks back. */
import { listed } from './notes.ts';

/** The most words that are named. */
const most = 8;

/** @param summary what was read, in one line; empty if nothing was */
export function askedBack(unread: readonly string[], summary: string): string {
  const words = listed(unread.slice(0, most).map((word) => `“${word}”`));
  const read = summary === '' ? '' : `We read this as ${summary}. `;
  return `${read}We couldn’t place ${words}. Did you mean one of these?`;
}
