/**
 * Whether the encoder bears out a change that the rules heard. Of 59 typed changes by people whose writing nothing here had seen, it
 * did not for 5, of which 4 were no change of that kind: "pays peanuts, want triple" is a payout, and no number of legs.
 */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { Next } from '../../answer/next.ts';
import type { Told } from '../../encoder/told.ts';
import { afterAnswer, likelyOf } from '../../likely/likely.ts';

/** From this chance on, a text is a change, and of its likeliest topic. */
const [surelyChange, surelyTopic] = [0.75, 0.6];

/** What a topic must change, as text to be compared. */
const terms: Readonly<Record<string, (reading: Next['reading']) => unknown>> = {
  count: ({ legs, wishes }) => [legs, wishes.map(({ count }) => count)],
  payout: ({ payout, price }) => [payout, price],
};

/**
 * @param next the bet as the rules changed it
 * @param turn with the bet before
 */
export function isBorneOut({ reading }: Next, told: Told, { queries: [before] }: Turn): boolean {
  const { kinds, topicsOf } = likelyOf(told, afterAnswer);
  const whole = kinds.find(({ kind }) => kind === 'change')?.chance ?? 0;
  const [first] = topicsOf('change');
  if (whole < surelyChange || !first || first.chance < surelyTopic) return false;
  const term = terms[first.topic];
  if (!term || before?.intent !== 'play') return true;
  return JSON.stringify(term(reading)) !== JSON.stringify(term(before));
}
