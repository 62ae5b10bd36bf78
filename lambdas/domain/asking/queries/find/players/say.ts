/** What is asked of a player's games, in words that read back. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { PropStat } from '../../../../../contracts/feed/props.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';

/** `20 or more points`, `over 2.5 threes` */
export const reachedWords = (over: number, side: FindQuery['side'], stat: PropStat): string =>
  side === 'under' && over === 0.5
    ? `no ${statNames[stat]}`
    : side === null && Number.isInteger(over + 0.5)
      ? `${over + 0.5} or more ${statNames[stat]}`
      : `${side === 'under' ? 'under' : 'over'} ${over} ${statNames[stat]}`;

/** @returns undefined for a log that is said by its statistic */
export function logLead({ players, detail, over, side, stat, alsoOver }: FindQuery): string | undefined {
  const who = players.join(' ');
  if (detail === 'missed') return `Games missed by ${who}`;
  if (detail === 'highest' || detail === 'lowest')
    return `${detail === 'highest' ? 'Best' : 'Worst'} game of ${who}${stat === null ? '' : ` in ${statNames[stat]}`}`;
  if (over === null || stat === null) return undefined;
  const number = reachedWords(over, side, stat);
  if (alsoOver)
    return `How often has ${who} had ${number} and ${reachedWords(alsoOver.over, null, alsoOver.stat)}`;
  if (detail === 'streak')
    return side === 'under' && over === 0.5
      ? `How many games in a row without ${statNames[stat]} for ${who}`
      : `How many games in a row has ${who} had ${number}`;
  return side === null ? `How often has ${who} had ${number}` : undefined;
}
