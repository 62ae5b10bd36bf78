/** Whether an answer says what is not as asked, and costs nothing where it is not. */
import type { NoteKind } from '../../../lambdas/contracts/analysis.ts';
import { type Asking, isSaid } from '../outcome.ts';
import { misfits, playMisfits } from './fit.ts';

/** Notes that tell a person that this is not what was asked for. */
const owning: readonly NoteKind[] = ['substituted', 'fewer_legs', 'unavailable', 'not_understood'];

/** @returns what was put in place of the wish without a word */
export function silentSubstitutions({ of, outcome }: Asking): string[] {
  if (outcome.kind !== 'play') return [];
  const missed = playMisfits(of.expect, outcome);
  const own = of.expect.kinds.includes('play') ? missed : ['a play, where there can be none'];
  // Who asks for value and is told that there is none, knows it.
  const notes = of.expect.value ? [...owning, 'negative_value'] : owning;
  return outcome.notes.some(({ kind }) => notes.includes(kind)) ? [] : own;
}

/** @returns what a prompt was taken for */
export function wrongCharges({ of, outcome }: Asking): string[] {
  if (!isSaid(outcome) || !outcome.charged) return [];
  if (outcome.kind !== 'play') return [`charged for ${outcome.kind}`];
  const owned = outcome.notes.filter(({ kind }) => kind === 'substituted' || kind === 'fewer_legs');
  return [...misfits(of.expect, outcome), ...owned.map(({ kind }) => `charged under a note of ${kind}`)];
}

/** @returns why a question got neither what it asked for nor an honest answer for free */
export function failures(asking: Asking): string[] {
  const { of, outcome } = asking;
  // A model that failed is the model's fault, and costs nothing.
  if (!isSaid(outcome)) return [];
  const missed = misfits(of.expect, outcome);
  if (missed.length === 0) return [];
  const isFree = !outcome.charged && (outcome.kind !== 'play' || silentSubstitutions(asking).length === 0);
  return isFree ? [] : missed;
}

/** @returns why there is no answer at all */
export function missingAnswers({ outcome }: Asking): string[] {
  return isSaid(outcome) ? [] : [`${outcome.kind}${'why' in outcome ? `: ${outcome.why}` : ''}`];
}
