/** Suggests one of several bets of which one is wished for: "blocks or rebounds, whichever is better". */
import type { Note } from '../../../contracts/asking/analysis.ts';
import type { Reading } from '../../../contracts/asking/reading.ts';
import { americanToDecimal } from '../../../domain/feed/odds/odds.ts';
import { type Loaded, loadedFor } from '../boards.ts';
import type { Answered } from '../outcome.ts';
import type { Understood } from '../question.ts';
import { type Means, suggest } from '../suggest.ts';

/** @returns the best of them that has a price, with why others have none; the first where none has, and of a question without a choice */
export async function suggestOne(
  understood: Understood,
  boards: readonly Loaded[],
  means: Means,
): Promise<Answered> {
  const { options } = understood.result;
  const first = await suggest(understood, boards, means);
  if (!options || (options.areInOrder && first.kind === 'play')) return first;
  const answers = [first];
  const missing = [...whyNot(first)];
  for (const bet of options.bets.slice(1)) {
    const answer = await suggestOther(understood, bet, missing, means);
    answers.push(answer);
    if (options.areInOrder && answer.kind === 'play') return answer;
    missing.push(...whyNot(answer));
  }
  const plays = answers.filter(({ kind }) => kind === 'play');
  const { by = 'worth' } = options.chosen ?? {};
  const [best = first] = plays.toSorted((one, other) => measures[by](other) - measures[by](one));
  return options.chosen && plays.length > 1 ? withChoice(best, options.chosen) : best;
}

/** Says of which two it is the one, and why. */
function withChoice(answer: Answered, { by, names: [one, other] }: Chosen): Answered {
  const text = `Of “${one}” and “${other}”, this bet has the ${reasons[by]}.`;
  return {
    ...answer,
    response: `${answer.response}\n${text}`,
    notes: [{ kind: 'substituted', text }, ...answer.notes],
  };
}

type Chosen = NonNullable<NonNullable<Understood['result']['options']>['chosen']>;
const reasons: Readonly<Record<Chosen['by'], string>> = {
  payout: 'longer odds',
  chance: 'higher chance',
  worth: 'better price for its chance',
  order: 'first price',
};

/** @param missing why bets before it have no price, which its notes say */
async function suggestOther(
  understood: Understood,
  bet: Reading,
  missing: readonly Note[],
  means: Means,
): Promise<Answered> {
  const [loaded] = await loadedFor([bet], understood.sport, means.load);
  if (!loaded) return suggest(understood, [], means);
  const [board, ...others] = loaded.boards;
  const boards = board ? [{ ...board, notes: [...missing, ...board.notes] }, ...others] : loaded.boards;
  const result = { ...understood.result, reading: loaded.reading };
  return suggest({ ...understood, result, sports: loaded.sports }, boards, means);
}

const whyNot = ({ kind, notes }: Answered): readonly Note[] =>
  kind === 'no_play' ? notes.filter((note) => note.kind === 'unavailable') : [];

/** What $100 wins on average; of legs in one game, which have no price of their own, how likely they are. */
const worthOf = ({ analysis: { expected_value, confidence } }: Answered): number =>
  expected_value ?? confidence - 100;

/** What the legs pay together, as a parlay calculator multiplies them. */
const paysOf = ({ analysis: { legs } }: Answered): number =>
  legs.reduce((product, { price }) => product * (price === null ? 1 : americanToDecimal(price)), 1);

/** By what one of several is chosen, the most first. */
const measures: Readonly<Record<Chosen['by'], (answer: Answered) => number>> = {
  payout: paysOf,
  chance: ({ analysis: { confidence } }) => confidence,
  worth: worthOf,
  order: () => 0,
};
