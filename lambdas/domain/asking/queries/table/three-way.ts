/** What the market says of bets on two of the three results of a soccer game, which no book here prices. */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { fairPrice } from '../../../feed/odds/value.ts';
import { percent } from '../../../platform/format.ts';
import { nickname } from '../../english/team-names.ts';
import { quotesAt, sideOfTeam } from './selections.ts';
import { gameOf, type Tables } from './tables.ts';
import { odds } from './words.ts';

/** @returns `By the market Inter Miami win or draw 72% of the time, a fair price of −257.`; null without a team, a draw or prices */
export function threeWayWords({ teams, unlisted }: NamedBet, tables: Tables): string | null {
  const [team] = teams;
  const game = team === undefined ? undefined : gameOf(teams, tables);
  if (!game || team === undefined || game.sport !== 'MLS') return null;
  const chance = (selection: 'home' | 'away' | 'draw') =>
    quotesAt({ game, market: 'moneyline', selection }, null)?.probability;
  const [win, draw] = [chance(sideOfTeam(game, team)), chance('draw')];
  if (win === undefined || draw === undefined) return null;
  const name = nickname(team, game.sport);
  if (unlisted === 'double chance')
    return `By the market ${name} win or draw ${percent(win + draw)} of the time${fairWords(win + draw)}.`;
  if (unlisted !== 'draw no bet') return null;
  const decided = (100 * win) / (100 - draw);
  return `By the market ${name} win ${percent(decided)} of the games that are not drawn${fairWords(decided)}.`;
}

function fairWords(chance: number): string {
  const fair = fairPrice(chance);
  return fair === null ? '' : `, a fair price of ${odds(fair)}`;
}
