/** Another leg with something of the one that leaves: "new TD guys, same teams". */
import type { LegWish } from '../../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';
import { wishOfLeg } from '../../answer/leg-change.ts';
import { openWish } from '../../reading/wishes/wish.ts';
import type { Same } from './read-operations.ts';

/** @returns undefined if nothing is to stay the same */
export function sameAs(leg: ShownLeg, same: ReadonlySet<Same>): LegWish | undefined {
  if (same.size === 0) return undefined;
  const wish = wishOfLeg(leg);
  const { sport, prop, home, away } = leg;
  const game = [away, home].map((name) => ({ sport, name, stance: 'game' as const }));
  if (same.has('samePlayers') && prop) return { ...wish, stat: null, sides: [] };
  if (!prop) return { ...wish, markets: [], sides: [], teams: same.has('sameGames') ? game : wish.teams };
  const team = [{ sport, name: prop.team, stance: 'back' as const }];
  return { ...wish, player: null, sides: [], teams: same.has('sameGames') ? game : team };
}

/** Another of the same market or statistic: "a new TD guy". */
export function kindOf(leg: ShownLeg): LegWish {
  const { sports, markets, stat, period } = wishOfLeg(leg);
  return { ...openWish, sports, markets, stat, ...(period && { period }) };
}
