/** Suggests a play: lists the selections that fit, has the solver choose among them, and composes the answer. */
import { restricted } from '../../domain/asking/answer/follow.ts';
import { offerFor } from '../../domain/asking/answer/offer.ts';
import type { Load, Loaded } from './boards.ts';
import { noPlay } from './no-play.ts';
import type { Answered } from './outcome.ts';
import { playOf } from './play.ts';
import type { Understood } from './question.ts';
import type { Solver } from './solver.ts';

export interface Means {
  /** Reads each sport once, and once more with player props. */
  readonly load: Load;
  readonly solver: Solver;
}

/**
 * Suggests a play, or explains why there is none.
 * @param boards the games of the question's sports
 */
export async function suggest(
  understood: Understood,
  boards: readonly Loaded[],
  { load, solver }: Means,
): Promise<Answered> {
  const started = performance.now();
  const { result, now, taste, sports, next = { keep: [], without: [] } } = understood;
  const offer = restricted(offerFor(result.reading, boards, now, taste, sports), next);
  if (offer.kind === 'unmet') return noPlay(understood, offer, boards, load);
  const choice = solver(offer, new Date(now.getTime() + performance.now() - started));
  return choice.legs.length > 0
    ? playOf(understood, boards, offer, choice)
    : noPlay(understood, { kind: 'unmet', unmet: { kind: 'whole' } }, boards, load);
}
