/** Pairs of words that say which rule of settlement a question is about, whatever stands around them. */
import { all, both, cueReader } from '../reading/cues.ts';
import { differentPriceCues } from './different-prices.ts';
import type { TermId } from './glossary.ts';
import { parlaysAtAll } from './parlays-at-all.ts';

/** What is asked of a bet after something happened. */
const settled =
  '(?:count|counts|counted|counting|include|includes|included|add|adds|added|toward|towards|part of|go|goes|going|win|wins|won|lose|loses|lost|refund\\w*|money back|bet back|stake back|void|voids|voided|no action|push|paid|pay|pays|graded|grade|settle\\w*|stand|stands|dead|cooked|screwed|alive|live|still|valid|good|happens?|cancel\\w*|what now|toast|busted|bust|done for|cooked|over with|get|gets|official|drop|drops|off the hook|hit|cash|matter|matters)';
const mine =
  '(?:my|the|a|our|this|one|that|his|her|any)(?: (?:\\w+ ){0,2}(?:bet|bets|parlay|ticket|slip|leg|legs|prop|props|over|under|overs|unders|total|spread|moneyline|ml|run line|puck line|wager|stake|money|sgp|same game parlay|teaser|futures?|f5|nrfi))?|do i|am i|is it|does it|does that|will it|it|i had|i have|i got|we';
const player =
  '(?:guy|guys|dude|player|players|rb|qb|wr|te|receiver|running back|quarterback|goalie|star|batter|hitter|golfer|kicker|forward|guard|center|he|him|pitcher|starter)';
const absent =
  '(?:inactive|scratch|scratched|scratches|ruled out|is out|was out|goes out|out|hurt|injured|injures|injury|leaves|left|leave|sits|sat|sitting|benched|ejected|dnp|withdraws?|withdrew|wd|pulled|subbed out|never (?:played|got in|plays|enters)|(?:doesnt|didnt|dont|does not|did not|isnt|not) (?:play|start|dress|suit up|bat|pitch|get in|playing|starting)|carted off|concuss\\w*)';
const stopped =
  '(?:rain\\w*|postpon\\w*|cancel(?:l?ed|lation|s)|(?:get|gets|got|be|they) cancel\\w*|suspend\\w*|called|stopped|stops|delay\\w*|moved|reschedul\\w*|shorten\\w*|abandon\\w*|halted|snow\\w*|forfeit\\w*|pushed back|(?<!(?:the|bolts|tampa|bay) )lightning|blackout|not (?:played|finished)|never (?:finished|played)|doesnt (?:finish|get played)|ends early|cut short|(?<!(?:first|1st|opening) )(?:5|6|7|five|six|seven) innings)';
const ot =
  '(?:ot|overtime|over time|extra innings|extras|shootouts?|so goals?|extra time|injury time|stoppage(?: time)?|added time|penalties|penalty kicks|pks|golden goal)';

const asked =
  '(?:what|how|does|do|did|is|are|will|if|when|am|or|can|would|whats|is it|count|counts|counted|towards?|refund\\w*|void\\w*|money back)';
/** Whether a kind of bet is a good idea at all: nothing else may follow. */
const judged =
  '(?:(?:ever|even|really|always|just|actually|a|an|such|basically|total|usually|generally|kind of) )*(?:rip ?-? ?offs?|scams?|worth (?:it|betting|playing)|dumb|stupid|smart|(?:sucker|bad|good|terrible|smart|dumb) (?:bets?|ideas?|values?)|suckers?|for suckers|bad|good|rigged|profitable|traps?|a waste(?: of money)?|waste of money|overpriced)(?: (?:in the long run|long term|or not|at all|over time|usually|in general|though|or what))* ?$';
const whyAsked = '(?:why|how come|what is with|what is the deal with)';
/** A part of a game that is bet on by itself. */
const part =
  '(?:(?:first|second|1st|2nd|opening) ?half|halves|[12]h|half ?(?:time)? (?:bets?|lines?|totals?|spreads?|moneylines?|over|under)|(?:(?:first|second|third|fourth|1st|2nd|3rd|4th|last) )?(?:quarters?|qtrs?|periods?)|[1-4]q|q[1-4]|[1-3]p|f5|(?:first|1st) (?:five|5)(?: innings)?|(?:first|1st) inning)';
