/** Questions which of several bets is better: how they are recognized, named and written. */
import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import { betLabel, betPrompt } from '../bets/bet-words.ts';
import { tableKind } from '../table/kind.ts';
import { dayWords } from '../table/say.ts';
import { onDays } from '../table/words.ts';
import { readCompare } from './read.ts';

/** What decides, as words that read back. */
const leads: Readonly<Record<CompareQuery['by'], readonly [best: string, worst: string]>> = {
  any: ['Which is better', 'Which is the weakest'],
  chance: ['Which is more likely', 'Which is more likely the weakest'],
  cost: ['Which is cheaper', 'Which is cheaper or worse'],
  payout: ['Which pays more', 'Which pays more and is worse'],
};

export const compare = tableKind<'compare'>({
  read: readCompare,
  label: ({ options, order, days }) =>
    `${order === 'best' ? 'better' : 'weaker'} of ${options.map(betLabel).join(' or ')}${onDays(days ?? null)}`,
  prompt: ({ options, by, order, days }) =>
    `${leads[by][order === 'best' ? 0 : 1]}${dayWords(days)}: ${options.map(betPrompt).join(' or ')}?`,
});
