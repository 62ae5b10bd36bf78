/** The selections that fit a reading and the code's own choice among them, or the first term that none meets. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { booksOf } from '../../feed/board/board.ts';
import { type Game, isUpcoming } from '../../feed/games/game.ts';
import { isMeant } from '../../feed/players/names.ts';
import { golfUnmet } from '../golf-unmet.ts';
import { isBook } from '../reading/names/books.ts';
import { readingOfWish } from '../reading/wishes/wish.ts';
import { isMeasured } from '../same-game/dependence.ts';
import {
  type Board,
  type Candidate,
  candidatesOf,
  marketCandidatesOf,
  outrightCandidatesOf,
  propCandidatesOf,
} from './candidate.ts';
import { closest, combine, type Wanted } from './combine.ts';
import { gamesFor } from './games/games.ts';
import { wantsMarkets } from './games/market-games.ts';
import { mainFirst } from './lines.ts';
import { asksForLikeliest, noTaste, ranked, type Taste } from './rank.ts';
import { bestOfOneGame, haveOneBook, ofOtherGames } from './same-game/groups.ts';
import { areLegsNamed, describedLegs, freeLegs } from './same-game/readings.ts';
import { fits, isMixed, isOfMarket, isStarting, legsWanted, legTests } from './terms.ts';
import {
  clearPlayer,
  positionUnmet,
  propsUnmet,
  type Searched,
  statUnmet,
  unmeasuredLine,
} from './unmet/props.ts';
import { listedLines, nearestLine, partUnmet, type Unmet, unmetTerm, unpriced } from './unmet/unmet.ts';
import { readingsOfWishes } from './wishes/met.ts';

/** A deviation from the question, which is noted in the answer and not charged. */
export type Substitute =
  | { readonly kind: 'not_safe' }
  /** The line requested besides a moneyline has no price, so only the moneyline was considered. */
  | { readonly kind: 'no_line'; readonly line: number }
  /** Bets apart from each other were asked for, and an answer is one slip: the first of them. */
  | {
      readonly kind: 'singles';
      readonly wanted: number;
      readonly others: readonly Candidate[];
      /** A parlay was asked for, and no book lists all of its legs. */
      readonly isForced?: boolean;
    }
  /** A round robin was asked for: all of its legs as one parlay. */
  | { readonly kind: 'round_robin'; readonly legs: number; readonly by: number | null }
  | {
      readonly kind: 'fewer_legs';
      readonly wanted: number;
      readonly found: number;
      /** Games with a leg that fits; every leg needs its own. */
      readonly games: number;
      readonly isGolf: boolean;
      /** For a bet on one game: whether a player prop of it could have been a leg. */
      readonly ofGame?: { readonly hasProps: boolean };
    };

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
  /** The reading that is not met, if it is that of a wish. */
  readonly of?: Reading;
  /** For a question with wishes, which of them cannot be met; null for one that can. */
  readonly wishes?: readonly (NotMet | null)[];
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
  const { slips } = reading;
  if (slips?.kind === 'singles') return offerOfSingles(reading, { boards, open, now, taste, sports });
  if (slips?.kind === 'round_robin') return offerOfRoundRobin(reading, { boards, open, now, taste, sports });
  const empty = sports.filter((sport) => !open.some((game) => game.sport === sport));
  const isOfEach = isMixed(reading) && reading.wishes.length === 0;
  if (open.length === 0 || (isOfEach && empty.length > 0)) return unmet({ kind: 'no_games', sports: empty });
  if (reading.sameGame) return offerOfOneGame(reading, { boards, open, now, taste, sports });

  if (reading.wishes.length > 0) return offerOfWishes(reading, { boards, open, now, taste, sports });
  const found = poolFor(reading, { boards, open, now, taste, sports });
  if ('unmet' in found) return found;
  if (reading.eachSport) return offerOfEachSport(reading, found);
  const each = reading.eachGame ? [...Map.groupBy(found.pool, ({ game }) => game).values()] : [];
  const wanted = reading.eachGame ? withLegCount(reading, countOfGames(found, reading)) : reading;
  const groups = reading.eachGame ? each : groupsOf(found.pool, found.named, reading);
  const offer = withLegs(found.pool, wanted, groups, found.substitutes);
  const { partlyPriced } = found;
  return offer.kind === 'offer' && partlyPriced ? { ...offer, partlyPriced } : offer;
}

