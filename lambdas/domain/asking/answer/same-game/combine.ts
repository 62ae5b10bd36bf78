/** Finds legs of one game at one book: none inside another, and each pair measured unless the person named both legs. */
import type { Bounds, Reading } from '../../../../contracts/asking/reading.ts';
import { type Related, relatedOf } from '../../same-game/related.ts';
import type { Term } from '../../same-game/terms.ts';
import type { Candidate } from '../candidate.ts';
import { areAtOneBook } from '../one-book.ts';
import { awayFromShare, middleOf, reachOf } from '../payout/near.ts';
import { clash } from '../terms.ts';
import { fitTogether, termOfCandidate } from './joint-of.ts';
import { areLegsNamed, describedLegs } from './readings.ts';

/** Selections that are looked at of each game. */
const most = { ofKind: 3, ofGame: 24, ofGroup: 8, steps: 3000 } as const;
/** What it is worth, in places of the ranking, that two legs go together in a way that was measured and can be told. */
const worthOfReason = 12;

interface Wanted {
  readonly reading: Reading;
  /** One leg from each of these lists. */
  readonly required: readonly (readonly Candidate[])[];
  /** What cannot pay so much, or so little, is left out; null to look at all. */
  readonly payout: Bounds;
}

/**
 * Where every leg is named by the person, legs that are not measured together can stand in the bet, which then has no chance.
 * @param pool best first
 * @param finished the legs at the price of their book, if they meet the terms of the whole bet
 * @returns null if no game has legs that fit
 */
export function combineOneGame(
  pool: readonly Candidate[],
  { reading, required, payout }: Wanted,
  size: number,
  finished: (legs: readonly Candidate[]) => Candidate[] | null,
): Candidate[] | null {
  const groups = required.length <= size ? required : [];
  // Legs that are all described need no other of their game.
  const sought = (groups.length === size && groups[0]) || pool;
  const games = [...Map.groupBy(sought, ({ game }) => game).entries()]
    .filter(([game]) => groups.every((group) => group.some((each) => each.game.id === game.id)))
    .sort(([a], [b]) => a.startsAt.localeCompare(b.startsAt));
  const areNamed = areLegsNamed(reading);
  const described = describedLegs(reading);
  const isOfNames =
    groups.length === size && described.every(({ player, teams }) => player !== null || teams.length > 0);
  const away = reading.payout && awayFromShare(middleOf(reading.payout), size);
  const best = (areAllMeasured: boolean, mayRepeat = false): Candidate[] | undefined => {
    const found = games.flatMap(([game, own]) => {
      const ofGroups = groups.map((group) =>
        first(
          group.filter((each) => each.game.id === game.id),
          away,
        ),
      );
      return (
        bestOf(shortlist(own, away), ofGroups, {
          size,
          payout,
          areNamed,
          areAllMeasured,
          mayRepeat,
          isOneBook: true,
          finished,
          mayShare: () => true,
        }) ?? []
      );
    });
    // Whoever names all legs means the next game that has them.
    return (isOfNames ? found : found.sort((a, b) => a.score - b.score))[0]?.legs;
  };
  // "Two player props": where only points are priced, both legs are on points.
  const found = best(true) ?? (groups.length < size ? best(true, true) : undefined);
  return found ?? (areNamed && groups.length === size ? best(false) : undefined) ?? null;
}

/**
 * A leg of each list where some share a game and others do not: "Bulls win, over in that game, over in Thunder Grizzlies". Only legs whose
 * team or player the person named share one, and those of a kind that fewer games have than were asked for. Legs of different games are
 * independent.
 * @param required best first; they are all that the bet has
 * @returns null if one game has a leg of each list, or nothing fits
 */
export function combineSomeOfOneGame(
  { reading, required: groups, payout }: Wanted,
  { isOneBook, sharesGames }: { readonly isOneBook: boolean; readonly sharesGames: boolean },
  finished: (legs: readonly Candidate[]) => Candidate[] | null,
): Candidate[] | null {
  const isIn = (id: string) => groups.every((group) => group.some(({ game }) => game.id === id));
  const isOfOneKind = groups.every((group) => group === groups[0]) && isOfFewGames(groups, 0);
  const isOfOneGame = !isOfOneKind && !sharesGames && (groups[0] ?? []).some(({ game }) => isIn(game.id));
  if (groups.length < 3 || isOfOneGame) return null;
  const away = reading.payout && awayFromShare(middleOf(reading.payout), groups.length);
  const lists = groups.map((group) => first(group, away));
  const named = describedLegs(reading).map(({ teams, player }) => teams.length > 0 || player !== null);
  const areNamed = areLegsNamed(reading);
  const mayShare = (slot: number) => sharesGames || (named[slot] ?? false) || isOfFewGames(groups, slot);
  const terms = {
    size: groups.length,
    payout,
    areNamed,
    mayRepeat: false,
    isOneBook,
    finished,
    mayShare,
  };
  const best = (areAllMeasured: boolean) => bestOf([], lists, { ...terms, areAllMeasured })?.legs;
  return best(true) ?? (areNamed ? best(false) : undefined) ?? null;
}

