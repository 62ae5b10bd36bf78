/** What a question may mean whose words are not certain: each bet that they may make, with its share. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Told } from '../../encoder/told.ts';
import { canonicalPrompt } from '../../reading/canonical-prompt.ts';
import { retellings } from './retellings.ts';

/** A bet that a question may mean. */
export interface Guess {
  readonly reading: Reading;
  /** Its share among all that were read, from 0 to 1. */
  readonly share: number;
}

/** So many ways to tell the words are read. */
const mostRead = 24;

/** @returns the bets that the words may make, the likeliest first */
export function guessesOf(told: Told, betOf: (told: Told) => Reading | undefined): readonly Guess[] {
  const found = new Map<string, { reading: Reading; ratio: number }>();
  for (const { told: other, ratio } of retellings(told, mostRead)) {
    const reading = betOf(other);
    if (!reading) continue;
    const bet = canonicalPrompt(reading);
    found.set(bet, { reading, ratio: ratio + (found.get(bet)?.ratio ?? 0) });
  }
  const all = [...found.values()];
  const total = all.reduce((sum, { ratio }) => sum + ratio, 0);
  return all
    .map(({ reading, ratio }) => ({ reading, share: ratio / total }))
    .sort((a, b) => b.share - a.share);
}
