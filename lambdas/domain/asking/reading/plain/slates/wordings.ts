/** Plain wordings of what a slip is to be: "keep the risk low", "two team bets", "no round robin". */
import { type Rewrite, rewriting } from '../rewrite.ts';

const few = '(one|two|three|four|five|six|an?|[1-6])';
const put = '(?:put|place|get|back|take|bet|give me|i want)';
const weekday = '(?:sun|mon|tues|wednes|thurs|fri|satur)day';
const biggest = '(biggest|heaviest|largest|strongest) (favou?rite|underdog|dog|fav)';
const on = '(?:on|against|with)';
const league = '(nba|nhl|nfl|mlb|mls|cfl|basketball|hockey|football|baseball|soccer)';
const market = '(spread|moneyline|run line|puck line)';

const rewrites: readonly Rewrite[] = [
  // "Join the home teams of tonight in one parlay".
  [
    '(?:join|link|merge|bundle|chain|unite|string|tie|lump|group|combine)(?: together| up)? ([^.;!?]{3,90}?)(?: together)? (?:in|into|as|on|onto) (?:one|a|a single|the same) (?:parlay|ticket|slip)',
    'parlay of $1',
  ],
  ['yardage (props?|bets?|plays?|legs?|overs?|unders?)', 'yards $1'],
  // "Two players with an assist", who are to get it.
  [
    '((?:[2-8]|two|three|four|five|six) (?:[a-z]+ )?(?:players|guys|skaters|forwards|defensemen|centers|guards|hitters|batters)),? (?:each |both |all )?(?:with|having|who have) (?:at least )?(?:an?|one|1) (assist|point|hit|rebound|steal|block|shot|reception|catch|rbi|run|sack)(?: each| apiece)?',
    '$1 to get an $2',
  ],
  // "Five legs, at least one from NBA and NHL": one of each.
  [
    `at least (one|1|two|2)(?: leg| pick| bet)? (?:(?:from|of|in) )(?:each of |both |both of )?(?:the )?${league} (?:and|&) (?:the )?${league}`,
    'at least $1 from the $2 and at least $1 from the $3',
  ],
  // Those of a day are all that play at home then.
  [
    '(parlay(?: of)?|combine|string together|link|tie together) (?:every one of )?the ((?:home|road|away) teams)(?= (?:from |on |for |of |playing |in )?(?:tonight|today|tomorrow|(?:sun|mon|tues|wednes|thurs|fri|satur)day))',
    '$1 all the $2',
  ],
  // What is refused is no slip.
  ['(?:no|not an?|without an?|forget the|skip the|never mind the) round[ -]robins?,?', ''],
  ['round[ -]robins?,? (?:no|nope|nah)(?: thanks)?(?:[,.]|(?= (?:just|only|but)\\b)|$)', ''],
  [
    '(?:just )?an? (?:plain|simple|regular|normal|basic|ordinary|straightforward)(?= (?:old )?(?:[\\w-]+ ){0,4}parlay)',
    'a',
  ],
  [
    '(?:with )?(?:no|never) two (?:legs |picks |players |bets |of them )?(?:are |be )?(?:from|on|of) the same team',
    'from different teams',
  ],
  ['(weekend\\b[^.;!?]{0,60}?),? (?:thru|through|until|till|to) sunday', '$1'],
  // After "first td scorer", a player is asked for.
  [
    "(?<!\\b(?:scorers?|scores?|tds?|touchdowns?|props?|points|rebounds?|assists?|yards|receptions|goals?|homers?|home runs?|strikeouts|shots|saves|threes)\\b[^.;!?]{0,50})who (?:ya|you|u|do (?:you|ya|u)|y'all) (?:got|have|taking|riding with|rolling with)(?= ?(?:[?.!]|$))",
    'a moneyline or spread pick',
  ],
  // Of teams, and not of players.
  [`${few} (?:team|game|side) (?:bets|picks|plays|legs|wagers)`, '$1 sides'],
  ['(an?|one|1) (?:team|game|side) (?:bet|pick|play|leg|wager)', '$1 side'],
  ['full[- ]game (?=(?:bet|pick|play|leg|wager)s?\\b)', ''],
  // "3+ goals type sgp".
  ['(?<!\\b(?:what|which|this|that|bet) )(?:type|kind of|sort of)(?= (?:sgp|same game|parlay)(?![a-z]))', ''],
  // What is risked.
  [
    '(?:make (?:it|them|this) |keep (?:it|them|this) )?(?:as )?(?:safe|secure|low[- ]risk|riskless|conservative|sure) as (?:possible|humanly possible|it gets|they come|they get|(?:it |they )?can be|(?:you|u) (?:can|could) (?:get|make|find|go)(?: it)?|(?:you|u) (?:have|got))',
    'safest',
  ],
  [
    '(?:keep(?:ing)?|hold(?:ing)?) (?:the |my |our )?(?:overall )?risks? (?:low|down|small|to a minimum|minimal)',
    'low risk',
  ],
  ['(?:keep|make|play) (?:it|this|things) (?:on the )?(?:low[- ]risk|low in risk|safe side)', 'low risk'],
  ['(?:with|at) (?:as )?(?:little|low) (?:a )?risk(?: as possible)?', 'low risk'],
  // "Across tonight and tomorrow".
  [
    `(?:across|spread over|spread across|(?<=\\b(?:legs?|picks?|bets?|plays?|parlays?|slips?|tickets?|spread|spread out) )over|between|spanning|covering)(?: both)?(?= (?:tonight|today|tomorrow|${weekday})(?: night)?(?:,| and| &) (?:tonight|today|tomorrow|${weekday}))`,
    'for',
  ],
  // The most that is paid.
  [
    '(?:pay(?:s|ing)? |worth |returning )?(?:no|not) more than(?= (?:\\+\\d{3}|\\d{1,3} to 1\\b))',
    'paying at most',
  ],
  ['(?:pay(?:s|ing)? |worth |returning )?(?:no|not) more than (\\d{1,2})[-/]1', 'paying at most $1 to 1'],
  // "Where no game starts before eight".
  [
    '(?:where |with |but |and )*(?:no|none of the) (?:nfl |nba |nhl |mlb )?games? (?:that )?(?:starts?|starting|kicks? off|kicking off|tips? off|begins?)(?= (?:before|after) )',
    'nothing',
  ],
  ['shortest[- ](?:priced|odds) (favou?rites?)', 'biggest $1'],
  ['(?:longest|highest)[- ](?:priced|odds) (underdogs?)', 'biggest $1'],
  // "Exactly two underdogs in a five-leg parlay".
  [
    '(?:exactly |just |only )(one|two|three|1|2|3) (favou?rites?|underdogs?|overs?|unders?) in an? ((?:\\d|three|four|five|six|seven|eight)[- ]leg(?:ger)? ?(?:parlay|slip|ticket)?)((?: (?:for |on )?(?:tonight|today|tomorrow|\\w+day))?)',
    'a $3$4 with exactly $1 $2',
  ],
  ['where no (legs?|picks?|prices?|odds)', 'with no $1'],
  ['(?:separate|different|individual) singles', 'singles'],
  // The favorite by its points.
  ['(?:the )?strongest (favou?rites?)', 'the biggest $1'],
  [
    "(?:(?:bet|take|back|put|give me) )?(?:who(?:ever)?|the team (?:that|which|who)|which team|the side (?:that|which))(?:'s| is)? (?:favou?red|laying|giving|expected to win) (?:by )?the most(?: points)?",
    'the biggest favorite',
  ],
  [`(?:${put} )?(tonight|today|tomorrow|${weekday})'s ${biggest} ${on} the ${market}`, '$4 on the $2 $3 $1'],
  [
    `(?:${put} )?(?:the )?${biggest}((?: (?:(?:on |this )?${weekday}|tonight|today|tomorrow|of the (?:day|night)))?) ${on} the ${market}`,
    '$4 on the $1 $2$3',
  ],
];

/** @returns the question in these words */
export const withPlainSlipWords = rewriting(rewrites);
