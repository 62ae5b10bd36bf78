/** Questions about moves and margins whose plain words the market's reader does not have. */
import type { MarketQuery } from '../../../../../../contracts/asking/queries/board.ts';
import { lexicon } from '../../../table/lexicon.ts';
import type { Known } from '../../../table/terms.ts';
import { readMarket } from '../../read.ts';
import { viewQuery, viewSubject } from './subject.ts';

/** A span up to now, of which the moves that were seen are shown. */
const span =
  /(?:,? ?\b(?:in|over|within|during|for|through)(?: the)? (?:last|past|previous|recent)(?: few| couple(?: of)?| several| \d{1,2}| two| three| four| six| twelve)? ?(?:hours?|minutes?|hrs?|mins?|days?)\b|,? ?\b(?:recently|lately|so far today|in recent hours)\b)/i;
const moved =
  /\b(?:mov(?:e|es|ed|ing|ements?)|chang(?:e|es|ed|ing)|shift(?:s|ed)?|happened|new|different)\b/i;

export function readRecentMoves(prompt: string, known: Known): MarketQuery | undefined {
  if (!span.test(prompt) || !moved.test(prompt)) return undefined;
  const bare = prompt
    .replace(span, ' ')
    .replace(
      /\b(?:what(?:'s| has| is)? (?:happened (?:to|with)|new (?:in|on|with)|different (?:in|on)))\b/i,
      'what changed in',
    );
  const query = readMarket(bare, known);
  return query?.topic === 'movement' || query?.topic === 'largest_move' ? query : undefined;
}

const written = {
  margin:
    'margin|margins|combined margin|total margin|overround|vig|vigorish|hold|theoretical hold|juice|combined juice|house edge|bookmaker margin|book margin|takeout|cut|commission',
  low: 'lowest|smallest|least|best|tightest|thinnest|cheapest|low|most fairly|fairest',
  both: 'both teams|both sides|two sides|either side|both|winner|combined',
  book: 'book|books|sportsbook|sportsbooks|which book|what book|who|bookmaker|bookie|shop|site|operator',
  glue: 'offers|offer|has|have|charges|charge|takes|take|keeps|keep|price|prices|priced|odds|line|lines|market|markets|on the winner|bet|betting|by book|per book|each book',
} as const;
export const marginLexicon = lexicon(written, { isOfBets: true });

const kept = /\b(?:margins?|overround|vig|vigorish|hold|juice|edge|takeout|cut|commission)\b/i;

/** "Who offers both teams of Hornets at 76ers at the lowest combined margin". */
export function readLowestMargin(prompt: string, known: Known): MarketQuery | undefined {
  if (!kept.test(prompt)) return undefined;
  const said = prompt
    .replace(/\bboth (?:teams|sides)\b/gi, 'both')
    // A margin of victory is another thing.
    .replace(
      /\b(?:(?:combined|total|overall|theoretical|bookmaker|book) )*margins?\b(?! of victory)/gi,
      'vig',
    );
  const read = viewSubject(said, marginLexicon, known);
  if (!read) return undefined;
  const { has, teams, players, stats, prices, lines, numbers, sides, books, markets, periods } = read.subject;
  const other = [players, stats, prices, lines, numbers, sides, books, periods];
  if (!has('margin') || !has('low') || teams.length === 0 || teams.length > 2) return undefined;
  if (other.some((each) => each.length > 0) || markets.length > 1) return undefined;
  return { ...viewQuery(read, 'margin'), market: markets[0] ?? (has('both') ? 'moneyline' : null) };
}
