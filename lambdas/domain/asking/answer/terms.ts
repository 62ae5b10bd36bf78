/**
 * The terms of a reading as tests of a leg and of the whole bet. The same tests filter the board and check the answer,
 * so that every offer meets the question.
 */
import type { Bounds, Reading, WantedSide } from '../../../contracts/asking/reading.ts';
import { gameSports } from '../../../contracts/feed/sports.ts';
import { isOnDays } from '../../feed/games/tournament.ts';
import { registry } from '../../feed/markets/registry.ts';
import { americanToDecimal, decimalToAmerican, parlayDecimal } from '../../feed/odds/odds.ts';
import { breakEven, productOf } from '../../feed/odds/value.ts';
import { isMeant } from '../../feed/players/names.ts';
import { leagueZone, minuteIn } from '../../platform/calendar.ts';
import { isInGroup, isPlace } from '../reading/names/groups.ts';
import { type Candidate, roleOf, teamOf } from './candidate.ts';
import { hasWantedLine } from './lines.ts';
import { fitTogether, shareGame, wholeChance } from './same-game/joint-of.ts';
import { describedLegs, freeLegs, usualLegs } from './same-game/readings.ts';
import { legsOfWishes } from './wishes/met.ts';

export type LegTerm =
  | 'team'
  | 'days'
  | 'starts'
  | 'group'
  | 'market'
  | 'player'
  | 'stat'
  | 'position'
  | 'not_market'
  | 'not_player'
  | 'not_stat'
  | 'not_position'
  | 'side'
  | 'not_side'
  | 'line'
  | 'lines'
  | 'price'
  | 'leg_chance'
  | 'risk'
  | 'value';

interface LegTest {
  readonly term: LegTerm;
  readonly holds: (leg: Candidate, reading: Reading) => boolean;
}

/** Percent: a safe leg, a coin-flip leg, and a long-shot or moderate whole bet. */
export const chances = { safe: 60, coinFlip: [45, 55], longShot: 25, moderate: [20, 60] } as const;

/** What a long shot of more than one leg pays, American odds. */
const longShot = { min: 1500, max: null } as const;

/** What a bet is to pay by its risk alone; null where a chance or a single says otherwise. */
export const payoutOfRisk = ({
  risk,
  legs,
  chance,
}: Pick<Reading, 'risk' | 'legs' | 'chance'>): Bounds | null =>
  risk === 'long_shot' && legs?.max !== 1 && !chance ? longShot : null;

/** In the order in which they explain an empty result. */
export const legTests: readonly LegTest[] = [
  { term: 'team', holds: isOnNamedSide },
  { term: 'days', holds: ({ game }, { days }) => days === null || isOnDays(game, days) },
  { term: 'starts', holds: ({ game }, { starts }) => isStarting(game.startsAt, starts) },
  { term: 'group', holds: isOfGroup },
  { term: 'market', holds: isOfMarket },
  { term: 'player', holds: isOnPlayer },
  { term: 'stat', holds: ({ prop }, { stat }) => !stat || !prop || prop.stat === stat },
  { term: 'position', holds: hasPosition },
  { term: 'not_market', holds: ({ market }, { notMarkets }) => !notMarkets.includes(market) },
  { term: 'not_player', holds: isOnNoneRefused },
  { term: 'not_stat', holds: hasNoRefusedStat },
  { term: 'not_position', holds: hasNoRefusedPosition },
  { term: 'side', holds: isWantedSide },
  { term: 'not_side', holds: (leg, { notSides }) => !notSides.some((side) => isSide(leg, side)) },
  { term: 'line', holds: hasLine },
  { term: 'lines', holds: hasWantedLine },
  { term: 'price', holds: ({ price }, { price: bounds }) => isWithin(price, bounds) },
  {
    term: 'leg_chance',
    holds: ({ marketProbability }, { legChance }) => !legChance || isBetween(marketProbability, legChance),
  },
  { term: 'risk', holds: hasLegRisk },
  { term: 'value', holds: (leg, { value }) => !value || hasValue(leg) },
];

/** If several sports are requested, "moneyline" includes golf outrights. */
export function isOfMarket({ market, marketKey }: Candidate, { markets, period = 'game' }: Reading): boolean {
  if (registry[marketKey].period !== period) return false;
  const isWinner = market === 'outright' && markets.includes('moneyline');
  return markets.length === 0 || isWinner || markets.includes(market);
}

/** A game after midnight belongs to the evening before. */
export function isStarting(startsAt: string, starts: Reading['starts']): boolean {
  if (!starts) return true;
  const minute = minuteOfDay(startsAt);
  return (
    (starts.from === null || minute >= starts.from) && (starts.before === null || minute < starts.before)
  );
}

