/** The selections that fit a reading and the code's own choice among them, or the first term that none meets. */
import type { LegMarket } from '../../../contracts/asking/analysis.ts';
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { booksOf } from '../../feed/board/board.ts';
import { type MarketSide, pricedSides } from '../../feed/board/sides.ts';
import { type Game, isUpcoming } from '../../feed/games/game.ts';
import { americanToDecimal } from '../../feed/odds/odds.ts';
import { isMeant } from '../../feed/players/names.ts';
import { golfUnmet, type NoGolf } from '../golf-unmet.ts';
import { isBook } from '../reading/names/books.ts';
import {
  type Board,
  type Candidate,
  candidatesOf,
  outrightCandidatesOf,
  propCandidatesOf,
} from './candidate.ts';
import { combine, type Wanted } from './combine.ts';
import { gamesFor, type NoGames } from './games.ts';
import { readingsOfLegs } from './named.ts';
import { clearPlayer, type NoProps, propsUnmet } from './props-unmet.ts';
import { asksForLikeliest, noTaste, ranked, type Taste } from './rank.ts';
import {
  chances,
  fits,
  isMixed,
  isOfMarket,
  isStarting,
  type LegTerm,
  legsWanted,
  legTests,
} from './terms.ts';

/** Why nothing fits. */
export type Unmet =
  | NoGames
  | { readonly kind: 'no_games'; readonly sports: readonly Sport[] }
  | { readonly kind: 'not_priced'; readonly sports: readonly Sport[] }
  | NoProps
  | NoGolf
  | { readonly kind: 'same_game' }
  | {
      readonly kind: 'market';
      readonly markets: Reading['markets'];
      readonly available: readonly LegMarket[];
    }
  | { readonly kind: 'one_sided' }
  | { readonly kind: 'line'; readonly line: number; readonly nearest: Candidate }
  | { readonly kind: 'value'; readonly closest: Candidate }
  | { readonly kind: 'term'; readonly term: LegTerm | 'book'; readonly closest: Candidate }
  /** Legs fit together, but no book lists them all. */
  | { readonly kind: 'no_book'; readonly legs: readonly Candidate[] }
  /** Single legs fit, but no combination of them does. */
  | { readonly kind: 'whole' };

/** A deviation from the question, which is noted in the answer and not charged. */
export type Substitute =
  | { readonly kind: 'not_safe' }
  /** The line requested besides a moneyline has no price, so only the moneyline was considered. */
  | { readonly kind: 'no_line'; readonly line: number }
  | { readonly kind: 'fewer_legs'; readonly wanted: number; readonly found: number };

export type Offer =
  | {
      readonly kind: 'offer';
      /** Best first; each one fits as a leg. */
      readonly pool: readonly Candidate[];
      /** The code's own choice. */
      readonly legs: readonly Candidate[];
      readonly wanted: Wanted;
      readonly substitutes: readonly Substitute[];
      /** Where the likeliest was asked for, and some games have no price in a market that was asked for. */
      readonly partlyPriced?: PartlyPriced;
    }
  | NotMet;

/** How much of the games asked about could be compared. */
export interface PartlyPriced {
  readonly games: number;
  readonly priced: number;
  /** First and last league day of those that are priced. */
  readonly days: readonly [first: string, last: string];
}

export interface NotMet {
  readonly kind: 'unmet';
  readonly unmet: Unmet;
  /** The reading that is not met, if it belongs to a single listed leg. */
  readonly of?: Reading;
}

const unmet = (why: Unmet): NotMet => ({ kind: 'unmet', unmet: why });

/** @param boards the boards of the reading's sports */
export function offerFor(
  reading: Reading,
  boards: readonly Board[],
  now: Date,
  taste: Taste = noTaste,
  sports: readonly Sport[] = reading.sports,
): Offer {
  const open = boards.flatMap(({ games }) => games).filter((game) => isUpcoming(game, now));
  const empty = sports.filter((sport) => !open.some((game) => game.sport === sport));
  if (open.length === 0 || (isMixed(reading) && empty.length > 0))
    return unmet({ kind: 'no_games', sports: empty });
  if (reading.sameGame) return unmet({ kind: 'same_game' });

  if (reading.namedLegs.length > 0) return offerOfNamed(reading, { boards, open, now, taste, sports });
  const found = poolFor(reading, { boards, open, now, taste, sports });
  if ('unmet' in found) return found;
  const each = reading.eachGame ? [...Map.groupBy(found.pool, ({ game }) => game).values()] : [];
  const wanted = reading.eachGame ? withLegCount(reading, countOfGames(found, reading)) : reading;
  const groups = reading.eachGame ? each : groupsOf(found.pool, found.named, reading);
  const offer = withLegs(found.pool, wanted, groups, found.substitutes);
  const { partlyPriced } = found;
  return offer.kind === 'offer' && partlyPriced ? { ...offer, partlyPriced } : offer;
}

