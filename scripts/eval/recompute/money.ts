/** Recomputes probability, break-even and cost from prices, for each leg and for the whole. */
import type { Evidence, Leg, PromptAnalysis } from '../../../lambdas/contracts/asking/analysis.ts';
import type { Slip } from '../../../lambdas/contracts/asking/slip.ts';
import type { Game } from '../../../lambdas/domain/feed/games/game.ts';
import { entryOf, isGameKey, isMainMarket, keyOf } from '../../../lambdas/domain/feed/markets/registry.ts';
import { tieShare } from '../../../lambdas/domain/feed/markets/ties.ts';
import type { ReplayedGame } from '../../local/feed/seasons/replay.ts';
import { decimalOf, rawGame } from '../raw.ts';
import { type Board, boardOf, boardOfProp, boardOfYes, middle } from './board.ts';
import { boardOfWinner } from './golf.ts';
import { round } from './team.ts';

/** Prices of a leg's side at the books that count. */
interface Side {
  readonly chance: number;
  /** American odds, best first. */
  readonly prices: readonly number[];
  /** The price of each book. */
  readonly byBook: ReadonlyMap<string, number>;
  /** Books with the best price. */
  readonly bestBooks: readonly string[];
  /** No-vig probability in percent of each book. */
  readonly fair: readonly number[];
}

function boardOfGame(game: ReplayedGame, leg: Leg): Board | undefined {
  const { market } = leg;
  if (leg.prop) return playerBoard(game, leg);
  return market === 'moneyline' || market === 'spread' || market === 'total'
    ? boardOf(game, market, boardLine(leg))
    : undefined;
}

/** @returns undefined if no counting book has the leg's line */
function sideOf(leg: Leg): Side | undefined {
  const { gameId, market, selection, line } = leg;
  const game = rawGame(gameId);
  const board =
    market === 'outright' ? boardOfWinner(leg.outright?.player ?? '') : game && boardOfGame(game, leg);
  const sides = market === 'total' || leg.prop ? ['over', 'under'] : ['home', 'away', 'draw'];
  const place = market === 'outright' ? 0 : sides.indexOf(selection);
  const chance = board?.chances[place];
  if (!board || chance === undefined) return undefined;
  const ownLine = market === 'spread' && place === 1 ? 0 - (board.line ?? 0) : board.line;
  if (Math.abs((ownLine ?? 0) - (line ?? 0)) > 1e-9) return undefined;
  const paying = board.offers
    .map(({ book, prices }) => ({ book, price: prices[place] ?? Number.NaN }))
    .sort((a, b) => decimalOf(b.price) - decimalOf(a.price));
  return {
    chance,
    prices: paying.map(({ price }) => price),
    byBook: new Map(paying.map(({ book, price }) => [book, price])),
    bestBooks: paying.filter(({ price }) => price === paying[0]?.price).map(({ book }) => book),
    fair: board.offers.map(({ fair }) => fair[place] ?? Number.NaN),
  };
}

const playerBoard = (game: ReplayedGame, leg: Leg) =>
  leg.oneSided ? boardOfYes(game, leg) : boardOfProp(game, leg);

/** The home side's handicap, or the total; undefined for a moneyline. */
function boardLine({ market, selection, line }: Leg): number | undefined {
  if (line === null) return undefined;
  return market === 'spread' && selection === 'away' ? 0 - line : line;
}

/** An alternate line, a team total or a part of the game: the replay has no prices of its own for them. */
function isApart(leg: Leg): boolean {
  const key = keyOf(leg);
  return key !== undefined && isGameKey(key) && !isMainMarket(key);
}

/** The share of a single's stakes that come back, because the part of the game can be tied and has no price for it. */
function shareReturned(leg: Leg): number {
  const entry = isApart(leg) ? entryOf(leg) : undefined;
  if (!entry || entry.period === 'game' || entry.hasLine || entry.sides.includes('draw')) return 0;
  return tieShare(leg.sport, entry.period);
}

/** Equal up to rounding in the last place. */
const isNear = (a: number | null | undefined, b: number, places: number) =>
  typeof a === 'number' && Math.abs(a - b) <= 0.5000001 * 10 ** -places + 1e-9;

/**
 * @param game as the product has it; undefined if it is not on its board
 * @returns figures of a leg, and of its facts about prices, that the books' prices contradict
 */
