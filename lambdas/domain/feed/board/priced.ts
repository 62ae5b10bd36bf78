/** Which bets a sport has prices for now, so that only what can be had is suggested. */

import type { NextGame } from '../../../contracts/accounts/status.ts';
import type { LegMarket } from '../../../contracts/asking/analysis.ts';
import { legMarkets } from '../../../contracts/asking/analysis.ts';
import { type Game, isUpcoming } from '../games/game.ts';
import { overMarket, propMarket } from './props.ts';
import { outrightSides, pricedSides } from './sides.ts';

export interface Priced {
  /** Markets with a known probability in at least one upcoming game. */
  readonly markets: readonly LegMarket[];
  /** The number of upcoming games with such a market, which limits the legs of a parlay. */
  readonly games: number;
  /** Start of the first such game of each market, ISO 8601 in UTC; absent in old items. */
  readonly soonest?: Readonly<Partial<Record<LegMarket, string>>>;
  /** The next games with a moneyline price for both teams, earliest first. */
  readonly next: readonly NextGame[];
}

/** @param games their latest versions, with prices and props */
export function pricedAmong(games: readonly Game[], now: Date): Priced {
  const upcoming = games
    .filter((game) => isUpcoming(game, now))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  const perGame = upcoming.map(marketsOf);
  const soonest = legMarkets.flatMap((market) => {
    const first = upcoming[perGame.findIndex((own) => own.has(market))];
    return first ? [[market, first.startsAt] as const] : [];
  });
  return {
    markets: soonest.map(([market]) => market),
    games: perGame.filter((own) => own.size > 0).length,
    soonest: Object.fromEntries(soonest),
    next: upcoming.flatMap(nextOf).slice(0, mostNext),
  };
}

/** A screen shows five; some of these can start before the feed is read again. */
const mostNext = 8;

function nextOf(game: Game): NextGame[] {
  const priceOf = (team: 'home' | 'away') =>
    pricedSides(game).find(({ market, selection }) => market === 'moneyline' && selection === team)?.price;
  const [homePrice, awayPrice] = [priceOf('home'), priceOf('away')];
  if (homePrice === undefined || awayPrice === undefined) return [];
  const { id, startsAt, home, away } = game;
  return [{ id, startsAt, home: home.name, away: away.name, homePrice, awayPrice }];
}

function marketsOf(game: Game): ReadonlySet<LegMarket> {
  const sides = [...pricedSides(game), ...outrightSides(game)].filter(
    ({ marketProbability }) => marketProbability !== null,
  );
  const hasProps = (game.props ?? []).some(
    ({ prices, stat }) =>
      propMarket(prices) !== undefined || overMarket(prices, { sport: game.sport, stat })?.measured,
  );
  return new Set([...sides.map(({ market }) => market), ...(hasProps ? (['prop'] as const) : [])]);
}
