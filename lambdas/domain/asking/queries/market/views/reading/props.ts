/** Lists of player props in plain words: "who has the highest receiving yards line", "interception props for Sunday", "why are there no props". */
import type { MarketQuery } from '../../../../../../contracts/asking/queries/board.ts';
import type { PropStat } from '../../../../../../contracts/feed/props.ts';
import { lexicon } from '../../../table/lexicon.ts';
import type { Known } from '../../../table/terms.ts';
import { type Read, viewQuery, viewSubject } from './subject.ts';

const written = {
  why: 'why|how come|whats the reason|what is the reason|why not|reason',
  when: 'when',
  missing:
    'no|not|none|missing|cant|cannot|arent|isnt|dont|without|unavailable|not available|not listed|not posted|yet|posted|released|come out|come up|go up|be up|open|published|appear|out yet|up yet',
  props:
    'props|prop|prop bets|player props|player prop|player bets|player lines|player line|player markets|player odds|player prices|prop lines|prop markets|props on players|player prop bets',
  lines:
    'line|lines|price|prices|odds|number|numbers|market|markets|over under|o/u|over/under|over unders|over/unders|set at|listed|posted|priced|projection|projections|mark|marks',
  high: 'highest|biggest|largest|most|the most|top|tallest|highest number|highest line',
  low: 'lowest|smallest|least|the least|fewest|lowest line|lowest number',
  shortest:
    'best odds|best chance|best chances|shortest odds|shortest price|shortest prices|likeliest|the likeliest|most likely|the most likely|likely|best price|best priced|lowest odds|lowest price|lowest prices|shortest|cheapest|likeliest first|favored|favoured|expected|good chance',
  longest:
    'longest odds|longest price|longest prices|longest|biggest price|highest odds|highest price|highest prices|biggest odds|least likely|long shots|long shot|longshots|longshot|longest shot|longest shots',
  ofPasser: 'quarterback|quarterbacks|qb|qbs|passer|passers|quarterbacks for',
  ofPitcher: 'pitcher|pitchers|starting pitcher|starting pitchers|starters',
  ofScorer:
    'skater|skaters|scorer|scorers|goalscorer|goalscorers|anytime scorer|anytime scorers|anytime goalscorer',
  expects:
    'expect|expects|expecting|project|projects|projected|predict|predicts|predicted|anticipate|anticipates|imply|implies|implied|think|thinks|see|sees|forecast|forecasts|give|gives',
  market:
    'the market|market|the books|books|bookmakers|the bookmakers|vegas|oddsmakers|sportsbooks|the sportsbooks|bookies',
  how: 'how many|how much',
  plus: 'plus money|plus odds|plus price|plus prices|even money or better|plus priced|a plus price|plus',
  everywhere:
    'every book|all books|at every book|each book|everywhere|all the books|every sportsbook|across the books|all sportsbooks|no matter the book|any book',
  all: 'list|all|every|each|show|any|whole|full|slate|board|the slate|on the slate|on the board|rundown|overview',
  player: 'player|players|guy|guys|anyone|whose|who is',
  glue: 'according to|according|based on|going by|judging by|among|out there|available|currently|there|afternoon|evening|week|next|coming|still|for either team|either team|either side|of either team|has|have|having|carry|carries|as|going|does',
} as const;
type Meaning = keyof typeof written;
export const propsLexicon = lexicon(written, { isOfBets: true, hasStarts: true });

const passing: ReadonlySet<PropStat> = new Set([
  'passing_yards',
  'passing_touchdowns',
  'pass_attempts',
  'completions',
  'interceptions',
]);
const pitching: ReadonlySet<PropStat> = new Set([
  'strikeouts',
  'outs',
  'hits_allowed',
  'earned_runs',
  'walks_allowed',
]);
const scoring: ReadonlySet<PropStat> = new Set([
  'goals',
  'touchdowns',
  'first_goals',
  'last_goals',
  'first_touchdowns',
  'last_touchdowns',
]);