/** "Two locks": nobody said that each is of its own game. */
function isOfFewGames(groups: readonly (readonly Candidate[])[], slot: number): boolean {
  const own = groups[slot] ?? [];
  return new Set(own.map(({ game }) => game.id)).size < groups.filter((group) => group === own).length;
}

type Away = ((leg: Candidate) => number) | null;

/** The first of a list and, for a payout, those that pay about their share of it. */
function first(group: readonly Candidate[], away: Away): Candidate[] {
  const best = group.slice(0, most.ofGroup);
  if (!away) return best;
  const nearest = group.toSorted((a, b) => away(a) - away(b)).slice(0, most.ofGroup);
  return [...new Set([...best, ...nearest])];
}

/** Some selections of each kind, so that legs can differ; for a payout, also some that pay about their share of it. */
function shortlist(own: readonly Candidate[], away: Away): Candidate[] {
  const best = someOfEach(own);
  if (!away) return best;
  return [...new Set([...best, ...someOfEach(own.toSorted((a, b) => away(a) - away(b)))])];
}

function someOfEach(own: readonly Candidate[]): Candidate[] {
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
  /** What all legs are to pay. */
  readonly payout: Bounds;
  /** Whether two legs of the groups can be of one player. */
  readonly areNamed: boolean;
  readonly areAllMeasured: boolean;
  /** Whether free legs of a short bet can be of one kind. */
  readonly mayRepeat: boolean;
  readonly isOneBook: boolean;
  readonly finished: (legs: readonly Candidate[]) => Candidate[] | null;
  /** Whether the leg of a slot can be of the game of another one. */
  readonly mayShare: (slot: number) => boolean;
}

/** The legs that come first in the ranking, with a bonus for a reason; those of the groups come first. */
function bestOf(
  free: readonly Candidate[],
  groups: readonly (readonly Candidate[])[],
  { size, payout, areNamed, areAllMeasured, mayRepeat, isOneBook, finished, mayShare }: Terms,
): Best | null {
  const slots = [...groups, ...Array.from({ length: size - groups.length }, () => free)];
  const reach = reachOf(slots, payout);
  const chosen: Candidate[] = [];
  let best: Best | null = null;
  let steps = 0;
  const search = (slot: number, rank: number, pays: number, from: number, hasReason: boolean): void => {
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
      const paying = pays + Math.log(next.decimal);
      if (!reach.isOpen(slot, paying)) continue;
      const isFree = slot >= groups.length;
      const isRepeated = chosen.some((leg) => kindOf(leg) === kindOf(next));
      if (isFree && isRepeated && size <= fewKinds && !mayRepeat) continue;
      const related = chosen.map((leg) => pairs(leg, next));
      const isKept = (each: Pair, at: number) => {
        if (each === 'apart') return true;
        if (!mayShare(at) || !mayShare(slot)) return false;
        if (each === 'unmeasured') return !areAllMeasured;
        return each !== null && (each.relation !== 'same' || (areNamed && !isFree));
      };
      if (!related.every(isKept) || (isOneBook && !areAtOneBook([...chosen, next]))) continue;
      const isReason = (each: Pair) =>
        each !== null && typeof each === 'object' && each.taken > 0 && each.shares !== null;
      const reason = hasReason || related.some(isReason);
      chosen.push(next);
      search(slot + 1, rank + index, paying, isFree && slots[slot + 1] === choices ? index + 1 : 0, reason);
      chosen.pop();
    }
  };
  search(0, 0, 0, 0, false);
  return best;
}

/** Legs of a short bet are of different kinds; a longer one can have two receivers' yards. */
const fewKinds = 3;

/** How two selections are related; null if one contains or excludes the other, or they are of two games of one team. */
type Pair = Related | 'unmeasured' | 'apart' | null;

/** What a pair says is asked for in every number of legs, and takes long to work out. */
function pairs(a: Candidate, b: Candidate): Pair {
  const own = knownPairs.get(a) ?? new WeakMap<Candidate, Pair>();
  knownPairs.set(a, own);
  const before = own.get(b);
  if (before !== undefined) return before;
  const found = pairOf(a, b);
  own.set(b, found);
  return found;
}
const knownPairs = new WeakMap<Candidate, WeakMap<Candidate, Pair>>();

function termAt(each: Candidate): Term | undefined {
  if (!knownTerms.has(each)) knownTerms.set(each, termOfCandidate(each));
  return knownTerms.get(each);
}
const knownTerms = new WeakMap<Candidate, Term | undefined>();

function pairOf(a: Candidate, b: Candidate): Pair {
  if (a.game.id !== b.game.id) return clash(a, b) ? null : 'apart';
  if (!fitTogether(a, b, termAt)) return null;
  const [one, other] = [termAt(a), termAt(b)];
  return (one && other && relatedOf(one, other)) ?? 'unmeasured';
}
