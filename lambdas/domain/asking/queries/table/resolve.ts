/** Finds the bet that a question names on the board: its game, its side, its line and its prices. */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { MarketSide } from '../../../feed/board/sides.ts';
import { type Game, isUpcoming } from '../../../feed/games/game.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { breakEven, costPerHundred, fairPrice } from '../../../feed/odds/value.ts';
import { costOf } from '../../answer/candidate.ts';
import { isBook } from '../../reading/names/books.ts';
import { betPrompt } from '../bets/bet-words.ts';
import { betWords } from './next.ts';
import { alternateSide, apartSides, apartWhy, isApart } from './part-sides.ts';
import { resolveProp } from './props.ts';
import type { Resolved, Unlisted } from './resolved.ts';
import { mainLineOf, type Offer, offersOf, quotesAt, sideOfTeam } from './selections.ts';
import { nameOf } from './side-name.ts';
import { gamesAbout, isOf, type Tables } from './tables.ts';
import { threeWayWords } from './three-way.ts';
import { listed, marketWords, matchup, odds, sideName, theTeam } from './words.ts';

/** @param days league days; null for the next game */
export function resolve(
  bet: NamedBet,
  tables: Tables,
  days: readonly string[] | null = null,
): Resolved | Unlisted {
  if (bet.unlisted !== undefined) {
    const said = [`We have no prices for ${bet.unlisted}.`, threeWayWords(bet, tables)];
    return { kind: 'unlisted', name: bet.unlisted, why: said.filter((words) => words !== null).join(' ') };
  }
  if (bet.player !== null) return resolveProp(bet, tables);
  const { sports, teams } = bet;
  const [sport = tables.selectedSport] = sports;
  const who = listed(teams.map((team) => theTeam(team, sport)));
  const [game] = gamesAbout({ sports: [], teams, days }, tables).filter((each) =>
    isUpcoming(each, tables.now),
  );
  if (!game || !teams.every((team) => isOf(game, team)))
    return { kind: 'unlisted', name: who, why: `No upcoming game for ${who} is listed in the next 7 days.` };
  return isApart(bet) ? resolveApart(bet, game, tables) : resolveMain(bet, game, tables);
}

/** The bet in a game of these days, or in the next one if it has none there. */
export function resolveOn(
  bet: NamedBet,
  tables: Tables,
  days: readonly string[] | undefined,
): Resolved | Unlisted {
  const [own] = resolveAllOn([bet], tables, days);
  return own ?? resolve(bet, tables);
}

export const resolveAllOn = (
  bets: readonly NamedBet[],
  tables: Tables,
  days: readonly string[] | undefined,
): (Resolved | Unlisted)[] => {
  const next = resolveAll(bets, tables);
  if (!days) return next;
  const own = resolveAll(bets, tables, days);
  return next.map((each, at) => {
    const found = own[at];
    return found && (found.kind === 'listed' || found.instead) ? found : each;
  });
};

/** Bets named together: a player whom several share a name with is of the teams or the sport of the others. */
export function resolveAll(
  bets: readonly NamedBet[],
  tables: Tables,
  days: readonly string[] | null = null,
): (Resolved | Unlisted)[] {
  const teams = [...new Set(bets.flatMap((bet) => bet.teams))];
  const sports = [...new Set(bets.flatMap((bet) => bet.sports))];
  const found = bets.map((bet) =>
    resolve(
      bet.player === null || bet.teams.length > 0
        ? bet
        : { ...bet, teams, sports: bet.sports.length > 0 ? bet.sports : sports },
      tables,
      days,
    ),
  );
  // "Jokić rebounds, Murray assists": a name that several share is of the game of the others.
  const games = found.flatMap((each) => (each.kind === 'listed' ? [each.side.game] : []));
  const around = games.flatMap(({ home, away }) => [home.name, away.name]);
  return found.map((each, at) => {
    const bet = bets[at];
    const isShared = each.kind === 'unlisted' && each.instead === undefined && around.length > 0;
    if (!bet || bet.player === null || bet.teams.length > 0 || !isShared) return each;
    const own = resolve({ ...bet, teams: around.slice(0, 2) }, tables, days);
    return own.kind === 'listed' ? own : each;
  });
}