interface Sources {
  readonly boards: readonly Board[];
  /** Games that have not started. */
  readonly open: readonly Game[];
  readonly now: Date;
  readonly taste: Taste;
  readonly sports: readonly Sport[];
}

interface Pool {
  /** Best first. */
  readonly pool: readonly Candidate[];
  /** The games of each team named. */
  readonly named: readonly (readonly Game[])[];
  /** Of the teams and days named. */
  readonly games: readonly Game[];
  readonly substitutes: readonly Substitute[];
  readonly partlyPriced?: PartlyPriced | undefined;
}

/** Each listed leg has its own pool, and the answer needs one leg from each. */
function offerOfNamed(reading: Reading, sources: Sources): Offer {
  const pools: Pool[] = [];
  for (const each of readingsOfLegs(reading)) {
    const own = each.sports.length > 0 ? each.sports : sources.sports;
    const open = sources.open.filter(({ sport }) => own.includes(sport));
    if (open.length === 0) return { ...unmet({ kind: 'no_games', sports: own }), of: each };
    const found = poolFor(each, { ...sources, open, sports: own });
    if ('unmet' in found) return { ...found, of: each };
    pools.push(found);
  }
  const groups = pools.map(({ pool }) => pool);
  const pool = [...new Map(interleaved(groups).map((each) => [each.key, each])).values()];
  const [first] = pools.flatMap((each) => each.substitutes);
  return withLegs(pool, reading, groups, first ? [first] : []);
}

/** The best of each list first, so that a shortened brief contains some of each. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

/** All selections that fit as a leg, or the first term that none meets. */
function poolFor(reading: Reading, { boards, open, now, taste: own, sports }: Sources): Pool | NotMet {
  const taste = tasteAt(reading, open, own);
  const onlyProps = wantsOnlyProps(reading);
  if (onlyProps && reading.stat === 'other') return unmet({ kind: 'props', why: 'ungraded' });
  const chosen = gamesFor(reading, open);
  if ('kind' in chosen) return unmet(chosen);
  const winners = chosen.games.flatMap((game) => outrightCandidatesOf(game, taste.books));
  const noGolf = golfUnmet(
    reading,
    chosen.games,
    winners.flatMap(({ outright }) => outright?.player ?? []),
  );
  if (noGolf) return unmet(noGolf);
  const boardOf = (game: Game) => boards.find(({ games }) => games.includes(game)) ?? { games: [] };
  const props = wantsProps(reading)
    ? chosen.games.flatMap((game) => propCandidatesOf(game, taste.books))
    : [];
  if (onlyProps && !props.some((each) => isOfPlayer(each, reading)))
    return unmet(propsUnmet(chosen.games, reading, sports));
  const unclear = clearPlayer(props, reading);
  if (unclear) return unmet(unclear);
  const ofGames = onlyProps
    ? []
    : chosen.games.flatMap((game) => candidatesOf(game, boardOf(game).sheet, now, taste.books));
  const candidates = [...ofGames, ...winners, ...props];
  if (candidates.length === 0) return unmet(unpriced(chosen.games, reading, sports));
  const atBook = reading.book ? candidates.filter(({ isOwnBook }) => isOwnBook) : candidates;
  const [closest] = candidates;
  if (atBook.length === 0 && closest) return unmet({ kind: 'term', term: 'book', closest });
  const filtered = filter(atBook, reading, chosen.games);
  if ('kind' in filtered) return unmet(filtered);
  const pool = ranked(filtered.pool, reading, taste);
  const partlyPriced = asksForLikeliest(reading)
    ? partlyPricedOf(candidates, chosen.games, reading)
    : undefined;
  return { ...filtered, pool, named: chosen.named, games: chosen.games, partlyPriced };
}

