/** The words of a question for a list of a slate's teams or lines: of which kind, in which order, how many. */
import { lexicon } from '../../table/lexicon.ts';

const written = {
  /** Says that a list is asked for, and no bet. */
  lists:
    'how many|list|list me|list out|list all|list the|which|what|who|whos|what are|whats|what is|who are|which are|are there|is there|show|show me|rank|ranked|ranking|rankings|rank order|rank order of|sort|sorted|order|in order|in what order|rundown|run down|run me through|pull up|filter|filtered|sort by|any|tell me|name|name the|who else|give me a list|give me a list of|a list|a list of|list of|full list|table|table of|breakdown',
  /** Says the order too, and that more than one is shown. */
  ordered:
    'best first|biggest first|highest first|lowest first|safest first|likeliest first|strongest first|longest first|shortest first|cheapest first|closest first|heaviest first|smallest first|best to worst|from best to worst|biggest to smallest|highest to lowest|lowest to highest|safest to riskiest|from highest to lowest|from biggest to smallest|from safest to riskiest|smallest to biggest|from smallest to biggest|from lowest to highest|smallest to largest|largest to smallest|from largest to smallest|from smallest to largest|from likeliest to least likely|descending|ascending|in that order',
  top: 'top|the top',
  whole:
    'every|all|all of|all the|each|every single|board|slate|the board|on the board|the slate|on the slate|full slate',
  most: 'highest|biggest|largest|widest|fattest|steepest|tallest|longest|juiciest|highest scoring|highest priced|huge|most points',
  least: 'lowest|smallest|shortest|narrowest|least|lowest scoring|fewest points|slimmest|thinnest',
  heavy: 'heaviest|heavy|most lopsided|lopsided|chalkiest|big',
  small: 'slight|small|short|modest|narrow|light',
  even: 'closest to a pickem|closest to pickem|closest to a pick|nearest to a pickem|nearest pickem|closest to even|closest to even money|closest to a coin flip|closest to a toss up|closest to 50 50|closest to fifty fifty|near even|near pickem|near a pickem|most even|most evenly matched|evenly matched|tightest|closest|most competitive|competitive|coin flip|coin flips|coinflip|coinflips|toss up|toss ups|tossup|tossups|pickem|pickems|pick em|pick ems|basically a pickem|a pickem|basically a coin flip|closest game|closest games|closest matchup|closest matchups|tightest game|tightest games|tightest matchup|tightest lines|close games|close game|nail biter|nail biters',
  safe: 'safest|likeliest|most likely|surest|most likely to win|likeliest to win|most certain|safe|with the best chance|best chance|with the highest chance|highest chance|best chance to win|highest win probability|best odds to win',
  value:
    'most valuable|best value|most value|valuable|by value|for value|best priced|most underpriced|most undervalued|undervalued|underpriced|value|with the most value|with value',
  home: 'home|at home|hosting|home team|home teams|homes|in their own building',
  road: 'road|away|on the road|visiting|visitor|visitors|road team|road teams|away team|away teams|travelling|traveling',
  twoDigits:
    'double digit|double digits|double-digit|two touchdown|laying double digits|getting double digits',
  keys: 'key number|key numbers|a key number|the key numbers|key nums|key number spreads',
  sits: 'sitting|sits|sit|landing|lands|land|right|exactly|exact|parked|stuck|set|lined|at exactly|right at|at|on',
  atLeast:
    'or more|or higher|or bigger|or greater|or over|or above|and up|and higher|and above|at least|minimum|min|plus|or stronger',
  atMost:
    'or less|or lower|or fewer|or smaller|or under|or below|and down|and under|and below|at most|maximum|max|up to|within',
  above: 'above|over|more than|higher than|bigger than|greater than|north of|past',
  below: 'below|under|less than|lower than|smaller than|south of|inside',
  shorter: 'or shorter|or steeper|or heavier|shorter than|steeper than|heavier than|or worse',
  longer:
    'or longer|or better|longer than|better than|no worse than|no shorter than|no steeper than|no heavier than',
  between: 'between|from|to|through|thru',
  plusMoney:
    'plus money|at plus money|plus odds|plus price|plus prices|plus priced|with plus odds|plus money teams',
  offered: 'listed|posted|priced|available|on offer|out there|offered|on the books',
  listed:
    'currently|lines|line|odds|prices|price|by odds|by price|by the odds|by the price|number|numbers|board|going off|per the market|by the market|according to the market|in vegas|vegas|right now|playing|in action|this slate|so far|offer|offers|offering|projected|projected to be|projected to|expected|expected to be|expected to|supposed to be|scoring|points|where',
  bet: 'to win outright|to win it outright|laying points|laying the points|giving points|laying|giving|give',
} as const;

export const rankedWords = lexicon(written, {
  without:
    'which|what|who|whos|whats|any|some|show|list|tell|at|on|to|from|currently|right now|side|like|about|against',
  isOfBets: true,
  hasStarts: true,
});
export type RankedMeaning = keyof typeof written;