export function deniedOfLeg(leg: Leg, game: Game | undefined): string[] {
  if (isApart(leg)) return [];
  const side = game && sideOf(leg);
  const best = side?.prices[0];
  if (!side || best === undefined) return [`${leg.market} ${leg.selection} ${leg.line} is not priced`];
  const { price, book, bestPrice, books, marketProbability, medianPrice, breakEven, cost } = leg;
  const decimal = decimalOf(price ?? Number.NaN);
  const median = middle(side.prices.map(decimalOf));
  return [
    ...(price === side.byBook.get(book ?? '') ? [] : [`price ${price}, but not at ${book}`]),
    ...(bestPrice === best && side.bestBooks.includes(leg.bestBook ?? '')
      ? []
      : [`best price ${bestPrice} at ${leg.bestBook}, but ${best} at ${side.bestBooks}`]),
    ...(books === side.prices.length ? [] : [`${books} books, but ${side.prices.length} count`]),
    ...(isNear(marketProbability, side.chance, 1)
      ? []
      : [`chance ${marketProbability}, but ${side.chance} by its prices`]),
    ...(typeof medianPrice !== 'number' || isNearestAmerican(medianPrice, median)
      ? []
      : [`median price ${medianPrice}, but ${round(median, 4)} by its prices`]),
    ...(isNear(breakEven, 100 / decimal, 1) ? [] : [`break-even ${breakEven}, but ${100 / decimal}`]),
    ...(isNear(cost, 100 - (marketProbability ?? 0) * decimal, 2) ? [] : [`cost ${cost}`]),
    ...(leg.evidence ?? []).flatMap((evidence) => deniedOfBooks(evidence, side)),
  ];
}

/** @returns figures of a fact about the books that their prices contradict; empty for other facts */
function deniedOfBooks({ kind, values }: Evidence, { prices, bestBooks, fair }: Side): string[] {
  const [best = 100] = prices;
  const decimals = prices.map(decimalOf);
  const number = (name: string) => Number(values[name] ?? Number.NaN);
  const saved = 100 * (decimalOf(best) - decimalOf(number('median')));
  const checks: Readonly<Record<string, boolean>> | undefined = {
    best_price: {
      price: number('price') === best,
      book: bestBooks.includes(String(values.book)),
      books: number('books') === prices.length,
      median: isNearestAmerican(number('median'), middle(decimals)),
      saves: isNear(number('saves'), saved, 2) && number('per') === 100,
    },
    agreement: {
      books: number('books') === prices.length,
      low: isNear(number('low'), Math.min(...fair), 1),
      high: isNear(number('high'), Math.max(...fair), 1),
    },
  }[kind as string];
  return Object.entries(checks ?? {})
    .filter(([, holds]) => !holds)
    .map(([name]) => `${kind}: ${name} is ${values[name]}, which its prices contradict`);
}

/** @returns figures of a cost fact that its leg contradicts */
export function deniedOfCost({ values, side }: Evidence, leg: Leg): string[] {
  const expected: Record<string, number | null | undefined> = {
    price: leg.price,
    chance: leg.marketProbability,
    break_even: leg.breakEven,
    cost: Math.abs(leg.cost ?? Number.NaN),
    per: 100,
  };
  const wanted = Math.sign(leg.cost ?? 0) > 0 ? 'against' : leg.cost === 0 ? 'neutral' : 'for';
  return [
    ...Object.keys({ ...expected, ...values })
      .filter((name) => values[name] !== expected[name])
      .map((name) => `${name} is ${values[name]}, but ${expected[name]} by the leg`),
    ...(side === wanted ? [] : [`is listed as ${side}, at a cost of ${leg.cost}`]),
  ];
}

/** @returns figures of the whole that its legs contradict */
export function deniedOfWhole(analysis: PromptAnalysis): string[] {
  return [...deniedOfOneBook(analysis), ...deniedOfPrice(analysis)];
}

