/** Words that ask where prices come from, how often they are read, why one is missing, which book has the best ones in general, and how a stake that was entered is corrected. */
import { all, before } from '../reading/cues.ts';
import type { ServiceTopic } from './entries.ts';
import { unpriced } from './unpriced.ts';

const prices = '(?:odds|prices?|lines?|pricing)';
const updated =
  '(?:updat\\w*|refresh\\w*|chang\\w*|reload\\w*|pulled|fetched|re ?-? ?read|synced|current|fresh|recent|live|up to date|up to the minute|real ?-? ?time|delayed|stale|old)';
const data =
  '(?:data|results|box scores|statistics|stats|scores|records|history|game logs?|numbers|information)';
const stake = '(?:stake|stakes|amount|bet size|wager amount|wager size|dollar amount|bet amount)';
const correct = '(?:correct|fix|change|edit|update|adjust|modify|amend|undo|redo|alter)';
const entered = '(?:entered|typed|put in|put|logged|saved|recorded|added|tracked|input|wrote|keyed in)';

const aBook = '(?:sports ?-? ?books?|books?|bookies?|bookmakers?|betting (?:sites?|apps?)|sites?|apps?)';
const inGeneral =
  '(?:usually|generally|typically|normally|always|most often|mostly|tends? to|consistently|in general|on average|overall|most of the time|over time|long term|in the long run|year round)';

