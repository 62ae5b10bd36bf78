/** The wanted risk, and whether the price should beat the probability. */
import type { WantedRisk } from '../../../../contracts/asking/reading.ts';
import type { Rule } from '../draft.ts';
import { anyOf } from '../words/pattern.ts';

const bets = '(?:bets?|picks?|plays?|wagers?|parlays?|legs?|ones?)';
const not = '(?:not|nothing|no|isnt|without)(?: (?:too|so|very|that|overly|any|much|an?|the|like))*';

/** Order matters: "not too risky" contains "risky", "not safe" contains "safe". Null for a risk that is not wanted. */
const phrases: readonly (readonly [WantedRisk | null, readonly string[]])[] = [
  [
    'safe',
    [
      `${not} (?:risky|risk|aggressive|crazy|hail mar(?:y|ies)|long ?-?shots?|moon ?-?shots?|lottery(?: tickets?)?)`,
      '(?:low|lower|little|small|smaller|minimal|less|zero)[ -]risky?|risk[ -](?:free|averse)|conservative',
      '(?:dont|do not|never) (?:like|want|love|need|take)(?: to take)?(?: any| much| too much| a lot of)? risks?|reliable|dependable|bankable|high probability',
    ],
  ],
  [null, [`${not} (?:safe|safest|boring|conservative|locks?)`]],
  [
    'safest',
    [
      `(?<=(?:\\b${bets}|(?<!\\b(?:teams?|sides?|clubs?|players?)(?: ,)? )\\b(?:thats|that is|that are|which is|which are)) (?:the )?)most (?:likely|certain|probable) to (?:win|hit|cash)`,
      'safest|(?:most (?:likely|certain|probable)|likeliest|surest)(?: to (?:hit|cash))?|(?:best|highest) (?:chances?|probability)(?: (?:of|to) (?:hit(?:ting)?|cash(?:ing)?))?',
      '(?:lowest|minimum|least)[ -]risky?',
      `easiest(?= (?:${bets}|wins?|winners?)(?![a-z]))`,
    ],
  ],
  [
    'safe',
    [
      'locks?(?: of the (?:day|night|week|weekend|century))?|sure[ -](?:thing|bet)s?',
      `(?:real |super |nice |pretty )?easy(?: (?:first|little|lil|quick|simple|single|nba|nfl|nhl|mlb|\\d{1,2}|two|three|leg|team|same|game))*(?= (?:${bets}|wins?|winners?|cash|hits?)(?![a-z]))|(?:something|somethin|smth|one thats?|one that is) (?:real |super |pretty )?easy(?! to)|(?<=\\b(?:an|one|some|nice|real|super|pretty) )easy(?= •)`,
      'safe money|(?:(?:fairly|reasonably|relatively|pretty|quite|rather|somewhat|mostly|decently) )?safer?|safely|solid|(?:very )?likely',
    ],
  ],
  ['coin_flip', ['coin[ -]?(?:flips?|toss)|fifty[ -]fifty|pick ?em|toss[ -]?ups?']],
  [
    'moderate',
    [
      '(?:moderate|medium|balanced|mid|middle)(?:ly)?(?:[ -](?:risk|risky))?|(?:reasonable|sensible|normal|average|fair)(?: (?:level|amount) of)? risk',
    ],
  ],
  [
    'long_shot',
    [
      'hail[ -]mar(?:y|ys|ies)|long[ -]?shots?|moon ?shots?|lottery(?: tickets?)?|swing for the fences',
      '(?:high|higher|highest|big|more)[ -]risk|risk(?:y|ier|iest)|aggressive|long (?:odds|prices?)',
      '(?:something|somethin|sumthin|sumn|something really|one) (?:crazy|wild|nuts|dumb|stupid|ridiculous|insane|absurd|bonkers|outrageous)|(?:dumb|dumbest|stupid|stupidest|ridiculous|insane|absurd|bonkers|outrageous|obscene|silly|juicy|juiciest|fat|fattest)(?= (?:payouts?|odds|prices?|parlays?|numbers?|returns?)\\b)',
      '(?:degen(?:erate)?|yolo)(?= [a-z•\\d])(?! (?:mode|gamblers?|friends?|here|hours?|life|brain|budd(?:y|ies)|at heart)\\b)|(?:crazy|wild)(?= (?:legs?|ones?|picks?|bets?|plays?|wagers?|tickets?|slips?|parlays?|same game))|(?:huge|massive|monster) (?:odds|payout|parlay)|(?:go|get) (?:crazy|wild|nuts|weird)|go big',
    ],
  ],
];
const patterns = phrases.map(([risk, words]) => [risk, anyOf(words, 'g')] as const);
/** Words that add nothing to a risk. */
const besides = anyOf(['high[ -]reward|risk'], 'g');

/** Beside a price that says how long the odds are to be. */
const mild =
  /\b(?:a )?(?:bit|little|lil) (?:cheeky|spicy|juicy|of spice)\b(?: but)?|\b(?:but )?(?:nothing|not|not too|isnt) (?:too )?(?:mad|crazy|insane|stupid|silly|ridiculous|wild)\b(?! (?:payouts?|odds|juiced))/g;

export const readRisk: Rule = ({ text, reading }) => {
  if (reading.price !== null || reading.payout !== null) text.consume(mild, () => {});
  for (const [risk, pattern] of patterns) {
    text.consume(pattern, () => {
      if (risk) reading.risk ??= risk;
    });
  }
  text.consume(besides, () => {});
};

const worth = anyOf(
  [
    '(?:real |good |great |best |positive |some )*(?:values?|edges?)(?: (?:bets?|picks?|plays?))?',
    '\\+ ?ev|ev\\+|ev|(?:positive|pos|plus)[ -]?(?:ev|expected value)|expected value',
    'mis-?priced|under-?priced|underrated|undervalued|overlooked|profitable|off[ -]market|stale(?: (?:lines?|numbers?|prices?))?|lagging(?: behind)?(?: the)?(?: market)?',
    '(?:soft|softest|weak|weakest)(?= (?:[a-z•]+ )?(?:lines?|numbers?|prices?|spots?)\\b)|soft(?:est)? (?:•|lines?|numbers?|prices?|spots?)',
    'beats? (?:its|the|their) price|better than (?:its|the|their) (?:price|chance|odds)',
    '(?:good|great|fair) (?:prices?|number)',
  ],
  'g',
);

export const readValue: Rule = ({ text, reading }) => {
  text.consume(worth, () => {
    reading.value = true;
  });
};
