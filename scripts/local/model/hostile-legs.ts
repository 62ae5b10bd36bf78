/** Invalid choices of legs that the schema allows: other games, duplicates, both sides, facts used the wrong way. */
import { type Brief, type Reply, theses } from '../../../lambdas/domain/asking/brief.ts';
import { chance, pick, type Random, some } from './random.ts';

type Leg = Reply['legs'][number];

/** @returns legs that use only ids of this request */
export function hostileLegs(legs: readonly Leg[], brief: Brief, random: Random): readonly Leg[] {
  return pick(random, tricks)(legs, brief, random);
}

const tricks: readonly ((legs: readonly Leg[], brief: Brief, random: Random) => readonly Leg[])[] = [
  () => [],
  (legs) => [...legs, ...legs],
  (_legs, { candidates, games }, random) =>
    some(random, candidates, 8).map(({ id }) => argued(id, games, random)),
  bothSides,
  (_legs, { candidates, games }, random) => candidates.map(({ id }) => argued(id, games, random)),
  (legs) => legs.map((leg) => ({ ...leg, for: leg.against, against: leg.for })),
  (legs) => legs.map((leg) => ({ ...leg, for: [], against: [] })),
  (legs, { games }, random) =>
    legs.map((leg) => ({ ...leg, for: factsOf(games, random), against: factsOf(games, random) })),
  (legs, _brief, random) => legs.map((leg) => ({ ...leg, thesis: pick(random, theses) })),
  (legs) => legs.map((leg) => ({ ...leg, for: [...leg.for, ...leg.for], against: leg.for })),
  // The lowest-ranked candidates instead of the highest.
  (legs, { candidates }) =>
    candidates.slice(-Math.max(1, legs.length)).map(({ id, theses: [thesis = 'price_only'] }) => ({
      candidate: id,
      thesis,
      for: [],
      against: [],
    })),
];

/** Every candidate of one game. */
function bothSides(_legs: readonly Leg[], { candidates, games }: Brief, random: Random): readonly Leg[] {
  if (candidates.length === 0) return [];
  const { game } = pick(random, candidates);
  return candidates.filter((each) => each.game === game).map(({ id }) => argued(id, games, random));
}

function argued(candidate: string, games: Brief['games'], random: Random): Leg {
  return {
    candidate,
    thesis: pick(random, theses),
    for: chance(random, 0.5) ? factsOf(games, random) : [],
    against: chance(random, 0.5) ? factsOf(games, random) : [],
  };
}

/** Facts of any game. */
function factsOf(games: Brief['games'], random: Random): string[] {
  return some(
    random,
    games.flatMap(({ facts }) => facts.map(({ id }) => id)),
    6,
  );
}
