/** Pairs of legs of one game, by their classes and how they are related. */
import { quantile } from '../../lambdas/domain/asking/same-game/normal.ts';
import type { PastLeg } from './leg.ts';

/** `same`: the same player. `own`: of one team. `opp`: of opponents. `game`: with a total of the game. */
export type Relation = 'same' | 'own' | 'opp' | 'game';

/** Thresholds and results of pairs of one class, in columns: there are over a million pairs. */
export interface Pairs {
  readonly league: string;
  readonly relation: Relation;
  readonly a: string;
  readonly b: string;
  /** Normal thresholds: a leg wins below its own. */
  readonly h: number[];
  readonly k: number[];
  /** 3 if both won, 2 for the first only, 1 for the second only, 0 for none. */
  readonly results: number[];
  /** Which game each pair is of. */
  readonly games: number[];
}

interface Side {
  readonly leg: PastLeg;
  readonly threshold: number;
  readonly name: string;
}

const isOfScore = ({ player }: PastLeg) => player === '';
const isTotal = ({ team }: PastLeg) => team === '';

/**
 * Each game counts once: legs that the two teams share as opposites (a win, a cover) are taken from one side, against a total
 * once for the home team and once for the favorite.
 * @param nameOf the class of a leg, so that roles can be told apart or pooled
 */
export function pairsOf(
  league: string,
  legs: readonly PastLeg[],
  nameOf: (leg: PastLeg) => string,
): Map<string, Pairs> {
  const found = new Map<string, Pairs>();
  const games = [...Map.groupBy(legs, ({ game }) => game).values()];
  for (const [index, own] of games.entries()) {
    const sides = own.map((leg) => ({ leg, threshold: quantile(within(leg.chance)), name: nameOf(leg) }));
    for (const [at, one] of sides.entries()) {
      for (const other of sides.slice(at + 1)) {
        for (const { relation, a, b } of relationsOf(one, other)) add(found, league, relation, a, b, index);
      }
    }
  }
  return found;
}

const within = (chance: number) => Math.min(0.995, Math.max(0.005, chance));

interface Related {
  readonly relation: Relation;
  readonly a: Side;
  readonly b: Side;
}

function relationsOf(one: Side, other: Side): Related[] {
  const [first, second] = one.name < other.name ? [one, other] : [other, one];
  const [a, b] = [first.leg, second.leg];
  if (isOfScore(a) && isOfScore(b)) return ofScores(first, second);
  const isWithTotal = isTotal(a) || isTotal(b);
  if (isWithTotal) return [{ relation: 'game', a: first, b: second }];
  const isOpposed = a.team !== b.team;
  // What helps the opponent to win hurts a team as much: one side says it all.
  if (isOpposed && (isShared(a) || isShared(b))) return [];
  const relation = isOpposed ? 'opp' : a.player === b.player && a.player !== '' ? 'same' : 'own';
  return [{ relation, a: first, b: second }];
}

const isShared = ({ what }: PastLeg) => what.endsWith('win') || what.endsWith('cover');

function ofScores(a: Side, b: Side): Related[] {
  const [one, other] = [a.leg, b.leg];
  if (isTotal(one) && isTotal(other)) return [{ relation: 'game', a, b }];
  if (isTotal(one) || isTotal(other)) {
    const [team, total] = isTotal(one) ? [b, a] : [a, b];
    if (!isShared(team.leg)) return [{ relation: 'game', a, b }];
    const named = (as: string): Related => ({
      relation: 'game',
      ...inOrder({ ...team, name: `${as} ${team.name}` }, total),
    });
    return [...(team.leg.isHome ? [named('home')] : []), ...(team.leg.isFavorite ? [named('favorite')] : [])];
  }
  const isOpposed = one.team !== other.team;
  if (isShared(one) && isShared(other)) return isOpposed || !one.isHome ? [] : [{ relation: 'own', a, b }];
  if (isOpposed) return isShared(one) || isShared(other) ? [] : [{ relation: 'opp', a, b }];
  return [{ relation: 'own', a, b }];
}

const inOrder = (one: Side, other: Side) =>
  one.name < other.name ? { a: one, b: other } : { a: other, b: one };

function add(
  found: Map<string, Pairs>,
  league: string,
  relation: Relation,
  a: Side,
  b: Side,
  game: number,
): void {
  const key = `${relation} ${a.name} ${b.name}`;
  const pairs = found.get(key) ?? {
    league,
    relation,
    a: a.name,
    b: b.name,
    h: [],
    k: [],
    results: [],
    games: [],
  };
  found.set(key, pairs);
  pairs.h.push(a.threshold);
  pairs.k.push(b.threshold);
  pairs.results.push((a.leg.won ? 2 : 0) + (b.leg.won ? 1 : 0));
  pairs.games.push(game);
}
