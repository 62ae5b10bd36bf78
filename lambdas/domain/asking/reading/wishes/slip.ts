/** What is said of the slip as a whole: how many legs it has, and what no wish took. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { isFree } from './asking-pieces.ts';
import type { Piece } from './constructions.ts';
import type { Read } from './read-pieces.ts';
import { isOfNoKind, legsOf, mostLegs, termsOf, wishOf } from './wish.ts';

/** "A 2 leg on the Bears and Colts": the number is that of the slip. */
export const namesSlip = ({ lower }: Piece): boolean =>
  /\b(?:\d|two|three|four|five|six)[ -]?(?:leg|legger|teamer|team parlay|leg parlay)\b/.test(lower);

/** "Goalie saves x2". */
export const exactLegs = ({ legsSaid }: Read): number | null =>
  legsSaid && legsSaid.min === legsSaid.max ? Math.min(mostLegs, legsSaid.min) : null;

/** The number of legs that the slip is said to have, in a piece that asks for none of its own. */
export function statedLegs(parts: readonly Read[], asking: readonly Read[]): Reading['legs'] {
  const [stated = null] = parts.flatMap((part) => {
    if (asking.includes(part)) return namesSlip(part.piece) && part.legsSaid ? [part.legsSaid] : [];
    const { count, lower } = part.piece;
    if (isFree(part)) return [];
    // "Two separate bets": the number is that of the slips.
    if (part.reading.slips && count !== null) return [{ min: count, max: count }];
    if (part.legsSaid) return [part.legsSaid];
    return count !== null && count > 1 && ofSlip.test(lower) ? [{ min: count, max: count }] : [];
  });
  return stated;
}

/** "4 pick parlay". */
const ofSlip = /^(?:picks?|plays?|bets?|games?|teams?)\b/;

/** Wishes that differ by their teams or sports only are one reading, which has them all. */
export function isOneReading(wishes: readonly LegWish[]): boolean {
  const isOneEach = wishes.every(({ count }) => count === 1);
  const areTeams = wishes.every(({ teams }) => teams.length > 0);
  const areSports = wishes.every(({ teams, sports }) => teams.length === 0 && sports.length === 1);
  const terms = wishes.map(({ count: _count, teams, sports, ...rest }) =>
    JSON.stringify(isOneEach && (areTeams || areSports) ? rest : { ...rest, teams, sports }),
  );
  return new Set(terms).size === 1 && wishes.every(({ player, line }) => player === null && line === null);
}

/** "I need a lock, just one safe play": one leg, said twice, and not a second one. */
export const isSaidTwice = (wishes: readonly LegWish[], { legs }: Reading, lower: string): boolean =>
  legs?.max === 1 &&
  lower.match(/\b(?:one|1|single)\b/g)?.length === 1 &&
  wishes.length === 2 &&
  wishes.every(({ count, teams, sports }) => count === 1 && teams.length === 0 && sports.length < 2) &&
  isOneReading(wishes) &&
  !/\b(?:and|plus|with|w|also|then|another|other|more)\b|[&+]/.test(lower);

/** The terms of the whole: what the wishes took is not said of it as well. */
export function ofWhole(
  reading: Reading,
  others: readonly Read[],
  asking: readonly Read[],
  wishes: readonly LegWish[],
): Reading {
  const isSaidOfWhole = (has: (of: Reading) => boolean) => others.some((part) => has(part.reading));
  const isOfLegs = asking.some((part) => part.reading.risk !== null);
  const values = (of: (wish: LegWish) => unknown) =>
    new Set(wishes.flatMap((wish) => (of(wish) === null ? [] : [JSON.stringify(of(wish))]))).size;
  const isPriceOfLeg =
    wishes.some(({ price }) => price !== null) && !isSaidOfWhole(({ price }) => price !== null);
  return {
    ...reading,
    ...(isOfLegs && !isSaidOfWhole(({ risk }) => risk !== null) && { risk: null }),
    ...(isPriceOfLeg && { price: null }),
    ...(wishes.some(({ legChance }) => legChance !== null) && { legChance: null }),
    ...(wishes.some(({ order }) => order !== null) && { order: null }),
    ...(wishes.some(({ group }) => group !== null) && { group: null }),
    ...(values(({ days }) => days) > 1 && { days: null }),
    ...(values(({ starts }) => starts) > 1 && { starts: null }),
  };
}

export const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
/** "NBA and NHL, 2 each", "one favorite each". */
const countEach =
  /(?<!\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* )\b(one|two|three|four|[1-4]) (?:(?:legs?|picks?|bets?|favorites?|underdogs?|overs?|unders?|spreads?|totals?|moneylines?) )?(?:(?:(?:from|of|for|in) )?each(?: (?:sport|league|one))?|apiece|per (?:sport|league))(?! \w*games?)\b/i;
