/** Asks for every change that an answer offers, and checks that it does what its label says. */
import type { Load } from '../../lambdas/app/asking/boards.ts';
import type { Leg } from '../../lambdas/contracts/asking/analysis.ts';
import type { OfferedChange } from '../../lambdas/contracts/asking/ask.ts';
import { selectionKey } from '../../lambdas/domain/asking/answer/candidate.ts';
import { ask } from './ask.ts';
import { type Answered, type Asking, isAnswered, nameOf } from './outcome.ts';
import type { ModelService } from './service.ts';

type Play = Extract<Answered, { kind: 'play' }>;

/** @returns a description of each change that did something else */
export async function brokenOf(asking: Asking, board: Load, model: ModelService): Promise<string[]> {
  const { of, outcome, stored: earlier } = asking;
  if (!isAnswered(outcome) || outcome.kind !== 'play' || !earlier) return [];
  const broken: string[] = [];
  for (const offered of outcome.changes) {
    const { change } = offered;
    const after = await answerOf(() => ask(of, board, model, { change, earlier }));
    const isPlay = isAnswered(after) && after.kind === 'play';
    const wrong = isPlay ? wrongIn(offered, outcome, after) : 'gives no play';
    if (wrong) broken.push(`${nameOf(of)}: "${offered.label}" ${wrong}`);
  }
  return broken;
}

/** Retries once if there was no answer: an unreachable model is not the change's fault. */
async function answerOf(asking: () => Promise<Asking>): Promise<Asking['outcome']> {
  const { outcome } = await asking();
  return isAnswered(outcome) ? outcome : (await asking()).outcome;
}

const keyOf = ({ market, selection, line, prop }: Leg) =>
  [market, selection, line, prop?.playerId, prop?.stat].join(' ');

/** The same bets at other lines, which are not charged twice. */
const isMovedLine = (was: readonly Leg[], is: readonly Leg[]): boolean => {
  const of = (legs: readonly Leg[]) => legs.map((leg) => selectionKey(leg.gameId, leg)).toSorted();
  return of(was).join() === of(is).join();
};

function wrongIn({ change }: OfferedChange, before: Play, after: Play): string | null {
  // What was not charged, such as the first of several singles, may lead to the same of others.
  const [was, is] = [before.analysis, after.analysis];
  if (before.charged && !after.charged && !isMovedLine(was.legs, is.legs)) return 'gives something else';
  const stays = was.legs.filter((_, place) => place !== change.leg);
  const isKept = stays.every(({ gameId }) => is.legs.some((leg) => leg.gameId === gameId));
  switch (change.kind) {
    case 'safer':
      return is.confidence > was.confidence ? null : 'is no safer';
    case 'longer':
      return is.confidence < was.confidence ? null : 'is no longer';
    case 'drop':
      return isKept && is.legs.length === was.legs.length - 1 ? null : 'keeps other legs';
    case 'swap': {
      const removed = was.legs[change.leg ?? -1];
      // A bet on one game keeps its game, and loses the selection.
      const isGone = (leg: Leg) =>
        was.slip ? keyOf(leg) !== (removed && keyOf(removed)) : leg.gameId !== removed?.gameId;
      const isSwapped = is.legs.length === was.legs.length && is.legs.every(isGone);
      return isKept && isSwapped ? null : 'does not swap only that leg';
    }
    default:
      return is.legs.length === was.legs.length ? null : 'changes the number of legs';
  }
}
