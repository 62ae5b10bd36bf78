/** Values that the feed reports once, carried over from one read to the next. */
import type { Game } from './game.ts';
import { linesResultOf, resultOf } from './result.ts';

/** @param before the previous version of the game; absent if it is new */
export function historyOf(game: Game, before: Game | undefined, now: Date): Pick<Game, 'history'> {
  const first = earliest(before?.history?.startsAt ?? before?.startsAt ?? game.startsAt, game.startsAt);
  const resultAt =
    before && resultOf(game) === resultOf(before) ? before.history?.resultAt : now.toISOString();
  const lines = linesResultOf(game);
  const linesAt = before && lines === linesResultOf(before) ? before.history?.linesAt : now.toISOString();
  const history = {
    ...(first !== game.startsAt && { startsAt: first }),
    ...((game.status === 'live' || (before && hasBegun(before))) && { hasBegun: true as const }),
    ...(resultOf(game) !== null && resultAt !== undefined && { resultAt }),
    ...(lines !== null && linesAt !== undefined && { linesAt }),
  };
  return Object.keys(history).length > 0 ? { history } : {};
}

const earliest = (a: string, b: string) => (Date.parse(a) < Date.parse(b) ? a : b);

/** Statuses of the feed for games that had begun. */
const stopped = /^(interrupted|susp|aband)/i;

/** Whether the game has begun at any time, according to the feed. */
export function hasBegun({ status, statusText, history }: Game): boolean {
  if (status === 'live' || status === 'final') return true;
  return history?.hasBegun === true || stopped.test(statusText.trim());
}