/** What is bet on a player. */
const ofPlayers =
  '(?:(?:player )?props?|player (?:points|stats?|bets?|totals?|overs?|unders?)|anytime|goal ?scorers?|scorers?|(?:passing|rushing|receiving) (?:yards?|yds)|receptions|rebounds|assists|touchdown|shots on goal|sog)';
const onNumber =
  '(?:land(?:s|ed|ing)?|fell|falls|falling|came|comes|coming|ends?|ended|finish\\w*|hits?|sits?|stops?|stopped)(?: (?:up|in|out|right|exactly|dead|smack|perfectly|directly|straight|even|flat|down))* (?:on|at) (?:(?:the|my|its|that|our|this) (?:exact )?(?:number|line|spread|total|key number|hook)|(?:exactly )?(?:an? |the )?(?:\\d+(?:\\.0)?|three|four|six|seven|ten)(?! (?:points?|minutes?|games?|legs?|percent)\\w*))|(?:hit|hits|landed) (?:(?:the|my) )?(?:number|line|spread|total) (?:exactly|on the nose|on the dot|right on)|(?:hit|hits|landed) \\d+ (?:exactly|on the nose|on the dot|even)';
/** Whoever is named: "if Zion does not play", "suppose Judge sits out". */
const ifOut = `(?:[\\w-]+ )(?:(?:does not|doesnt|did not|didnt|never|ends up not|will not|wont|is not|isnt) (?:play|plays|playing|played|start|starts|starting|dress|suit up|bat|pitch|get in|appear|enter|take the (?:field|court|ice))|(?:is|gets|was|ends up|turns out)(?: \\w+)? (?:scratched|inactive|ruled out|benched|out|hurt|injured|ejected)|sits(?: out)?|sat out|misses the game|leaves (?:early|hurt|injured|the game)|gets (?:hurt|injured|ejected))`;
const betOnHim =
  '(?:bets?|props?|overs?|unders?|parlay|legs?|ticket|slip|wager|stake|money|points|yards|rebounds|assists|goals?|shots|strikeouts|hits|touchdown)';
/** What becomes of a bet, and nothing that a wish for one has. */
const becomes =
  '(?:(?:happens?|becomes?) (?:to|with|of)|void\\w*|refund\\w*|(?:money|stake|bet|wager) back|no action|graded|settled?|still (?:count|counts|on|live|valid|good|action|stands?|alive)|stands?|(?:do|does|did|will|would) (?:i|my(?: \\w+){0,3}|it|(?:the|a)(?: \\w+){0,2} (?:bet|prop|over|under|leg|parlay|ticket|slip|wager))(?: \\w+)? (?:lose|loses|get|push|count|counts|dead|cancel\\w*|stand)|get cancel\\w*|is cancel\\w*|a push|dead)';
/** "The match is tied", "they draw", "ends level". */
const isLevel =
  '(?:(?:game|match|it|score|teams|they|both|result|regulation)(?: \\w+){0,2} (?:is|are|was|gets|stays|goes|ends?(?: up)?|finish\\w*)(?: (?:in|as|up|out|a|an))* (?:tied|tie|draw|drawn|level|even)|(?:they|teams|both)(?: \\w+)? (?:tie|draw)|(?:is|there is|its|it is) a (?:tie|draw))';
const leg = '(?:leg|legs|parlay|parlays|sgp|teaser|teamer|legger)';

