/** The legs of a parlay sum, one of which is left out, added, priced otherwise, or a push: "drop the -220", "and a fourth at -130". */
import type { SumQuery, WrittenOdds } from '../../../../contracts/asking/queries/sum.ts';
import { dollarsOf, type Figure, oddsOf } from '../../queries/reading/figures.ts';
import { counts } from '../operations/leg-words.ts';
import type { Masked } from './masked.ts';

type Parlay = Extract<SumQuery, { sum: 'parlay' }>;
type Single = Extract<SumQuery, { sum: 'payout' | 'convert' }>;

const lead =
  "(?:(?:and|ok|so|now|what|what's|whats|how|about|if|i|we|you|u|just|can|could|would|the|to|then|let's|lets|wanna|want|say|decide|do|does|it|pay|pays|with|was|had) )*";
const leg =
  '(?:(?:the|a|an|that|my|one|another|leg|legs|pick|at|for|with|extra|more|new|(?:first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|6th)) )*';
const tail =
  "(?: (?:leg|legs|pick|one|ones|out|off|in|on|it|to|too|also|of|there|that|the|parlay|ticket|slip|from|now|then|instead|how|much|what|what's|whats|does|do|would|pay|pays|get|i|me|is|payout|odds|be|and|make|win|wins|a|going|keep|rest|others?))*";
const stake = '(?: (?:and|for|with|put|bet|at|on|make|it) )*';
const price = '[ANCF]';

const dropping =
  '(?:drop|remove|lose|take|pull|cut|ditch|scratch|delete|kick|leave|dump|nix|yank|without|minus|not|no|skip|scrap|forget|get rid of|w/o|dropping|removing|kill|axe|toss|bench|chuck|bail on|knock)(?: (?:out|off|away))?';
const adding =
  '(?:add|adding|throw in|toss in|throw|toss|plus|include|tack on|with|put in|stick in|another|and|also|slide in)(?: (?:in|on))?';

const dropped = new RegExp(`^${lead}${dropping} ${leg}${price}${tail}(?:${stake}D${tail})?$`);
const droppedPlace = new RegExp(
  `^${lead}${dropping} (?:the |my )?(first|second|third|fourth|fifth|sixth|last|1st|2nd|3rd|4th|5th|6th) (?:leg|one|pick)${tail}$`,
);
const droppedKind = new RegExp(
  `^${lead}${dropping} (?:the |my )?(?:(?:plus money|plus|big|biggest) )*(dog|underdog|plus money|favorite|fav|chalk)(?: (?:leg|one|pick))?${tail}$`,
);
/** "Lose one of them": of legs that are alike, it does not matter which. */
const droppedAny = new RegExp(
  `^${lead}${dropping} (?:a|one|1|any)(?: (?:leg|pick|team|game|of (?:them|em|those|these|the (?:legs|picks|teams))))*${tail}$`,
);
const kept =
  /^(?:(?:and|ok|so|what|if|i|just|only|keep|about|do|with|the|take|we|go) )*(?:the )?(first|last) (two|three|four|five|2|3|4|5)(?: (?:legs|picks|ones|of (?:them|em|those)|only|then|instead))*$/;
const added = new RegExp(`^${lead}${adding} ${leg}${price}(?: (?:and|plus|,) ${leg}${price})*${tail}$`);
/** "A third one at +100" beside two legs. */
const addedPlace = new RegExp(
  `^${lead}(?:(?:a|the|another|one more|an extra|with|plus|and) )+(third|fourth|fifth|sixth|3rd|4th|5th|6th|leg|one|pick|team)(?: (?:leg|one|pick|team))?(?: (?:at|for|priced|is|that's|that is))* ${price}${tail}$`,
);
const replaced = new RegExp(
  `^${lead}(?:(?:swap|change|make|replace|switch|turn|move) )?${leg}${price}${tail} (?:for|to|into|is|was|were|becomes?|goes|went|moves|with|be|drops|down|up|not|instead|a|an|at|now|really|actually|should|of| )*${leg}${price}${tail}$`,
);
const pushed = new RegExp(
  `^${lead}(?:(?:any|one|N|a|leg|legs|that|the|my|of|them|em|those|these) )*(?:A )?(?:(?:legs?|ones?|games?|picks?|teams?|bets?) )?(?:push(?:es|ed)?|(?:is|was|ends in|ends up|ends up as) a push|ties|voids|(?:is|gets|got|was) (?:void|voided|canceled|cancelled|postponed|scratched)|gets (?:voided|postponed|scratched)|lands on the number)${tail}$`,
);

const places: Readonly<Record<string, number>> = {
  ...{ first: 0, second: 1, third: 2, fourth: 3, fifth: 4, sixth: 5 },
  ...{ '1st': 0, '2nd': 1, '3rd': 2, '4th': 3, '5th': 4, '6th': 5 },
};

