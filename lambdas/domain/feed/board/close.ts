/** The closing line: the last prices before a game began. */
import type { Leg, Market } from '../../../contracts/asking/analysis.ts';
import type { OutrightOf } from '../../../contracts/feed/outright.ts';
import type { PropOf } from '../../../contracts/feed/props.ts';
import type { Game } from '../games/game.ts';
import { playerMarket } from '../golf/market.ts';
import { entryOf, isGameKey, isMainMarket, keyOf } from '../markets/registry.ts';
import type { Consensus } from '../odds/consensus.ts';
import { booksOf, marketOf, sidesOf } from './board.ts';
import { lineConsensus, marketConsensus } from './market-sides.ts';
import { overMarket, pricesOf, propMarket } from './props.ts';

/** News breaks in the last hour, so an older price may not have been available at the start. */
const oldestMinutes = 30;

/** Null for a market without a price that recent. */
export interface Close extends Readonly<Record<Market, Consensus | null>> {
  /** Minutes between the newest counting price and the start. */
  readonly ageMinutes: number;
}

/**
 * The consensus of the last prices before the start. Later prices reflect the game and never count. The age of a market
 * is that of its own newest price, regardless of the game's other markets.
 * @returns null without a closing price: none before the start, or none in the last 30 minutes
 */
export function closeOf(game: Game): Close | null {
  const start = Date.parse(game.startsAt);
  const before = booksOf(game).filter(({ at }) => Date.parse(at) <= start);
  const last: Game = { ...game, prices: null, books: before };
  const markets = {
    moneyline: freshAt(start, marketOf(last, 'moneyline')),
    spread: freshAt(start, marketOf(last, 'spread')),
    total: freshAt(start, marketOf(last, 'total')),
  };
  const ages = Object.values(markets).flatMap((market) => (market ? [ageAt(start, market)] : []));
  return ages.length === 0 ? null : { ...markets, ageMinutes: Math.min(...ages) };
}

/** The same for a player prop. @returns null if the game's props were not loaded, or without a price that recent */
export function propCloseOf(of: PropOf, game: Game): Consensus | null {
  return freshAt(Date.parse(game.startsAt), propMarket(lastPrices(of, game)));
}

/**
 * The same for a prop whose over alone was priced, at the leg's own line: of its lines, none is the main one.
 * @returns null also if prices of its kind and size were not measured
 */
function overCloseOf(of: PropOf, line: number | null, game: Game): Consensus | null {
  if (line === null) return null;
  const found = overMarket(lastPrices(of, game), { sport: game.sport, stat: of.stat, line });
  if (!found?.measured) return null;
  const { measured, ...quotes } = found;
  const side = { ...quotes, probability: measured.chance, range: measured.range };
  return freshAt(Date.parse(game.startsAt), { line, books: quotes.all.length, sides: [side] });
}

function lastPrices(of: PropOf, { props = [], startsAt }: Game) {
  return pricesOf(of, props).filter(({ at }) => Date.parse(at) <= Date.parse(startsAt));
}

/** The same for a player to win a tournament, before the first round. */
export function outrightCloseOf({ player }: OutrightOf, { field, startsAt }: Game): Consensus | null {
  if (!field) return null;
  const start = Date.parse(startsAt);
  const before = field.books.filter(({ at }) => Date.parse(at) <= start);
  return freshAt(start, playerMarket({ ...field, books: before }, player));
}

/**
 * The line and the no-vig probability of a leg's side at the close.
 * @param game the leg's game; for a prop, also with its props
 * @returns null without a closing price
 */
export function closeOfLeg(leg: Leg, game: Game): { line: number | null; probability: number } | null {
  const close = closingMarket(leg, game);
  const side = close?.sides[sideIndex(leg, game)];
  return close && side ? { line: close.line, probability: side.probability } : null;
}

function closingMarket(leg: Leg, game: Game): Consensus | null {
  const { market, prop, outright, oneSided, line } = leg;
  if (market === 'outright') return outright ? outrightCloseOf(outright, game) : null;
  if (prop) return oneSided ? overCloseOf(prop, line, game) : propCloseOf(prop, game);
  const key = keyOf(leg);
  if (isMainMarket(key)) return closeOf(game)?.[key] ?? null;
  return freshAt(Date.parse(game.startsAt), marketAtClose(leg, game));
}

/** The last prices before the start of a market that is stored apart: at the line taken, so that it cannot have moved. */
function marketAtClose(leg: Leg, game: Game): Consensus | undefined {
  const key = keyOf(leg);
  const start = Date.parse(game.startsAt);
  const isBefore = ({ at }: { readonly at: string }) => Date.parse(at) <= start;
  const markets = (game.markets ?? []).map((each) => ({ ...each, prices: each.prices.filter(isBefore) }));
  const last: Game = { ...game, prices: null, books: booksOf(game).filter(isBefore), markets };
  const isAway = leg.market === 'spread' && leg.selection === 'away';
  const line = leg.line !== null && isAway ? 0 - leg.line : leg.line;
  if (key === 'alternate_spread' || key === 'alternate_total')
    return line === null
      ? undefined
      : lineConsensus(last, key === 'alternate_spread' ? 'spread' : 'total', line);
  if (key === undefined || !isGameKey(key)) return undefined;
  return marketConsensus(last, key, { team: leg.team, ...(line !== null && { line }) });
}

function sideIndex(leg: Leg, { sport }: Game): number {
  const key = keyOf(leg);
  const sides = isMainMarket(key) ? sidesOf(key, sport) : entryOf(leg)?.sides;
  return sides?.indexOf(leg.selection) ?? -1;
}

function freshAt(start: number, market: Consensus | undefined): Consensus | null {
  return market && ageAt(start, market) <= oldestMinutes ? market : null;
}

function ageAt(start: number, { sides }: Consensus): number {
  const times = sides.flatMap(({ all }) => all.map(({ at }) => Date.parse(at)));
  return (start - Math.max(...times)) / 60_000;
}