/** The first single, with the others named: each of a game of its own where there are enough. */
function offerOfSingles({ slips, ...reading }: Reading, { boards, now, taste, sports }: Sources): Offer {
  const one = { min: 1, max: 1 } as const;
  const parts =
    reading.wishes.length > 0
      ? reading.wishes.map((wish) => ({
          of: { ...readingOfWish(reading, wish), legs: one, eachGame: false },
          count: wish.count,
        }))
      : [{ of: { ...reading, legs: one, eachGame: false }, count: slips?.count ?? 2 }];
  const offers = parts.map(({ of, count }) => {
    const own = of.sports.length > 0 ? of.sports : sports;
    const offer = offerFor(of, boards, now, taste, own);
    return { of, count, offer };
  });
  const chosen: Candidate[] = [];
  let first: Extract<Offer, { kind: 'offer' }> | undefined;
  for (const { of, count, offer } of offers) {
    if (offer.kind === 'unmet') return { ...offer, of: offer.of ?? of };
    first ??= offer;
    const pool = [...offer.legs, ...offer.pool];
    const isOfEach = of.eachSport || (of.sports.length > 1 && of.sports.length <= count);
    for (let nth = 0; nth < count; nth += 1) {
      const isNew = (each: Candidate) =>
        !chosen.some((other) => {
          // Rungs of one player's ladder are lines of one game.
          if (of.player !== null) return other === each;
          return isOfEach ? other.game.sport === each.game.sport : other.game.id === each.game.id;
        });
      const next = pool.find(isNew) ?? (nth === 0 ? pool.find((each) => !chosen.includes(each)) : undefined);
      if (next) chosen.push(next);
    }
  }
  const [leg, ...others] = chosen;
  if (!first || !leg) return unmet({ kind: 'whole' });
  const wanted = parts.reduce((sum, { count }) => sum + count, 0);
  return { ...first, legs: [leg], substitutes: [...first.substitutes, { kind: 'singles', wanted, others }] };
}

