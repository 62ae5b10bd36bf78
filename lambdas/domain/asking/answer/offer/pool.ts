/** The selections that fit a reading as a leg, or the first term that none meets. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { booksOf } from '../../../feed/board/board.ts';
import type { Game } from '../../../feed/games/game.ts';
import { isMeant } from '../../../feed/players/names.ts';
import { golfUnmet } from '../../golf-unmet.ts';
import { isBook } from '../../reading/names/books.ts';
import { isMeasured } from '../../same-game/dependence.ts';
import {
  type Board,
  type Candidate,
  candidatesOf,
  marketCandidatesOf,
  outrightCandidatesOf,
  propCandidatesOf,
} from '../candidate.ts';
import { gamesFor } from '../games/games.ts';
import { wantsMarkets } from '../games/market-games.ts';
import { mayBeOtherLine, mayBeProps } from '../games/prop-games.ts';
import { mainFirst, nearestToMain } from '../lines.ts';
import { asksForLikeliest, noTaste, ranked, type Taste } from '../rank.ts';
import { fits, isOfMarket, legsWanted, legTests } from '../terms.ts';
import {
  clearPlayer,
  positionUnmet,
  propsUnmet,
  type Searched,
  statUnmet,
  unmeasuredLine,
} from '../unmet/props.ts';
import { listedLines, nearestLine, partUnmet, type Unmet, unmetTerm, unpriced } from '../unmet/unmet.ts';
import { type NotMet, type PartlyPriced, type Substitute, unmet } from './result.ts';

export interface Sources {
  readonly boards: readonly Board[];
  /** Games that have not started. */
  readonly open: readonly Game[];
  readonly now: Date;
  readonly taste: Taste;
  readonly sports: readonly Sport[];
  /** Whether lines besides the main ones are looked at where the question names none. */
  readonly everyLine?: true;
  /** Whether props are looked at where the question does not ask for them. */
  readonly withProps?: true;
  /** Whether legs of several wishes can be of one game, because there are fewer games than legs. */
  readonly sharesGames?: true;
}

export interface Pool {
  /** Best first. */
  readonly pool: readonly Candidate[];
  /** The games of each team named. */
  readonly named: readonly (readonly Game[])[];
  /** Of the teams and days named. */
  readonly games: readonly Game[];
  readonly substitutes: readonly Substitute[];
  readonly partlyPriced?: PartlyPriced | undefined;
}

/** All selections that fit as a leg, or the first term that none meets. */
export function poolFor(reading: Reading, sources: Sources): Pool | NotMet {
  const found = poolOf(reading, sources);
  const isAtEvery = sources.everyLine || lineOf(reading) !== null;
  if (isAtEvery || !isOfAnotherLine(found, reading)) return found;
  const further = poolOf(reading, { ...sources, everyLine: true });
  if (!('pool' in further)) return further;
  const meeting = isSingle(reading) ? further.pool.filter((leg) => fits([leg], reading)) : further.pool;
  return meeting.length > 0 ? { ...further, pool: nearestToMain(meeting) } : further;
}

const isSingle = ({ legs }: Reading): boolean => (legs?.max ?? 1) === 1;

/** "Brunson over, at least 60% likely": a chance or a price that his main line does not have, another line of his may have. */
function isOfAnotherLine(found: Pool | NotMet, reading: Reading): boolean {
  const { chance, payout } = reading;
  if (!mayBeOtherLine(reading)) return false;
  if ('pool' in found) {
    const isOfOne = (chance !== null || payout !== null) && isSingle(reading);
    const isUnmet = isOfOne && !found.pool.some((leg) => fits([leg], reading));
    return isUnmet || found.substitutes.some(({ kind }) => kind === 'not_safe');
  }
  return found.unmet.kind === 'term' && ofChance.has(found.unmet.term);
}
const ofChance: ReadonlySet<string> = new Set(['chance', 'leg_chance', 'price', 'risk']);