/** A book that is named takes the place of those that the user chose. */
function tasteAt({ book }: Reading, games: readonly Game[], taste: Taste): Taste {
  if (!book) return taste;
  const listed = games.flatMap((game) => [
    ...booksOf(game).map((each) => each.book),
    ...(game.props ?? []).flatMap(({ prices }) => prices.map((each) => each.book)),
  ]);
  return { ...taste, books: [listed.find((each) => isBook(each, book)) ?? book] };
}

/** @returns undefined if every game is priced in a market that was asked for */
function partlyPricedOf(
  candidates: readonly Candidate[],
  games: readonly Game[],
  reading: Reading,
): PartlyPriced | undefined {
  const compared = candidates.filter((candidate) => isOfMarket(candidate, reading));
  const priced = [...new Set(compared.map(({ game }) => game))];
  const days = priced.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (priced.length === games.length || first === undefined || last === undefined) return undefined;
  return { games: games.length, priced: priced.length, days: [first, last] };
}

/** Whether a player prop can answer the question, so that props have to be loaded. */
export function wantsProps({ markets, namedLegs }: Reading): boolean {
  return [{ markets }, ...namedLegs].some((each) => each.markets.includes('prop'));
}

/** The same for one sport, ignoring listed legs of other sports. */
export function wantsPropsOf(sport: Sport, { markets, namedLegs }: Reading): boolean {
  const ofSport = namedLegs.filter(({ sports }) => sports.length === 0 || sports.includes(sport));
  return [{ markets }, ...ofSport].some((each) => each.markets.includes('prop'));
}

function wantsOnlyProps({ markets }: Reading): boolean {
  return markets.length > 0 && markets.every((market) => market === 'prop');
}

function isOfPlayer({ prop }: Candidate, { player }: Reading): boolean {
  return !player || (prop !== undefined && isMeant(player, prop.player));
}

/** The most legs that are offered. */
const maxLegs = 8;

function withLegs(
  pool: readonly Candidate[],
  reading: Reading,
  required: readonly (readonly Candidate[])[],
  substitutes: readonly Substitute[],
): Offer {
  const wanted: Wanted = { reading, required };
  const { min } = legsWanted(reading);
  const legs = min > maxLegs ? null : combine(pool, wanted);
  if (legs) return { kind: 'offer', pool, legs, wanted, substitutes };
  const apart = min > maxLegs ? null : combine(pool, { ...wanted, atAnyBooks: true });
  if (apart) return unmet({ kind: 'no_book', legs: apart });
  const isFixed = reading.payout || reading.chance || reading.namedLegs.length > 0;
  const fewer = isFixed ? null : mostLegs(pool, wanted, Math.min(maxLegs, min - 1));
  if (!fewer) return unmet({ kind: 'whole' });
  const found = fewer.length;
  return {
    kind: 'offer',
    pool,
    legs: fewer,
    wanted: { ...wanted, reading: withLegCount(reading, found) },
    substitutes: [...substitutes, { kind: 'fewer_legs', wanted: min, found }],
  };
}

function mostLegs(pool: readonly Candidate[], wanted: Wanted, most: number): Candidate[] | null {
  for (let size = most; size >= 1; size -= 1) {
    const found = combine(pool, { ...wanted, reading: withLegCount(wanted.reading, size) });
    if (found) return found;
  }
  return null;
}

function withLegCount(reading: Reading, count: number): Reading {
  return { ...reading, legs: { min: count, max: count } };
}

/** How many legs "one from each game" has: a game without a price still counts, unless the price is what was asked about. */
function countOfGames({ pool, games }: Pool, reading: Reading): number {
  const { price, legChance, line, group } = reading;
  const isPicked = [price, legChance, line, group].some((term) => term !== null && term !== undefined);
  const meant = isPicked
    ? pool.map(({ game }) => game)
    : games.filter((game) => isStarting(game.startsAt, reading.starts));
  return new Set(meant).size;
}

function groupsOf(pool: readonly Candidate[], named: readonly (readonly Game[])[], reading: Reading) {
  const { max } = legsWanted(reading);
  const teams = named.map((games) => pool.filter(({ game }) => games.includes(game)));
  const covered = new Set(named.flat().map(({ sport }) => sport));
  const others = isMixed(reading) ? reading.sports.filter((sport) => !covered.has(sport)) : [];
  const groups = [...teams, ...others.map((sport) => pool.filter(({ game }) => game.sport === sport))];
  return groups.length > max ? [] : groups;
}