/** The parlay of all legs, of which a book makes the smaller ones. */
function offerOfRoundRobin({ slips, ...reading }: Reading, { boards, now, taste, sports }: Sources): Offer {
  const offer = offerFor(reading, boards, now, taste, sports);
  if (offer.kind === 'unmet') return offer;
  const robin = { kind: 'round_robin', legs: offer.legs.length, by: slips?.by ?? null } as const;
  return { ...offer, substitutes: [...offer.substitutes, robin] };
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

/** Legs of one game: those that the question describes, and free ones of any market, props among them. */
function offerOfOneGame(reading: Reading, sources: Sources): Offer {
  const legs = describedLegs(reading);
  const isOwn = legs.length >= legsWanted(reading).min && areLegsNamed(reading);
  if (!isOwn && !sources.sports.some(isMeasured)) return unmet({ kind: 'same_game', sports: sources.sports });
  const open = gamesToBuild(reading, sources);
  const free = poolFor(freeLegs(reading), { ...sources, open });
  if ('unmet' in free) return free;
  const groups: (readonly Candidate[])[] = [];
  for (const described of legs) {
    const found = poolFor(described, { ...sources, open });
    if ('unmet' in found) return { ...found, of: described };
    groups.push(found.pool);
  }
  const apart = ofOtherGames(groups);
  if (apart) return unmet({ kind: 'same_game', apart });
  const [first] = free.substitutes;
  const offer = withLegs(free.pool, reading, groups, first ? [first] : []);
  const areApart =
    offer.kind === 'unmet' && (offer.unmet.kind === 'whole' || offer.unmet.kind === 'same_game');
  return areApart ? unmet({ kind: 'same_game', sports: [], isAtOneBook: haveOneBook(groups) }) : offer;
}

/** The most games that a same-game bet is looked for in. */
const mostToBuild = 4;

/** The soonest games that are meant and have props, otherwise the soonest; all if a player or a game is named. */
function gamesToBuild(reading: Reading, { open }: Sources): readonly Game[] {
  const chosen = gamesFor(reading, open);
  const isNamed = reading.player !== null || reading.wishes.length > 0;
  if ('kind' in chosen || isNamed || chosen.games.length <= mostToBuild) return open;
  const soonest = chosen.games.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const withProps = soonest.filter(({ props = [] }) => props.length > 0);
  return (withProps.length > 0 ? withProps : soonest).slice(0, mostToBuild);
}

/** Each wish has its own pool, and the answer needs as many legs from it as the wish counts. */
function offerOfWishes(reading: Reading, sources: Sources): Offer {
  const found = readingsOfWishes(reading).map((each): Pool | NotMet => {
    const own = each.sports.length > 0 ? each.sports : sources.sports;
    const open = sources.open.filter(({ sport }) => own.includes(sport));
    if (open.length === 0) return { ...unmet({ kind: 'no_games', sports: own }), of: each };
    const pool = poolFor(each, { ...sources, open, sports: own });
    return 'unmet' in pool ? { ...pool, of: each } : pool;
  });
  const missing = found.map((each) => ('unmet' in each ? each : null));
  const [first] = missing.filter((each) => each !== null);
  if (first) return { ...first, wishes: missing };
  const pools = found.flatMap((each) => ('unmet' in each ? [] : [each]));
  const groups = pools.flatMap(({ pool }, at) =>
    Array<typeof pool>(reading.wishes[at]?.count ?? 1).fill(pool),
  );
  const pool = [...new Map(interleaved(groups).map((each) => [each.key, each])).values()];
  const [substitute] = pools.flatMap((each) => each.substitutes);
  const offer = withLegs(pool, reading, groups, substitute ? [substitute] : []);
  // Wishes that only one game can meet are a bet on that game.
  const isOneGame = offer.kind === 'unmet' && offer.unmet.kind === 'same_game';
  if (!isOneGame) return offer;
  const ofGame = offerOfOneGame({ ...reading, sameGame: true }, sources);
  const apart = isAtNoBook(ofGame) ? bestOfOneGame(groups) : null;
  return apart ? asSingles(apart, { pool, reading, substitutes: [], min: apart.length }) : ofGame;
}

const isAtNoBook = (offer: Offer) =>
  offer.kind === 'unmet' && offer.unmet.kind === 'same_game' && offer.unmet.isAtOneBook === false;

/** A leg of each sport that has a selection for the question. */
function offerOfEachSport(reading: Reading, { pool, substitutes }: Pool): Offer {
  const most = reading.legs?.min ?? maxLegs;
  const groups = [...Map.groupBy(pool, ({ game }) => game.sport).values()].slice(0, most);
  return withLegs(pool, withLegCount(reading, groups.length), groups, substitutes);
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
  if (onlyProps && reading.stat === 'other') return unmet({ kind: 'props', why: 'no_market' });
  const chosen = gamesFor(reading, open);
  if ('kind' in chosen) return unmet(chosen);
  const { games } = chosen;
  const winners = games.flatMap((game) => outrightCandidatesOf(game, taste.books));
  const noGolf = golfUnmet(
    reading,
    games,
    winners.flatMap(({ outright }) => outright?.player ?? []),
  );
  if (noGolf) return unmet(noGolf);
  const boardOf = (game: Game): Board => boards.find((board) => board.games.includes(game)) ?? { games: [] };
  const players = Object.assign({}, ...boards.map((board) => board.players));
  const searched = { games, open, players, sports };
  const props = wantsProps(reading)
    ? games.flatMap((game) => propCandidatesOf(game, taste.books, lineSought(reading)))
    : [];
  if (onlyProps && !props.some((each) => isOfPlayer(each, reading)))
    return unmet(propsUnmet(reading, searched));
  const unclear = clearPlayer(props, reading);
  if (unclear) return unmet(unclear);
  const isOfPart = reading.period !== undefined;
  const ofGamesAt = (line: number | 'all' | null) =>
    isOfPart ? [] : games.flatMap((game) => candidatesOf(game, boardOf(game).sheet, now, taste.books, line));
  const ofMarketsAt = (line: number | null) => {
    const of = { period: reading.period ?? 'game', line, withTie: reading.sides.includes('draw') } as const;
    return wantsMarkets(reading)
      ? games.flatMap((game) => marketCandidatesOf(game, of, boardOf(game), taste.books))
      : [];
  };
  const ofMarkets = onlyProps ? [] : ofMarketsAt(reading.line);
  const noPart = ofMarkets.length === 0 ? partUnmet(reading, games) : undefined;
  if (noPart) return unmet(noPart);
  const ofGames = onlyProps ? [] : ofGamesAt(lineSought(reading));
  const candidates = [...ofGames, ...ofMarkets, ...winners, ...props];
  if (candidates.length === 0) return unmet(unpriced(games, reading, sports));
  const atBook = reading.book ? candidates.filter(({ isOwnBook }) => isOwnBook) : candidates;
  const elsewhere = reading.book ? closestElsewhere(candidates, reading) : undefined;
  if (elsewhere) return unmet({ kind: 'term', term: 'book', closest: elsewhere });
  const filtered = filter(atBook, reading, searched);
  if ('kind' in filtered) {
    if (filtered.kind !== 'line') return unmet(filtered);
    const at = (line: number) =>
      onlyProps
        ? games.flatMap((game) => propCandidatesOf(game, taste.books, line))
        : [...ofGamesAt(line), ...ofMarketsAt(line)];
    const nearest = nearestLine(filtered.line, listedLines(games, onlyProps), (line) => {
      const atLine = filter(at(line), { ...reading, line, price: null, risk: null, value: false }, searched);
      return 'kind' in atLine ? undefined : atLine.pool.find((each) => each.line === line);
    });
    return unmet({ ...filtered, nearest: nearest ?? filtered.nearest });
  }
  const isUnsafe = filtered.substitutes.some(({ kind }) => kind === 'not_safe');
  const lined = mainFirst(filtered.pool, reading, legsWanted(reading).min);
  const pool = ranked(lined, isUnsafe ? { ...reading, risk: 'safest' } : reading, taste);
  const partlyPriced = asksForLikeliest(reading) ? partlyPricedOf(candidates, games, reading) : undefined;
  return { ...filtered, pool, named: chosen.named, games, partlyPriced };
}

/** What other books list of the markets that are asked for, where the book that is named lists none of them. */
function closestElsewhere(candidates: readonly Candidate[], reading: Reading): Candidate | undefined {
  const ofMarket = candidates.filter((each) => isOfMarket(each, reading));
  const meant = ofMarket.length > 0 ? ofMarket : candidates;
  if (meant.some(({ isOwnBook }) => isOwnBook)) return undefined;
  return meant.find((each) => legTests.every(({ holds }) => holds(each, reading))) ?? meant[0];
}

/** A line that is named; `all` where lines besides the main ones can be meant. */
const lineSought = ({ line, lines }: Reading): number | 'all' | null => line ?? (lines ? 'all' : null);

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
export function wantsProps({ markets, wishes, sameGame }: Reading): boolean {
  return sameGame || [{ markets }, ...wishes].some((each) => each.markets.includes('prop'));
}

/** The same for one sport, ignoring listed legs of other sports. */
export function wantsPropsOf(sport: Sport, { markets, wishes, sameGame }: Reading): boolean {
  if (sameGame) return isMeasured(sport);
  const ofSport = wishes.filter(({ sports }) => sports.length === 0 || sports.includes(sport));
  return [{ markets }, ...ofSport].some((each) => each.markets.includes('prop'));
}

function wantsOnlyProps({ markets }: Reading): boolean {
  return markets.length > 0 && markets.every((market) => market === 'prop');
}

function isOfPlayer({ prop }: Candidate, { player }: Reading): boolean {
  return !player || (prop !== undefined && isMeant(player, prop.player));
}

/** The most legs that are offered. */
export const maxLegs = 8;

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
  if (apart) return asSingles(apart, { pool, reading, substitutes, min });
  const isFixed = reading.payout || reading.chance || reading.wishes.length > 0;
  const fewer = isFixed ? null : mostLegs(pool, wanted, Math.min(maxLegs, min - 1));
  if (!fewer) return unmet(wholeUnmet(pool, wanted));
  const found = fewer.length;
  const games = new Set(pool.map(({ game }) => game.id)).size;
  const isGolf = pool.every(({ outright }) => outright);
  return {
    kind: 'offer',
    pool,
    legs: fewer,
    wanted: { ...wanted, reading: withLegCount(reading, found) },
    substitutes: [
      ...substitutes,
      {
        kind: 'fewer_legs',
        wanted: min,
        found,
        games,
        isGolf,
        ...(reading.sameGame && { ofGame: gameOf(fewer, pool) }),
      },
    ],
  };
}

