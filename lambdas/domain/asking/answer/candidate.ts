/** A selection that an answer may contain: priced, with the facts for and against it. */
import type { EvidenceSide, Leg } from '../../../contracts/asking/analysis.ts';
import { booksOf, marketOf } from '../../feed/board/board.ts';
import { marketSides, sidesAtLine } from '../../feed/board/market-sides.ts';
import { knownProps } from '../../feed/board/props.ts';
import { type MarketSide, outrightSides, pricedSides, propSides } from '../../feed/board/sides.ts';
import type { Game, Team } from '../../feed/games/game.ts';
import { isGameKey, isMainMarket, isMarketKey, registry } from '../../feed/markets/registry.ts';
import { tieShare } from '../../feed/markets/ties.ts';
import type { Quote } from '../../feed/odds/consensus.ts';
import { americanToDecimal } from '../../feed/odds/odds.ts';
import { breakEven, costPerHundred } from '../../feed/odds/value.ts';
import type { Fact } from '../facts/fact.ts';
import { historyFacts, historySide } from '../facts/kinds/history.ts';
import { type MarketFact, marketFacts } from '../facts/kinds/market.ts';
import { playerFacts, playerSide } from '../facts/kinds/player.ts';
import type { SportSheet } from '../facts/sheet.ts';
import { argumentsOf, factsOf, sideOf } from './fact-kinds.ts';

export interface Candidate extends MarketSide {
  /** Unique across games: `NFL-182771 spread home`, `NFL-182771 prop 3321 passing_yards over`, `… win tom-kim`. */
  readonly key: string;
  readonly decimal: number;
  /** The market's probability, percent. */
  readonly marketProbability: number;
  readonly breakEven: number;
  /** Dollars per $100; negative if the bet wins on average. */
  readonly cost: number;
  /** Facts about the prices: best price, movement, agreement. */
  readonly priceFacts: readonly MarketFact[];
  /** All other facts about the game, by whether they support this selection. */
  readonly facts: Readonly<Record<EvidenceSide, readonly Fact[]>>;
}