/** "How come the Phillies price is different on every book", "why is the same bet a different price at each book". */
const pricesDiffer = `${whyAsked}(?: \\w+){0,6} (?:same|one|identical) (?:exact )?(?:bets?|props?|games?|lines?|picks?|things?|players?|teams?)(?: \\w+){0,4} (?:priced different(?:ly)?|different (?:prices?|odds|numbers?|lines?|payouts?))(?= ?$| (?:on|at|from|for|between|across|by|in|with|everywhere|depending))(?! (?:than|from|at|on|in) (?:last|yesterday|before|earlier|this|when|the open|a different (?:time|day)))|${whyAsked}(?: \\w+){0,6} (?:prices?|odds|lines?|numbers?|spreads?|totals?|moneylines?|ml|payouts?|books|sportsbooks)(?: \\w+){0,4} (?:diff\\w*|vary|varies|varied|not (?:all )?(?:the )?same|dont (?:all )?(?:match|agree)|disagree\\w*)(?= ?$| (?:on|at|from|for|between|across|by|in|everywhere|prices?|odds|lines?|numbers?|than|book|books|sportsbooks?|each|every|depending|so|all|then|like)(?!\\w))(?! (?:than|from) (?:last|yesterday|before|earlier|this|when|the open|a))`;

const bookNamed =
  '(?:draftkings|dk|fanduel|fd|betmgm|mgm|caesars|bet ?365|espn ?bet|fanatics|bet ?rivers|pointsbet|bovada|betonline|hard ?rock|the ?score|pinnacle|(?:my|other|another|the other|that|every other) (?:sports ?)?(?:books?|app|site))';
const shows =
  '(?:show|shows|showing|have|has|having|list|lists|listing|say|says|give|gives|got|at|post|posts)';
/** "How come FanDuel has him at 2.5 and you show 3.5": a book's line beside ours. */
const otherLineHere = `${whyAsked}(?=(?: +[\\w.+-]+){0,12} +${bookNamed} )(?: +[\\w.+-]+){1,14} +(?:and|but|while|when|vs) (?:you|you guys|yall|gameplan|this app|the app|it|here)(?: (?:guys|is|are))? ${shows}(?= )|${whyAsked}(?: (?:do|are|does|is))? (?:you|you guys|yall|gameplan|this app|the app) ${shows}(?=(?: +[\\w.+-]+){0,14} +(?:and|but|while|when|vs) (?:on |at )?${bookNamed} )`;

/** "Everybody is on the Chiefs and the line goes the other way": a move against the side that most bettors took. */
const most =
  '(?:public|everyone|everybody|most (?:people|bettors|bets|of the (?:bets|money|public))|squares?|majority|bets|tickets|(?:\\d{2}|seventy|eighty|ninety) ?(?:%|percent)|all the money|money)';
const otherWay =
  '(?:(?:the )?(?:other|opposite|wrong) (?:way|direction|side)|opposite|backwards?|against (?:them|it|the (?:public|money|bets|tickets|majority|side)|that side)|toward the other|the other(?= ?$))';
const lineGoes =
  '(?:lines?|numbers?|spreads?|totals?|odds|prices?|books?)(?: \\w+){0,3} (?:goes|go|going|went|moves?|moving|moved|drops?|shifts?|runs|heads?|is)';
const againstPublic = all(
  '(?:what|why|how come|mean|means|meaning|explain|called|name for|term for|tell me|sign of)',
  most,
  lineGoes,
  otherWay,
);