function poolOf(reading: Reading, sources: Sources): Pool | NotMet {
  const { boards, open, now, taste: own, sports, everyLine = false, withProps = false } = sources;
  const lineSought = lineOf(reading) ?? (everyLine ? 'all' : null);
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
  const props =
    withProps || wantsProps(reading)
      ? games.flatMap((game) => propCandidatesOf(game, taste.books, lineSought))
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
  const ofGames = onlyProps ? [] : ofGamesAt(lineSought);
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
  const meant = inNextGame(filtered.pool, reading);
  const lined = mainFirst(meant, reading, legsWanted(reading).min);
  const pool = ranked(lined, isUnsafe ? { ...reading, risk: 'safest' } : reading, taste);
  const partlyPriced = asksForLikeliest(reading) ? partlyPricedOf(candidates, games, reading) : undefined;
  return { ...filtered, pool, named: chosen.named, games, partlyPriced };
}

/**
 * "Werenski shots over" where his team plays today and tomorrow: a player, like a team, is meant in the next game that has the bet. Several
 * legs on him can be of several games.
 */
function inNextGame(pool: readonly Candidate[], reading: Reading): readonly Candidate[] {
  const isOpen = reading.player !== null && reading.days === null && legsWanted(reading).max === 1;
  if (!isOpen || !pool.every(({ prop }) => prop)) return pool;
  const [first] = pool.map(({ game }) => game).sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  return pool.filter(({ game }) => game.id === first?.id);
}

/** What other books list of the markets that are asked for, where the book that is named lists none of them. */
function closestElsewhere(candidates: readonly Candidate[], reading: Reading): Candidate | undefined {
  const ofMarket = candidates.filter((each) => isOfMarket(each, reading));
  const meant = ofMarket.length > 0 ? ofMarket : candidates;
  if (meant.some(({ isOwnBook }) => isOwnBook)) return undefined;
  return meant.find((each) => legTests.every(({ holds }) => holds(each, reading))) ?? meant[0];
}

/** A line that is named; `all` where lines besides the main ones can be meant. */
const lineOf = ({ line, lines }: Reading): number | 'all' | null => line ?? (lines ? 'all' : null);

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
export function wantsPropsOf(sport: Sport, reading: Reading): boolean {
  const { markets, wishes, sameGame } = reading;
  if (sameGame || mayBeProps(reading)) return isMeasured(sport);
  const ofSport = wishes.filter(({ sports }) => sports.length === 0 || sports.includes(sport));
  return [{ markets }, ...ofSport].some((each) => each.markets.includes('prop'));
}

function wantsOnlyProps({ markets }: Reading): boolean {
  return markets.length > 0 && markets.every((market) => market === 'prop');
}

function isOfPlayer({ prop }: Candidate, { player }: Reading): boolean {
  return !player || (prop !== undefined && isMeant(player, prop.player));
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
    pool = term === 'side' ? payingDogs(fitting, reading) : fitting;
  }
  return { pool, substitutes };
}

/** The least that an underdog pays, American odds. */
const evens = 100;

/**
 * Nobody means -108 against -112 by an underdog to win: one that pays plus money at every book comes before one that does so at the best,
 * and either before the others, where there are enough of them. A price that is asked for says itself what is paid.
 */
function payingDogs(pool: readonly Candidate[], reading: Reading): readonly Candidate[] {
  const { sides, price, eachGame, teams } = reading;
  const isNamed = teams.some(({ stance }) => stance !== 'avoid');
  if (!sides.includes('underdog') || price !== null || eachGame || isNamed) return pool;
  const isToWin = ({ market }: Candidate) => market === 'moneyline';
  const quotesOf = ({ quotes, own }: Candidate) => (quotes?.all ?? own).map((quote) => quote.price);
  const paying = [
    pool.filter((each) => !isToWin(each) || quotesOf(each).every((quote) => quote >= evens)),
    pool.filter((each) => !isToWin(each) || each.price >= evens),
  ];
  const isEnough = (found: readonly Candidate[]) =>
    new Set(found.map(({ game }) => game.id)).size >= legsWanted(reading).max;
  return paying.find(isEnough) ?? pool;
}

/** How many of the likeliest selections replace safe ones. */
const mostSubstitutes = 24;

/** Whether there are too few games with a safe side for the number of legs. */
function isShort(safe: readonly Candidate[], reading: Reading): boolean {
  return new Set(safe.map(({ game }) => game.id)).size < legsWanted(reading).min;
}
