/** The words by which people name a leg of a bet: its place, market, statistic, team, player, price, or that it is the riskiest. */
import type { ShownLeg } from '../../../../contracts/asking/turn.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import type { Token } from '../../queries/reading/sentence.ts';

export const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  couple: 2,
};

export const ordinals: Readonly<Record<string, number | 'first' | 'last' | 'middle'>> = {
  first: 'first',
  '1st': 'first',
  top: 'first',
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  '6th': 6,
  seventh: 7,
  '7th': 7,
  eighth: 8,
  '8th': 8,
  last: 'last',
  final: 'last',
  bottom: 'last',
  middle: 'middle',
};

/** All legs but those named elsewhere. */
const others =
  /^(?:all )?(?:the |of the )*(?:others?(?: (?:legs?|picks?|ones?|bets?|two|three|four|five|\d))?|rest(?: of (?:it|them|the (?:legs|picks|parlay)))?|everything else|everyone else|remaining(?: (?:legs?|ones|picks|two|three))?)\b|^everything else\b|^all (?:the )?(?:others|other (?:legs|picks|ones))\b|^(?:the )?other (?:one|leg|two|three|\d)s?\b/;

/** @returns the words that say so; null if the text means something else */
export const othersOf = (text: string): readonly string[] | null => others.exec(text)?.[0].split(' ') ?? null;

export const allLegs =
  /\b(?:all of (?:it|them|these|those)|all (?:the )?(?:legs|picks|of em)|every ?(?:one|thing)|every (?:single )?leg|each (?:leg|one|of them)|both(?: of (?:them|these|those))?(?: legs)?|the whole (?:thing|ticket|slip|parlay)|them|these|those|all)\b/;

/** The bet, of which one leg can be meant only where it has no other. */
export const itself = /^(?:it|that|this|the (?:bet|pick|play))(?: (?:one|bet|pick|play|leg))?$/;

const risky =
  '(?:riskiest|risky|riskier|weakest|shakiest|shaky|sketchiest|sketchy|most dangerous|dangerous|longest|iffiest|iffy|scariest|scary|spiciest|worst|wildest|trappiest|dumbest|worst value)';
const safe = '(?:safest|safe|safer|strongest|surest|likeliest|shortest|best)';
const noun = '(?:legs?|ones?|picks?|bets?|guys?|plays?|price|odds)';
const that = '(?:the|that|most|ur|your)';
/** "The risky one", "riskiest": an adjective alone is about the whole bet. */
const extreme = (adjective: string, others: string) =>
  new RegExp(`\\b(?:${that} ${adjective}(?: ${noun})?|${adjective} ${noun}|${others})\\b`);
const long = extreme(
  risky,
  'riskiest|weakest|longest odds|biggest (?:odds|dog|underdog|risk|price)|long ?shot|least likely(?: (?:leg|one|to hit))?|weak(?:est)? link|highest odds',
);
const short = extreme(
  safe,
  'safest|likeliest|most likely(?: (?:leg|one|to hit))?|biggest (?:favorite|fav)|heaviest favorite|shortest odds|lowest odds',
);
export const superlatives = [
  { phrase: long, isLong: true },
  { phrase: short, isLong: false },
] as const;

const many =
  /^(?:both|all|every|each|overs|unders|spreads|totals|moneylines|props|teams|legs|picks|ones|guys|players|scorers|favorites|dogs|underdogs|touchdowns|tds|those|these|them)$/;
export const isSport = /^(?:football|nfl|basketball|nba|hoops|hockey|nhl|baseball|mlb|soccer|mls)$/;
const one = /^(?:leg|pick|one|game|bet|play|team|guy|player|prop)$/;
/** Whether the words can mean several legs: "the hockey" is all of it. */
export const isMany = (words: readonly string[]): boolean =>
  words.some((word) => many.test(word)) ||
  (words.some((word) => isSport.test(word)) && !words.some((word) => one.test(word)));

type Test = (leg: ShownLeg) => boolean;
const isProp: Test = ({ prop }) => prop !== undefined;
const isDog: Test = ({ market, line, price, prop }) =>
  !prop && (market === 'spread' && line !== null ? line > 0 : market === 'moneyline' && (price ?? 0) > 0);
const isFavorite: Test = (leg) => (leg.market === 'moneyline' || leg.market === 'spread') && !isDog(leg);
/** On a team as such: its win, its spread or its points. */
const isOnTeam: Test = ({ market, prop, outright, selection }) =>
  !prop && !outright && market !== 'total' && selection !== 'draw';
const ofStat =
  (pattern: RegExp): Test =>
  ({ prop }) =>
    prop !== undefined && pattern.test(statNames[prop.stat]);
const isTouchdown = ofStat(/touchdowns/);