export const ruleCueOf = cueReader<TermId>([
  ['line_movement', [againstPublic]],
  ['different_prices', [pricesDiffer, otherLineHere]],
  ['juiced', [`${whyAsked}(?: \\w+){0,6} (?:juiced|shaded)(?! (?:out|in))`]],
  [
    'key_numbers',
    [
      all(
        '(?:3|three)s? (?:and|or|&) (?:the )?(?:7|seven)s?',
        '(?:why|how come|big deal|matters?|important|importance|special|care|cares|obsess\\w*|magic|hype|(?:so|such) (?:much|important|big|common)|talk(?:s|ing)? about|explain|key|always (?:talk\\w*|say\\w*)|what is (?:up|the deal|so) (?:with|special)?|numbers? (?:in|for) (?:football|nfl|spreads?)|worth more)',
      ),
      all(
        '(?:why|how come|how often|what makes)',
        '(?:games?|margins?|scores?|everyone|everybody|people|spreads?|lines?|bettors)',
        '(?:land\\w*|end\\w*|decided|off|at|around|won|lost|on) (?:on |by |at |of )?(?:exactly )?(?:the )?(?:3|7|three|seven)(?: points?| and| or|s)?(?= ?$| (?:and|or|so|matter|that|in|such|a))',
        '(?:key|nfl|football|matter\\w*|big deal|important|often|so much|special)',
      ),
      all(
        '(?:why|how come|what is the big deal)',
        '(?:lines?|numbers?|spreads?|games?|it|favorites?)(?: \\w+)? (?:goes|go|going|moves?|moving|comes?|coming|gets?|getting|crosses|crossing|dropping|drops?)(?: (?:off|to|through|from|past|onto|on|of|the|over|under))+ (?:3|7|three|seven)',
      ),
    ],
  ],
  [
    'action',
    [
      both(
        '(?:listed |starting |probable )?(?:pitcher|pitchers|starter)',
        '(?:scratch\\w*|chang\\w*|switch\\w*|swap\\w*|different|pulled|(?:doesnt|didnt|not) (?:start|pitch)\\w*|opener|bullpen game|replaced|late change)',
        5,
      ),
      // The two ways that a ticket on a baseball game can be written.
      both('(?:listed|listing|must start|specified)(?: (?:pitchers?|starters?))?', '(?:action)', 8),
    ],
  ],
  [
    'push_in_teaser',
    [
      all(
        `(?:push|pushes|pushed|pushing|ties|tied|tie|voids?|voided|${onNumber})`,
        '(?:teasers?|teased|tease)',
      ),
    ],
  ],
  [
    'push_in_parlay',
    [
      all(
        `(?:push|pushes|pushed|pushing|ties|tied|tie|voids?|voided|by exactly (?:the )?(?:\\d+|three|seven|six|ten)|${onNumber})`,
        leg,
        `(?:${asked}|toast|dead|cooked|screwed|busted|whole (?:parlay|thing|ticket|slip))`,
        settled,
      ),
    ],
  ],
  [
    'push',
    [
      all(
        '(?:spread|line|total|number|over|under|points?|handicap)',
        '(?:(?:lands?|landed|landing|ends?|ended|falls?|fell|comes?|came|hits?|finish\\w*|is|its)(?: (?:up|in|out|it|right|dead|on|at|the|that|number|line|spread|total))* (?:exact|exactly|perfectly|on the (?:nose|dot|button|money)|dead even|right on (?:it|the))|exact(?:ly)? (?:on|at|the))',
        asked,
        '(?:money back|stake back|bet back|refund\\w*|get (?:it|that|his|my|your|the) \\w*(?: ?(?:money|bet|stake))? ?back|push\\w*|win|wins|won|lose|loses|lost|void\\w*|tie|who wins|happens?|pays?|paid)',
      ),
      all(
        `(?:${onNumber}|(?:by|was|is|scored|got|had) (?:exactly|right|dead) (?:on )?(?:the )?(?:number|line|spread|total|that|\\d+|three|seven|six|ten))`,
        asked,
        settled,
        mine,
      ),
      ...[3, 6, 7, 10, 4, 1, 2, 14].map((by) =>
        all(
          `(?:- ?|minus |laying |had |took |got |bet |lay )${by}(?! ?\\.)`,
          `(?:won|lost|beat \\w+|if (?:they|it|he|the \\w+|\\w+) (?:win|wins|lose|loses)) by (?:exactly |just |only )?${by}(?! ?\\.)`,
          asked,
          settled,
        ),
      ),
    ],
  ],
  ['different_prices', differentPriceCues],
  [
    'same_game_parlay',
    [
      `(?:are|is|why are|arent) (?:(?:all|these|the|a|an|most|those) )*(?:sgps?|same ?-? ?game (?:parlays?|multis?)) ${judged}`,
    ],
  ],
  ['teaser', [`(?:are|is|why are|arent) (?:(?:all|these|the|a|an|most|those) )*teasers? ${judged}`]],
  [
    'parlay_or_singles',
    [
      parlaysAtAll,
      `(?!.* [+-]\\d)(?!(?:.* )?(?:am|was|have|did|do) i (?:been |doing |do |done )?(?:better|worse|do|doing|done|winn?\\w*))${all(
        '(?:parlays?|parlaying|\\w*leggers?|\\w*teamers?|(?:\\d|two|three|four|five|six) ?-? ?(?:leg|team)(?: parlays?)?)',
        '(?:singles|straight|straights|straight bets|straight up bets|separate(?:ly)?|individual(?:ly)?|one at a time|by themselves|their own|on each(?: of| game| bet| team| one)?|each (?:game|bet|team) (?:alone|separately)|(?:two|three|four|five|six|[2-8]|several|multiple|couple|smaller|short|couple of) (?:\\w+ )?(?:parlays|leggers|teamers|(?:\\d|two|three) ?-? ?(?:leggers|teamers|leg parlays|leg ones|legs)))',
        '(?:or|vs|versus|than|instead|rather|torn|between|compared)',
        '(?:smarter|better|worth|rather|torn|which|should i|do better|makes? more sense|more sense|safer|wiser|dumb\\w*|ev|long run|value|choose|advantage|difference|pros|is it|sense|loses? less)',
      )}`,
    ],
  ],
  [
    'anytime_touchdown',
    [
      all(
        '(?:qb|quarterback|passing|passer|throws?|threw|thrown|pass)',
        '(?:(?:anytime|first|1st|any time) (?:touchdown|scorer)|attd|atd|ftd|touchdown (?:scorer|prop|bet))',
        asked,
      ),
    ],
  ],
  [
    'three_ball',
    [
      all('(?:tie|ties|tied|tying)', '(?:3|three|2|two) ?-? ?balls?|golf (?:matchups?|h2h|head to head)'),
      all('(?:tie|ties|tied|tying)', 'golf\\w*|rounds?|pga', 'matchups?|h2h|head to head'),
    ],
  ],
  [
    'top_finish',
    [
      all(
        '(?:incl|including|include|included|includes|inc|inclusive of|with) ties|ties (?:incl|inc|included|count)',
        '(?:top|golf|finish)',
        asked,
      ),
    ],
  ],
  [
    'empty_net',
    [
      all(
        'empty ?-? ?net(?:ter|ters)?',
        `${asked}|cover|matter`,
        `${settled}|goals?|puck line|shots?|scorer|total`,
      ),
    ],
  ],
  [
    'withdrawal',
    [
      all(
        '(?:wd|wds|wded|withdraws?|withdrew|withdrawn|withdrawals?|withdrawing|pulls? out|dq|dqd|disqualified)',
        `(?:golf\\w*|matchups?|(?:3|three|2|two) ?-? ?balls?|outright|rounds?|tournament|holes?|cut|pga)`,
      ),
    ],
  ],
  [
    'golf_shortened',
    [
      all(
        '(?:54|36|18) holes?|shorten\\w*|cut short|reduced|called after (?:2|3|two|three) rounds',
        '(?:golf\\w*|tournament|pga|rounds)',
        asked,
        settled,
      ),
    ],
  ],
  [
    'tie_game',
    [
      `(?!.* (?:top|golf\\w*|place|places|finish|leader|tournament|heat|matchups?|balls?) )${all(
        '(?:tie|ties|tied|tying|draw|draws|level|even)',
        part,
        `${asked}|moneyline|ml`,
      )}`,
    ],
  ],
  [
    'dead_heat',
    [
      'dead ?-? ?heat\\w*',
      all(
        '(?:tie|ties|tied|three way tie)',
        '(?:first|1st|top|5th|10th|20th|fifth|tenth|twentieth|place|finish|golf\\w*|winner|leader)',
        asked,
      ),
    ],
  ],
  [
    'three_way',
    [
      all('(?:draw|draws|tie|ties|tied)', '(?:moneyline|money line|ml|win bet|to win)', asked, settled),
      `${whyAsked}(?: \\w+){0,5} (?:three|3) (?:different )?(?:prices|odds|lines|options|sides|ways|outcomes|choices|numbers|bets|moneylines|results)`,
      `${whyAsked}(?: \\w+){0,5} (?:draw|tie|x) (?:or (?:draw|tie|x) )?(?:price|odds|option|line|bet|moneyline|side)s?`,
      // "Does overtime count for a 3 way": its name says that it ends with regulation.
      all(
        '(?:3|three) ?-? ?way(?: (?:moneyline|money line|ml|line|bet|price|market))?|(?:60 ?-? ?min(?:ute)?s?|regulation)(?: time)? (?:line|bet|moneyline|ml|price|market)s?',
        `${ot}|regulation`,
        `${asked}|count|counts|include\\w*|just|only`,
      ),
      '(?:what is|what does|explain|meaning of)(?: the)? (?:(?:draw|tie|x)(?: or (?:draw|tie|x))? (?:price|odds|option|line|column|button|side)s? (?:for|mean)(?: in (?:soccer|mls))?|1 ?x ?2(?: \\w+)?)(?= ?(?:mean|bet|market)? ?$)',
    ],
  ],
  [
    'tie_game',
    [
      `(?!.* (?:top|golf\\w*|place|places|tournament|heat|matchups?|balls?|leg|legs|parlay) )${all(
        '(?:ends?|ended|ending|finish(?:es|ed)?|game|games|goes) (?:up )?(?:in |as )?(?:an? )?(?:tie|ties|tied|draw|draws|even|level)|ties|tie game',
        '(?:game|games|nfl|football|regulation|moneyline|ml|it|they|match|score)',
        `${asked}|bet|bets`,
        `${settled}|happens?|bet|bets|moneyline|ml`,
      )}`,
      `(?!.* (?:top|golf\\w*|place|places|tournament|heat|matchups?|balls?|leg|legs|parlay|spread|series) )${all(
        isLevel,
        '(?:bets?|bet on|backed|wager|moneyline|ml|stake|money|took|take)',
        becomes,
      )}`,
    ],
  ],
  // "Is that 90 min only", of a match bet.
  [
    'extra_time',
    [
      '(?:is|are|does|do|was|were|just|only|for)(?: \\w+){0,5} (?:90|ninety) ?-? ?(?:mins?|minutes?)(?: \\w+){0,4} (?:only|alone|(?:or|plus|and) (?:\\w+ )?(?:extra|added|overtime|ot|stoppage|injury|penalties|pks)|and (?:out|done))',
      '(?:is|are|does|do|was|were)(?: \\w+){0,4} (?:just|only)(?: \\w+){0,3} (?:90|ninety) ?-? ?(?:mins?|minutes?)',
    ],
  ],
  ['overtime_of_part', [all(ot, part, asked)]],
  ['overtime_props', [all(ot, ofPlayers, asked, settled)]],
  ['overtime', [all(ot, asked, settled)]],
  [
    'grading',
    [
      all(
        'stat(?:s|istical|istics)? (?:corrections?|changes?|adjustments?|reviews?)|scoring (?:changes?|corrections?)|(?:corrected|changed|overturned|reversed) (?:the )?(?:stats?|score|box score|ruling)|box score (?:is |was |gets |got )?(?:corrected|changed)',
        `${asked}|bets?|props?`,
      ),
    ],
  ],
  [
    'live_or_pregame',
    [
      all(
        '(?:live|in ?-? ?play|in ?-? ?game)',
        '(?:pre ?-? ?game|pre ?-? ?match|before (?:the )?(?:game|match|tip|tip ?off|kick ?off|start))',
        '(?:difference|different|vs|versus|or|better|than|compared?|explain|worse|pros)',
      ),
    ],
  ],
  [
    'buying_points',
    [
      '(?:what|explain|how|why|when)(?: \\w+){0,6} (?:buy|buys|buying|bought)(?: \\w+){0,2} (?:half ?-? ?(?:a )?points?|(?:a |an? extra |extra )?points?|hook)(?= ?$| (?:mean|work|works|worth it|in (?:football|betting|the nfl)))',
    ],
  ],
  [
    'three_way',
    [
      '(?:what|explain|how)(?: \\w+){0,4} (?:regulation|60 ?-? ?minutes?)(?: ?-? ?time)?(?: only)? (?:bets?|lines?|moneylines?|wagers?|markets?|prices?)(?= ?$| (?:mean|work|works|in (?:the )?(?:hockey|nhl)))',
    ],
  ],
  [
    'hook',
    [
      `${whyAsked}(?: \\w+){0,4} (?:lines?|spreads?|totals?|numbers?|books?)(?: \\w+){0,4} (?:half ?-? ?points?|\\.?5s?|halves|point five|half)(?= ?$| (?:at|in|on|for|instead))`,
      `(?:half ?-? ?points?|point five)(?: \\w+){0,3} (?:for|matter|mean|do|point)(?= ?$)`,
    ],
  ],
  [
    'shortened',
    [
      // "How many innings must be played for my bet to stand".
      `(?<=^ )(?:\\w+ ){0,3}(?:how many|what number of|how much of|minimum(?: number of)?|what is the (?:minimum|fewest)) (?:\\w+ ){0,3}innings?(?= .*(?:bets?|wagers?|stand|stands|count|counts|official|action|valid|void\\w*|graded?|settled?|refund\\w*|moneylines?|totals?|run ?lines?) )(?!.* (?:pitch\\w*|throw\\w*|threw|average\\w*|last \\d+) )`,
      '(?:5|five|4 ?1/2|four and a half|9|nine|8 ?1/2|eight and a half) innings?(?= .*(?:stand|official|action|valid|count|required|needed|necessary|have to be played|must be played) )(?=.* (?:bets?|wagers?|moneylines?|totals?|run ?lines?|action) )',
      all(
        '(?:rain\\w*|called|calls|stops?|stopped|shorten\\w*|cut short|ends? early|weather)',
        '(?:(?:5|6|7|8|fifth|sixth|seventh|eighth)(?:th)?(?: inning)?|innings?|early)',
        '(?:over|under|overs|unders|total|run line|runline|o u)',
        `${asked}|becomes?`,
      ),
      // "Is a bet good if it gets rained out in the 6th": enough was played.
      all(
        '(?:rain\\w*|called|calls|stops?|stopped|shorten\\w*|weather|ended|ends|suspend\\w*)(?: \\w+){0,3} (?:in|during|after|through) (?:the )?(?:(?:top|bottom|middle|end)(?: of)? (?:the )?)?(?:5|6|7|8|fifth|sixth|seventh|eighth)(?:th)?',
        asked,
        '(?:bets?|wagers?|ml|moneylines?|money line|tickets?|it)',
        '(?:good|stands?|count|counts|official|action|valid|void\\w*|refund\\w*|graded?|settled?|paid|pays?|win|wins)',
      ),
    ],
  ],
  [
    'postponed',
    [
      all(
        '(?:game|games|match|it|series|tournament|round|race|slate|rain|inning|innings|6th|7th|8th)',
        stopped,
        `${asked}|i had|what now|still|alive|\\?`,
        `${settled}|i had|run line|my \\w+`,
      ),
    ],
  ],
  [
    'player_out',
    [
      all(player, absent, asked, `${settled}|${leg}`, `${mine}|${leg}|bets?|props?`),
      all(ifOut, betOnHim, becomes),
    ],
  ],
]);

/** Words that ask for a meaning, whatever else stands in the question. */
const meaning =
  /(?<= )(?:mean|means|meaning|stand for|stands for|definition|define|eli5|eli 5|explain|explained|difference|differ|the same (?:as|thing)|how come|call it|called|calling it|keep (?:saying|sayin|hearing|seeing)|keeps (?:saying|hearing|seeing|coming up)|thrown around|tossed around|dont get|don t get|dont understand|do not understand|confus\w+|no idea what|clueless|wtf (?:is|are|does)|teach me|in simple terms|for dummies|to a beginner|plain english|different (?:on|at|between|across|from|for|by)|what (?:the )?\w+(?: \w+)? (?:is|are|means)(?= $)|(?:work|figure) out what|what exactly (?:is|are)|what even is|how (?:do|does|to)(?: \w+){1,4} (?:work|works|read)|whats? the point of|purpose of|pronounce|counted as|considered) /;

/** @param plain as `plainly` writes it */
export const asksForMeaning = (plain: string): boolean => meaning.test(plain);
