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

/** Of players without a number, which is better could be asked of what they did: "McCaffrey touchdowns or Barkley touchdowns". */
const asBets = ({ options, by }: CompareQuery): boolean =>
  by === 'any' &&
  options.every(({ player, stat, line }) => player !== null && stat !== null && line === null);

const leadOf = (query: CompareQuery): string => {
  const isBest = query.order === 'best';
  if (asBets(query)) return isBest ? 'Which is the better bet' : 'Which is the weakest bet';
  return leads[query.by][isBest ? 0 : 1];
};

export const compare = tableKind<'compare'>({
  read: readCompare,
  label: ({ options, order, days }) =>
    `${order === 'best' ? 'better' : 'weaker'} of ${options.map(betLabel).join(' or ')}${onDays(days ?? null)}`,
  prompt: (query) => `${leadOf(query)}${dayWords(query.days)}: ${query.options.map(betPrompt).join(' or ')}?`,
});