/** A sport's games and the data of its teams, as loaded for one answer. */
export interface Board {
  readonly games: readonly Game[];
  readonly sheet?: SportSheet | undefined;
  /** Every team seen so far, by the feed's ids, to name those of past results. */
  readonly teams?: readonly Team[] | undefined;
  /** Names of the players with props, by game ID; for games whose props are not loaded. */
  readonly players?: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * Sides without a probability are omitted, because their chance is unknown.
 * @param books the books that the user can use; empty for any
 * @param line a spread or total that is asked for: offered besides the main line where some book lists it; `all` for every line
 */
export const candidatesOf = oncePerGame(ofTeams);

/**
 * Both sides of each prop with a two-sided price and a known player, so that it can be graded. Players who are out are
 * omitted, because the bet would be void. Facts about teams say little about one player, so only the player's own are
 * used.
 * @param books the books that the user can use; empty for any
 * @param line a line that is asked for, besides the main line; `all` for every line
 */
export const propCandidatesOf = oncePerGame(ofPlayers);

/**
 * Evaluating the possible changes of an answer needs the same candidates many times, so the last result is cached for
 * the lifetime of each game object, with its inputs compared by identity.
 */
function oncePerGame<From extends readonly unknown[]>(
  compute: (game: Game, ...from: From) => Candidate[],
): (game: Game, ...from: From) => readonly Candidate[] {
  const last = new WeakMap<Game, { readonly from: From; readonly candidates: readonly Candidate[] }>();
  return (game, ...from) => {
    const known = last.get(game);
    const isSame = known?.from.length === from.length && from.every((each, at) => each === known.from[at]);
    if (known && isSame) return known.candidates;
    const candidates = compute(game, ...from);
    last.set(game, { from, candidates });
    return candidates;
  };
}

function ofTeams(
  game: Game,
  sheet: SportSheet | undefined,
  now: Date,
  books: readonly string[] = [],
  line: number | 'all' | null = null,
): Candidate[] {
  const lines = line === 'all' ? alternateLines(game) : line === null ? [] : [line];
  const sides = [...pricedSides(game, books), ...lines.flatMap((each) => sidesAtLine(game, each, books))];
  if (sides.length === 0) return [];
  const facts = factsOf(game, sheet, now);
  return sides.flatMap((side) => {
    const own = argumentsOf(facts, side);
    const about = (wanted: EvidenceSide) => own.filter((fact) => sideOf(fact, side) === wanted);
    return candidateOf(side, about);
  });
}

/** The sizes of the spreads and totals that some book lists; each is looked for on both sides. */
function alternateLines(game: Game): number[] {
  const ofMain = booksOf(game).flatMap(({ spread, total }) => [spread?.homeLine, total?.line]);
  const others = (game.markets ?? []).flatMap(({ key, prices }) =>
    key === 'alternate_spread' || key === 'alternate_total' ? prices.map(({ line }) => line) : [],
  );
  return [
    ...new Set([...ofMain, ...others].flatMap((line) => (typeof line === 'number' ? [Math.abs(line)] : []))),
  ];
}

function ofPlayers(
  game: Game,
  books: readonly string[] = [],
  line: number | 'all' | null = null,
): Candidate[] {
  return knownProps(game).flatMap((prop) => {
    if (prop.known.availability === 'out') return [];
    const main = propSides(game, prop, books);
    const listed =
      line === 'all' ? [...new Set(prop.prices.map((price) => price.line))] : line === null ? [] : [line];
    const others = listed.flatMap((each) =>
      main[0]?.line === each ? [] : propSides(game, prop, books, each),
    );
    return [...main, ...others].flatMap((side) => {
      const facts = playerFacts(game, prop, side.line ?? 0);
      const about = (wanted: EvidenceSide) => facts.filter((fact) => playerSide(fact, side) === wanted);
      return candidateOf(side, about);
    });
  });
}

/**
 * Every player of a tournament with a known chance to win. Prices are the only data about golfers.
 * @param books the books that the user can use; empty for any
 */
export function outrightCandidatesOf(game: Game, books: readonly string[] = []): Candidate[] {
  return outrightSides(game, books).flatMap((side) => candidateOf(side, () => []));
}

/**
 * Every side of the markets on a part of the game, or of the team totals of the whole game, as loaded. Facts about whole games
 * say little about them: only a team's own points count.
 * @param books the books that the user can use; empty for any
 */
export function marketCandidatesOf(
  game: Game,
  of: Parameters<typeof marketSides>[1],
  { sheet, teams: names = [] }: Pick<Board, 'sheet' | 'teams'>,
  books: readonly string[] = [],
): readonly Candidate[] {
  return marketSides(game, of, books).flatMap((side) => {
    const facts = historyFacts(side, { sheet, names });
    return candidateOf(side, (wanted) => facts.filter((fact) => historySide(fact, side) === wanted));
  });
}

/** The key of a candidate and of the leg made from it. */
export function selectionKey(
  gameId: string,
  {
    market,
    key,
    selection,
    prop,
    outright,
    team,
  }: Pick<Leg, 'market' | 'key' | 'selection' | 'prop' | 'outright' | 'team'>,
): string {
  if (prop) return `${gameId} prop ${prop.playerId} ${prop.stat} ${selection}`;
  return outright
    ? `${gameId} win ${outright.playerId}`
    : [gameId, isStoredApart(key) ? key : market, team, selection].filter(Boolean).join(' ');
}

/**
 * A candidate at another book's price.
 * @param quote undefined for its own price
 */
export function takenAt(candidate: Candidate, quote: Quote | undefined): Candidate {
  if (!quote || quote.book === candidate.book) return candidate;
  const { price, book, at: pricedAt } = quote;
  const isOwnBook = candidate.own.some((own) => own.book === book);
  const side = { ...candidate, price, book, pricedAt, isOwnBook, elsewhere: null };
  return {
    ...side,
    decimal: americanToDecimal(price),
    breakEven: breakEven(price),
    cost: costOf(candidate, candidate.marketProbability, price),
    priceFacts: marketFacts(side),
  };
}

/** Whether it is another selection than one of the main markets: an alternate line is that of its main line. */
const isStoredApart = (key: string | undefined): boolean =>
  key !== undefined &&
  isMarketKey(key) &&
  isGameKey(key) &&
  !isMainMarket(key) &&
  key !== 'alternate_spread' &&
  key !== 'alternate_total';

/** Dollars per $100. Where a tie returns the stake, only the rest is at risk, and the chance is that without a tie. */
export function costOf(
  { game, marketKey }: Pick<MarketSide, 'game' | 'marketKey'>,
  percent: number,
  price: number,
): number {
  const { period, sides } = registry[marketKey];
  const cost = costPerHundred(percent, price);
  if (period === 'game' || registry[marketKey].hasLine || sides.includes('draw')) return cost;
  return Number((cost * (1 - tieShare(game.sport, period))).toFixed(2));
}

/** @returns none for a side whose chance is unknown */
export function candidateOf(
  side: MarketSide,
  about: (wanted: EvidenceSide) => readonly Fact[] = () => [],
): Candidate[] {
  const { price, marketProbability } = side;
  if (marketProbability === null) return [];
  return [
    {
      ...side,
      key: selectionKey(side.game.id, { ...side, key: side.marketKey }),
      decimal: americanToDecimal(price),
      marketProbability,
      breakEven: breakEven(price),
      cost: costOf(side, marketProbability, price),
      priceFacts: marketFacts(side),
      facts: { for: about('for'), against: about('against'), neutral: about('neutral') },
    },
  ];
}

export type Role = 'favorite' | 'underdog';

/** A run line and a puck line are the same for every game, so that a side gives them also where it is not likelier to win. */
const hasFixedLine: ReadonlySet<string> = new Set(['MLB', 'NHL']);

/**
 * In a tournament, the favorite is the player with the shortest price. Otherwise the side that gives the points,
 * otherwise the side with the higher probability to win. Null for totals and draws, if both sides are even, and for a run line that is
 * given by the side that is not likelier to win.
 */
export function roleOf({ game, market, selection, line, outright }: MarketSide): Role | null {
  if (outright) return game.field?.players[0] === outright.player ? 'favorite' : 'underdog';
  if (selection !== 'home' && selection !== 'away') return null;
  const [home, away] = marketOf(game, 'moneyline')?.sides ?? [];
  const isKnown = home && away && home.probability !== away.probability;
  const isLikelier = isKnown && home.probability > away.probability === (selection === 'home');
  const toWin = isKnown ? (isLikelier ? 'favorite' : 'underdog') : null;
  if (market !== 'spread' || line === null || line === 0) return toWin;
  const byLine = line > 0 ? 'underdog' : 'favorite';
  const isOther = hasFixedLine.has(game.sport) && toWin !== null && toWin !== byLine;
  return isOther ? null : byLine;
}

/** The team a selection is on; null for a total of the game or a draw. */
export function teamOf({ game, selection, team }: MarketSide): string | null {
  if (team) return game[team].name;
  return selection === 'home' || selection === 'away' ? game[selection].name : null;
}