/** A leg is a push, whichever it is. */
export const isOfPush = ({ text }: Masked): boolean => pushed.test(text) && !/\bA\b/.test(text);

/** @returns the sum with other legs; undefined where it says something else, or nobody knows which leg it means */
export function withLegs(last: Parlay, { text, figures }: Masked): SumQuery | undefined {
  const [first, second] = figures;
  if (dropped.test(text) && first) {
    const at = placeOf(last, first);
    const money = figures.length === 2 && second ? dollarsOf(second) : undefined;
    const left = at === undefined ? undefined : without(last, at);
    return left && money !== undefined && left.sum !== 'convert' ? { ...left, stake: money } : left;
  }
  const place = droppedPlace.exec(text)?.[1];
  if (place !== undefined) return without(last, places[place] ?? last.legs.length - 1);
  const kind = droppedKind.exec(text)?.[1];
  if (kind !== undefined) return without(last, ofKind(last, kind));
  if (droppedAny.test(text) && isAlike(last)) return without(last, last.legs.length - 1);
  const [, end, word] = kept.exec(text) ?? [];
  if (word !== undefined) {
    const count = counts[word] ?? Number(word);
    const legs = end === 'first' ? last.legs.slice(0, count) : last.legs.slice(-count);
    return count < last.legs.length ? { ...last, legs } : undefined;
  }
  const named = figures.map(asOdds);
  const next = addedPlace.exec(text)?.[1];
  const [own] = named;
  if (
    next !== undefined &&
    own &&
    named.length === 1 &&
    (places[next] ?? last.legs.length) === last.legs.length
  )
    return last.legs.length < 20 ? { ...last, legs: [...last.legs, own] } : undefined;
  if (replaced.test(text) && named.length === 2) return swapped(last, figures);
  if (added.test(text)) {
    const more = named.flatMap((each) => each ?? []);
    const legs = [...last.legs, ...more];
    return more.length === named.length && legs.length <= 20 ? { ...last, legs } : undefined;
  }
  if (!pushed.test(text)) return undefined;
  const isNamed = first !== undefined && placeOf(last, first) !== undefined;
  const isOne = first === undefined || (first.form === 'number' && first.value === 1);
  const at = isNamed ? placeOf(last, first) : isOne && isAlike(last) ? last.legs.length - 1 : undefined;
  const odds = at === undefined ? undefined : last.legs[at];
  if (!odds || last.pushes > 0) return undefined;
  // Pushes are counted from the end.
  return { ...last, legs: [...last.legs.filter((_, other) => other !== at), odds], pushes: 1 };
}

/** A bare number is no decimal price of a leg. */
const asOdds = (figure: Figure): WrittenOdds | undefined =>
  figure.form === 'number' && figure.value < 100 ? undefined : oddsOf(figure);

/** "The 220" is the leg at -220. */
function placeOf({ legs }: Parlay, figure: Figure): number | undefined {
  const exact = legs.findIndex(({ value }) => value === figure.value);
  if (exact >= 0) return exact;
  const near = legs.findIndex(({ value }) => Math.abs(value) === figure.value);
  return figure.form === 'number' && near >= 0 ? near : undefined;
}

const isAlike = ({ legs: [first, ...others] }: Parlay): boolean =>
  others.every(({ format, value }) => format === first?.format && value === first.value);

/** One leg that is left is a single bet. */
function without(last: Parlay, at: number | undefined): Parlay | Single | undefined {
  if (at === undefined || !last.legs[at]) return undefined;
  const legs = last.legs.filter((_, place) => place !== at);
  const [odds, ...others] = legs;
  if (!odds || others.length > 0) return odds && { ...last, legs };
  return last.stake === null
    ? { ask: 'sum', sum: 'convert', odds, to: null }
    : { ask: 'sum', sum: 'payout', stake: last.stake, odds };
}

/** The one leg that is an underdog, or the one favorite. */
function ofKind({ legs }: Parlay, kind: string): number | undefined {
  const isDog = !/^(?:fav|chalk)/.test(kind);
  const found = [...legs.keys()].filter((at) => {
    const odds = legs[at];
    return odds?.format === 'american' && odds.value > 0 === isDog;
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Of two prices, the one that is a leg's leaves. */
function swapped(last: Parlay, figures: readonly Figure[]): Parlay | undefined {
  const found = figures.map((figure) => placeOf(last, figure));
  const old = found.findIndex((place) => place !== undefined);
  const isOne = found.filter((place) => place !== undefined).length === 1;
  const [at, next] = [found[old], figures[1 - old]];
  const odds = isOne && next ? asOdds(next) : undefined;
  if (at === undefined || !odds) return undefined;
  return { ...last, legs: last.legs.map((each, place) => (place === at ? odds : each)) };
}
