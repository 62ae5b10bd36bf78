/** After help was shown: whoever asks for the bet all the same gets the help again, until something else was answered. */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { RuledQuery } from '../../queries/reading/kinds.ts';
import { emptyReading } from '../../reading/draft.ts';

/** @param before the last turn of the day: what it showed stays known */
export const careTurn = (before: Turn | undefined): Turn => ({
  askId: null,
  queries: [{ ...emptyReading(), intent: 'care' }],
  shown: before?.shown ?? [],
});

/** Whether the last answer was help. */
export const followsCare = ({ queries: [last] }: Pick<Turn, 'queries'>): boolean => last?.intent === 'care';

/** Kinds that judge a bet that somebody wants to make: a pick by another name. */
const ofBets: ReadonlySet<RuledQuery['ask']> = new Set(['check', 'compare']);

/** @param queries what is asked instead of a play; undefined for a play and for words that nobody placed */
export const isAnsweredAfterCare = (queries: readonly RuledQuery[] | undefined): boolean =>
  queries?.every(({ ask }) => !ofBets.has(ask)) ?? false;
