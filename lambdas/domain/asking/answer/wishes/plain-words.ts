/**
 * A last look before a bet is charged: whether its legs are what the plain words of the question say. It shares nothing with the readers, so
 * that what all of them lose is seen here. What it does not know, it lets pass.
 */
import type { Candidate } from '../candidate.ts';

export type PlainLeg = Pick<
  Candidate,
  'market' | 'marketKey' | 'selection' | 'line' | 'label' | 'marketProbability' | 'price' | 'prop'
>;

/**
 * @param prompt the question as typed
 * @param legs of the bet that answers it
 * @returns false if a word such as "favorites", "overs", "rebounds" or "to win" is met by no leg, or a leg is the opposite of it
 */
export function meetPlainWords(prompt: string, legs: readonly PlainLeg[]): boolean {
  const text = prompt.toLowerCase().replaceAll('’', "'");
  return rules.every((rule) => rule(text, legs));
}

type Rule = (text: string, legs: readonly PlainLeg[]) => boolean;

/** A refusal turns words around: "no overs", "fade the favorites". What is refused is left to the readers. */
const refuses =
  /\b(?:no|not|never|without|except|but|fade|fading|against|avoid|skip|leave|isn't|aren't|don't|dont|instead|nor)\b/;

const favorites = /\bfav(?:e|o?u?rite)?s\b|\bfavo?u?rites?\b|\bfavs?\b|\bfavou?red\b|\bchalk\b/;
const underdogs = /\b(?:under)?dogs?\b/;
/** "My favorite player" is no favorite. */
const dear = /\bfavou?rite (?:team|player|bet|prop|pick|play|market)s?\b|\b(?:my|your) fav/;

const isOnSide = ({ market }: PlainLeg): boolean => market === 'moneyline' || market === 'spread';
const isFavorite = ({ market, line, marketProbability }: PlainLeg): boolean =>
  market === 'spread' ? (line ?? 0) <= 0 : (marketProbability ?? 0) >= 50;
const isUnderdog = ({ market, line, marketProbability }: PlainLeg): boolean =>
  market === 'spread' ? (line ?? 0) >= 0 : (marketProbability ?? 100) <= 50;

/** "Favorites and the Steelers": a team that is named may be anything. */
const isTeamNamed = ({ label }: PlainLeg, text: string): boolean =>
  (label.replace(/ moneyline$/, '').match(/\p{L}{4,}/gu) ?? []).some((word) =>
    text.includes(word.toLowerCase()),
  );

const sideOf =
  (said: RegExp, other: RegExp, holds: (leg: PlainLeg) => boolean): Rule =>
  (text, legs) =>
    !said.test(text) ||
    other.test(text) ||
    dear.test(text) ||
    legs.filter(isOnSide).every((leg) => holds(leg) || isTeamNamed(leg, text));

const isUnderOrOver = ({ selection }: PlainLeg): boolean => selection === 'over' || selection === 'under';
const onlyOne =
  (said: RegExp, other: RegExp, selection: PlainLeg['selection']): Rule =>
  (text, legs) =>
    !said.test(text) ||
    other.test(text) ||
    legs.filter(isUnderOrOver).every((leg) => leg.selection === selection);

/** Words for what a player does, and what the leg's name says of it. */
const statistics: readonly (readonly [said: RegExp, named: RegExp])[] = [
  [/\brebounds?\b|\brebs\b/, /rebound/],
  [/\bassists?\b/, /assist/],
  [/\bthrees\b|\b(?:3|three)-?pointers?\b/, /three/],
  [/\bstrikeouts?\b/, /strikeout/],
  [/\btouchdowns?\b|\btds?\b/, /touchdown/],
  [/\byards\b|\byds\b/, /yards/],
  [/\breceptions\b|\bcatches\b/, /reception/],
  [/\bshots on goal\b|\bsog\b/, /shot/],
  [/\bhome ?runs?\b|\bhomers?\b/, /home run/],
  [/\bgoal ?scorers?\b/, /goal|score/],
];
const areNamed: Rule = (text, legs) =>
  statistics.every(
    ([said, named]) => !said.test(text) || legs.some(({ label }) => named.test(label.toLowerCase())),
  );

const person =
  /\b(?:guy|player|receiver|quarterback|running back|rebounder|shooter|skater|hitter|pitcher)s?\b|\bprops?\b/;
const fromEach = /\b(?:from|of|per|on) (?:each|both|either) (?:side|team|club|squad)s?\b/;
const isOnPlayer = ({ prop, market }: PlainLeg): boolean => prop !== undefined || market === 'outright';
const haveAPlayer: Rule = (text, legs) =>
  !person.test(text) || legs.filter(isOnPlayer).length >= (fromEach.test(text) ? 2 : 1);

/** "Boston to win" after another leg; "$10 to win $100" is a stake. */
const alsoWins =
  /(?:\band|\bplus|&|,|\+) (?:[a-z'.-]+ ){0,3}(?:to win|wins?|moneyline|ml)\b(?! (?:by|\$|\d|the (?:\d|first|second|third|half|set)|it all))/;
/** A draw loses the bet on a winner of 60 or 90 minutes. */
const winners: ReadonlySet<string> = new Set(['moneyline', 'regulation.three_way']);
const haveAWinner: Rule = (text, legs) =>
  !alsoWins.test(text) ||
  legs.some(({ marketKey, market }) => winners.has(marketKey) || market === 'outright');

/** "What total do you like best in the two games at 4:05" is one bet. */
const asksForOne =
  /^(?:so |ok |okay |hey |and )*(?:which|what|who)(?:'s| is| are)? (?:[\w'-]+ ){0,2}?(?:total|spread|side|team|player|prop|game|over|under|favorite|underdog|dog|bet|pick|one|scorer)\b/;
const severalLegs =
  /\b(?:parlay|legs?|legger|combo|slip|ticket|sgp|together|two|three|four|five|couple|both)\b(?! games?)/;
const areAsMany: Rule = (text, legs) => legs.length === 1 || !asksForOne.test(text) || severalLegs.test(text);

const nearEven = { decimals: 0.3 } as const;
const evens = /\b(?:even money|evens|coin ?flip)\b/;
const isNearEven: Rule = (text, legs) => {
  const [leg, ...others] = legs;
  if (!leg || others.length > 0 || !evens.test(text) || /\b(?:or better|or more|at least)\b/.test(text))
    return true;
  const profit = leg.price > 0 ? leg.price / 100 : 100 / -leg.price;
  return Math.abs(profit - 1) <= nearEven.decimals;
};

/** "Jokić over his points, his rebounds and his assists", and "QB rushing yards prop, Fields over", are about nobody else. */
const anybody =
  /\b(?:any(?:body|one|thing)?|some(?:body|one|thing)?|other|another|else|around|plus|each|free|random|legs?)\b|\bwith (?!his\b|her\b)/;
const several =
  /\b(?:parlays?|combos?|slips?|tickets?|legger|sgps?|double|trio|\d|two|three|four|five|six|both|couple)\b|\b\d-?leg/;
const onlyTheNamed: Rule = (text, legs) => {
  const props = legs.filter(({ prop }) => prop !== undefined);
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '');
  const isNamed = ({ prop }: PlainLeg) => {
    const surname = prop?.player.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(' ').at(-1);
    return surname !== undefined && bare.includes(surname);
  };
  // "Points" are also those of a spread, so that no leg needs to be on them.
  const said = [...statistics.map(([words]) => words), /\bpoints\b/].filter((words) =>
    words.test(text),
  ).length;
  const isOpen = anybody.test(text) || (said < 2 && several.test(text));
  return isOpen || !props.some(isNamed) || props.every(isNamed);
};

const unlessRefused =
  (rule: Rule): Rule =>
  (text, legs) =>
    refuses.test(text) || rule(text, legs);

const overs = /\bovers\b/;
const unders = /\bunders?\b/;
const rules: readonly Rule[] = [
  unlessRefused(sideOf(favorites, underdogs, isFavorite)),
  unlessRefused(sideOf(underdogs, favorites, isUnderdog)),
  unlessRefused(onlyOne(overs, unders, 'over')),
  unlessRefused(onlyOne(/\bunders\b/, /\bovers?\b/, 'under')),
  unlessRefused(areNamed),
  unlessRefused(haveAPlayer),
  unlessRefused(haveAWinner),
  unlessRefused(onlyTheNamed),
  areAsMany,
  isNearEven,
];
