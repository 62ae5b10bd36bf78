/** Suggests one of several bets of which one is wished for: "blocks or rebounds, whichever is better". */
import type { Note } from '../../../contracts/asking/analysis.ts';
import type { Reading } from '../../../contracts/asking/reading.ts';
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
  const [best = first] = plays.toSorted((one, other) => worthOf(other) - worthOf(one));
  return best;
}

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