/** A market of the whole game, at its main line or at an alternate. */
function resolveMain(bet: NamedBet, game: Game, tables: Tables): Resolved | Unlisted {
  const { teams, market, side: wanted, price } = bet;
  const isTotal = market === 'total' || wanted === 'over' || wanted === 'under';
  const of = isTotal ? 'total' : market === 'spread' ? market : 'moneyline';
  const [team = ''] = teams;
  const selection =
    of === 'total'
      ? wanted === 'under'
        ? 'under'
        : 'over'
      : wanted === 'draw'
        ? 'draw'
        : sideOfTeam(game, team);
  const side = { game, market: of, selection } as const;
  const all = offersOf(side, tables.books);
  const main = mainLineOf(side) ?? all[0]?.line ?? null;
  const line = of === 'moneyline' ? null : (bet.line ?? lineOfPrice(bet, side, main));
  const own = at(line);
  if (own) return own;
  const near = alternateSide({ ...bet, market: of }, game, selection, tables);
  const found = near && resolvedOf(near, bet, price, tables);
  if (found && found.line === line) return found;
  const name = sideName(game, of, selection, line);
  const center = at(main);
  const isNearer =
    found && line !== null && Math.abs((found.line ?? 0) - line) < Math.abs((main ?? 0) - line);
  const instead = isNearer ? found : center;
  return {
    kind: 'unlisted',
    name,
    line,
    why: instead
      ? `No book lists ${name} in ${matchup(game)} now. The ${isNearer ? 'nearest line' : 'market'} is ${instead.name}, ${odds(instead.best.price)} at ${instead.best.book}.`
      : `No book prices the ${marketWords(of, game.sport)} of ${matchup(game)} yet.`,
    ...(instead && { instead }),
    ...(isNearer && center && { main: center }),
  };

  function at(own: number | null): Resolved | undefined {
    const offers = all.filter((offer) => offer.line === own);
    const [best] = offers;
    if (!best) return undefined;
    const quotes = quotesAt(side, own);
    const chance = quotes?.probability ?? null;
    const taken = price ?? best.price;
    return {
      kind: 'listed',
      side,
      line: own,
      name: sideName(side.game, of, selection, own),
      words: selection === 'draw' ? betPrompt(bet) : betWords(side.game, of, selection, own),
      price: taken,
      offers,
      best,
      chance,
      breakEven: breakEven(taken),
      cost: chance === null ? null : costPerHundred(chance, taken),
      fair: chance === null ? null : fairPrice(chance),
      ...(quotes && { priced: pricedMain(side, own, quotes, best) }),
    };
  }
}

/**
 * A puck line or a run line is of one number: of the side that gives it and the side that gets it, a price says which is meant.
 * @returns the main line where no price is named
 */
function lineOfPrice(
  { price }: NamedBet,
  side: Pick<MarketSide, 'game' | 'selection'> & { readonly market: 'moneyline' | 'spread' | 'total' },
  main: number | null,
): number | null {
  const { sport } = side.game;
  if (price === null || main === null || side.market !== 'spread' || (sport !== 'NHL' && sport !== 'MLB'))
    return main;
  const chance = quotesAt(side, main)?.probability;
  if (chance === undefined) return main;
  // Far from the price of the main line, it is of the opposite one.
  return Math.abs(breakEven(price) - chance) > farFromMain ? 0 - main : main;
}

/** Percentage points between a price and its line's chance; the two lines of 1.5 are about 40 apart. */
const farFromMain = 15;

/** A main line as the board gives its other sides. */
function pricedMain(
  {
    game,
    market,
    selection,
  }: Pick<MarketSide, 'game' | 'selection'> & {
    readonly market: 'moneyline' | 'spread' | 'total';
  },
  line: number | null,
  quotes: NonNullable<MarketSide['quotes']>,
  best: Offer,
): MarketSide {
  return {
    game,
    market,
    marketKey: market,
    selection,
    line,
    price: best.price,
    book: best.book,
    pricedAt: best.at,
    marketProbability: quotes.probability,
    books: quotes.all.length,
    quotes,
    own: [],
    elsewhere: null,
    isOwnBook: best.isOwn,
    label: sideName(game, market, selection, line),
  };
}

/** A part of the game, or a team's total. */
function resolveApart(bet: NamedBet, game: Game, tables: Tables): Resolved | Unlisted {
  const sides = apartSides(bet, game, tables);
  const { line, price } = bet;
  const found = line === null ? sides[0] : sides.find((each) => each.line === line);
  if (found) return resolvedOf(found, bet, price, tables);
  const [main] = sides;
  const isUnpriced = bet.period === 'regulation' && bet.market !== 'moneyline' && bet.market !== null;
  if (!main || isUnpriced) {
    const why = isUnpriced ? 'We have no prices for spreads and totals in regulation.' : apartWhy(bet, game);
    return { kind: 'unlisted', name: matchup(game), line, why };
  }
  const instead = resolvedOf(main, bet, price, tables);
  const name = nameOf({ ...main, line });
  return {
    kind: 'unlisted',
    name,
    line,
    why: `No book lists ${name} in ${matchup(game)} now. The market is ${instead.name}, ${odds(instead.best.price)} at ${instead.best.book}.`,
    instead,
  };
}

/** @param price the one that was named; null for the best listed */
function resolvedOf(priced: MarketSide, bet: NamedBet, price: number | null, { books }: Tables): Resolved {
  const { game, market, marketKey, selection, line, quotes, marketProbability: chance } = priced;
  const offers = (quotes?.all ?? []).map(({ book, price: each, at }) => ({
    book,
    line,
    price: each,
    at,
    isOwn: books.some((own) => isBook(book, own)),
  }));
  const [best = { book: priced.book, line, price: priced.price, at: priced.pricedAt, isOwn: true }] =
    offers.toSorted((a, b) => americanToDecimal(b.price) - americanToDecimal(a.price));
  const taken = price ?? best.price;
  return {
    kind: 'listed',
    side: {
      game,
      market: market as Resolved['side']['market'],
      selection: selection as Resolved['side']['selection'],
    },
    line,
    name: nameOf(priced),
    words: betPrompt({ ...bet, line, price: null }),
    price: taken,
    offers,
    best,
    chance,
    breakEven: breakEven(taken),
    cost: chance === null ? null : costOf({ game, marketKey }, chance, taken),
    fair: chance === null ? null : fairPrice(chance),
    priced,
  };
}
