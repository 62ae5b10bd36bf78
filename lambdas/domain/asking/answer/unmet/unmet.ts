/** Why nothing fits a question: the first term that no selection meets, with the one that comes closest. */
import type { LegMarket } from '../../../../contracts/asking/analysis.ts';
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { booksOf } from '../../../feed/board/board.ts';
import { type MarketSide, pricedSides } from '../../../feed/board/sides.ts';
import type { Game } from '../../../feed/games/game.ts';
import { parts } from '../../../feed/markets/periods.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import type { NoGolf } from '../../golf-unmet.ts';
import type { Candidate } from '../candidate.ts';
import type { NoGames } from '../games/games.ts';
import type { RelatedLegs } from '../same-game/groups.ts';
import { chances, type LegTerm, legTests } from '../terms.ts';
import type { NoProps } from './props.ts';

export type Unmet =
  | NoGames
  | { readonly kind: 'no_games'; readonly sports: readonly Sport[] }
  /** None of the games that are meant has a price. */
  | { readonly kind: 'not_priced'; readonly sports: readonly Sport[]; readonly games: readonly Game[] }
  | NoProps
  | NoGolf
  /** Legs of one game: of sports where their dependence is not measured; without a sport, no legs fit together. */
  | {
      readonly kind: 'same_game';
      readonly sports?: readonly Sport[];
      /** Whether in some game one book lists such legs. */
      readonly isAtOneBook?: boolean;
      /** The legs of a game, where no book lists all of them. */
      readonly legs?: readonly Candidate[];
      /** Two of the legs of which one wins wherever the other does, or never does. */
      readonly related?: RelatedLegs;
      /** Two of the legs that are of different games wherever they are listed. */
      readonly apart?: readonly [Candidate, Candidate];
      /** Some of the legs share a game, and others are of other games. */
      readonly areOfSeveral?: true;
    }
  /** Fewer games than legs of one kind have such a leg. */
  | { readonly kind: 'few_games'; readonly games: number; readonly wanted: number }
  /** So many same-game bets were given in a row that there is no other one. */
  | { readonly kind: 'same_game_again' }
  | {
      readonly kind: 'market';
      readonly markets: Reading['markets'];
      readonly available: readonly LegMarket[];
    }
  | { readonly kind: 'one_sided' }
  /** No book lists the line with a price for both sides; `nearest` is at the line that comes closest. */
  | { readonly kind: 'line'; readonly line: number; readonly nearest: Candidate }
  /** A part of the game, or a team's total, that no game meant has prices for. */
  | { readonly kind: 'part'; readonly market: string; readonly games: readonly Game[] }
  | { readonly kind: 'value'; readonly closest: Candidate }
  | { readonly kind: 'term'; readonly term: LegTerm | 'book'; readonly closest: Candidate }
  /** Every bet that fits was shown today. */
  | { readonly kind: 'none_left' }
  /** Legs fit together, but no book lists them all. */
  | { readonly kind: 'no_book'; readonly legs: readonly Candidate[] }
  /** Single legs fit, but no combination of them does; `best` comes closest to the price or chance that is asked for. */
  | { readonly kind: 'whole'; readonly best?: readonly Candidate[] };

/** Why a part of the game or a team's total has no candidates; undefined if neither is asked for. */
export function partUnmet({ period = 'game', markets }: Reading, games: readonly Game[]): Unmet | undefined {
  if (period === 'game') {
    const isWanted = markets.length > 0 && markets.every((market) => market === 'team_total');
    return isWanted ? { kind: 'part', market: 'team-total', games } : undefined;
  }
  const { sports, adjective } = parts[period];
  const isPlayed = games.some(({ sport }) => (sports as readonly Sport[]).includes(sport));
  return isPlayed ? { kind: 'part', market: adjective, games } : { kind: 'props', why: 'no_market' };
}

