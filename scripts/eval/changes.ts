/** Asks for every change that an answer offers, and holds it to its name. */
import type { OfferedChange } from '../../lambdas/contracts/ask.ts';
import { follow } from '../../lambdas/domain/answer/follow.ts';
import { ask, type Board } from './ask.ts';
import { type Asking, isSaid, nameOf, type Said } from './outcome.ts';
import type { ModelService } from './service.ts';

type Play = Extract<Said, { kind: 'play' }>;

/** @returns per change that gave something else, what was wrong */
export async function brokenOf(asking: Asking, board: Board, model: ModelService): Promise<string[]> {
  const { of, outcome } = asking;
  if (!isSaid(outcome) || outcome.kind !== 'play') return [];
  const given = {
    reading: outcome.read,
    legs: outcome.analysis.legs,
    chance: outcome.analysis.confidence,
    without: [],
  };
  const broken: string[] = [];
  for (const offered of outcome.changes) {
    const next = follow(given, offered.change);
    const after = next && (await answered(() => ask(of, board, model, next)));
    const isPlay = after && isSaid(after) && after.kind === 'play';
    const wrong = isPlay ? wrongIn(offered, outcome, after) : 'gives nothing';
    if (wrong) broken.push(`${nameOf(of)}: "${offered.label}" ${wrong}`);
  }
  return broken;
}

/** A model that could not be reached says nothing of the change: it is asked once more. */
async function answered(asking: () => Promise<Asking>): Promise<Asking['outcome']> {
  const { outcome } = await asking();
  return isSaid(outcome) ? outcome : (await asking()).outcome;
}

function wrongIn({ change }: OfferedChange, before: Play, after: Play): string | null {
  if (!after.charged) return 'gives something else';
  const [was, is] = [before.analysis, after.analysis];
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
      const gone = was.legs[change.leg ?? -1]?.gameId;
      const isSwapped = is.legs.length === was.legs.length && is.legs.every(({ gameId }) => gameId !== gone);
      return isKept && isSwapped ? null : 'does not swap that leg alone';
    }
    default:
      return is.legs.length === was.legs.length ? null : 'has another number of legs';
  }
}
