/** The result and closing-line value of a leg; for a player prop, with its box score. */
import type { Leg } from '../../contracts/asking/analysis.ts';
import type { LegClv } from '../../contracts/picks/tracker.ts';
import { boxScoreOf } from '../../data/feed/box-scores.ts';
import { marketsOf } from '../../data/feed/game-markets.ts';
import { propsOf } from '../../data/feed/prices.ts';
import type { Game } from '../../domain/feed/games/game.ts';
import type { Score } from '../../domain/feed/games/line-score.ts';
import { gradeLeg, type LegResult, partScoreOf } from '../../domain/feed/games/settlement.ts';
import { isGameKey, isMainMarket, keyOf } from '../../domain/feed/markets/registry.ts';
import { statIn } from '../../domain/feed/players/box-score.ts';
import { clvOnceGraded } from '../../domain/picks/clv.ts';

/**
 * AP: for a prop on a final game, Get BOX#game and PRICES#game; for an alternate line, a team total or a part of the game,
 * Get PRICES#game/MARKETS; none for a main line.
 * @param game the current version of the leg's game
 * @param before the closing-line value from an earlier grade, if any
 * @returns `stat` for a prop with a box score: what the player had, null if they did not appear; `score` for a part of a game
 */
export async function legResult(
  leg: Leg,
  game: Game,
  before?: LegClv | null,
): Promise<{ result: LegResult; clv: LegClv | null; stat?: number | null; score?: Score }> {
  const isProp = leg.prop !== undefined && game.status === 'final';
  const key = keyOf(leg);
  const isApart = key !== undefined && isGameKey(key) && !isMainMarket(key) && game.status === 'final';
  const markets = isApart ? await marketsOf(game.id) : undefined;
  const [box, props] = isProp ? await Promise.all([boxScoreOf(game.id), propsOf(game)]) : [];
  const result = gradeLeg(leg, game, box);
  const clv = clvOnceGraded(
    result,
    leg,
    { ...game, ...(props && { props }), ...(markets && { markets }) },
    before,
  );
  const score = partScoreOf(leg, game);
  const stat = leg.prop && box ? statIn(leg.prop, box) : undefined;
  return { result, clv, ...(stat !== undefined && { stat }), ...(score && { score }) };
}