/** Legs that no book lists together are singles, unless a price or a chance of the whole was asked for. */
function asSingles(
  legs: readonly Candidate[],
  { pool, reading, substitutes, min }: Pick<Pool, 'pool' | 'substitutes'> & { reading: Reading; min: number },
): Offer {
  const [first, ...others] = legs;
  if (!first || reading.payout !== null || reading.chance !== null) return unmet({ kind: 'no_book', legs });
  const one = { ...withLegCount(reading, 1), wishes: [], eachSport: false, eachGame: false };
  return {
    kind: 'offer',
    pool,
    legs: [first],
    wanted: { reading: one, required: [[first]] },
    substitutes: [...substitutes, { kind: 'singles', wanted: min, others, isForced: true }],
  };
}

/** Why legs that fit one by one make no bet: two of them are of one game, or the price or chance of the whole is out of reach. */
function wholeUnmet(pool: readonly Candidate[], wanted: Wanted): Unmet {
  const { reading, required } = wanted;
  const isPriced = reading.payout !== null || reading.chance !== null || reading.risk !== null;
  const best = isPriced ? closest(pool, wanted) : [];
  const games = required.map((group) => new Set(group.map(({ game }) => game.id)));
  const isOneGame = games.some(
    (own, at) =>
      own.size === 1 &&
      games.slice(at + 1).some((other) => other.size === 1 && [...own].every((id) => other.has(id))),
  );
  return best.length === 0 && reading.wishes.length > 0 && isOneGame
    ? { kind: 'same_game' }
    : { kind: 'whole', best };
}