/** All legs are at one book, which pays most for all of them; the others that list them all pay what is said. */
function deniedOfOneBook({ legs, book, slip, elsewhere = [] }: PromptAnalysis): string[] {
  if (legs.some(isApart)) return [];
  const sides = legs.map((leg) => sideOf(leg)?.byBook ?? new Map<string, number>());
  const everywhere = [...(sides[0]?.keys() ?? [])].flatMap((name) => {
    const prices = sides.flatMap((side) => side.get(name) ?? []);
    const decimal = prices.reduce((all, price) => all * decimalOf(price), 1);
    return prices.length === legs.length ? [{ name, decimal }] : [];
  });
  const most = Math.max(...everywhere.map(({ decimal }) => decimal));
  const own = everywhere.find(({ name }) => name === book);
  const others = everywhere.filter(({ name }) => name !== book);
  return [
    ...(legs.every((leg) => leg.book === book) ? [] : [`legs at several books, and ${book} for the whole`]),
    ...(own && own.decimal > most - 1e-9 ? [] : [`${book} does not pay most for all legs`]),
    // What other books pay for legs of one game is not known.
    ...(slip || others.length === elsewhere.length
      ? []
      : [`${elsewhere.length} other books, but ${others.length} list all`]),
    ...elsewhere
      .filter(({ book: name, odds }) => {
        const other = others.find((each) => each.name === name);
        return !other || !isNearestAmerican(Number(odds), other.decimal);
      })
      .map(({ book: name, odds }) => `${odds} at ${name} for the whole, which its prices contradict`),
  ];
}

/**
 * A chance of legs of one game is between what they have at least in common and the least likely of them; no price is claimed
 * but the product of its legs.
 */
function deniedOfSlip(analysis: PromptAnalysis, slip: Slip): string[] {
  const { legs, confidence, odds, break_even, expected_value } = analysis;
  const chances = legs.map((leg) => leg.marketProbability ?? Number.NaN);
  const [least, most] = [100 - chances.reduce((sum, each) => sum + 100 - each, 0), Math.min(...chances)];
  const product = legs.reduce((all, { price }) => all * decimalOf(price ?? Number.NaN), 1);
  const { chance, chanceRange, fairPrice, goodAt, multiplied, note } = slip;
  // Legs whose dependence is not measured have no chance, and the slip says so.
  if (chance === null && note !== null)
    return fairPrice === null && goodAt === null && confidence === 0
      ? []
      : [`a price or a chance, but ${note}`];
  const [low, high] = chanceRange ?? [0, 0];
  const claimed = [odds, break_even, expected_value].filter((each) => each !== null);
  return [
    ...(claimed.length > 0 ? [`claims ${claimed} of a price that nobody knows`] : []),
    ...(chance !== null && chance >= least - 0.1 && chance <= most + 0.1
      ? []
      : [`chance ${chance} of ${chances}`]),
    ...(confidence === chance ? [] : [`confidence ${confidence}, but a chance of ${chance}`]),
    ...(low <= (chance ?? 0) && high >= (chance ?? 0) ? [] : [`range ${low} to ${high} around ${chance}`]),
    ...(isNearestAmerican(fairPrice ?? Number.NaN, 100 / (chance ?? 0)) ? [] : [`fair price ${fairPrice}`]),
    ...(goodAt === null || isNearestAmerican(goodAt, 100 / low) ? [] : [`good at ${goodAt}`]),
    ...(isNearestAmerican(multiplied ?? Number.NaN, product) ? [] : [`multiplied ${multiplied}`]),
  ];
}

function deniedOfPrice(analysis: PromptAnalysis): string[] {
  if (analysis.slip) return deniedOfSlip(analysis, analysis.slip);
  const { legs, confidence, market_probability, odds, break_even, expected_value } = analysis;
  const chance = legs.reduce((all, leg) => (all * (leg.marketProbability ?? Number.NaN)) / 100, 100);
  // Below 1%, two significant digits.
  const places = chance < 1 ? 1 - Math.floor(Math.log10(chance)) : 1;
  const american = Number(odds);
  const decimal = legs.reduce((all, leg) => all * decimalOf(leg.price ?? Number.NaN), 1);
  const shown = decimalOf(american);
  const returned = legs.length === 1 && legs[0] ? shareReturned(legs[0]) : 0;
  return [
    ...(isNear(confidence, chance, places) ? [] : [`confidence ${confidence}, but ${chance} by its legs`]),
    ...(market_probability === confidence
      ? []
      : [`market ${market_probability}, but confidence ${confidence}`]),
    // American odds are whole numbers, so the nearest one must be shown.
    ...(isNearestAmerican(american, decimal) ? [] : [`odds ${odds}, but ${round(decimal, 4)} by its legs`]),
    ...(isNear(break_even, 100 / shown, 1) ? [] : [`break-even ${break_even}`]),
    ...(isNear(expected_value, (confidence * shown - 100) * (1 - returned), 2)
      ? []
      : [`expected value ${expected_value}`]),
  ];
}

function isNearestAmerican(american: number, decimal: number): boolean {
  const exact = decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1);
  return Math.abs(american - exact) <= 0.5000001 || (american === 100 && Math.abs(exact) < 100.5000001);
}
