/** Other ways to say one term, in the words that its rule reads: "as safe as possible", "pays the most", "through five innings". */
import { bookNames } from '../names/books.ts';
import { type Rewrite, rewriting } from './rewrite.ts';

const bet = '(?:bets?|picks?|plays?|wagers?|parlays?|tickets?|slips?|legs?|ones?)';
const props = '(?:player )?props?';
const totals = '(?:total|number|posted total|closing total|game total)';
/** After a word that is a noun, too: the end of its clause, or words that say nothing of it. */
const books = bookNames.join('|');
const ending =
  "(?= ?(?:[,.;!?]|$)| (?:please|pls|plz|thanks|thx|bro|man|dude|lol|for me|if|today|tonight|tomorrow|on|for|in|with|at|and|but|no|not|i'm|i)(?![\\w'’]))";

const ways: readonly Rewrite[] = [
  // "Hit me with a prop" asks for one, and for no hits.
  ['hit me(?: up)? with', 'give me'],
  // Risk.
  ['(high|highest|low|lowest)-(probability|chance|risk|paying|odds)', '$1 $2'],
  [
    `(?:highest|greatest|biggest|top)[ -](?:chance|chances|probability|likelihood)(?: of (?:hitting|cashing|winning))?(?= (?:any ?time |first |last )?(?:(?:goal|td|touchdown) ?scorers?|scorers?|goals?|tds?|touchdowns?|home runs?|hrs?|(?:player )?props?|parlays?|legs?|picks?|bets?|plays?|singles?|moneylines?|overs?|unders?)(?![a-z]))`,
    'safest',
  ],
  [
    `((?:any ?time |first |last )?(?:(?:goal|td|touchdown) ?scorers?|scorers?|(?:player )?props?|parlays?|legs?|picks?|bets?|plays?|singles?)) (?:with|that has|who has|at) the (?:highest|best|greatest|biggest) (?:chances?|probability|likelihood|odds of (?=hitting|cashing|scoring|winning))(?: ?(?:of |to )?(?:hit|hitting|cash|cashing|score|scoring|win|winning))?(?! to [a-z])`,
    'safest $1',
  ],
  // "Props to hit" are to win, and are of no hits.
  [`(?:the )?(?:most likely|likeliest) ((?:[a-z0-9]+ )?${props}) to (?:hit|cash)${ending}`, 'safest $1'],
  [
    `(${props}) (?:(?:that|which) )?(?:are |is |'s )?(?:the )?(?:most likely|likeliest) to (?:hit|cash)${ending}`,
    'safest $1',
  ],
  [`(${props}) (?:(?:that|which) )?(?:are |is |'s )?likely to (?:hit|cash)${ending}`, 'safe $1'],
  [`(${props}) (?:(?:that|which) )?(?:are |is )?to (?:hit|cash)${ending}`, '$1'],
  ['(?:a )?(?:little )?bit of risk(?: is (?:ok|okay|fine|cool|good))?', 'moderate risk'],
  ['swing-for-the-fences', 'swing for the fences'],
  ['go(?:ing)? big(?! (?:on|with|name))', 'swing for the fences'],
  // Hours.
  [
    "(?:with )?(?:the )?(?:first pitch|opening pitch|puck drop|tip[ -]?off|kick[ -]?off)s?(?: is| are|'s)?(?= (?:after|before|around|at|between|past|from) \\d)",
    'starting',
  ],
  // Sides.
  [
    `(?:chalky|chalk|favou?red (?:team|side|club)) (bet|pick|play|wager|one)(?! against)`,
    '$1 on the favorite',
  ],
  ["(teams?|sides?|clubs?) (?:that|who|which)(?: are| is|'s|s)? favou?red", 'favorites'],
  ['favou?red (?:team|side|club)', 'favorite'],
  ['live (dogs?|underdogs?)', '$1'],
  ['(home|road|away) pup(s?)', '$1 dog$2'],
  ['(?:to )?(?:go|stay|stays|staying|finish|finishes)(?= (?:over|under)(?![\\w]))', ''],
  [`(?:games? )?(?:(?:that|which) )?(?:goes |going )?(over|under) the ${totals}`, '$1 on the total'],
  [
    "(?<!(?:who|which|team|whoever) )(?:are|is|r|'s) (?:gonna|going to|gon|finna|bound to) (win|cover)",
    'to $1',
  ],
  [
    "who(?: are|'re|re)? (?:you|u|ya|we|y'all|yall) (?:taking|backing|riding(?: with)?|betting on|going with|rolling with)",
    'who do you like',
  ],
  [
    "((?:i think|i bet|i say|say|hoping|hope|like) (?:[a-z.’'-]+ ){1,3})scores(?= ?(?:[,.;!?]|$)| (?:a|tonight|today|tomorrow|sunday|please|pls|plz|thx|thanks|bro|man|lol|if)(?![\\w]))",
    '$1to score',
  ],
  // Parts of a game.
  ['(?:through|thru|after) (?:the )?(?:first )?(?:5|five)(?: full)? innings', 'first five innings'],
  ['(first|1st|second|2nd|third|3rd|fourth|4th) (half|quarter|period)s', '$1 $2'],
  ['(first|1st|second|2nd) halves', '$1 half'],
  // What it pays.
  [
    `(?:(?:that|which|what|whichever)(?: ${bet})? )?(?:pays?|paying)(?: out)?(?: me)? the (?:most|best)`,
    'with the biggest payout',
  ],
  ['(?:highest|best|biggest|top) paying', 'biggest payout'],
  ['(?:best|top) payout', 'biggest payout'],
  [
    '(?:where|that) (?:the )?(?:prices?|odds|lines?|numbers?|books?|oddsmakers|vegas) (?:is|are|has it|have it|got it|have them|got them) (?:way |really |just )?(?:off|wrong|soft|asleep|sleeping|mispriced|too (?:high|long|low|generous))(?! (?:than|from|compared|(?:on|at) (?:' +
      books +
      '))(?![\\w]))',
    'with good value',
  ],
  // Golf.
  ['(golf|pga)(?: tour| tournament)? (?:winners?|champ(?:ion)?s?)', '$1 outright'],
  [
    "((?:golf|golfer|golfers|pga)(?![\\w]).{0,20}?)to win (?:the |this |this week'?s )?(?:whole )?(?:tournament|tourney|event|thing)",
    '$1to win',
  ],
  // Days.
  ['(mon|tues?|wed|thurs?|fri|sat|sun)(day)?\\/(mon|tues?|wed|thurs?|fri|sat|sun)(day)?', '$1$2 and $3$4'],
  // One leg.
  [`(?:an?|one) straight${ending}`, 'a single'],
];