/** Minutes after midnight Eastern of the league day, which ends in the small hours. */
export function minuteOfDay(startsAt: string): number {
  const at = minuteIn(leagueZone, startsAt);
  return at < lastNightHour * 60 ? at + 24 * 60 : at;
}

const lastNightHour = 5;

/** A leg on a team needs that team in the group; a total or a prop needs both teams of its game; a place, the home team. */
function isOfGroup(leg: Candidate, { group }: Reading): boolean {
  if (!group) return true;
  const { home, away, sport } = leg.game;
  if (isPlace(group)) return isInGroup(home.name, sport, group);
  const own = leg.prop ? null : teamOf(leg);
  return (own === null ? [home.name, away.name] : [own]).every((team) => isInGroup(team, sport, group));
}

function isOnPlayer({ prop, outright }: Candidate, { player }: Reading): boolean {
  const own = (prop ?? outright)?.player;
  return !player || own === undefined || isMeant(player, own);
}

function hasPosition({ prop, position }: Candidate, { positions }: Reading): boolean {
  return !positions || !prop || (position !== undefined && positions.includes(position));
}

/** "No points props": a sum with points in it is one, too, unless it is asked for. */
function hasNoRefusedStat({ prop }: Candidate, { notStats = [], stat }: Reading): boolean {
  if (!prop || notStats.length === 0) return true;
  const counted = prop.stat.split('_');
  const isSum = counted.length > 1 && counted.every((part) => summed.has(part));
  const isOut = isSum && prop.stat !== stat && notStats.some((refused) => counted.includes(refused));
  return !isOut && !notStats.includes(prop.stat);
}
const summed: ReadonlySet<string> = new Set(['points', 'rebounds', 'assists']);

/** A player whose position is not known could have one that is refused. */
function hasNoRefusedPosition({ prop, position }: Candidate, { notPositions }: Reading): boolean {
  return !notPositions || !prop || (position !== undefined && !notPositions.includes(position));
}

function isOnNoneRefused({ prop, outright }: Candidate, { notPlayers = [] }: Reading): boolean {
  const own = (prop ?? outright)?.player;
  return own === undefined || !notPlayers.some((player) => isMeant(player, own));
}

/**
 * A backed team needs its own side and a faded team the other one. A total is on neither side, so it fits only if
 * totals are requested.
 */
function isOnNamedSide(leg: Candidate, reading: Reading): boolean {
  const { game } = leg;
  const { teams, markets } = reading;
  const named = teams.filter(({ name }) => game.home.name === name || game.away.name === name);
  if (named.length === 0) return true;
  const avoided = named.filter(({ stance }) => stance === 'avoid');
  if (avoided.length > 0 && !isApart(leg, reading, avoided)) return false;
  if (avoided.length === named.length) return true;
  // A prop is not for or against a team: it is on a player of it, or of its opponent.
  if (leg.prop)
    return named.some(
      ({ name, stance }) => stance === 'game' || (stance === 'against') !== (name === leg.prop?.team),
    );
  const own = teamOf(leg);
  if (named.every(({ stance }) => stance === 'game')) {
    const isChoice = reading.intent === 'compare' && teams.length > 1 && named.length === 1;
    return !isChoice || leg.market === 'total' || named.some(({ name }) => own === name);
  }
  if (leg.market === 'total') return markets.includes('total');
  if (named.some(({ name, stance }) => stance === 'against' && (own === name || own === null))) return false;
  const backed = named.filter(({ stance }) => stance === 'back');
  return backed.length === 0 || backed.some(({ name }) => own === name);
}

/** Whether a leg is on the player or the team that is wanted, against an opponent that is refused. */
function isApart(leg: Candidate, { teams, player }: Reading, avoided: Reading['teams']): boolean {
  const own = leg.prop ? leg.prop.team : teamOf(leg);
  if (avoided.some(({ name }) => name === own)) return false;
  const isPlayer = leg.prop !== undefined && player !== null && isMeant(player, leg.prop.player);
  return isPlayer || teams.some(({ name, stance }) => stance === 'back' && name === own);
}

/**
 * Sides of one pair (favorite or underdog, home or away, over or under) exclude each other; of two pairs, both must
 * hold.
 */
function isWantedSide(leg: Candidate, { sides, markets }: Reading): boolean {
  if (sides.length === 0) return true;
  const isAboutTeams = sides.some((side) => side === 'favorite' || side === 'underdog');
  // "An underdog" without a market means the moneyline; a spread has to be requested.
  if (isAboutTeams && markets.length === 0 && leg.market !== 'moneyline' && leg.market !== 'outright')
    return false;
  return pairs.every((pair) => {
    const wanted = sides.filter((side) => pair.includes(side));
    return wanted.length === 0 || wanted.some((side) => isSide(leg, side));
  });
}

