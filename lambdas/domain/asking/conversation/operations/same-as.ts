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

/** "For Tyreek Hill": whom the leg is on, and nothing of what he is to do, which is what the player before him was to do. */
export const isPlayerAlone = (wish: LegWish): boolean =>
  isAlone(wish) && wish.player !== null && wish.markets.every((market) => market === 'prop');

/** Nothing is said of a leg but whom it is on, and its market. */
const isAlone = ({ stat, line, sides, price, legChance, period }: LegWish): boolean =>
  [stat, line, price, legChance].every((term) => term === null) && sides.length === 0 && period === undefined;

/** "Someone on the Jets": a prop of a team, of any statistic. */
const isAnyOfTeam = ({ player, group, stat, line, sides, markets, price, teams }: LegWish): boolean =>
  [player, group, stat, line, price].every((term) => term === null) &&
  sides.length === 0 &&
  markets.join() === 'prop' &&
  teams.length === 1;

/** "The Vikings": no market is said. */
const isTeamAlone = (wish: LegWish): boolean =>
  isAlone(wish) &&
  wish.player === null &&
  wish.group === null &&
  wish.markets.length === 0 &&
  wish.teams.length === 1 &&
  wish.teams.every(({ stance }) => stance === 'back');

const isOnWinner = ({ market, prop, outright, period, selection }: ShownLeg): boolean =>
  market === 'moneyline' && !prop && !outright && !period && selection !== 'draw';

/** "Add MacKinnon" to goal scorers is his goal: who alone is named is to do what the players of all the legs are to do, and a team to win where all are. */
export function asTheOthers(wish: LegWish, legs: readonly ShownLeg[]): LegWish {
  const [first] = legs;
  if (first && isTeamAlone(wish) && legs.every(isOnWinner)) return { ...wish, markets: ['moneyline'] };
  const stat = first?.prop?.stat;
  const isAlike = stat !== undefined && legs.every(({ prop }) => prop?.stat === stat);
  if (!first || !isAlike || !(isPlayerAlone(wish) || isAnyOfTeam(wish))) return wish;
  const isOneSide = legs.every(({ selection }) => selection === first.selection);
  const { markets, stat: same, sides } = wishOfLeg(first);
  return { ...wish, markets, stat: same, ...(isOneSide && { sides }) };
}
