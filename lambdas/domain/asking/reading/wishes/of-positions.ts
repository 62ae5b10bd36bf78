/** Positions one after the other are of a leg each: "qb wr te". */
import { anyPosition } from '../names/positions.ts';
import type { Construction } from './tokens.ts';

const alone = new RegExp(`^${anyPosition}$`);
/** Of the longest position. */
const mostWords = 2;

export const ofPositions: Construction = (tokens) => {
  const words = tokens.map(({ lower }) => lower);
  const lengthAt = (at: number) =>
    [mostWords, 1].find((count) => alone.test(words.slice(at, at + count).join(' '))) ?? 0;
  const starts: number[] = [];
  let at = 0;
  while (at < words.length) {
    const length = lengthAt(at);
    if (length > 0 && lengthAt(at + length) > 0) starts.push(at + length);
    at += Math.max(1, length);
  }
  return { starts };
};
