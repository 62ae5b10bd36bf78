/** Suggests a play: lists the selections that fit, has the solver choose among them, and composes the answer. */
import { restricted } from '../../domain/asking/answer/follow.ts';
import { offerFor } from '../../domain/asking/answer/offer.ts';
import type { Tokens } from '../../services/asking/model.ts';
import { boardsFor, type Load, type Loaded } from './boards.ts';
import { declined, inform } from './inform.ts';
import { noPlay } from './no-play.ts';
import { isFailure, type Outcome } from './outcome.ts';
import { playOf } from './play.ts';
import type { Reader, Understood } from './question.ts';
import { orOwnChoice, type Solution, type Solver, type Task } from './solver.ts';

/** What a suggestion is made with: games, and whoever takes the places of the reader and of the solver. */
export interface Means {
  /** Reads each sport once, and once more with player props. */
  readonly load: Load;
  readonly reader: Pick<Reader, 'reread'>;
  readonly solver: Solver;
}

/**
 * Suggests a play, or explains why there is none. If the model reads words that the grammar could not, a second round starts
 * from its reading. There is no third.
 * @param boards the games of the question's sports
 * @param withinMs time limit for all calls of the solver together
 */
export async function suggest(
  understood: Understood,
  boards: readonly Loaded[],
  means: Means,
  withinMs = Number.POSITIVE_INFINITY,
): Promise<Outcome> {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  let tokens: Tokens | undefined;
  const solver: Solver = async (task) => {
    const solved = await means.solver({ ...task, withinMs: withinMs - elapsed() });
    if ('tokens' in solved) tokens = sum(tokens, solved.tokens);
    return solved;
  };
  const clock = () => new Date(understood.now.getTime() + elapsed());
  const { load, reader } = means;
  const outcome = await round(understood, boards, { load, solver, clock }, (before) => {
    const again = reader.reread(understood, before.heard);
    return again && startOver(again, before);
  });
  return isFailure(outcome) || !tokens ? outcome : { ...outcome, tokens };

  async function startOver(again: Understood, before: Solution): Promise<Outcome> {
    if (!again.wantsPlay) return inform(again, load);
    // If the solver fails now, for example for lack of time, the code chooses.
    return round(again, await boardsFor(again, load), { load, solver: orOwnChoice(solver, before), clock });
  }
}

/** @param startOver starts another round if the solution brings another reading; without it, there is none */
async function round(
  understood: Understood,
  boards: readonly Loaded[],
  { load, solver, clock }: Pick<Means, 'load' | 'solver'> & Pick<Task, 'clock'>,
  startOver: (before: Solution) => Promise<Outcome> | undefined = () => undefined,
): Promise<Outcome> {
  const { reading, unread } = understood.result;
  const { now, taste, sports, next = { keep: [], without: [] } } = understood;
  const offer = restricted(offerFor(reading, boards, now, taste, sports), next);
  if (offer.kind === 'unmet' && unread.length === 0) return noPlay(understood, offer, boards, load);
  const solved = await solver({ understood, offer, clock });
  if (solved.kind !== 'solution') return solved;
  const other = startOver(solved);
  if (other) return other;
  if (offer.kind === 'unmet') return noPlay(understood, offer, boards, load);
  if (solved.decline && unread.length > 0) return declined(understood, solved.decline);
  const { choice, model } = solved;
  return choice && choice.legs.length > 0
    ? playOf(understood, boards, offer, { ...choice, model })
    : noPlay(understood, { kind: 'unmet', unmet: { kind: 'whole' } }, boards, load);
}

const sum = (a: Tokens = { input: 0, output: 0 }, b: Tokens): Tokens => ({
  input: a.input + b.input,
  output: a.output + b.output,
});
