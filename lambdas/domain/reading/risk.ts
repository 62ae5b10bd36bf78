/** How much a person dares, and whether they want a price that is better than the chance. */
import type { WantedRisk } from '../../contracts/reading.ts';
import type { Rule } from './draft.ts';

/** In this order: "not too risky" holds "risky", "not safe" holds "safe". */
const said: readonly (readonly [RegExp, WantedRisk | null])[] = [
  [
    /\b(?:not|nothing|no|isnt|without)(?: (?:too|so|very|that|overly|any|much|a|the))* (?:risky|risk|aggressive|crazy|hail mar(?:y|ies)|long ?-?shots?|lottery(?: tickets?)?)\b|\b(?:low|lower|lowest|little|minimal|minimum|less|least|zero)[ -]risky?\b|\brisk[ -](?:free|averse)\b|\bconservative\b/g,
    'safe',
  ],
  [
    /\b(?:not|nothing|no|isnt)(?: (?:too|so|very|that|overly|a|the))* (?:safe|safest|boring|conservative|locks?)\b/g,
    null,
  ],
  [
    /\bsafest\b|\bmost (?:likely|certain|probable)\b|\blikeliest\b|\bsurest\b|\b(?:best|highest) (?:chance|probability)s?\b/g,
    'safest',
  ],
  [
    /\blocks?(?: of the (?:day|night|week|weekend|century))?\b|\bsafer?\b|\bsafe(?:ly|ty)\b|\bsure(?:[ -](?:thing|bet))s?\b|\bsolid\b|\b(?:very )?likely\b/g,
    'safe',
  ],
  [
    /\bcoin[ -]?(?:flip|toss|flips)\b|\b50 ?[-/] ?50s?\b|\bfifty[ -]fifty\b|\bpick ?'?em\b|\btoss[ -]?ups?\b/g,
    'coin_flip',
  ],
  [
    /\b(?:moderate|medium|balanced|mid|middle)(?:ly)?(?:[ -](?:risk|risky))?\b|\bnot too (?:safe|crazy)\b/g,
    'moderate',
  ],
  [
    /\bhail[ -]mar(?:y|ys|ies)\b|\blong[ -]?shots?\b|\blottery(?: tickets?)?\b|\b(?:high|higher|highest|big|more)[ -]risk\b|\brisk(?:y|ier|iest)\b|\baggressive\b|\bmoon ?shots?\b|\b(?:huge|massive|monster) (?:odds|payout|parlay)\b|\bswing for the fences\b/g,
    'long_shot',
  ],
];

export const readRisk: Rule = ({ text, reading }) => {
  for (const [pattern, risk] of said) {
    text.take(pattern, () => {
      if (risk) reading.risk ??= risk;
    });
  }
  text.take(/\bhigh[ -]reward\b|\brisk\b/g, () => {});
};

const worth =
  /(?<![a-z0-9])(?:(?:real |good |great |best |positive |some )*(?:values?|edges?)(?: (?:bets?|picks?|plays?))?|\+ ?ev|(?:positive|pos|plus)[ -]?(?:ev|expected value)|ev\+|expected value|ev|mis-?priced|under-?priced|underrated|undervalued|overlooked|beats? (?:its|the|their) price|better than (?:its|the|their) (?:price|chance|odds)|(?:good|great|best|fair) (?:price|prices|number)|soft lines?|profitable)(?![a-z0-9])/g;

export const readValue: Rule = ({ text, reading }) => {
  text.take(worth, () => {
    reading.value = true;
  });
};
