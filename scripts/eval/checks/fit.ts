/** Checks whether an answer fits the terms of its case. */
import type { Leg } from '../../../lambdas/contracts/asking/analysis.ts';
import type { AskKind } from '../../../lambdas/contracts/asking/query.ts';
import type { Between, Expectation, Side } from '../cases/case.ts';
import { clock, type Day, days as dayNames } from '../clock.ts';
import { type Answered, isAnswered, legsOf, type Outcome } from '../outcome.ts';
import { decimalOf, rawGame, rawGames, sideOf } from '../raw.ts';
import { chancesOf, favoriteOf } from '../recompute/board.ts';

/**
 * @param first the answer before a follow-up
 * @returns a description of each unmet term; empty if the answer fits
 */
export function misfits(expect: Expectation, answer: Answered, first?: Outcome): string[] {
  if (!expect.kinds.includes(answer.kind)) return [`is ${answer.kind}, not ${expect.kinds.join(' or ')}`];
  const unsaid = (expect.says ?? []).filter(
    (word) => !answer.response.toLowerCase().includes(word.toLowerCase()),
  );
  const silent = [
    ...unsaid.map((word) => `does not say ${word}`),
    ...(expect.reads === undefined || queriesOf(answer).includes(expect.reads)
      ? []
      : [`is read as ${queriesOf(answer).join(', ') || 'no query'}, not ${expect.reads}`]),
  ];
  return answer.kind === 'play' ? [...silent, ...playMisfits(expect, answer, first)] : silent;
}

const queriesOf = (answer: Answered): readonly AskKind[] => ('asks' in answer ? (answer.asks ?? []) : []);

/** The same for a play, whatever kinds are expected. */
export function playMisfits(expect: Expectation, { analysis }: Answered, first?: Outcome): string[] {
  const { legs } = analysis;
  return [
    ...legs.flatMap((leg) => legMisfits(expect, leg)),
    ...wholeMisfits(expect, legs, analysis),
    ...(first ? changeMisfits(expect, analysis, first) : []),
  ];
}

/** What a follow-up must leave of the play before it, and make of it. */
function changeMisfits(
  { keeps, becomes }: Expectation,
  { legs, confidence }: Answered['analysis'],
  first: Outcome,
): string[] {
  const before = legsOf(first).map(selectionOf);
  const kept = legs.filter((leg) => before.includes(selectionOf(leg))).length;
  const was = isAnswered(first) ? first.analysis.confidence : Number.NaN;
  const isSo = becomes === 'likelier' ? confidence > was : confidence < was;
  return [
    ...(keeps === undefined || kept === keeps ? [] : [`keeps ${kept} legs, not ${keeps}`]),
    ...(becomes === undefined || isSo ? [] : [`is not ${becomes}`]),
  ];
}

const selectionOf = ({ gameId, market, key, team, selection, line, prop }: Leg): string =>
  [gameId, key ?? market, team, selection, line, prop?.playerId, prop?.stat].join(' ');

type Test<T> = (wanted: T, leg: Leg, expect: Expectation) => boolean;

/** One test per term, true if the leg meets it. */
const legTests: { readonly [Term in keyof Expectation]?: Test<NonNullable<Expectation[Term]>> } = {
  sports: (wanted, { sport }) => wanted.includes(sport),
  markets: (wanted, { market, prop }) => wanted.some((each) => each === (prop ? 'prop' : market)),
  sides: (wanted, leg) => wanted.some((side) => isSide(side, leg)),
  notSides: (wanted, leg) => !wanted.some((side) => isSide(side, leg)),
  price: (wanted, { price }) => price !== null && isWithin(decimalOf(price), wanted),
  chance: (wanted, { marketProbability }) => isBetween(marketProbability, wanted),
  likeliest: (_wanted, leg, { days }) =>
    (leg.marketProbability ?? 0) >= likeliestMoneyline(leg.sport, days ?? allDays) - nearly,
  value: (_wanted, { cost }) => typeof cost === 'number' && cost <= 0,
  line: (wanted, { line }) => line === wanted,
  draw: (wanted, { selection }) => (selection === 'draw') === wanted,
  period: (_wanted, { period }) => period !== undefined,
  player: (wanted, { prop }) => prop?.player === wanted,
  stats: (wanted, { prop }) => prop !== undefined && wanted.includes(prop.stat),
  onlyTeams: (wanted, leg) => teamsIn(leg).some((team) => wanted.includes(team)),
  notTeams: (wanted, leg) => !teamsIn(leg).some((team) => wanted.includes(team)),
  back: (wanted, leg) => isAbout(wanted, leg, (own, other) => own || !other),
  against: (wanted, leg) => isAbout(wanted, leg, (own, other) => other && !own),
  meeting: (wanted, leg) => wanted.every((team) => teamsIn(leg).includes(team)),
  days: (wanted, leg) => wanted.some((day) => rawGame(leg.gameId)?.day === dayNames[day]),
};

