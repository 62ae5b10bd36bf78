/** "What's the chance that actually hits" after the prices of one bet, or after a bet on a player that could not be had: how likely that bet is. */
import type { CheckQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../../contracts/asking/queries/common.ts';
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import { daysOfLast } from '../../compared/one-shown.ts';
import type { Heard } from '../../heard.ts';
import { wantedBet } from '../../wanted/bet.ts';
import { bareOf } from '../around.ts';
import { asksChance } from './chance-of-wanted.ts';

/** @returns undefined if it asks for something else, or where no one player's bet was priced or wanted */
export function chanceOfPriced(prompt: string, turn: Turn): Heard | undefined {
  if (turn.play || !asksChance.test(bareOf(prompt).replace(/[?!.,]+(?= |$)/g, ''))) return undefined;
  const [reading] = turn.queries;
  const priced = pricedOf(turn);
  const bet = priced ?? wantedBet(turn);
  if (!bet) return undefined;
  const days = priced ? daysOfLast(turn) : reading?.days ? { days: [...reading.days] } : {};
  const query: CheckQuery = {
    ...{ ask: 'check', legs: [bet], price: null, book: null, boost: null },
    ...{ isBonus: false, against: false, chance: null, asks: 'chance' },
    ...days,
  };
  return { kind: 'queries', queries: [query], isAside: false };
}

/** The one player's bet of one statistic whose prices were listed. */
function pricedOf({ asked: [last, ...others] = [] }: Turn): NamedBet | undefined {
  if (last?.ask !== 'market' || last.topic !== 'player_lines' || others.length > 0) return undefined;
  const [player, ...more] = last.players;
  const { stat, stats, side, line, sports } = last;
  if (player === undefined || more.length > 0 || stat === null || stat === 'other' || stats) return undefined;
  const isLine = side === 'over' || side === 'under';
  return {
    ...{ sports, teams: [], player, stat, market: 'prop' },
    ...{ side: isLine ? side : null, line, price: null },
  };
}
