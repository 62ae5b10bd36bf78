/** Restatements that ask for something else than the question, or for what nobody understands. */
import type { Brief } from '../../../lambdas/domain/asking/brief.ts';
import { bets } from '../../../lambdas/domain/asking/guide/bets.ts';
import { hostileTeams, hostileWords } from './hostile-words.ts';
import { pick, type Random } from './random.ts';

/** Bets and questions that the readers read in full. */
const others = [
  '3-leg NFL parlay',
  'Safest NBA single tonight',
  'NHL underdogs on Sunday',
  'Josh Allen to score a touchdown',
  'What does $50 at +200 pay?',
  'Record of the Bruins at home',
  'Best price on the Lions moneyline',
  'Cancel my plan',
  'Something that is not about sports',
  ...bets.map(([, written]) => written),
];

/** Up to four, where three are allowed. */
export function hostileRestated({ question, unread }: Brief, random: Random): string[] {
  const team = pick(random, [...hostileTeams, 'Detroit Lions', 'Boston Bruins', 'New York Knicks']);
  const sentence = () =>
    pick(random, [
      pick(random, others),
      `Moneyline pick backing the ${team}`,
      `Over in the game of the ${team}, no props`,
      // The question itself, without what was not understood, or with more.
      question
        .split(/\s+/)
        .filter((word) => !unread.includes(word.toLowerCase().replace(/\W+$/, '')))
        .join(' '),
      `${question} and ${team} to win`,
      pick(random, hostileWords),
      '',
    ]);
  return Array.from({ length: pick(random, [1, 1, 1, 2, 4]) }, sentence);
}
