/** Lists of selections, one for each leg that a bet on one game describes: whether some game has them all. */
import { type Logic, logicOf } from '../../same-game/logic.ts';
import type { Candidate } from '../candidate.ts';
import { bookNames } from '../one-book.ts';
import { termOfCandidate } from './joint-of.ts';

type Groups = readonly (readonly Candidate[])[];

/** The first two legs that are in no game together. */
export function ofOtherGames(groups: Groups): readonly [Candidate, Candidate] | undefined {
  for (const [at, [one]] of groups.entries()) {
    const games = new Set(groups[at]?.map(({ game }) => game.id));
    const [other] = groups.slice(at + 1).find((group) => !group.some(({ game }) => games.has(game.id))) ?? [];
    if (one && other) return [one, other];
  }
  return undefined;
}

/** Whether in some game one book lists a leg of each group. */
export function haveOneBook(groups: Groups): boolean {
  const [first = [], ...others] = groups.map(
    (group) => new Set(group.flatMap((each) => bookNames(each).map((book) => `${each.game.id} ${book}`))),
  );
  return groups.length < 2 || [...first].some((place) => others.every((group) => group.has(place)));
}

/** The first two legs of a game of which one contains, excludes or completes the other, whichever is taken of their lists; undefined if there are none. */
export function relatedOfOneGame(groups: Groups): RelatedLegs | undefined {
  for (const [at, own] of groups.entries()) {
    for (const others of groups.slice(at + 1)) {
      const pairs = own.flatMap((one) =>
        others.flatMap((other) => (other.game.id === one.game.id ? [[one, other] as const] : [])),
      );
      const [legs] = pairs;
      const logic = legs && logicOfLegs(...legs);
      if (legs && logic && pairs.every((pair) => logicOfLegs(...pair))) return { legs, logic };
    }
  }
  return undefined;
}

export interface RelatedLegs {
  readonly legs: readonly [Candidate, Candidate];
  readonly logic: Logic;
}

function logicOfLegs(a: Candidate, b: Candidate): Logic | null {
  if (a === b) return null;
  const [one, other] = [termOfCandidate(a), termOfCandidate(b)];
  return one && other ? logicOf(one, other) : null;
}

/** The best of each list, all of the first game that each has a selection of; null if there is none, or one is in two lists. */
export function bestOfOneGame(groups: Groups): Candidate[] | null {
  const games = new Set(groups[0]?.map(({ game }) => game.id));
  for (const id of games) {
    const best = groups.map((group) => group.find(({ game }) => game.id === id));
    if (best.every((each) => each !== undefined) && new Set(best).size === groups.length) return best;
  }
  return null;
}
