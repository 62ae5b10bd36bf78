/** "What is the longest price on the board today": of all bets, and not only of teams. */
import type { MarketQuery } from '../../../../../../contracts/asking/queries/board.ts';
import { lexicon } from '../../../table/lexicon.ts';
import type { Known } from '../../../table/terms.ts';
import { viewQuery, viewSubject } from './subject.ts';

const written = {
  longest:
    'longest|biggest|highest|largest|best paying|highest paying|longest odds|longest price|biggest price|highest odds|biggest odds|biggest payout|highest payout|longest single price',
  price: 'price|prices|odds|payout|payouts|long shot|longshot|return|single',
  all: 'on the board|on the whole board|on the entire board|board|whole board|of all|of any|anywhere|anything|any market|all markets|in any market|across all markets|across markets|every market|any bet|of any bet|all bets|of all bets|everything|available|out there|market|markets|offered|listed|you have|to be had|any kind of bet',
  glue: 'single|one|bet|bets|today|slate|the slate|evening|offer|currently|all|any|every',
} as const;
export const longestLexicon = lexicon(written, { isOfBets: true, hasStarts: true });

export function readLongest(prompt: string, known: Known): MarketQuery | undefined {
  if (!/\b(?:price|prices|odds|payouts?|return)\b/i.test(prompt)) return undefined;
  const read = viewSubject(prompt, longestLexicon, known);
  if (!read) return undefined;
  const { has, teams, players, stats, markets, sides, lines, numbers, prices, books } = read.subject;
  const other = [players, stats, markets, sides, lines, numbers, prices, books];
  if (other.some((each) => each.length > 0) || teams.length > 2) return undefined;
  return has('longest') && has('all') ? { ...viewQuery(read, 'board', 'longest'), order: 'most' } : undefined;
}
