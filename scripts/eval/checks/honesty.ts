/** Checks that an answer discloses what differs from the question, and is free then. */
import type { NoteKind } from '../../../lambdas/contracts/asking/analysis.ts';
import { hear } from '../../../lambdas/domain/asking/conversation/hear.ts';
import { readQuestion } from '../../../lambdas/domain/asking/reading/read.ts';
import { clock } from '../clock.ts';
import { type Asking, isAnswered } from '../outcome.ts';
import { teams } from '../teams.ts';
import { misfits, playMisfits } from './fit.ts';

/** Notes that disclose that the answer differs from the question. */
const disclosing: readonly NoteKind[] = ['substituted', 'fewer_legs', 'unavailable', 'not_understood'];

/** @returns substitutions that no note discloses */
export function silentSubstitutions({ of, outcome, first }: Asking): string[] {
  if (outcome.kind !== 'play') return [];
  const missed = playMisfits(of.expect, outcome, first?.outcome);
  const own = of.expect.kinds.includes('play') ? missed : ['a play although none is possible'];
  // For a question about value, the note about negative value is a disclosure too.
  const notes = of.expect.value ? [...disclosing, 'negative_value'] : disclosing;
  return outcome.notes.some(({ kind }) => notes.includes(kind)) ? [] : own;
}

/** @returns words that the grammar leaves unread, although it alone read the question and a play was given */
export function guesses({ of, outcome, names, first }: Asking): string[] {
  if (!isAnswered(outcome) || outcome.kind !== 'play' || outcome.readBy !== 'grammar') return [];
  const context = { selectedSport: of.box, teams, ...names, now: clock };
  const heard = first?.turn && hear(of.ask, first.turn, context);
  // A change of the answer before it is read as a whole, or not at all.
  if (heard && heard.kind !== 'text') return [];
  const { unread, isBare } = readQuestion(heard?.prompt ?? of.ask, context);
  return isBare ? ['asks for nothing'] : unread.map((word) => `“${word}” was not read`);
}

/** @returns reasons why the answer should not have been charged */
export function wrongCharges({ of, outcome, used, first }: Asking): string[] {
  const isCharged = isAnswered(outcome) && outcome.charged;
  if (used !== (isCharged ? 1 : 0)) return [`uses ${used} prompts and says ${isCharged ? 'one' : 'none'}`];
  if (!isCharged) return [];
  if (outcome.kind !== 'play') return [`charged for ${outcome.kind}`];
  const disclosed = outcome.notes.filter(({ kind }) => kind === 'substituted' || kind === 'fewer_legs');
  return [
    ...misfits(of.expect, outcome, first?.outcome),
    ...disclosed.map(({ kind }) => `charged with the note ${kind}`),
  ];
}

/** @returns why the answer neither fits nor is honest and free */
export function failures(asking: Asking): string[] {
  const { of, outcome, first } = asking;
  // The model failed, which is free.
  if (!isAnswered(outcome)) return [];
  const missed = misfits(of.expect, outcome, first?.outcome);
  if (missed.length === 0) return [];
  const isFree = !outcome.charged && (outcome.kind !== 'play' || silentSubstitutions(asking).length === 0);
  return isFree ? [] : missed;
}

/** @returns why there is no answer */
export function missingAnswers({ outcome }: Asking): string[] {
  return isAnswered(outcome) ? [] : ['why' in outcome ? `${outcome.kind}: ${outcome.why}` : outcome.kind];
}