/** One of these is in every question that is read here. */
const cue =
  /\b(?:props?|lines?|prices?|odds|numbers?|markets?|books?|bookmakers|vegas|oddsmakers|over[ /]?unders?|o\/u|player (?:bets|lines|odds)|likeliest|likely|favou?r(?:ed|ites?)|scorers?|goalscorers?|skaters?|plus money|plus odds|projections?|marks?|chances?)\b/i;

/** Who scores is a list of prices only where prices are asked for. */
export function readPropList(typed: string, known: Known): MarketQuery | undefined {
  if (!cue.test(typed)) return undefined;
  const prompt = typed
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/\b(can|are|is|do|does)n't\b/gi, '$1nt')
    // "To score the first touchdown" is one statistic.
    .replace(/\b(?:to )?scor(?:e|es|ing) (?=(?:the )?(?:first|last) (?:touchdown|td|goal))/gi, 'for ');
  const read = viewSubject(prompt, propsLexicon, known);
  if (!read) return undefined;
  const { numbers, lines, prices, markets, periods, books, teams, players } = read.subject;
  const figures = [numbers, lines, prices, periods, books];
  if (figures.some((each) => each.length > 0) || markets.some((each) => each !== 'total')) return undefined;
  if (teams.length > 2 || players.length > 4) return undefined;
  return (
    unposted(read, prompt) ??
    ofGame(read, prompt) ??
    plusEverywhere(read) ??
    expected(read) ??
    ranked(read, prompt) ??
    allOf(read, prompt)
  );
}

/** "Why are there no props for Eagles at Chiefs", "when do the props for that game come out". */
function unposted(read: Read<Meaning>, prompt: string): MarketQuery | undefined {
  const { has, teams, stats, players } = read.subject;
  const isNone = /\b(?:is|are) there (?:really |still )?(?:no|not any)\b/i.test(prompt);
  const asks = has('missing') && (has('why') || has('when') || isNone);
  if (!asks || !has('props') || teams.length === 0 || players.length > 0 || stats.length > 1)
    return undefined;
  return { ...viewQuery(read, 'player_lines', 'unposted'), stat: stats[0] ?? null };
}

/** "Are there any player props for Eagles at Chiefs yet": whatever is priced. */
function ofGame(read: Read<Meaning>, prompt: string): MarketQuery | undefined {
  const { has, teams, stats, players, sides, markets } = read.subject;
  const isOther = (['why', 'high', 'low', 'shortest', 'longest', 'plus', 'how', 'expects'] as const).some(
    has,
  );
  const isOfOther = stats.length + players.length + sides.length + markets.length > 0;
  if (!has('props') || teams.length === 0 || isOther || isOfOther) return undefined;
  // "Any player props for Eagles at Chiefs" may ask for a bet.
  const asks = asksWhatIsPriced.test(prompt) || (has('missing') && /^\W*any\b/i.test(prompt));
  if (!asks) return undefined;
  return viewQuery(read, 'player_lines');
}
const asksWhatIsPriced =
  /^\W*(?:(?:so|and|ok|okay|hey|yo) )*(?:what|whats|which|are|is|do|does|have|has|list|show|when)\b(?!.*\b(?:pick|bet on|parlay|take|play|should)\b)/i;

/** "A player in Heat at Pistons whose over is plus money at every book". */
function plusEverywhere(read: Read<Meaning>): MarketQuery | undefined {
  const { has, sides, stats, teams, days, players, sports } = read.subject;
  const [side = 'over', ...more] = sides;
  if (!has('plus') || !has('everywhere') || more.length > 0 || (side !== 'over' && side !== 'under'))
    return undefined;
  const isOfPlayers = has('player') || has('props') || stats.length > 0;
  if (!isOfPlayers || players.length > 0 || stats.length > 1) return undefined;
  if (teams.length === 0 && days === null && sports.length === 0) return undefined;
  return { ...viewQuery(read, 'player_lines', 'plus_everywhere'), side, stat: stats[0] ?? null };
}

