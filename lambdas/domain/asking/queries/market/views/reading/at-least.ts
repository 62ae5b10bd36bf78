/** "Where can I still get the Rams at -3 or better": the line that is named, and every easier one. */
import type { MarketQuery } from '../../../../../../contracts/asking/queries/board.ts';
import { lexicon } from '../../../table/lexicon.ts';
import type { Known } from '../../../table/terms.ts';
import { viewQuery, viewSubject } from './subject.ts';

const written = {
  better:
    'or better|or shorter|or less|or lower|or fewer|or more|or higher|or an easier line|or a better number|or a better line|or easier|or better than that|or under|or over|or above|or below',
  where:
    'where|where can i|where can i still get|where can i get|where do i get|which book|which books|what book|what books|who has|who still has|who offers|any book|any books|anyone|anywhere|is there a book|books|book|sportsbook|sportsbooks|does any book|do any books|still|available|can i still get|can i get|find',
  versus: 'against|in|facing|versus|visiting|hosting|at',
  get: 'get|offer|offers|offering|list|lists|listing|has|have|hang|hanging|find|bet|at|left|out there|points|line|number|price|prices|spread line|with',
} as const;
export const atLeastLexicon = lexicon(written, { isOfBets: true });

export function readAtLeast(prompt: string, known: Known): MarketQuery | undefined {
  if (!/\bor (?:an? )?(?:better|shorter|less|lower|fewer|more|higher|easier)\b/i.test(prompt))
    return undefined;
  const read = viewSubject(prompt, atLeastLexicon, known);
  if (!read) return undefined;
  const { has, teams, players, stats, prices, books, lines, numbers, sides, markets, periods } = read.subject;
  const other = [players, stats, prices, books, periods];
  if (!has('better') || !has('where') || other.some((each) => each.length > 0)) return undefined;
  const [side, ...moreSides] = sides;
  const isTotal = side === 'over' || side === 'under';
  const all = isTotal ? [...numbers, ...lines] : lines;
  const [line, ...moreLines] = all;
  if (line === undefined || moreLines.length + moreSides.length > 0 || teams.length === 0 || teams.length > 2)
    return undefined;
  if (!isTotal && (numbers.length > 0 || side !== undefined)) return undefined;
  const market = isTotal ? ('total' as const) : ('spread' as const);
  if (markets.some((each) => each !== market)) return undefined;
  return { ...viewQuery(read, 'best_price', 'at_least'), market, line, side: isTotal ? side : null };
}
