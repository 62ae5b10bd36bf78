/** The payouts of a ladder in words that read back. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';

export type Ladder = NonNullable<MarketQuery['ladder']>;

export function ladderPrompt({ players, stat }: MarketQuery, { rungs, stake }: Ladder): string {
  const what = [...players, ...(stat === null ? [] : [statNames[stat]])].join(' ');
  const staked = stake === null ? '' : ` with $${stake} each`;
  return `What does a ladder on ${what} ${rungs.map((rung) => `${rung}+`).join(', ')} pay${staked}`;
}
