/** Tells the legs of a bet apart, also those of one game: the key of a leg in a list. */
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';

export function legKey({ gameId, market, key, selection, line, prop, outright }: Leg): string {
  const who = prop ? [prop.playerId, prop.stat] : [outright?.playerId];
  return [gameId, key ?? market, ...who, selection, line].join(' ');
}
