/** Makes the terms of a reading consistent with each other. */
import {
  type Reading,
  type WantedSide,
  wantedMarkets,
  wantedSides,
} from '../../../contracts/asking/reading.ts';
import { positions } from '../../../contracts/feed/positions.ts';
import { sports } from '../../../contracts/feed/sports.ts';
import { settledGolf } from './settle-golf.ts';

/** Of a round robin, if the words name no number. */
const usualLegs = 3;

const opposed: readonly (readonly [WantedSide, WantedSide])[] = [
  ['favorite', 'underdog'],
  ['home', 'away'],
  ['over', 'under'],
];

/** @returns a new reading; a term that is both wanted and excluded counts as wanted */
export function settled(reading: Reading): Reading {
  const made: Reading = { ...reading };
  // Naming both sides leaves the choice open.
  const both = opposed.flatMap((pair) => (pair.every((side) => made.sides.includes(side)) ? pair : []));
  made.sides = made.sides.filter((side) => !both.includes(side));
  if (made.stat !== null || made.positions) made.markets = including(made.markets, 'prop');
  // "LeBron points, over or under", "LeBron over under": the sides of a prop, and no total.
  const isOfPlayer = made.markets.includes('prop') && made.teams.every(({ stance }) => stance === 'avoid');
  if (made.player !== null && (made.stat !== null || isOfPlayer))
    made.markets = made.markets.filter((market) => market !== 'total');
  // "Yanks, Jays, Padres all moneyline" is one leg on each, and none on the other games.
  if (made.teams.filter(({ stance }) => stance === 'back').length > 1) made.eachGame = false;
  // "One from each league" names no number.
  if (made.eachSport && made.legs?.max === 1) made.legs = null;
  made.legs = legsOfSlips(made);
  const isTotal = reading.sides.some((side) => side === 'over' || side === 'under');
  if (made.markets.includes('team_total')) made.markets = made.markets.filter((market) => market !== 'total');
  else if (isTotal && !made.markets.includes('prop')) made.markets = including(made.markets, 'total');
  made.notSides = made.notSides.filter((side) => !made.sides.includes(side));
  made.sides = inOrder(made.sides, wantedSides);
  made.notSides = inOrder(made.notSides, wantedSides);
  const wanted = made.teams.filter(({ stance }) => stance !== 'avoid');
  const ofLegs = made.wishes.flatMap(({ sports: own, teams }) => [
    ...own,
    ...teams.map(({ sport }) => sport),
  ]);
  // Wishes name their own sports.
  const named = new Set(ofLegs.length > 0 ? ofLegs : [...made.sports, ...wanted.map(({ sport }) => sport)]);
  // An excluded team implies its sport only if nothing else does.
  if (named.size === 0) for (const { sport } of made.teams) named.add(sport);
  made.sports = sports.filter((sport) => named.has(sport));
  Object.assign(made, settledGolf(made));
  made.notMarkets = made.notMarkets.filter((market) => !made.markets.includes(market));
  made.markets = inOrder(made.markets, wantedMarkets);
  if (made.positions) made.positions = inOrder(made.positions, positions);
  else delete made.positions;
  if (made.notPositions) made.notPositions = inOrder(made.notPositions, positions);
  else delete made.notPositions;
  made.notMarkets = inOrder(made.notMarkets, wantedMarkets);
  if (made.days !== null) made.days = [...new Set(made.days)].sort();
  const lines = settledLines(made);
  if (lines) made.lines = lines;
  else delete made.lines;
  made.topic = made.intent === 'info' ? (made.topic ?? 'schedule') : null;
  // An information question takes no side, unless it is about prices.
  if (made.topic !== null && made.topic !== 'prices') {
    made.teams = made.teams.map((team) => (team.stance === 'avoid' ? team : { ...team, stance: 'game' }));
  }
  return made;
}

/** A single has one leg, and a round robin more than two, of which each parlay has some. */
function legsOfSlips({ slips, legs }: Reading): Reading['legs'] {
  if (slips?.kind === 'singles') return { min: 1, max: 1 };
  if (slips?.kind !== 'round_robin' || (legs && legs.min > 1)) return legs;
  return { min: usualLegs, max: usualLegs };
}

/** A line that is named says which alternate is meant. */
function settledLines({ lines, line }: Reading): Reading['lines'] {
  if (!lines) return undefined;
  const { min, max, any, ending } = lines;
  const alternate = line === null ? lines.alternate : null;
  const isOpen = [min, max, ending, alternate].every((each) => each === null) && any.length === 0;
  return isOpen ? undefined : { ...lines, alternate };
}

/** In the contract's order, so that equivalent readings are equal. */
function inOrder<T>(items: readonly T[], all: readonly T[]): T[] {
  return all.filter((each) => items.includes(each));
}

function including<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? [...list] : [...list, item];
}
