/** Other wordings of common wishes: "where is the value", "only one favorite", "no runs in the first inning". */
import { bookNames } from '../names/books.ts';
import { type Rewrite, rewriting } from './rewrite.ts';

const few = '(?:one|two|three|1|2|3)';
const stated =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight)(?:[ -](?:[a-z]+ )?)(?:legs?|leggers?|teams?|teamers?|picks?|bets?|plays?|man|folds?)\b/i;
/** The rest of a bet that has only so many of a kind is of the other kind. */
const opposites: readonly (readonly [kind: string, other: string])[] = [
  ['(?:favou?rites?|favs?|chalk)', 'underdogs'],
  ['(?:underdogs?|dogs?)', 'favorites'],
  ['overs?', 'unders'],
  ['unders?', 'overs'],
  ['home (?:teams?|favou?rites?)', 'road teams'],
  ['(?:road|away) teams?', 'home teams'],
];
const limited = rewriting(
  opposites.map(
    ([kind, other]): Rewrite => [
      `(?:with |but |and )?(?:only|just|exactly|at most|at the most|no more than|not more than|a max(?:imum)? of|max(?:imum)?|up to) (${few}) (${kind})(?: (?:in it|in there|max|tops|allowed))?(?! (?:legs?|parlays?|moneylines?|spreads?|totals?|props?)\\b)`,
      ` $1 $2 and the rest ${other}`,
    ],
  ),
);

/** How a price differs from those of other books. */
const apart =
  '(?:way |far |really |a lot |much )?(?:off|better|higher|longer|softer?|slow(?:er)?|different|out of line)';
const others =
  "(?:everyone|everybody|anyone|anybody|every ?body|all the|the (?:rest|others|market|field)|other|any other)(?: (?:else|others?|books?|of the (?:books|market)|sites?|apps?|else's))*";
