/** The sentences that the model wrote, and how they are read together. */
import { isRecord } from '../../../domain/asking/brief.ts';
import { promptOf } from '../../../domain/asking/queries/reading/kinds.ts';
import { type Reader, typedOf, type Understood } from '../question.ts';
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
 * A bet is one sentence; several are questions of which none asks for one, or bets apart from each other, which are singles.
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
  if (parts.every((part) => part.queries)) return { ...first, queries };
  if (!parts.every((part) => part.wantsPlay)) return undefined;
  const slip = readOne(slipOf(sentences));
  if (!isRead(slip)) return undefined;
  return ofOneSlip.test(typedOf(question)) ? slip : asSingles(slip, parts.length);
}

const ofOneSlip = /\b(?:parlays?|sgps?|same[ -]game|combos?|slips?|tickets?|legs?|together)\b/i;

const slipOf = (sentences: readonly string[]): string =>
  `Parlay: ${sentences.map((each) => each.replace(/[.\s]+$/, '')).join('; ')}`;

/** @param slip the same legs on one slip */
function asSingles(slip: Understood, count: number): Understood | undefined {
  const { reading } = slip.result;
  if (!slip.wantsPlay || reading.wishes.length !== count) return undefined;
  const apart = { ...reading, sameGame: false, slips: { kind: 'singles' as const, count, by: null } };
  return { ...slip, result: { ...slip.result, reading: apart } };
}