function gameOf([first]: readonly Candidate[], pool: readonly Candidate[]): { readonly hasProps: boolean } {
  return { hasProps: pool.some(({ game, market }) => game.id === first?.game.id && market === 'prop') };
}

function mostLegs(pool: readonly Candidate[], wanted: Wanted, most: number): Candidate[] | null {
  for (let size = most; size >= (wanted.reading.sameGame ? 2 : 1); size -= 1) {
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

/**
 * Applies each term in turn; the first that leaves nothing is the reason. "Safe" falls back to the likeliest
 * selections.
 */
function filter(
  candidates: readonly Candidate[],
  reading: Reading,
  searched: Searched,
): { pool: readonly Candidate[]; substitutes: readonly Substitute[] } | Unmet {
  let pool = candidates;
  const substitutes: Substitute[] = [];
  for (const { term, holds } of legTests) {
    const fitting = pool.filter((candidate) => holds(candidate, reading));
    if (term === 'risk' && reading.risk === 'safe' && isShort(fitting, reading)) {
      pool = ranked(pool, { ...reading, risk: 'safest' }, noTaste).slice(0, mostSubstitutes);
      substitutes.push({ kind: 'not_safe' });
      continue;
    }
    if (fitting.length === 0) {
      if (term === 'stat' && reading.stat !== null) return statUnmet(reading, reading.stat, pool, searched);
      if (term === 'position' || term === 'not_position') return positionUnmet(reading, candidates);
      const alone = term === 'line' && reading.stat !== null && unmeasuredLine(reading, searched.games);
      return alone || unmetTerm(term, pool, reading, searched.games);
    }
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

/** Whether the offer's own choice meets the question in full, be it in singles. */
export function isWhole(offer: Offer, reading: Reading): boolean {
  if (offer.kind === 'unmet') return false;
  const [substitute] = offer.substitutes;
  return substitute ? isInSingles(substitute) : fits(offer.legs, reading);
}

const isInSingles = (substitute: Substitute): boolean =>
  substitute.kind === 'singles' &&
  substitute.isForced === true &&
  substitute.others.length + 1 === substitute.wanted;