export const priceCues: readonly (readonly [ServiceTopic, readonly string[]])[] = [
  ['no_price', [unpriced]],
  [
    'best_book',
    [
      all(
        '(?:which|what|whats|who|is there|any)',
        aBook,
        inGeneral,
        `(?:(?:best|better|sharpest|softest|lowest|least|cheapest|highest)(?: \\w+){0,3} (?:${prices}|juice|vig|value|payouts?|numbers?|hold|margins?)|best|pays? (?:the )?(?:most|best|better))`,
      ),
    ],
  ],
  [
    'odds_updates',
    [
      `how (?:often|frequently|regularly|fast|quickly)(?: \\w+){0,5} (?:the |your |these |those |all )*${prices}(?: \\w+){0,3} (?:updat\\w*|refresh\\w*|chang\\w*|reload\\w*|pulled|fetched|read)`,
      `how (?:often|frequently|regularly|fast|quickly) (?:do|does|are|is) (?:you|u|it|this|the app|the site|gameplan)(?: guys)? (?:updat\\w*|refresh\\w*|reload\\w*|pull|fetch|check|read|get)(?: \\w+){0,3} ${prices}`,
      `how ${updated} (?:are|is) (?:\\w+ ){0,2}${prices}`,
      `(?:are|is) (?:the |your |these |those )*${prices} (?:\\w+ )?(?:in )?(?:real ?-? ?time|up to date|up to the minute|current|delayed|fresh|stale)`,
      `(?:when|what time) (?:do|does|are|is|was|were) (?:the |your |these |those )*${prices}(?: last)? (?:updat\\w*|refresh\\w*|pulled|read)`,
      `(?:are|is) (?:the |your |these |those )*${prices} (?:live|delayed)(?: or (?:live|delayed|not|behind|old))?(?= ?$)`,
      // "Does the app update odds live or on a delay": both ways are named, so no live betting is wished for.
      `(?:live|real ?-? ?time|instant\\w*|right away)(?: \\w+)? or (?:(?:is|are|there|it|they|with|on|at|a|an|some|have|has) ){0,3}(?:delay\\w*|lag\\w*|behind|every \\w+ minutes)(?<= ${prices} .*)`,
      `(?:delay\\w*|lag\\w*) (?:on|in|with|to|for|before|of) (?:the |your |these |those )*${prices}|how (?:far |long |much )?(?:behind|delay\\w*|lag\\w*)(?: \\w+){0,2} ${prices}`,
      `(?:the |your |these |those )${prices} (?:have|has|show|come with|run|lag)(?: \\w+){0,2} (?:delay|lag|behind)`,
      `(?:update|refresh) (?:interval|schedule|rate|frequency)`,
    ],
  ],
  [
    'odds_source',
    [
      // "Where does your data come from, and how far back does it go".
      `how far back (?:do|does|can|did) (?:the |your |its )?(?:${data}|you|it|gameplan|the (?:app|site|database))(?: \\w+){0,4}`,
      `(?:since|from|starting) (?:when|what (?:year|season|date))(?: \\w+){0,2} (?:do|does|did|have|has|is|are) (?:you|gameplan|the app|your)(?: \\w+){0,3} ${data}`,
      `how (?:many (?:years|seasons)|much history)(?: of)?(?: ${data})? (?:do|does|have) (?:you|gameplan|the app|it)(?= .*(?:have|keep|cover|go|store|hold|use))`,
      `where (?:do|does|did) your ${data} come from|where (?:do|does|did) (?:you|gameplan|the app|the site) (?:get|take|pull|find) (?:the |your |its |all )*${data}(?= ?$| from)|(?:source|origin)s? (?:of|for|behind) (?:the |your |its )?${data}`,
      `where (?:do|does|did|are|is) (?:the |your |these |those |all |this |that )*(?:${prices}|(?:betting|odds|price|pricing) data)(?: \\w+){0,2} (?:come|comes|came|coming|pulled|sourced|taken|from)`,
      `where (?:do|does|did) (?:you|u|it|the app|the site|gameplan|yall)(?: guys)? (?:get|pull|take|source|find|grab) (?:the |your |these |those |all |its )*${prices}(?= ?$| from)`,
      before(
        '(?:who|what|which)(?: company| feed| provider| vendor| site| service)?',
        `(?:supplies|supply|provides|provide|feeds|sources?|sets) (?:\\w+ ){0,3}${prices}`,
        1,
      ),
      `(?:source|provider|supplier|origin)s? (?:of|for|behind) (?:the |your |these )*${prices}`,
      `(?:your|the) ${prices} (?:source|provider|feed|supplier|vendor|data)`,
    ],
  ],
  [
    'edit_pick',
    [
      `(?:i |ive |i have |i had |accidentally |mistakenly )*${entered} (?:in )?(?:the |an? |my )?(?:wrong|incorrect|bad) ${stake}`,
      `${stake} (?:i ${entered} )?(?:is|was|are|looks) (?:wrong|incorrect|off|not right)(?= .*(?:${correct}|how|where|can))`,
      `(?:how|where|can|could)(?: \\w+){0,3} ${correct} (?:the |my |a |an )*(?:\\w+ ){0,2}${stake}(?! .*to \\$?\\d)(?= ?$| (?:of|on|for|in|after|i|that|once|from)\\b)`,
      `(?:wrong|incorrect) ${stake}(?= .*(?:${correct}|how))`,
      `(?:how|where|can|could|is there a way|which button)(?: (?:do|does|can|could|would|should|to|i|you|we|one|even|actually|go))* (?:save|track|log|keep|bookmark|store|record) (?:(?:an?|my|the|this|that|these|your|one|some|of) )*(?:picks?|plays?|bets?|parlays?|slips?|tickets?|answers?)(?: (?:i (?:like|want|made|got|placed)|you (?:gave|give)(?: me)?|here|on here|in here|in the (?:app|tracker)|for later|to my (?:tracker|account)|to the tracker|from (?:you|here)|please|later))* ?$`,
      `(?:how|where|can|could)(?: (?:do|does|can|could|would|should|to|i|you|we|one))* (?:add|put|enter|send) (?:(?:an?|my|the|this|that|these|your|one|some|of|in) )*(?:picks?|plays?|bets?|parlays?|slips?|tickets?|it)(?: (?:i (?:like|made|got|placed)|you (?:gave|give)(?: me)?))* (?:to|in|into|on) (?:my |the |your )?(?:tracker|bets|saved|list|account|record)(?: (?:here|please|later))* ?$`,
    ],
  ],
];