const wordings: readonly Rewrite[] = [
  // What a sharp bettor would take is the best bet; where sharp money went is a question.
  [
    '(?:sharpest(?! (?:money|action|bettors?|books?))|sharp(?= (?:(?:nfl|nba|nhl|mlb|mls) )?(?:bets?|plays?|picks?|parlays?)(?![a-z])))',
    'best',
  ],
  ['(?:fat|phat|juicy|thick|hefty|chunky|tasty|sweet|beefy)(?= (?:plus[ -]money|plus[ -]odds))', ''],
  // "And a hockey dog who's paying +130": the price of that leg.
  [
    "((?:and|with|plus) (?:with it )?(?:an? |one )(?:\\w+ ){0,2}(?:dogs?|underdog|favou?rite|scorer|team)(?: (?:straight up|to win|outright|ml))?) (?:who|that|which)(?:'s| is)? pay(?:s|ing)(?= (?:(?:at least|about|around) )?\\+\\d{3})",
    '$1 at',
  ],
  ['(?:player )?(props|parlays|totals|spreads|moneylines) (?:left out|excluded|aside)', 'no $1'],
  [
    '(overs|unders|favou?rites|favs|chalk|dogs|underdogs|moneylines|props) (?:across the board|all the way(?: through)?|straight across|everywhere|throughout|all (?:a)?round)',
    'all $1',
  ],
  // "Three basketball winners": teams to win.
  [
    '([2-8]|two|three|four|five|six) (nfl|nba|nhl|mlb|mls|football|basketball|hockey|baseball|soccer) winners',
    '$1 $2 moneylines',
  ],
  ['every (?:single )?one (?:of them )?(?:is )?an? (over|under|favou?rite|underdog|dog)', 'all $1s'],
  ['all (?:to |will |gonna )?win(?= ?(?:[,.;!?]|$|today|tonight|tomorrow|outright))', 'to win'],
  ["(?:what's|whats|what is) the (?:move|angle)", 'what do you like'],
  ['more or less(?: than)?(?= \\d)', 'over or under'],
  ['at the (?:very )?(least|most)', 'at $1'],
  ["(?:i'm |i'd be |i am )?willing to (?:lay|pay|go)(?: up to)?(?= (?:minus|-)\\s?\\d)", 'no worse than'],
  [
    'at (1[0-2]|[1-9])(00|15|30|45)(?= ?(?:[,.;!?]|$|[ap]m|et|pt|ct|est|pst|today|tonight|tomorrow))',
    'at $1:$2',
  ],
  [
    'each (?:one|leg|pick)?(?: ?of (?:them|these|those))?(?: is| being| to be)? priced(?: somewhere| anywhere)?(?: from)?',
    'each',
  ],
  ['each one(?: of (?:them|these|those))?(?= (?:at|over|under|paying|around)\\b)', 'each'],
  ['(?:most )?heavily favou?red (teams?|sides?|clubs?)', 'biggest favorites'],
  ['favou?red (teams|sides|clubs)', 'favorites'],
  ['(an?|one|some) favou?red (?:team|side|club)', '$1 favorite'],
  ['puck (dogs?|underdogs?)', 'nhl $1'],
  [
    "(?:where's|where is|where are)(?: the| some| any| my)?(?= (?:value|edge|money|best|good|safest|lock|play|winner))",
    'the',
  ],
  ["where (?:we|you|u|y'all|they) at|wya", ''],
  [
    `(?:where|that) (?:the )?(?:prices?|odds|lines?|numbers?|payouts?) (?:is|are|'s) ${apart}(?: (at|on) (\\w+))?(?: [\\w]+){0,2}? (?:from|than|vs|versus|compared to|to) ${others}`,
    'with good value $1 $2',
  ],
  [
    `(?:where|that) (${bookNames.join('|')})(?: is|'s) ${apart}(?: [\\w]+){0,3}? (?:from|than|vs|versus|compared to|to) ${others}`,
    'with good value at $1',
  ],
  ['(?<![\\w])[+] ?money', 'plus money'],
  [
    "if (?:it's|it is|they're|they are|that's|that is)(?: at least| over| above| like| around| about)?(?= \\d{1,3} ?(?:%|percent))",
    'with at least',
  ],
  [
    '(?:no|not|without|zero) (?:any )?players? (?:stuff|things?|bets?|business|nonsense|anything|crap|legs?)|no players(?=\\s*(?:[,.;!?]|$))',
    'no props',
  ],
  // "Over around 45" is near that line, which the question as typed still says.
  [
    '((?:over|under|o|u|spread|total|line|points|pts|rebounds|assists|yards|yds|shots|strikeouts)(?: of| at)?) (?:around|about|roughly|near|close to)(?= \\d{1,3}(?:\\.5)?(?!\\d|\\.\\d| ?(?:%|percent|pct|[ap]m\\b|bucks|dollars|units?\\b|legs?\\b|games?\\b)))',
    '$1',
  ],
  // "The 4ish games" are those of that hour.
  [
    '(?<!\\b(?:me|gimme|like|maybe|pick|with|of|about|parlay|parlays|want|need|or|to) )(1[0-2]|[1-9]) ?-?ish(?= (?:games|matchups|ones|slate|window|kick ?offs?|tips?|tip ?offs?|starts?|puck drops?)(?![a-z]))',
    '$1pm',
  ],
  [
    'as long (?:as |of )?(?:an? )?(?:odds|prices?|shots?) as (?:it gets|they get|they come|possible|you can(?: get| find)?)',
    'longest odds',
  ],
  [
    '(?:between (?:now|today|tonight|tonite) (?:and|n|&)|from now (?:through|thru|until|till|til|to))(?= (?:sun|mon|tues|wednes|thurs|fri|satur)day| tomorrow)',
    'today through',
  ],
  // No statistic of that name.
  ['top(?= (?:(?:nba|nfl|nhl|mlb|mls|player) ){0,2}props?\\b)', 'best'],
  // "80ish" is no player.
  ['(to win \\$?\\d{1,4}) ?-?ish', '$1'],
  ['(?<![-+.\\d])(\\d{1,4}) ?-?ish', 'about $1'],
  ['(teams?|clubs?) (?:that|who|which) (?:wins?|will win|are (?:going to|gonna) win)', '$1 to win'],
  // "No way the Jets cover".
  [
    "(?:no (?:way|chance|shot)|not a chance|ain't no way)(?: in hell)?(?: that)? ((?:the )?[\\w' ]{2,20}?) (win|cover)s?(?= ?(?:[,.;!?]|$))",
    '$1 not to $2',
  ],
  [
    "(?:no (?:way|chance|shot)|not a chance|ain't no way)(?: in hell)?(?: that)? ((?:the )?[\\w' ]{2,20}?) loses?(?= ?(?:[,.;!?]|$))",
    '$1 to win',
  ],
  ['no goals?(?: scored)? in (?:the )?(?:first|1st) period', 'first period under 0.5'],
  ['not all (?:favou?rites?|favs)', 'at least one underdog'],
  ['not all (?:underdogs|dogs)', 'at least one favorite'],
  // The price of each leg.
  ['only plus[- ]money', 'each leg plus money'],
  [
    '(?:nothing|none|no (?:legs?|prices?|odds))(?: of (?:them|the (?:legs|prices|odds)))?(?: (?:can|should|may))?(?: be)? (?:minus|negative)(?: (?:money|odds|prices?))?|no (?:minus|negative)(?: (?:money|odds|prices?))?(?: legs?)?',
    'each leg plus money',
  ],
  [
    '(?:no|nothing|without any|without) (?:plus[- ]money|plus odds|positive odds)(?: legs?)?',
    'each leg minus money',
  ],
  ["(?:(?:it's |its )?a )team,? (?:and )?not (?:on )?a player", 'no props'],
  ["where(?= [a-z'’-]+ (?:goes|hits) (?:over|under)\\b)", ''],
  ['(?:goes|going)(?= (?:over|under) )', ''],
  ['(?<!not )included(?=\\s*(?:[,.;!?]|$))', ''],
  ['(\\w+) or no \\1', '$1'],
  ['the other(?= [\\w:]+(?: [ap]m)? (?:game|one|matchup)\\b.{0,30}\\b(?:no|not|except|besides)\\b)', 'the'],
  // "X, not both".
  ["(?:but )?not both|don't care which(?: one)?|either (?:one )?(?:works|is fine|will do|is good|way)", ''],
  [
    "(?:nothing|not|isn't|ain't|no)(?: too| that| so| anything| very)? (?:dicey|sketchy|scary|shaky|iffy|hairy|reckless|foolish|dangerous)",
    'not risky',
  ],
  ['(?:and )?nothing (?:after(?: that)?|else|beyond(?: that)?|more)(?= ?(?:[,.;!?]|$))', ''],
  [
    'instead of (?:my|our) (?:\\w+ ){0,2}?(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)?[ -]?(?:legs?|leggers?|parlays?|lottos?|long ?shots?|slips?|garbage|nonsense|junk)',
    '',
  ],
  // The first words of a question want what others reject.
  [
    "^(?:i'd|i would|we'd|we would) (?:much )?rather(?: (?:have|take|see|get|do|go with|bet|play|be on))?",
    'i want',
  ],
];
/** What is paid for a favorite: "no leg more expensive than -130". */
const dearer: readonly Rewrite[] = [
  [
    '(?:more (?:expensive|juiced|chalky|juicy|pricey|costly)|pricier|costlier|chalkier|juicier) than(?= (?:-|minus )\\d)',
    'heavier than',
  ],
];
/** "Heavy favs are fine": what may be is no condition of the bet before it. */
const allowed =
  '(?:(?:heavy|big|huge|short|chalky) )?(?:favou?rites?|favs?|faves?|chalk|juice|underdogs?|dogs?|props|totals)';
