/** Legs that a question asks for with their own terms: "two overs and a team to win" has two such wishes. */
import type { Bounds, LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { settled } from '../settle.ts';

/** The most legs of all wishes. */
export const mostLegs = 8;

/** The legs of a bet around a team, if the words name no number. */
export const usualLegs = 3;

/** The chance of a leg by its risk, percent: a lock is likely, a risky leg is not. */
export const chanceOf: Readonly<Partial<Record<NonNullable<Reading['risk']>, NonNullable<Bounds>>>> = {
  safe: { min: 70, max: null },
  safest: { min: 70, max: null },
  coin_flip: { min: 45, max: 55 },
  moderate: { min: 40, max: 65 },
  long_shot: { min: null, max: 35 },
};

/** A leg's terms by the risk that is said of it: the safest one is the likeliest, and any other risk bounds its chance. */
export const ofRisk = ({
  risk,
  legChance,
  order,
}: Pick<Reading, 'risk' | 'legChance' | 'order'>): Pick<Reading, 'legChance' | 'order'> =>
  risk === 'safest'
    ? { legChance, order: order ?? 'likeliest' }
    : { legChance: legChance ?? (risk === null ? null : (chanceOf[risk] ?? null)), order };

/** A wish without terms: one leg, whichever. */
export const openWish = {
  count: 1,
  sports: [],
  markets: [],
  stat: null,
  player: null,
  sides: [],
  line: null,
  price: null,
  legChance: null,
  teams: [],
  group: null,
  order: null,
  days: null,
  starts: null,
} satisfies LegWish;

const { count: _one, ...openTerms } = openWish;
type WishTerm = keyof typeof openTerms;
const wishTerms = Object.keys(openTerms) as WishTerm[];

const isOpenTerm = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

/** The terms that are absent unless the question says them. */
const whereSaid = ({ period, lines, positions }: Pick<LegWish, 'period' | 'lines' | 'positions'>) => ({
  ...(positions && { positions }),
  ...(period && { period }),
  ...(lines && { lines }),
});

/** Minutes after midnight. */
const evening = 18 * 60;

/** "The Sunday night game" of one leg is the one in the evening of that day. */
export const atNight = (reading: Reading): Reading =>
  reading.nightGame
    ? { ...reading, nightGame: false, starts: reading.starts ?? { from: evening, before: null } }
    : reading;

/** The terms of a reading that can belong to single legs. */
export function wishOf(reading: Reading, count = 1): LegWish {
  const terms = Object.fromEntries(wishTerms.map((term) => [term, reading[term]])) as WishTerms;
  return { count, ...terms, ...whereSaid(reading) };
}
type WishTerms = Omit<LegWish, 'count'>;

/** The terms that a wish has. */
export function termsOf(wish: LegWish): Partial<WishTerms> {
  const terms = wishTerms.filter((term) => !isOpenTerm(wish[term])).map((term) => [term, wish[term]]);
  return { ...Object.fromEntries(terms), ...whereSaid(wish) };
}

/** Whether any leg meets it. */
export const isOpenWish = (wish: LegWish): boolean => Object.keys(termsOf(wish)).length === 0;

/** Whether nothing is said of what is bet on but the game, or a team in it. */
export const isOfNoKind = ({
  markets,
  sides,
  stat,
  player,
  line,
  positions,
  period,
}: Pick<Reading, 'markets' | 'sides' | 'stat' | 'player' | 'line' | 'positions' | 'period'>): boolean =>
  markets.length + sides.length === 0 &&
  [stat, player, line].every((term) => term === null) &&
  positions === undefined &&
  period === undefined;

/** One leg of a wish as a reading of its own, with the terms of the whole where it has none. */
export function readingOfWish(reading: Reading, wish: LegWish): Reading {
  const avoided = reading.teams.filter(({ stance }) => stance === 'avoid');
  return {
    ...reading,
    ...termsOf(wish),
    ...(isOfAnyOver(reading, wish) && { markets: [] }),
    ...(reading.sameGame && isOnTeamAlone(wish) && { markets: ofTeams }),
    teams: [...wish.teams, ...avoided],
    wishes: [],
    legs: { min: 1, max: 1 },
  };
}

const ofTeams: Reading['markets'] = ['moneyline', 'spread'];

/**
 * "Stroud over 1.5 passing TDs & Texans": who only names a team bets on that team, and on none of its players. Several legs on one team
 * cannot all be on its result.
 */
function isOnTeamAlone({ count, teams, markets, stat, player, positions, sides, line }: LegWish): boolean {
  const isOnTeam = teams.some(({ stance }) => stance === 'back' || stance === 'against');
  const isOpen = markets.length === 0 && [stat, player, line].every((term) => term === null);
  const isOnTotal = sides.some((side) => side === 'over' || side === 'under');
  return count === 1 && isOnTeam && isOpen && positions === undefined && !isOnTotal;
}

/** "Two overs and a team to win" of one game: overs of players, too, because two totals of one part of a game never fit together. */
function isOfAnyOver({ sameGame, wishes }: Reading, wish: LegWish): boolean {
  const isTotal = ({ markets, line, player }: LegWish) =>
    markets.length === 1 && markets[0] === 'total' && line === null && player === null;
  const isOfSamePart = ({ period }: LegWish) => period === wish.period;
  return sameGame && isTotal(wish) && legsOf(wishes.filter(isTotal).filter(isOfSamePart)) > 1;
}

/** The number of legs of all wishes. */
export const legsOf = (wishes: readonly LegWish[]): number =>
  wishes.reduce((sum, { count }) => sum + count, 0);

/** The terms of a leg that a bet of wishes has no more as a whole. */
const taken = (): Pick<Reading, 'markets' | 'stat' | 'player' | 'sides' | 'line'> => ({
  markets: [],
  stat: null,
  player: null,
  sides: [],
  line: null,
});

/** A bet of these wishes; a single one becomes an ordinary question. */
export function withWishes(reading: Reading, wishes: readonly LegWish[]): Reading {
  const [first] = wishes;
  const avoided = reading.teams.filter(({ stance }) => stance === 'avoid');
  // A part of the game that one wish names is not that of the others.
  const { period, lines, positions: _, ...others } = reading;
  const isOfAll = period !== undefined && !wishes.some((wish) => wish.period);
  const areLinesOfAll = lines !== undefined && !wishes.some((wish) => wish.lines);
  const whole: Reading = {
    ...others,
    ...(isOfAll && { period }),
    ...(areLinesOfAll && { lines }),
    ...taken(),
    teams: avoided,
  };
  if (!first) return settled({ ...whole, wishes: [], legs: null });
  const legs = legsOf(wishes);
  if (wishes.length === 1) {
    const { teams } = first;
    const own = { ...termsOf(first), teams: [...teams, ...avoided], wishes: [] };
    return settled({ ...whole, ...own, legs: legs > 1 ? { min: legs, max: legs } : null });
  }
  return settled({ ...whole, wishes: [...wishes], legs: { min: legs, max: legs } });
}

/** Equal wishes become one. */
export function merged(wishes: readonly LegWish[]): LegWish[] {
  const same = Map.groupBy(wishes, ({ count: _, ...terms }) => JSON.stringify(terms));
  return [...same.values()].flatMap((all) => {
    const [first] = all;
    return first ? [{ ...first, count: legsOf(all) }] : [];
  });
}
