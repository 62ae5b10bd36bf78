/** Values that the feed reports once, carried over from one read to the next. */
import type { Game } from './game.ts';
import { resultOf } from './result.ts';

/** @param before the same game as it was told before; absent where it is new */
export function historyOf(game: Game, before: Game | undefined, now: Date): Pick<Game, 'history'> {
  const first = earliest(before?.history?.startsAt ?? before?.startsAt ?? game.startsAt, game.startsAt);
  const resultAt =
    before && resultOf(game) === resultOf(before) ? before.history?.resultAt : now.toISOString();
  const history = {
    ...(first !== game.startsAt && { startsAt: first }),
    ...((game.status === 'live' || (before && hasBegun(before))) && { hasBegun: true as const }),
    ...(resultOf(game) !== null && resultAt !== undefined && { resultAt }),
  };
  return Object.keys(history).length > 0 ? { history } : {};
}

const earliest = (a: string, b: string) => (Date.parse(a) < Date.parse(b) ? a : b);

/** Words of the feed that only a game gets that was on. */
const stopped = /^(interrupted|susp|aband)/i;

/** Whether the game was on at any time, as far as the feed told. */
export function hasBegun({ status, statusText, history }: Game): boolean {
  if (status === 'live' || status === 'final') return true;
  return history?.hasBegun === true || stopped.test(statusText.trim());
}