/** In the singular or the plural. */
const tests: readonly (readonly [RegExp, Test])[] = [
  [/^(?:moneylines?|ml|mls)$/, ({ market }) => market === 'moneyline'],
  [/^(?:spreads?|runline|puckline|ats)$/, ({ market }) => market === 'spread'],
  [/^(?:totals?|o\/u|over\/under)$/, ({ market }) => market === 'total' || market === 'team_total'],
  [/^overs?$/, ({ selection }) => selection === 'over'],
  [/^unders?$/, ({ selection }) => selection === 'under'],
  [/^(?:props?|players?|guys?)$/, isProp],
  [/^scorers?$/, (leg) => isTouchdown(leg) || ofStat(/goals/)(leg)],
  [/^(?:tds?|touchdowns?|anytime)$/, isTouchdown],
  [/^(?:goalies?|goaltenders?)$/, ofStat(/^saves$/)],
  [/^(?:rush|rushing|rushes|carries)$/, ofStat(/rush/)],
  [/^(?:pass|passing|passes)$/, ofStat(/pass/)],
  [/^(?:rec|receiving|catch|catches|receptions?)$/, ofStat(/receiving|receptions/)],
  [/^(?:rebs?|boards|rebounds?|rebounding)$/, ofStat(/rebounds/)],
  [/^(?:asts?|dimes|assists?)$/, ofStat(/assists/)],
  [/^(?:ks?|punchouts?|strikeouts?)$/, ofStat(/strikeouts/)],
  [/^(?:sog|shots?)$/, ofStat(/shots/)],
  [/^(?:3s|threes?|triples?)$/, ofStat(/threes/)],
  [/^(?:pts|points?|scoring)$/, ofStat(/points/)],
  [/^plusmoney$/, ({ price }) => (price ?? 0) > 0],
  [/^minusmoney$/, ({ price }) => (price ?? 0) < 0],
  [/^(?:yards|yardage)$/, ofStat(/yards/)],
  [/^(?:dogs?|underdogs?)$/, isDog],
  [/^(?:favorites?|favs?|chalk)$/, isFavorite],
  [/^(?:football|nfl)$/, ({ sport }) => sport === 'NFL'],
  [/^(?:basketball|nba|hoops)$/, ({ sport }) => sport === 'NBA'],
  [/^(?:hockey|nhl)$/, ({ sport }) => sport === 'NHL'],
  [/^(?:baseball|mlb)$/, ({ sport }) => sport === 'MLB'],
  [/^(?:soccer|mls)$/, ({ sport }) => sport === 'MLS'],
];

const wordsIn = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9']+/)
    .filter((word) => word.length > 1);

/** Words of a statistic that a leg can be named by; "+" and "on" are none. */
const statWords = (leg: ShownLeg): readonly string[] =>
  leg.prop ? wordsIn(statNames[leg.prop.stat]).filter((word) => word !== 'on') : [];

/** @returns the legs that a word describes, by index; undefined for a word that describes none by its meaning */
export function describes(
  { word, team, figure }: Token,
  legs: readonly ShownLeg[],
): readonly number[] | undefined {
  const where = (test: Test) => legs.flatMap((leg, at) => (test(leg) ? [at] : []));
  if (team) return ofTeam(team.name, legs);
  if (figure?.form === 'american') return where(({ price }) => price === figure.value);
  // "The team" tells legs apart only where some are on one and others are not.
  const onTeam = /^teams?$/.test(word) ? where(isOnTeam) : [];
  if (onTeam.length > 0 && onTeam.length < legs.length) return onTeam;
  const tested = tests.find(([pattern]) => pattern.test(word));
  if (tested) return where(tested[1]);
  const bare = word.replace(/'?s$/, '');
  const nicknamed = [...new Set(legs.flatMap(({ home, away }) => [home, away]))].find((name) =>
    name.toLowerCase().endsWith(` ${word}`),
  );
  if (nicknamed !== undefined) return ofTeam(nicknamed, legs);
  const named = where((leg) => {
    const names = wordsIn((leg.prop ?? leg.outright)?.player ?? '');
    return names.includes(word) || names.includes(bare);
  });
  if (named.length > 0) return named;
  const ofWord = where((leg) => statWords(leg).some((each) => each === word || each === `${word}s`));
  return ofWord.length > 0 ? ofWord : undefined;
}

/** Those on the team, otherwise those of its game. */
function ofTeam(name: string, legs: readonly ShownLeg[]): readonly number[] {
  const where = (test: Test) => legs.flatMap((leg, at) => (test(leg) ? [at] : []));
  const own = where((leg) => teamOf(leg) === name);
  return own.length > 0 ? own : where(({ home, away }) => home === name || away === name);
}

/** The team that a leg is on; null for a total. */
const teamOf = ({ home, away, selection, prop }: ShownLeg): string | null =>
  prop ? prop.team : selection === 'home' ? home : selection === 'away' ? away : null;
