/** Bets as users name them, in words: as chips, and as a prompt that reads back. */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { formatAmerican } from '../../../feed/odds/odds.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { nickname } from '../../english/team-names.ts';
import { signedLine } from './say.ts';

/** `Buffalo Bills -3 -110`, `over 47 -108 in Philadelphia Eagles and Kansas City Chiefs` */
export function betPrompt({ teams, player, stat, market, side, line, price }: NamedBet): string {
  const at = price === null ? '' : ` ${formatAmerican(price)}`;
  if (player !== null) {
    const what = [player, side, line, stat && statNames[stat]].filter((part) => part !== null);
    return `${what.join(' ')}${at}`;
  }
  const [team] = teams;
  if (market === 'total')
    return `${side}${line === null ? '' : ` ${line}`}${at}${team === undefined ? '' : ` in ${teams.join(' and ')}`}`;
  const what = line === null ? (market === null ? '' : ` ${market}`) : ` ${signedLine(line)}`;
  return `${team ?? ''}${what}${at}`.trim();
}

/** `Bills -3 -110` */
export function betLabel(bet: NamedBet): string {
  const { sports, teams } = bet;
  const [sport = 'NFL'] = sports;
  return betPrompt({ ...bet, teams: teams.map((team) => nickname(team, sport)) });
}
