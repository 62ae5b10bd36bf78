/** The slip of legs that share a game: its chance and range, the price to look for, and what is said of it. */
import type { Slip } from '../../../../contracts/asking/slip.ts';
import { decimalToAmerican, formatAmerican, parlayDecimal } from '../../../feed/odds/odds.ts';
import { fairPrice, percentOf } from '../../../feed/odds/value.ts';
import * as say from '../../english/same-game.ts';
import { type Related, relatedOf } from '../../same-game/related.ts';
import type { Term } from '../../same-game/terms.ts';
import type { Candidate } from '../candidate.ts';
import { jointOfLegs, shareGame, termOfCandidate } from './joint-of.ts';

/** From this price on, a year without a winner is worth a sentence. */
const longPrice = 1500;

/** @returns undefined if every leg has a game of its own */
export function slipOf(legs: readonly Candidate[]): Slip | undefined {
  if (!shareGame(legs)) return undefined;
  const groups = groupsOf(legs);
  const { chance, range, note } = wholeOf(legs, groups);
  const fair = chance === null ? null : fairPrice(chance);
  const [goodAt, closeFrom] = range ? [fairPrice(range[0]), fairPrice(range[1])] : [null, null];
  const multiplied = decimalToAmerican(parlayDecimal(legs.map(({ price }) => price)));
  const hasPlayers = legs.some(({ prop }) => prop);
  const cheapest = legs.toSorted((a, b) => a.cost - b.cost)[0];
  return {
    sameGame: groups.length === 1 && groups[0]?.length === legs.length,
    groups,
    chance,
    chanceRange: range,
    fairPrice: fair,
    goodAt,
    closeFrom,
    multiplied,
    note,
    why: whyOf(groups.map((group) => group.flatMap((index) => legs[index] ?? []))),
    says: [
      ...(chance === null ? [] : [say.oftenWords(chance, legs.length, hasPlayers)]),
      ...(goodAt === null || closeFrom === null ? [] : [say.goodAtWords(goodAt, closeFrom)]),
      say.calculatorWords(multiplied),
      say.noBookPrices,
    ],
    care: [
      say.careWords(chance),
      ...(chance !== null && fair !== null && fair > longPrice && cheapest
        ? [say.longShotWords(chance, `${cheapest.label} (${formatAmerican(cheapest.price)})`)]
        : []),
    ],
  };
}

/** The numbers of the legs that share a game, from 0. */
function groupsOf(legs: readonly Candidate[]): number[][] {
  const ofGame = Map.groupBy(legs.keys(), (index) => legs[index]?.game.id);
  return [...ofGame.values()].filter(({ length }) => length > 1);
}

type Whole = Pick<Slip, 'chance' | 'note'> & { readonly range: Slip['chanceRange'] };

const notes = {
  impossible: say.impossibleWords,
  unpriced: say.unpricedWords,
  unmeasured: say.unmeasuredWords,
};

/** Games are independent of each other: their chances multiply, and the errors of their chances add in squares. */
function wholeOf(legs: readonly Candidate[], groups: readonly (readonly number[])[]): Whole {
  const grouped = new Set(groups.flat());
  let chance = legs.reduce(
    (all, leg, index) => (grouped.has(index) ? all : (all * leg.marketProbability) / 100),
    100,
  );
  let [down, up] = [0, 0];
  for (const group of groups) {
    const joint = jointOfLegs(group.flatMap((index) => legs[index] ?? []));
    if (joint.kind !== 'chance') return { chance: null, range: null, note: notes[joint.kind] };
    if (joint.chance <= 0) return { chance: null, range: null, note: notes.impossible };
    chance *= joint.chance / 100;
    down = Math.hypot(down, 1 - joint.low / joint.chance);
    up = Math.hypot(up, joint.high / joint.chance - 1);
  }
  const range = [chance * Math.max(0, 1 - down), Math.min(100, chance * (1 + up))] as const;
  return { chance: percentOf(chance), range: [percentOf(range[0]), percentOf(range[1])], note: null };
}

/** The pair that depends most on each other, of those that can be told. */
function whyOf(groups: readonly (readonly Candidate[])[]): string | null {
  const told = groups.flatMap((group) => {
    const terms = group.flatMap((leg) => termOfCandidate(leg) ?? []);
    return terms.flatMap((a, at) =>
      terms.slice(at + 1).flatMap((b): (readonly [Term, Term, Related])[] => {
        const related = relatedOf(a, b);
        return related ? [[a, b, related]] : [];
      }),
    );
  });
  const strength = ({ rho, shares }: Related) => (shares ? 1 : 0) + Math.abs(rho);
  const [first] = told.sort(([, , a], [, , b]) => strength(b) - strength(a));
  return first ? say.whyWords(...first) : null;
}