/** "How many shots does the market expect from McDavid": his line. */
function expected(read: Read<Meaning>): MarketQuery | undefined {
  const { has, players, stats, sides } = read.subject;
  if (!has('how') || !(has('expects') || has('market')) || players.length === 0 || stats.length === 0)
    return undefined;
  return sides.length === 0 && stats.length === 1
    ? { ...viewQuery(read, 'player_lines'), players, stat: stats[0] ?? null }
    : undefined;
}

/** "Who has the highest receiving yards line in Buccaneers at 49ers". */
function ranked(read: Read<Meaning>, prompt: string): MarketQuery | undefined {
  const { has, players, stats, sides, teams, days, sports } = read.subject;
  const isOrdered = has('high') !== has('low');
  const asks = has('lines') || has('props') || /\bover[ /]?unders?\b/i.test(prompt);
  if (!isOrdered || !asks || stats.length !== 1 || players.length > 0 || sides.length > 0) return undefined;
  if (!fits(read, stats) || (teams.length === 0 && days === null && sports.length === 0)) return undefined;
  return {
    ...viewQuery(read, 'player_lines'),
    stat: stats[0] ?? null,
    order: has('high') ? 'most' : 'least',
  };
}

/** One of them is asked for, or the order. */
const shortestSaid =
  /\b(?:shortest|cheapest|best|lowest) (?:\w+ ){0,3}(?:odds|prices?|priced)\b|\blikeliest\b|\bmost likely\b/i;

/** How a list is asked for, and not one bet of it. */
const list =
  /^\W*(?:(?:so|and|ok|okay|hey|please|can you|could you|i want to see|i'd like to see|let me see|lemme see) )*(?:what|which|who|list|show|see|all|every|any|are there|is there any|how are|where|tell me|give me (?:all|every|the)|[\w' ]{0,40}\b(?:prices|odds|lines|props)\b)/i;

/** "Most likely TD scorer for the Bills". */
const likeliestFirst = /^\W*(?:the )?(?:most likely|likeliest) (?:\w+ ){0,3}(?:scorers?|goalscorers?)\b/i;

/** "What are the quarterback interception props for Sunday", "which skaters have the best odds to score for the Lightning". */
function allOf(read: Read<Meaning>, prompt: string): MarketQuery | undefined {
  const { has, players, stats, sides, teams, days } = read.subject;
  const [stat, ...more] = stats;
  if (stat === undefined || more.length > 0 || players.length > 0 || !fits(read, stats)) return undefined;
  if (has('high') || has('low') || has('why') || has('plus') || has('missing')) return undefined;
  const isOfFavorite = sides.length === 1 && sides[0] === 'favorite' && scoring.has(stat);
  if (sides.length > 0 && !isOfFavorite) return undefined;
  const isByPrice = has('longest') || shortestSaid.test(prompt);
  const isOfScorers =
    scoring.has(stat) && (has('shortest') || has('longest') || isOfFavorite || has('ofScorer'));
  const asks = has('props') || has('lines') || isOfScorers;
  const isList = list.test(prompt) || (teams.length > 0 && likeliestFirst.test(prompt));
  if (!asks || !isList || (teams.length === 0 && days === null)) return undefined;
  // "For the Lightning" are their own players; a game has two teams.
  const isOwn = teams.length === 1 && scoring.has(stat) && !/\bgame\b|\b(?:first|last)\b/i.test(prompt);
  const order = has('longest') ? ('most' as const) : ('least' as const);
  return {
    ...viewQuery(read, 'player_lines', isOwn ? 'own_players' : undefined),
    stat,
    // Who scores has one line, so that an order is of the prices.
    ...(isByPrice && scoring.has(stat) && { order }),
  };
}

/** Whoever is named by position plays where the statistic is counted. */
function fits({ subject: { has } }: Read<Meaning>, [stat]: readonly PropStat[]): boolean {
  if (stat === undefined) return true;
  if (has('ofPasser') && !passing.has(stat)) return false;
  if (has('ofPitcher') && !pitching.has(stat)) return false;
  return !has('ofScorer') || scoring.has(stat);
}