/** Tolerance in percentage points for a chance rounded to one decimal. */
const nearly = 0.1;

function legMisfits(expect: Expectation, leg: Leg): string[] {
  return Object.entries(legTests).flatMap(([term, test]) => {
    const wanted = expect[term as keyof Expectation];
    if (wanted === undefined) return [];
    const holds = (test as Test<unknown>)(wanted, leg, expect);
    return holds ? [] : [`${labelOf(leg)}: not ${term} ${JSON.stringify(wanted)}`];
  });
}

function wholeMisfits(
  { legs: count, everySport = [], teams = [], eachLeg = [], payout, whole }: Expectation,
  legs: readonly Leg[],
  { odds, confidence, slip }: Answered['analysis'],
): string[] {
  const [min, max] = typeof count === 'number' ? [count, count] : (count ?? [1, 8]);
  // No book's price is known of legs of one game: what they are worth counts.
  const pays = slip?.sameGame ? (slip.fairPrice ?? Number.NaN) : Number(odds);
  return [
    ...(areEach(eachLeg, legs) ? [] : ['a named leg is missing']),
    ...(legs.length >= min && legs.length <= max ? [] : [`${legs.length} legs, not ${min} to ${max}`]),
    ...everySport
      .filter((sport) => !legs.some((leg) => leg.sport === sport))
      .map((sport) => `no leg of the ${sport}`),
    ...teams
      .filter((team) => !legs.some((leg) => teamsIn(leg).includes(team)))
      .map((team) => `no leg with the ${team}`),
    ...(payout && !isWithin(decimalOf(pays), payout) ? [`pays ${pays}`] : []),
    ...(whole && !isBetween(confidence, whole) ? [`hits ${confidence}%`] : []),
  ];
}

/** Whether each set of terms is met by a different leg, in any order. */
function areEach([first, ...others]: readonly Partial<Expectation>[], legs: readonly Leg[]): boolean {
  if (!first) return true;
  return legs.some(
    (leg, index) =>
      legMisfits({ kinds: ['play'], ...first }, leg).length === 0 &&
      areEach(others, legs.toSpliced(index, 1)),
  );
}

function isSide(side: Side, leg: Leg): boolean {
  return side === 'favorite' || side === 'underdog' ? roleOf(leg) === side : leg.selection === side;
}

/** By the spread's line, otherwise by the moneyline, and a run line by both; undefined for totals. */
function roleOf({ gameId, sport, market, selection, line }: Leg): 'favorite' | 'underdog' | undefined {
  if (selection !== 'home' && selection !== 'away') return undefined;
  const game = rawGame(gameId);
  const favorite = game && favoriteOf(game);
  const toWin = favorite && (favorite === selection ? 'favorite' : 'underdog');
  if (market !== 'spread' || !line) return toWin;
  const byLine = line < 0 ? 'favorite' : 'underdog';
  const isAgainst = (sport === 'MLB' || sport === 'NHL') && toWin !== undefined && toWin !== byLine;
  return isAgainst ? undefined : byLine;
}

/** @param test whether the leg may be on one of the teams, and on an opponent of one */
function isAbout(
  wanted: readonly string[],
  leg: Leg,
  test: (own: boolean, other: boolean) => boolean,
): boolean {
  const game = rawGame(leg.gameId);
  if (!game || leg.market === 'total' || leg.prop) return true;
  const sides = wanted.flatMap((team) => sideOf(game, team) ?? []);
  if (sides.length === 0) return true;
  // A team's total is about the team that it is of.
  const own = leg.market === 'team_total' ? leg.team : leg.selection;
  return test(
    sides.some((side) => side === own),
    sides.some((side) => side !== own),
  );
}

const allDays = Object.keys(dayNames) as Day[];

/** Highest market probability in percent of a sport's upcoming games on these days. */
function likeliestMoneyline(sport: string, days: readonly Day[]): number {
  const games = rawGames(sport).filter(
    ({ day, startsAt }) => startsAt > clock && days.some((name) => dayNames[name] === day),
  );
  return Math.max(0, ...games.flatMap((game) => Object.values(chancesOf(game) ?? {})));
}

const teamsIn = ({ home, away }: Leg) => [home, away];
const labelOf = ({ home, away, market, selection, line, price }: Leg) =>
  `${away} at ${home} ${market} ${selection}${line === null ? '' : ` ${line}`} (${price})`;

/** American bounds, compared as decimal odds. */
function isWithin(decimal: number, { min, max }: Between): boolean {
  const tiny = 1e-9;
  return (
    (min === undefined || decimal >= decimalOf(min) - tiny) &&
    (max === undefined || decimal <= decimalOf(max) + tiny)
  );
}

function isBetween(percent: number | null, { min = 0, max = 100 }: Between): boolean {
  return percent !== null && percent >= min && percent <= max;
}