const pairs: readonly (readonly WantedSide[])[] = [
  ['favorite', 'underdog'],
  ['home', 'away', 'draw'],
  ['over', 'under'],
];

function isSide(leg: Candidate, side: WantedSide): boolean {
  if (side === 'favorite' || side === 'underdog') return roleOf(leg) === side;
  return leg.selection === side;
}

/**
 * The line of a spread is the side's own; that of a total is the game's. A line binds its own market only: "-8" is a spread,
 * so "-8 or the over" accepts any total, and "+3.5 or moneyline" the moneyline.
 */
function hasLine({ market, line: own }: Candidate, { line, markets }: Reading): boolean {
  if (line === null) return true;
  const isOther = market === 'moneyline' || (market === 'total' && line < 0);
  return isOther ? markets.includes(market) : own === line;
}

/** A chance that was measured on past prices is a range: a price is better than it where it beats the low end. */
function hasValue({ cost, price, measured }: Candidate): boolean {
  return cost <= 0 && (!measured || measured.range[0] >= breakEven(price));
}

function hasLegRisk({ marketProbability: chance }: Candidate, { risk }: Reading): boolean {
  if (risk === 'safe') return chance >= chances.safe;
  if (risk === 'coin_flip') return chance >= chances.coinFlip[0] && chance <= chances.coinFlip[1];
  return true;
}

/** @param american compared by payout, so that -110 is above -150 and below +100 */
export function isWithin(american: number, bounds: Bounds): boolean {
  if (bounds === null) return true;
  const decimal = americanToDecimal(american);
  return (
    (bounds.min === null || decimal >= americanToDecimal(bounds.min) - tiny) &&
    (bounds.max === null || decimal <= americanToDecimal(bounds.max) + tiny)
  );
}

const tiny = 1e-9;

export type WholeTerm = 'legs' | 'wishes' | 'one_side' | 'payout' | 'chance' | 'risk' | 'teams' | 'sports';

/** Whether each of several sports needs a leg. "NBA or NFL" for a single leg accepts either. */
export function isMixed(reading: Reading): boolean {
  // All of them means any of them: hardly a day has games of all.
  const { length } = reading.sports;
  return length > 1 && length < gameSports.length && legsWanted(reading).max >= length;
}

/**
 * @returns American odds of all legs together, rounded as displayed; of legs that share a game what multiplying says, as a parlay
 *   calculator does, since no feed has the books' price
 */
export function payoutOf(legs: readonly Candidate[]): number {
  return decimalToAmerican(parlayDecimal(legs.map(({ price }) => price)));
}

/** @returns percent; 0 for legs of one game whose dependence is not measured */
export function chanceOf(legs: readonly Candidate[]): number {
  if (shareGame(legs)) return wholeChance(legs);
  return productOf(legs.map(({ marketProbability }) => marketProbability)) ?? 0;
}

/** The number of legs for a payout or a long shot if the question does not name one. */
const openLegs = { min: 1, max: 4 };
/** The same of one game, whose legs are mostly at even prices. */
const openLegsOfOneGame = { ...usualLegs, max: 5 };

/** How many legs are requested; by default one, unless the bet must reach a price. */
export function legsWanted({ legs, payout, risk, sameGame, wishes }: Reading): { min: number; max: number } {
  if (legs) return sameGame ? { min: Math.max(2, legs.min), max: Math.max(2, legs.max) } : legs;
  if (sameGame && wishes.length > 0) {
    const count = Math.max(
      2,
      wishes.reduce((sum, wish) => sum + wish.count, 0),
    );
    return { min: count, max: count };
  }
  if (sameGame) return payout || risk === 'long_shot' ? openLegsOfOneGame : usualLegs;
  return payout || risk === 'long_shot' ? openLegs : { min: 1, max: 1 };
}

/** @returns the terms of the whole bet that these legs do not meet */
export function wholeMisfits(legs: readonly Candidate[], reading: Reading): WholeTerm[] {
  const { min, max } = legsWanted(reading);
  const misfits: WholeTerm[] = [];
  // "One from each game" names no number: the offer has as many as there are games.
  const isCounted = reading.legs !== null || !reading.eachGame;
  if (isCounted && (legs.length < min || legs.length > max)) misfits.push('legs');
  if (reading.sameGame ? !areOfOneGame(legs) : clashes(legs, reading)) misfits.push('one_side');
  if (legs.length > 0 && reading.payout && !isWithin(payoutOf(legs), reading.payout)) misfits.push('payout');
  // The chance of legs of one game takes long to work out.
  if (reading.chance && !isBetween(chanceOf(legs), reading.chance)) misfits.push('chance');
  if (!hasWholeRisk(legs, reading)) misfits.push('risk');
  if (!hasTeams(legs, reading)) misfits.push('teams');
  const sports = new Set(legs.map(({ game }) => game.sport));
  // Where nothing safe is to be had, the likeliest legs replace it.
  const asked = reading.risk === 'safe' ? { ...reading, risk: null } : reading;
  if (reading.wishes.length > 0 && !reading.sameGame && !legsOfWishes(legs, asked, isLegOf))
    misfits.push('wishes');
  if (isMixed(reading) && reading.sports.some((sport) => !sports.has(sport))) misfits.push('sports');
  return misfits;
}