/** Why games have no candidates: no prices, no prices in the market, or only one-sided ones. */
function unpriced(games: readonly Game[], { markets }: Reading, sports: readonly Sport[]): Unmet {
  const sides = games.flatMap((game) => pricedSides(game));
  if (sides.length === 0) return { kind: 'not_priced', sports };
  const wanted = sides.filter(({ market }) => markets.length === 0 || markets.includes(market));
  return wanted.length > 0 ? { kind: 'one_sided' } : { kind: 'market', markets, available: marketsOf(sides) };
}

function marketsOf(sides: readonly MarketSide[]): LegMarket[] {
  return [...new Set(sides.map(({ market }) => market))];
}

/**
 * Applies each term in turn; the first that leaves nothing is the reason. "Safe" falls back to the likeliest
 * selections.
 */
function filter(
  candidates: readonly Candidate[],
  reading: Reading,
  games: readonly Game[],
): { pool: readonly Candidate[]; substitutes: readonly Substitute[] } | Unmet {
  let pool = candidates;
  const substitutes: Substitute[] = [];
  for (const { term, holds } of legTests) {
    const fitting = pool.filter((candidate) => holds(candidate, reading));
    if (term === 'risk' && reading.risk === 'safe' && isShort(fitting, reading)) {
      pool = ranked(pool, reading, noTaste).slice(0, mostSubstitutes);
      substitutes.push({ kind: 'not_safe' });
      continue;
    }
    if (fitting.length === 0) return unmetTerm(term, pool, reading, games);
    if (term === 'line' && reading.line !== null && fitting.every(({ line }) => line === null)) {
      substitutes.push({ kind: 'no_line', line: reading.line });
    }
    pool = fitting;
  }
  return { pool, substitutes };
}

/** How many of the likeliest selections replace safe ones. */
const mostSubstitutes = 24;

/** Whether there are too few games with a safe side for the number of legs. */
function isShort(safe: readonly Candidate[], reading: Reading): boolean {
  return new Set(safe.map(({ game }) => game.id)).size < legsWanted(reading).min;
}

function unmetTerm(
  term: LegTerm,
  pool: readonly Candidate[],
  reading: Reading,
  games: readonly Game[],
): Unmet {
  const closest = closestTo(term, pool, reading);
  if (term === 'market' || term === 'not_market') {
    const sides = games
      .flatMap((game) => pricedSides(game))
      .filter(({ market }) => reading.markets.includes(market));
    return sides.length > 0
      ? { kind: 'one_sided' }
      : { kind: 'market', markets: reading.markets, available: marketsOf(pool) };
  }
  if (term === 'stat' && reading.stat) {
    const yes = propsUnmet(games, reading, reading.sports);
    if (yes.why === 'one_sided') return yes;
    const available = [...new Set(pool.flatMap(({ prop }) => prop?.stat ?? []))];
    return { kind: 'props', why: 'stat', stat: reading.stat, player: reading.player, available };
  }
  if (term === 'line' && reading.line !== null) return { kind: 'line', line: reading.line, nearest: closest };
  if (term === 'value') return { kind: 'value', closest };
  return { kind: 'term', term, closest };
}

/** The selection that comes closest to the term, which the explanation mentions. */
function closestTo(term: LegTerm, pool: readonly Candidate[], reading: Reading): Candidate {
  const distance = ({ decimal, line, cost, marketProbability }: Candidate): number => {
    if (term === 'line') return line === null ? Number.MAX_VALUE : Math.abs(line - (reading.line ?? 0));
    if (term === 'value') return cost;
    if (term === 'risk') return Math.abs(marketProbability - chances.coinFlip[0]);
    return term === 'price' ? distanceTo(decimal, reading) : 0;
  };
  const sorted = [...pool].sort((a, b) => distance(a) - distance(b));
  const [first] = sorted;
  if (!first) throw new Error('a term was tested on nothing');
  return first;
}

function distanceTo(decimal: number, { price }: Reading): number {
  const ends = [price?.min, price?.max].filter((end) => typeof end === 'number');
  return Math.min(...ends.map((end) => Math.abs(decimal - americanToDecimal(end))));
}

/** Whether the offer's own choice meets the question in full. */
export function isWhole(offer: Offer, reading: Reading): boolean {
  return offer.kind === 'offer' && offer.substitutes.length === 0 && fits(offer.legs, reading);
}