/** "Five legs, a favorite out of the NFL, NBA, NHL, MLB and MLS". */
const ofLeagues =
  /\b(?:an?|one|1) (?:\w+ ){1,3}(?:from|out of) (?:each of )?(?:the )?(?:nfl|nba|nhl|mlb|mls)(?:[ ,]+(?:and )?(?:the )?(?:nfl|nba|nhl|mlb|mls))+\b/i;
const mostSports = 5;

/** "NBA and NHL, 2 legs from each". */
export const countsEach = (text: string): boolean => countEach.test(text);

/** The same number of legs of each sport named; undefined if the question does not say so. */
export function ofEach(text: string, reading: Reading): LegWish[] | undefined {
  const { sports, legs } = reading;
  const isOfList = legs !== null && sports.length > 2 && ofLeagues.test(text);
  const written = isOfList ? 'one' : countEach.exec(text)?.[1]?.toLowerCase();
  if (written === undefined || sports.length < 2 || sports.length > mostSports) return undefined;
  const count = counts[written] ?? Number(written);
  // One of each is what "from each league" says.
  if (reading.eachSport && count === 1) return undefined;
  const named = sports.map((sport) => ({
    ...wishOf({ ...reading, days: null, starts: null }, count),
    sports: [sport],
  }));
  const isOther = legs !== null && legs.max !== count && legs.max !== legsOf(named);
  // Teams and players are of one league.
  const isOfSomebody = reading.teams.some(({ stance }) => stance !== 'avoid') || reading.player !== null;
  return legsOf(named) > mostLegs || isOther || isOfSomebody ? undefined : named;
}

export const isOfSomebody = ({ teams, player }: LegWish): boolean => teams.length > 0 || player !== null;

/** Whether a wish says only on whose legs it is. */
const isOnTeam = (wish: LegWish): boolean =>
  wish.teams.length === 1 &&
  Object.keys(termsOf(wish)).every((term) => term === 'teams' || term === 'sports');

const ofTeam = (kind: LegWish, { count, teams, sports }: LegWish): LegWish => ({
  ...kind,
  count,
  teams,
  sports,
});

/**
 * "Two touchdown scorers, one from the Bills and one from the Jets": the legs that are counted first, each on a team.
 * @returns undefined where the first wish is not that of the others
 */
export function sharedOut(wishes: readonly LegWish[]): readonly LegWish[] | undefined {
  const [all, ...own] = wishes;
  const areShares =
    all !== undefined &&
    own.length > 1 &&
    all.count === legsOf(own) &&
    all.teams.length === 0 &&
    all.player === null &&
    all.markets.length > 0 &&
    own.every(isOnTeam);
  return areShares ? own.map((wish) => ofTeam(all, wish)) : undefined;
}

/**
 * "A goal scorer from the Leafs and another from the Blues": the kind of the wish before.
 * @returns undefined where there is no such wish
 */
export function withAnother(
  wishes: readonly LegWish[],
  asking: readonly Read[],
): readonly LegWish[] | undefined {
  const made = wishes.map((wish, at) => {
    const before = wishes[at - 1];
    const isAnother = /\b(?:another|one more)\b/.test(asking[at]?.piece.lower ?? '');
    return before && isAnother && isOnTeam(wish) && before.markets.length > 0 ? ofTeam(before, wish) : wish;
  });
  return made.some((wish, at) => wish !== wishes[at]) ? made : undefined;
}

/**
 * "Same game Bears Lions, 3 legs with a Gibbs prop": the prop is one of the three.
 * @returns undefined where there is no such leg
 */
export function withIncluded(
  wishes: readonly LegWish[],
  asking: readonly Read[],
): readonly LegWish[] | undefined {
  const [first, ...others] = wishes;
  const areWith = others.length > 0 && asking.slice(1).every(({ piece }) => piece.isWith);
  if (!first || !areWith || asking.length !== wishes.length || !isOfNoKind(first)) return undefined;
  // "Two NFL picks with an NBA over": a leg of another league is another one.
  const isOfSport = ({ sports }: LegWish) =>
    first.sports.length === 0 || sports.every((sport) => first.sports.includes(sport));
  const left = others.every(isOfSport) ? first.count - legsOf(others) : 0;
  return left > 0 ? [{ ...first, count: left }, ...others] : undefined;
}

/** "One player from each side of Bears at Lions": a leg on each of the two teams of a game. */
export function ofEachTeam(lower: string, reading: Reading): LegWish[] | undefined {
  const { teams, markets, player } = reading;
  const isOfProps = markets.length === 1 && markets[0] === 'prop' && player === null;
  const isEach = /\b(?:from|on|of|for) (?:each|both|either) (?:side|team)s?\b/.test(lower);
  if (!isOfProps || !isEach || teams.length !== 2 || teams.some(({ stance }) => stance === 'avoid'))
    return undefined;
  const own = { ...wishOf(reading), teams: [] };
  return teams.map((team) => ({ ...own, teams: [{ ...team, stance: 'back' }] }));
}