const kind =
  '(?:chalk|favou?rites?|favs|underdogs?|dogs?|(?:player )?props?|overs?|unders?|totals?|(?:point )?spreads?|money ?lines?|mls?|parlays?|singles?)';
/** What the asker always bets holds for the whole of it, and is no bet of its own: "I only bet totals, give me a safe one". */
const habits: readonly Rewrite[] = [
  [
    "(?:i|we) (?:only|just|always|mostly|mainly|exclusively|pretty much only)(?: ever)? (?:bet on|bet|play|take|back|do|wager on|like to (?:bet|play))(?! (?:the same|it|this|that|for|with|in|at|a|an|one|two|three|\\d)(?![\\w])) ((?:[a-z/’'-]+ ?){1,4}?)(?= ?(?:[,.;!?]|$)| (?:and|but|so|please|pls|thx|thanks|bro|man|lol|if|only)(?![\\w]))",
    '$1 only',
  ],
  [
    `(?:i(?:'m| am) )an? (${kind}) (?:guy|bettor|player|man|gal|girl|kind of (?:guy|bettor))(?: here)?`,
    '$1 only',
  ],
  [
    `(?:i|we) (?:stick|stay|keep|am sticking|m sticking)(?: mostly| only| strictly)? (?:to|with) (${kind})`,
    '$1 only',
  ],
  [`(${kind}) (?:guy|bettor|gal) here`, '$1 only'],
];
const plain = rewriting([...ways, ...habits]);

/** @returns the question with these terms in the words of their rules */
export const withPlainWays = (prompt: string): string => plain(prompt);
