/** Probability wanted for the whole bet or for each leg, in percent. */
import type { Bounds } from '../../../../contracts/asking/reading.ts';
import type { Rule } from '../draft.ts';
import { rewriteHitRates } from './numbers/hit-rate.ts';

const percent = '(\\d{1,3}(?:\\.\\d{1,2})?) ?(?:%|percent\\b|pct\\b|per cent\\b)';
const before =
  '(?:(?:overall|combined|total|about|around|roughly|like|close to|near|with|that|thats|is|are|has|have|an?|the|of|at|chance|probability|likely|likelihood|hit|rate|market|gives|it) ){0,5}';
const after =
  '(?: (?:or (?:better|more|higher|less|lower)|and up|likely|likelihood|chance|chances|shot|probability|to (?:win|hit|cash|happen)|(?:of|at) (?:hitting|winning|cashing|landing|coming (?:in|home|through))|sure|implied|certain|hit rate|win rate|win probability)){0,3}';

const ranged = new RegExp(
  ` ${before}(?:between |from )?(\\d{1,3}(?:\\.\\d{1,2})?) ?%? (?:and|to|-) ${percent}${after}`,
  'g',
);
const joined = new RegExp(` ${before}(\\d{1,3})-${percent}${after}`, 'g');
const one = new RegExp(
  ` ${before}(at least|at most|over|above|more than|better than|greater than|higher than|minimum|min|under|below|less than|lower than|up to|maximum|max|no more than|no less than)?(?: of)?(?: an?)? ?${percent}(\\+)?(${after})`,
  'g',
);

/** "2 that hit at least 60%": a verb of several, where "a parlay that hits" has that of one. */
const countBefore = /\b(?:[2-8]|two|three|four|five|six|seven|eight|a few|a couple(?: of)?)(?: [a-z]+)? $/;
const severalThat = /^ (?:that|which|who)(?: (?:all|both|each))? (?:are|have|hit|each|all|both|of|at) /;

/** The percentage is each leg's: "each leg at least 60%", "60% or better per leg". */
const leg =
  '(?:each|every|any|per|all)(?: single)? (?:legs?|picks?|bets?|sides?|selections?|games?|teams?)|each one|every one|each|apiece';
/** "Three favorites with a 70% chance", "3 picks that all have 65%": what several selections have is each one's. */
const many =
  '(?:favorites|underdogs|teams|moneylines|spreads|totals|overs|unders|props|picks|bets|plays|legs|sides|selections|games)(?: (?:that|who|which|where))?(?: (?:all|both))?';
const ofLegBefore = new RegExp(
  `\\b(?:${leg}|${many}|(?:all|both)(?: of (?:them|those|these))?)(?: (?:has|have|must|should|to|be|being|is|are|with|hits?|wins?|of|it|over))*(?: a| an)? $`,
);
const ofLegAfter = new RegExp(`^ (?:(?:on|for|in|to) )?(?:${leg}|a leg)(?![a-z])`);
const perLeg = /\b(?:per (?:leg|pick|bet)|apiece)\b/g;

/** "All legs at least 60%" is said of each. */
const allLegs = /\ball (?:the |my |of the )?(?:legs|picks|bets|plays|selections)\b/g;

/** "Nobody under 55%": the chance of each leg. */
const nobody = new RegExp(
  ` (?:and )?(?:nobody|no one|nothing|none(?: of (?:them|the legs))?|no (?:legs?|picks?|bets?|sides?))(?: (?:is|are|thats|with|has))* (under|below|less than|lower than|worse than|over|above|more than|higher than|better than) ${percent}`,
  'g',
);

/** How far from a chance is still around it: a share of it, and percentage points at most. */
const [nearbyShare, nearby] = [0.14, 5];

/** "Roughly 60%" is 55 to 65%, and "about 1 in 4" is 21.5 to 28.5%. */
export function aroundChance(percent: number): NonNullable<Bounds> {
  const away = Math.min(nearby, Math.round(percent * nearbyShare * 10) / 10);
  return { min: Math.max(0, percent - away), max: Math.min(100, percent + away) };
}

/** Nobody asks for a long shot that is likelier than that: "a parlay with a 20% chance" has about it, and "with 60%" it or more. */
const longShot = 35;

export const readChance: Rule = (draft) => {
  const { text, reading } = draft;
  rewriteHitRates(text);
  const keep = (bounds: NonNullable<Bounds>, { index, 0: words }: RegExpExecArray): false | undefined => {
    const { min, max } = bounds;
    const before = text.lower.slice(Math.max(0, index - 40), index + 1);
    const after = text.lower.slice(index + words.length);
    const isOfSeveral = countBefore.test(before) && severalThat.test(words);
    const of = isOfSeveral || ofLegBefore.test(before) || ofLegAfter.test(after) ? 'legChance' : 'chance';
    if ([min, max].some((each) => each !== null && (each < 0 || each > 100)) || reading[of]) return false;
    // Legs, of which each is meant, make a parlay.
    if (of === 'legChance' && !after.startsWith(' per')) draft.isParlay = true;
    reading[of] = min !== null && max !== null && min > max ? { min: max, max: min } : bounds;
    return undefined;
  };
  text.consume(nobody, ([, than = '', number]) => {
    const isLeast = /^(?:under|below|less|lower|worse)/.test(than);
    const { min = null, max = null } = reading.legChance ?? {};
    if (Number(number) > 100 || (isLeast ? min : max) !== null) return false;
    reading.legChance = isLeast ? { min: Number(number), max } : { min, max: Number(number) };
    return undefined;
  });
  for (const pattern of [ranged, joined]) {
    text.consume(pattern, (match) => keep({ min: Number(match[1]), max: Number(match[2]) }, match));
  }
  text.consume(one, (match) => {
    const { 1: than = '', 2: number, 4: tail = '' } = match;
    // A safe one of "like 75%" may be likelier.
    const isSoft = / like /.test(match[0]) && !/\bsafe/.test(text.lower);
    const isAround =
      than === '' &&
      match[3] === undefined &&
      (isSoft || / (?:about|around|roughly|close to|near) /.test(match[0]) || Number(number) < longShot);
    if (isAround && !/better|more|higher|up|less|lower/.test(tail))
      return keep(aroundChance(Number(number)), match);
    const isMax =
      /^(?:at most|under|below|less|lower|up to|max|no more)/.test(than) || /less|lower/.test(tail);
    return keep(isMax ? { min: null, max: Number(number) } : { min: Number(number), max: null }, match);
  });
  if (reading.legChance) {
    text.consume(perLeg, () => {});
    text.consume(allLegs, () => {});
  }
};
