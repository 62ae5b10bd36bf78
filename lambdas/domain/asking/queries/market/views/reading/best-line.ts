/** "Which book gives the Panthers the most points", "where is the lowest total on Nuggets at Mavericks": the book with the furthest number. */
import type { MarketQuery } from '../../../../../../contracts/asking/queries/board.ts';
import { lexicon } from '../../../table/lexicon.ts';
import type { Known } from '../../../table/terms.ts';
import { viewQuery, viewSubject } from './subject.ts';

const written = {
  most: 'most|the most|highest|biggest|largest|longest|greatest',
  least: 'fewest|the fewest|least|the least|lowest|smallest|shortest',
  points: 'points|number|numbers|handicap|head start|goals|runs',
  where:
    'where|where can i|where can i get|where do i get|where is|where are|which book|which books|what book|which sportsbook|what sportsbook|which site|what site|which bookmaker|who|who has|who offers|who gives|book|books|sportsbook|sportsbooks|site|bookmaker|find me|at which book|at what book',
  versus: 'against|in|facing|versus|visiting|hosting|at|over',
  get: 'get|getting|give|gives|giving|offer|offers|offering|list|lists|listing|has|have|hang|hanging|find|lay|laying|lays|take|taking|to lay|to give|i get|you get|me|out there|available|currently|posted|line|lines|price|up|on offer|let me|lets me|i lay|at which|with|can i',
} as const;
export const bestLineLexicon = lexicon(written, { isOfBets: true });

const cue =
  /\b(?:(?:most|fewest|least) (?:points|goals|runs)|(?:highest|lowest|biggest|smallest|largest|most|fewest) (?:\w+ )?(?:totals?|over[ /]?unders?|spreads?|run lines?|puck lines?|numbers?|lines?|handicap))\b/i;
/** Says that books are compared: a team alone may be any. */
const ofBooks =
  /\b(?:where|(?:which|what) (?:\w+ )?(?:books?|sports ?books?|sites?|bookmakers?)|who (?:has|offers?|gives|is (?:giving|offering)))\b/i;

export function readBestLine(prompt: string, known: Known): MarketQuery | undefined {
  if (!cue.test(prompt) || !ofBooks.test(prompt)) return undefined;
  const read = viewSubject(prompt, bestLineLexicon, known);
  if (!read) return undefined;
  const { has, teams, players, stats, prices, books, lines, numbers, sides, markets, periods } = read.subject;
  const other = [players, stats, prices, books, periods, lines, numbers];
  if (other.some((each) => each.length > 0) || has('most') === has('least')) return undefined;
  const [side = null, ...moreSides] = sides;
  const [market = 'spread', ...moreMarkets] = markets;
  if (moreSides.length + moreMarkets.length > 0 || teams.length === 0 || teams.length > 2) return undefined;
  const isTotal = market === 'total';
  if ((!isTotal && market !== 'spread') || (!isTotal && side !== null)) return undefined;
  if (markets.length === 0 && !has('points')) return undefined;
  if (isTotal && side !== null && side !== 'over' && side !== 'under') return undefined;
  return {
    ...viewQuery(read, 'best_price', 'furthest'),
    market,
    side: isTotal ? side : null,
    order: has('most') ? 'most' : 'least',
  };
}
