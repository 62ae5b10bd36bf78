/** Bets as users name them, in words: as chips, and as a prompt that reads back. */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { parts } from '../../../feed/markets/periods.ts';
import { formatAmerican } from '../../../feed/odds/odds.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { nickname } from '../../english/team-names.ts';
import { signedLine } from '../table/say.ts';

/** `Buffalo Bills -3 -110`, `over 47 -108 in Philadelphia Eagles and Kansas City Chiefs` */
export function betPrompt(bet: NamedBet): string {
  const { teams, player, stat, market, side, line, price, period = 'game', unlisted } = bet;
  const at = price === null ? '' : ` ${formatAmerican(price)}`;
  if (unlisted !== undefined)
    return `${[player, ...teams].filter(Boolean).join(' ')} ${unlisted}${at}`.trim();
  if (player !== null) {
    const what = [player, side, line, stat && statNames[stat]].filter((part) => part !== null);
    return `${what.join(' ')}${at}`;
  }
  const [team] = teams;
  const part = period === 'game' ? '' : ` ${parts[period].label.toLowerCase()}`;
  if (side === 'draw') return `draw${part}${at} in ${teams.join(' and ')}`;
  if (market === 'team_total')
    return `${team}${part} team total${side === null ? '' : ` ${side}`}${line === null ? '' : ` ${line}`}${at}`;
  if (part !== '' && market === 'total')
    return `${team}${part} ${side}${line === null ? '' : ` ${line}`}${at}`;
  if (part !== '') return `${team}${part}${line === null ? ` ${market}` : ` ${signedLine(line)}`}${at}`;
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
