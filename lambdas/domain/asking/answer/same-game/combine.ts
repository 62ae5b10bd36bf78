/** Finds legs of one game at one book: of different kinds, none inside another, each pair measured. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import { logicOf } from '../../same-game/logic.ts';
import { type Related, relatedOf } from '../../same-game/related.ts';
import type { Term } from '../../same-game/terms.ts';
import type { Candidate } from '../candidate.ts';
import { areAtOneBook } from '../one-book.ts';
import { termOfCandidate } from './joint-of.ts';

/** Selections that are looked at of each game. */
const most = { ofKind: 3, ofGame: 24, ofGroup: 8, steps: 3000 } as const;
/** What it is worth, in places of the ranking, that two legs go together in a way that was measured and can be told. */
const worthOfReason = 12;

interface Wanted {
  readonly reading: Reading;
  /** One leg from each of these lists. */
  readonly required: readonly (readonly Candidate[])[];
}

/**
 * @param pool best first
 * @param finished the legs at the price of their book, if they meet the terms of the whole bet
 * @returns null if no game has legs that fit
 */
export function combineOneGame(
  pool: readonly Candidate[],
  { reading, required }: Wanted,
  size: number,
  finished: (legs: readonly Candidate[]) => Candidate[] | null,
): Candidate[] | null {
  const groups = required.length <= size ? required : [];
  const games = [...Map.groupBy(pool, ({ game }) => game).entries()]
    .filter(([game]) => groups.every((group) => group.some((each) => each.game.id === game.id)))
    .sort(([a], [b]) => a.startsAt.localeCompare(b.startsAt));
  const found = games.flatMap(([game, own]) => {
    const ofGroups = groups.map((group) =>
      group.filter((each) => each.game.id === game.id).slice(0, most.ofGroup),
    );
    const best = bestOf(shortlist(own), ofGroups, { size, reading, finished });
    return best ? [best] : [];
  });
  return found.sort((a, b) => a.score - b.score)[0]?.legs ?? null;
}

/** Some selections of each kind, so that legs can differ. */
function shortlist(own: readonly Candidate[]): Candidate[] {
  const taken = new Map<string, number>();
  const few = own.filter((each) => {
    const count = taken.get(kindOf(each)) ?? 0;
    taken.set(kindOf(each), count + 1);
    return count < most.ofKind;
  });
  return few.slice(0, most.ofGame);
}

const kindOf = ({ market, prop }: Candidate) => prop?.stat ?? market;

interface Best {
  readonly legs: Candidate[];
  readonly score: number;
}

interface Terms {
  readonly size: number;
  readonly reading: Reading;
  readonly finished: (legs: readonly Candidate[]) => Candidate[] | null;
}

/** The legs that come first in the ranking, with a bonus for a reason; those of the groups come first. */
function bestOf(
  free: readonly Candidate[],
  groups: readonly (readonly Candidate[])[],
  { size, finished }: Terms,
): Best | null {
  const slots = [...groups, ...Array.from({ length: size - groups.length }, () => free)];
  const pairs = pairing();
  const chosen: Candidate[] = [];
  let best: Best | null = null;
  let steps = 0;
  const search = (slot: number, rank: number, from: number, hasReason: boolean): void => {
    const choices = slots[slot];
    if (!choices) {
      const score = rank - (hasReason ? worthOfReason : 0);
      if (best && score >= best.score) return;
      const legs = finished(chosen);
      if (legs) best = { legs, score };
      return;
    }
    for (let index = from; index < choices.length; index += 1) {
      const next = choices[index];
      if (!next || (best && rank + index - worthOfReason >= best.score)) return;
      steps += 1;
      if (steps > most.steps) return;
      const isFree = slot >= groups.length;
      if (isFree && chosen.some((leg) => kindOf(leg) === kindOf(next)) && size <= fewKinds) continue;
      const related = chosen.map((leg) => pairs(leg, next));
      if (related.includes(null) || !areAtOneBook([...chosen, next])) continue;
      const reason =
        hasReason || related.some((each) => each !== null && each.taken > 0 && each.shares !== null);
      chosen.push(next);
      search(slot + 1, rank + index, isFree && slots[slot + 1] === choices ? index + 1 : 0, reason);
      chosen.pop();
    }
  };
  search(0, 0, 0, false);
  return best;
}

/** Legs of a short bet are of different kinds; a longer one can have two receivers' yards. */
const fewKinds = 3;

/** @returns how two selections are related; null if they are of one player, one contains or excludes the other, or it is not measured */
function pairing(): (a: Candidate, b: Candidate) => Related | null {
  const terms = new Map<Candidate, Term | undefined>();
  const known = new Map<Candidate, Map<Candidate, Related | null>>();
  const termAt = (each: Candidate) => {
    if (!terms.has(each)) terms.set(each, termOfCandidate(each));
    return terms.get(each);
  };
  return (a, b) => {
    const own = known.get(a) ?? new Map<Candidate, Related | null>();
    known.set(a, own);
    const before = own.get(b);
    if (before !== undefined) return before;
    const found = relationOf(termAt(a), termAt(b));
    own.set(b, found);
    return found;
  };
}

/** Books commonly refuse what contains or excludes the other, and price what one player does twice as one. */
function relationOf(a: Term | undefined, b: Term | undefined): Related | null {
  if (!a || !b || (a.player !== null && a.player === b.player)) return null;
  if (logicOf(a, b) !== null) return null;
  return relatedOf(a, b) ?? null;
}