const permissions: readonly Rewrite[] = [
  [
    `(?<=\\w,? )(?:and |but |also )?(?:an? |the )?${allowed} (?:is |are |r )?(?:also |totally |perfectly |all )?(?:fine|ok|okay|cool|alright|all right|allowed|welcome)(?: (?:too|also|with me|by me|w me|here))?(?=\\s*(?:[,.;!?]|$))`,
    '',
  ],
];
/** What leaves open what is bet on, or how it is put together, which the rules decide anyway. */
const idle: readonly Rewrite[] = [
  [
    "any(?: old)? (?:stat|stats|statistic|stat category|categor(?:y|ies))(?: (?:is|are|works|'s)(?: (?:fine|ok|okay|good|cool))?| you (?:like|want|pick))?(?= (?:by|for|on|from|of)\\b)",
    'any prop',
  ],
  [
    ",? ?(?:on |in |with |for )?any(?: old)? (?:stat|stats|statistic|stat category|categor(?:y|ies))(?: (?:is|are|works|'s)(?: (?:fine|ok|okay|good|cool))?| (?:you|u) (?:like|want|pick)| fine| ok)?",
    '',
  ],
  [
    'worth (?:a|another|the) (?:look|shot|play|bet|sprinkle|try|dart|flyer|flier|tail|gamble|punt|wager|stab|go|second look)',
    '',
  ],
];
const plain = rewriting([...dearer, ...permissions, ...idle, ...wordings]);
const isOther =
  /sharp|fine|ok\b|okay|cool|al(?:l )?right|around|about|roughly|near|close to|as long|top|between|from now|allowed|welcome|no players?|where|wya|more or less|at the |priced|each one|willing|at \d|favou?red|(?:no|zero) (?:score|run)|puck|only plus|negative|minus|plus|team|goes|going|included|or no|no (?:way|chance|shot|goal)|not a|not all|the other|\dish|ish\b|teams?|clubs?|\bruns?\b|\+ ?money|\bif (?:it|they|that)|not both|don['’]?t care|either|dicey|sketchy|scary|shaky|iffy|hairy|reckless|foolish|dangerous|nothing|instead of|rather|pay(?:s|ing)\b|worth|\bstat|categor|expensive|juic|chalk|pric|costl|left out|excluded|aside|every|all|(?:what['’]?s|what is) the/i;
const isLimited = /\b(?:only|just|exactly|at most|at the most|more than|max(?:imum)?|up to)\b/i;

/** @returns the question with these wishes in the words of the rules */
export function withPlainWishes(prompt: string): string {
  const worded = isOther.test(prompt) ? plain(prompt) : prompt;
  return isLimited.test(worded) && stated.test(worded) ? limited(worded) : worded;
}
