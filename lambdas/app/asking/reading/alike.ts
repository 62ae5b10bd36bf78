/** Whether two readers read a question alike. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import { promptOf } from '../../../domain/asking/queries/reading/kinds.ts';
import { canonicalPrompt } from '../../../domain/asking/reading/canonical-prompt.ts';
import { agreeOnDays } from '../../../domain/asking/reading/restated/kept.ts';
import type { Understood } from '../question.ts';

/** What was read, in words that read back. */
export const inOurWords = ({ queries, result }: Understood): string =>
  queries ? queries.map(promptOf).join(' ') : canonicalPrompt(result.reading);

/** Whether a prompt is typed as the product itself writes it: a tap, a chip. */
export const isTypedAs = (prompt: string, ours: string): boolean =>
  prompt.trim().toLowerCase() === ours.toLowerCase();

/** Whether both are the same bet, or the same questions, where a sport that is not said is the one that is selected. */
export function areAlike(one: Understood, other: Understood): boolean {
  if (one.queries || other.queries)
    return one.queries !== undefined && other.queries !== undefined && inOurWords(one) === inOurWords(other);
  return (
    one.wantsPlay === other.wantsPlay &&
    canonicalPrompt(withSports(one)) === canonicalPrompt(withSports(other))
  );
}

/** Whether both are the same bet, but for its legs, its chance and what it pays, and for days that only one of them says. */
export function areAlikeButOdds(one: Understood, other: Understood): boolean {
  const [bet, another] = [withSports(one), withSports(other)];
  return (
    agreeOnDays(bet, another) &&
    canonicalPrompt({ ...bet, ...ofAnyOdds }) === canonicalPrompt({ ...another, ...ofAnyOdds })
  );
}

const ofAnyOdds = {
  days: null,
  legs: null,
  price: null,
  payout: null,
  chance: null,
  legChance: null,
  risk: null,
  order: null,
  value: false,
} as const satisfies Partial<Reading>;

/** The bet with the sports that it is about, in its legs if they differ. */
function withSports({ result: { reading }, sports }: Understood): Reading {
  const { wishes } = reading;
  if (wishes.length === 0) return reading.eachSport ? reading : { ...reading, sports: [...sports] };
  const ofLegs = wishes.map((wish) => ({
    ...wish,
    sports: wish.sports.length > 0 ? wish.sports : [...sports],
  }));
  return { ...reading, sports: [], wishes: ofLegs };
}
