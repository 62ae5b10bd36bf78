/** The sentences that the model wrote, and how they are read together. */
import { isRecord } from '../../../domain/asking/brief.ts';
import { promptOf } from '../../../domain/asking/queries/reading/kinds.ts';
import type { Reader, Understood } from '../question.ts';
import { isRead } from './rewritten.ts';

/** Sentences, and characters of one. */
const [mostSentences, longest] = [3, 400];

/** @returns the sentences of a reply; none if it has too many, or one that is no text or too long */
export const sentencesOf = (given: unknown): string[] => {
  const list: readonly unknown[] = isRecord(given) && Array.isArray(given.restated) ? given.restated : [];
  const texts = list.filter(
    (each) => typeof each === 'string' && each.trim() !== '' && each.length <= longest,
  );
  return texts.length === list.length && list.length <= mostSentences ? (texts as string[]) : [];
};

/**
 * A bet is one sentence; several are several questions of which none asks for one.
 * @returns undefined if one of them is not read in full
 */
export function readAll(
  sentences: readonly string[],
  question: Understood,
  reader: Reader,
): Understood | undefined {
  const {
    prompt: _typed,
    told: _ofTyped,
    sport,
    now,
    teams,
    golfers,
    players,
    roster,
    preferences,
    shown,
  } = question;
  const readOne = (prompt: string) =>
    reader({ prompt, sport, now, teams, golfers, players, roster, preferences, shown });
  const parts = sentences.map(readOne);
  const asked = parts.flatMap((part) => part.queries ?? []);
  const queries = [...new Map(asked.map((query) => [promptOf(query), query])).values()];
  const [first, ...others] = parts;
  if (!first || !parts.every(isRead)) return undefined;
  if (others.length === 0) return first;
  return parts.every((part) => part.queries) ? { ...first, queries } : undefined;
}