/** Why games have no candidates: no prices, no prices in the market, or only one-sided ones. */
export function unpriced(games: readonly Game[], { markets }: Reading, sports: readonly Sport[]): Unmet {
  const sides = games.flatMap((game) => pricedSides(game));
  if (sides.length === 0) return { kind: 'not_priced', sports, games };
  const wanted = sides.filter(({ market }) => markets.length === 0 || markets.includes(market));
  return wanted.length > 0 ? { kind: 'one_sided' } : { kind: 'market', markets, available: marketsOf(sides) };
}

/**
 * The reason for a term of a leg.
 * @param pool meets all terms before this one
 */
export function unmetTerm(
  term: LegTerm,
  pool: readonly Candidate[],
  reading: Reading,
  games: readonly Game[],
): Unmet {
  const closest = closestTo(term, pool, reading);
  if (term === 'market') {
    const sides = games
      .flatMap((game) => pricedSides(game))
      .filter(({ market }) => reading.markets.includes(market));
    return sides.length > 0
      ? { kind: 'one_sided' }
      : { kind: 'market', markets: reading.markets, available: marketsOf(pool) };
  }
  if (term === 'line' && reading.line !== null) return { kind: 'line', line: reading.line, nearest: closest };
  if (term === 'value') return { kind: 'value', closest };
  return { kind: 'term', term, closest };
}

const marketsOf = (sides: readonly MarketSide[]): LegMarket[] => [
  ...new Set(sides.map(({ market }) => market)),
];

/** The selection that comes closest to the term and meets the most terms after it: the explanation names it. */
function closestTo(term: LegTerm, pool: readonly Candidate[], reading: Reading): Candidate {
  const wanted = reading.line ?? 0;
  const distance = ({ market, decimal, line, cost, marketProbability }: Candidate): number => {
    if (term === 'line')
      return line === null || (market === 'total' && wanted < 0) ? Number.MAX_VALUE : Math.abs(line - wanted);
    if (term === 'value') return cost;
    if (term === 'risk') return outside(marketProbability, chances.coinFlip);
    if (term === 'leg_chance')
      return outside(marketProbability, [reading.legChance?.min ?? 0, reading.legChance?.max ?? 100]);
    return term === 'price' ? distanceTo(decimal, reading) : 0;
  };
  const later = legTests.slice(legTests.findIndex((each) => each.term === term) + 1);
  const missed = (each: Candidate) => later.filter(({ holds }) => !holds(each, reading)).length;
  const [first] = [...pool].sort((a, b) => distance(a) - distance(b) || missed(a) - missed(b));
  if (!first) throw new Error('a term was tested on nothing');
  return first;
}

/** Every line that some book lists, of either side for a spread; of props if only those are meant. */
export function listedLines(games: readonly Game[], isOfProps: boolean): number[] {
  const lines = games.flatMap((game) =>
    isOfProps
      ? (game.props ?? []).flatMap(({ prices }) => prices.map(({ line }) => line))
      : [
          ...booksOf(game).flatMap(({ spread, total }) => [
            ...(spread ? [spread.homeLine, 0 - spread.homeLine] : []),
            ...(total ? [total.line] : []),
          ]),
          ...(game.markets ?? []).flatMap(({ prices }) =>
            prices.flatMap(({ line }) => (line === null ? [] : [line, 0 - line])),
          ),
        ],
  );
  return [...new Set(lines)];
}

/** The most lines that are tried. */
const mostLines = 40;

/**
 * @param at the selection at a line that meets the other terms, if there is one
 * @returns the first selection, by how close its line is
 */
export function nearestLine(
  line: number,
  lines: readonly number[],
  at: (line: number) => Candidate | undefined,
): Candidate | undefined {
  const nearest = lines.toSorted((a, b) => Math.abs(a - line) - Math.abs(b - line)).slice(0, mostLines);
  for (const each of nearest) {
    const found = at(each);
    if (found) return found;
  }
  return undefined;
}

/** How far a number is outside a range; 0 inside. */
function outside(value: number, [low = 0, high = 0]: readonly number[]): number {
  return Math.max(low - value, value - high, 0);
}

function distanceTo(decimal: number, { price }: Reading): number {
  const ends = [price?.min, price?.max].filter((end) => typeof end === 'number');
  return Math.min(...ends.map((end) => Math.abs(decimal - americanToDecimal(end))));
}
