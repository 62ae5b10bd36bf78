/** What to remember of an answer, for a question that refers to it. */
import { createHash } from 'node:crypto';
import { mostShown, type Turn } from '../../contracts/asking/turn.ts';
import { selectionKey } from '../../domain/asking/answer/candidate.ts';
import type { Answered } from './outcome.ts';

/**
 * @param askId null if the answer is not stored
 * @param before the last turn, if this answer changes it: what it showed stays known
 * @returns undefined for a question from a person in distress, which is not stored
 */
export function turnAfter(
  { kind, read, analysis }: Pick<Answered, 'kind' | 'read' | 'analysis'>,
  askId: string | null,
  before?: Turn,
): Turn | undefined {
  if (kind === 'care') return undefined;
  const shown = analysis.legs.map((leg) => hashOf(selectionKey(leg.gameId, leg)));
  const all = [...new Set([...shown, ...(before?.shown ?? [])])].slice(0, mostShown);
  return { askId, queries: [read], shown: all };
}

/** Eight characters: two of fifty selections have the same hash once in three million turns. */
export function hashOf(selection: string): string {
  return createHash('sha256').update(selection).digest('hex').slice(0, 8);
}