/** Legs that are described one by one can share a game, if neither contains or excludes the other. */
function clashes(legs: readonly Candidate[], reading: Reading): boolean {
  const isOfGames = clashOf(reading);
  const isClash = (a: Candidate, b: Candidate) =>
    reading.wishes.length > 1 && a.game.id === b.game.id ? !fitTogether(a, b) : isOfGames(a, b);
  return legs.some((leg, index) => legs.slice(index + 1).some((other) => isClash(leg, other)));
}

const areOfOneGame = (legs: readonly Candidate[]) => new Set(legs.map(({ game }) => game.id)).size <= 1;

/** Whether a leg meets the reading, including its sport. */
export function isLegOf(leg: Candidate, reading: Reading): boolean {
  const { sports } = reading;
  return (
    (sports.length === 0 || sports.includes(leg.game.sport)) &&
    legTests.every(({ holds }) => holds(leg, reading))
  );
}

/** Whether every team named is in a leg or, with fewer legs than teams, at least one is. */
function hasTeams(legs: readonly Candidate[], reading: Reading): boolean {
  const names = reading.teams.filter(({ stance }) => stance !== 'avoid').map(({ name }) => name);
  if (names.length === 0 || legs.length === 0) return true;
  const isIn = (name: string) => legs.some(({ game }) => game.home.name === name || game.away.name === name);
  return names.length <= legsWanted(reading).max ? names.every(isIn) : names.some(isIn);
}

function isBetween(percent: number, { min, max }: NonNullable<Bounds>): boolean {
  return (min === null || percent >= min) && (max === null || percent <= max);
}

/**
 * Few singles pay as much as a long shot should, so one that is asked for as a single, or with its chance, has to be unlikely only. A payout
 * that is named says how long it is: "feeling risky, a +1000 parlay".
 */
function hasWholeRisk(legs: readonly Candidate[], reading: Reading): boolean {
  const { risk } = reading;
  if (risk !== 'long_shot' && risk !== 'moderate') return true;
  const chance = chanceOf(legs);
  if (risk === 'long_shot')
    return chance <= chances.longShot && isWithin(payoutOf(legs), reading.payout ?? payoutOfRisk(reading));
  return chance >= chances.moderate[0] && chance <= chances.moderate[1];
}

/** Legs of one game are correlated, and two legs on one team's games can contradict each other. */
export function clash(a: Candidate, b: Candidate): boolean {
  if (a.market === 'outright' || b.market === 'outright') return a.game.id === b.game.id;
  const teams = [a.game.home.name, a.game.away.name];
  return (
    a.game.sport === b.game.sport && (teams.includes(b.game.home.name) || teams.includes(b.game.away.name))
  );
}

/** "The Leafs tonight and tomorrow": where legs are wished for on days of their own, a team can have a leg on each. */
export function clashOf({ wishes }: Pick<Reading, 'wishes'>): (a: Candidate, b: Candidate) => boolean {
  const days = new Set(wishes.flatMap((wish) => (wish.days ? [wish.days.join()] : [])));
  return days.size < 2 ? clash : (a, b) => a.game.day === b.game.day && clash(a, b);
}

const meets = (leg: Candidate, reading: Reading) => legTests.every(({ holds }) => holds(leg, reading));

/** Whether each leg that a same-game question describes is there, and the others meet its terms for any leg. */
function fitOneGame(legs: readonly Candidate[], reading: Reading): boolean {
  const free = freeLegs(reading);
  return (
    describedLegs(reading).every((described) => legs.some((leg) => meets(leg, described))) &&
    legs.every((leg) => meets(leg, free))
  );
}

/** Whether an answer meets every term of the question. */
export function fits(legs: readonly Candidate[], reading: Reading): boolean {
  return (
    legs.length > 0 &&
    (reading.sameGame ? fitOneGame(legs, reading) : legs.every((leg) => meets(leg, reading))) &&
    wholeMisfits(legs, reading).length === 0
  );
}
