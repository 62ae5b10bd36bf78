/** "Which road teams are favored tonight", "underdogs at +150 or more", "rank the favorites from most to least likely": one side of each game, as a list. */
import type { MarketQuery } from '../../../../../../contracts/asking/queries/board.ts';
import { lexicon } from '../../../table/lexicon.ts';
import type { Known } from '../../../table/terms.ts';
import { viewQuery, viewSubject } from './subject.ts';

const written = {
  away: 'road|away|visiting|visitor|visitors|on the road|away from home|visiting team|visiting teams|road team|road teams|away team|away teams|traveling|travelling|guests',
  home: 'home|at home|host|hosts|hosting|home team|home teams',
  favored:
    'favored|favoured|favs|faves|fav|chalk|chalky|expected to win|laying points|giving points|a favorite|the favorite|the favorites|road favorite|minus money',
  dog: 'dog|dogs|doggies|outsider|outsiders|getting points|plus money|plus money teams|an underdog|the underdogs|the underdog',
  likeliest:
    'rank|ranked|ranking|rank order|order|ordered|sort|sorted|in order|most to least|most to the least|most to least likely|from most to least likely|from the most to the least likely|most to the least likely|likely winner|likely winners|likely to win|most likely|least likely|most likely to win|least likely to win|likeliest|likeliest to win|likeliest first|most likely first|least|by chance|by win chance|by win probability|by probability|by their chance|by chance of winning|by chance to win|by how likely they are to win|chance of winning|win probability|win chance|chance to win|chances|probability|strongest|strongest to weakest|safest to riskiest|shortest to longest|shortest first|shortest price first|from shortest to longest|heaviest first|biggest first|heaviest to lightest|down to the|descending|top to bottom|likely',
  longestFirst: 'longest first|longest to shortest|biggest price first|longest price first',
  list: 'list|all|every|each|show|any|name|how many|find|whole list|a list|full list|tonights|todays|tomorrows|sundays|saturdays',
  atLeast:
    'or more|or better|or longer|or higher|or greater|at least|and up|and longer|and higher|or above|or over|longer than|more than|better than|above|higher than|and over|and above|plus|from',
  atMost: 'or shorter|or less|or lower|at most|and shorter|shorter than|less than|below|or below|under',
  pays: 'pay|pays|paying|price|prices|priced|odds|available|out there|going off|listed|offered|currently|moneyline odds|money|worth|of games|winner|winners|to win|win|winning|straight up|ml|moneylines|moneyline|who are|teams|team|club|clubs|only|just|on the board|board|slate|on the slate|league|evening|afternoon|this evening|matchups|spots|clash',
} as const;
export const sidesLexicon = lexicon(written, { isOfBets: true, hasStarts: true });

/** How a list is asked for: "road favorites" alone asks for a bet on one. */
const list =
  /^\W*(?:(?:so|and|ok|okay|hey|please|can you|could you|i want|i'd like|let me|lemme) )*(?:which|what|who|list|show|see|are there|is there any|any|name|how many|rank|sort|order|put|give (?:me|us) (?:all|every|the|a (?:full )?list)|all|every|do any)\b/i;
const several =
  /\b(?:teams|favorites|favourites|favs|faves|underdogs|dogs|visitors|hosts|winners|sides|clubs|outsiders|moneylines|any|all|every|each)\b/i;

const roleSaid =
  /\b(?:fav\w*|underdogs?|dogs?|doggies|outsiders?|chalk\w*|road|away|visit\w+|home|hosts?|win\w*|likel\w+|rank\w*|sort\w*|plus money|minus money|expected)\b/i;

export function readSides(typed: string, known: Known): MarketQuery | undefined {
  const prompt = typed
    .replace(/\bfavourite/gi, 'favorite')
    .replace(/\bplus (?=\d{3}\b)/gi, '+')
    .replace(/([+-]\d{3,4})\+/g, '$1 or more');
  if (!several.test(prompt) || !roleSaid.test(prompt)) return undefined;
  const read = viewSubject(prompt, sidesLexicon, known);
  if (!read) return undefined;
  const { has, teams, players, stats, books, numbers, lines, markets, sides, prices, periods } = read.subject;
  const other = [teams, players, stats, books, numbers, lines, periods];
  if (other.some((each) => each.length > 0) || markets.some((each) => each !== 'moneyline')) return undefined;
  const roles = new Set([
    ...sides.filter((side) => side !== 'home' && side !== 'away'),
    ...(has('favored') ? ['favorite' as const] : []),
    ...(has('dog') ? ['underdog' as const] : []),
  ]);
  const [role = null, ...more] = roles;
  if (more.length > 0 || (role !== null && role !== 'favorite' && role !== 'underdog')) return undefined;
  if (has('home') && has('away')) return undefined;
  const venue = has('home') ? 'home' : has('away') ? 'road' : undefined;
  const [price, ...others] = prices;
  const odds =
    price === undefined
      ? undefined
      : has('atLeast')
        ? { min: price, max: null }
        : has('atMost')
          ? { min: null, max: price }
          : undefined;
  if (others.length > 0 || (price !== undefined && !odds)) return undefined;
  const isRanked = has('likeliest') || has('longestFirst');
  if (!isRanked && !list.test(prompt)) return undefined;
  // A role alone is the board, and a place alone is a schedule.
  if (
    !(role !== null && (venue || odds || isRanked)) &&
    !(isRanked && several.test(prompt)) &&
    !(venue && odds)
  )
    return undefined;
  if (role === null && !odds && !/\b(?:teams|winners|moneylines|sides|clubs)\b/i.test(prompt))
    return undefined;
  return {
    ...viewQuery(read, 'board'),
    market: 'moneyline',
    // Of all teams, the likelier of each game.
    side: role ?? (odds ? null : 'favorite'),
    ...(has('longestFirst') && { order: 'most' as const }),
    ...(venue && { venue }),
    ...(odds && { price: odds }),
  };
}
