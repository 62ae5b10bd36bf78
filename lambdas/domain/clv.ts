/**
 * Closing-line value (CLV): the price taken against the last fair price before the start. Results need hundreds of
 * picks to tell skill from luck; whoever keeps getting better prices than the close shows it after a few dozen.
 */
import type { Leg } from '../contracts/analysis.ts';
import type { ClvSummary, LegClv } from '../contracts/tracker.ts';
import type { Game } from './game.ts';
import { sidesOf } from './market/board.ts';
import { closeOf, outrightCloseOf, propCloseOf } from './market/close.ts';
import type { Consensus } from './market/consensus.ts';
import { americanToDecimal, isAmerican } from './odds.ts';
import { nearest } from './rounding.ts';
import type { LegResult } from './settlement.ts';

/**
 * Decimal price taken × fair close − 1, at the same line. Where the line moved, only
 * how far: what half a point is worth differs by sport and by number, so points never become a percentage here.
 * @param game the leg's own, with the books' prices as they were at the start; for a prop with its props
 */
export function legClv(leg: Leg, game: Game): LegClv {
  const { price, line } = leg;
  if (price === null || !isAmerican(price)) return { kind: 'none', why: 'not-priced' };
  const market = game.id === leg.gameId ? closeOfLeg(leg, game) : null;
  const side = market?.sides[sideIndex(leg, game)];
  if (!market || !side || (line === null) !== (market.line === null))
    return { kind: 'none', why: 'no-close' };
  const points = pointsGained(leg, market.line);
  if (points !== 0) return { kind: 'line-moved', points };
  const share = americanToDecimal(price) * (side.probability / 100) - 1;
  return { kind: 'value', percent: tenthsOf(share) / 10 };
}

function closeOfLeg({ market, prop, outright }: Leg, game: Game): Consensus | null {
  if (market === 'outright') return outright ? outrightCloseOf(outright, game) : null;
  if (market === 'prop') return prop ? propCloseOf(prop, game) : null;
  return closeOf(game)?.[market] ?? null;
}

function sideIndex({ market, selection }: Leg, { sport }: Game): number {
  // The market of one player has one side.
  if (market === 'outright') return 0;
  return sidesOf(market === 'prop' ? 'total' : market, sport).indexOf(selection);
}

/**
 * What is kept of a leg with its result: nothing while it is open, and nothing of a void one, which never was a bet.
 * @param before what was kept of it: a result that is corrected moves no close, and a later reading may know none
 */
export function clvOnceGraded(
  result: LegResult,
  leg: Leg,
  game: Game,
  before?: LegClv | null,
): LegClv | null {
  if (result === 'open' || result === 'void') return null;
  return before && before.kind !== 'none' ? before : legClv(leg, game);
}

/**
 * @param closed the close's line; a spread's is the home side's
 * @returns by how much the line taken is the easier one: above 0, the market came the taker's way
 */
function pointsGained({ market, selection, line }: Leg, closed: number | null): number {
  if (line === null || closed === null) return 0;
  if (market === 'spread') return line - (selection === 'home' ? closed : 0 - closed);
  return selection === 'over' ? closed - line : line - closed;
}

/**
 * Of a whole pick: the product of (1 + CLV) of its legs, less 1. It is about the price taken, so a pushed leg counts like
 * any other; a voided one drops out, as it never was a bet.
 * @param results one per leg
 * @param legs in the same order; null where nothing is known, as of one that is open
 * @returns whole tenths of a percent; null where a leg that counts has no percentage
 */
export function pickClvTenths(
  results: readonly LegResult[],
  legs: readonly (LegClv | null)[],
): number | null {
  const counting = results.flatMap((result, index) => (result === 'void' ? [] : [legs[index]]));
  const known = counting.flatMap((clv) => (clv?.kind === 'value' ? [1 + clv.percent / 100] : []));
  if (known.length === 0 || known.length < counting.length) return null;
  return tenthsOf(known.reduce((product, factor) => product * factor, 1) - 1);
}

/** Adding 0 makes -0, which rounding a small loss gives, a plain 0. */
function tenthsOf(share: number): number {
  return Math.round(share * 1000) + 0;
}

/** What is counted of picks. Every field can be added up. */
export interface ClvCounts {
  /** Picks whose closing-line value is known. */
  readonly clvPicks: number;
  /** The sum of theirs, in tenths of a percent: whole numbers add up without an error. */
  readonly clvTenths: number;
  /** Those of them above 0. */
  readonly clvBeats: number;
}

/** @param tenths of one pick; null or absent where not known */
export function clvCountsOf(tenths: number | null | undefined): ClvCounts {
  return {
    clvPicks: typeof tenths === 'number' ? 1 : 0,
    clvTenths: tenths ?? 0,
    clvBeats: (tenths ?? 0) > 0 ? 1 : 0,
  };
}

/** The average, and the share that beat the close: unknown of nothing, never 0. */
export function clvSummary({ clvPicks: n, clvTenths, clvBeats }: ClvCounts): ClvSummary {
  return {
    average: n === 0 ? null : nearest(clvTenths, n) / 10,
    beatShare: n === 0 ? null : nearest(clvBeats * 1000, n) / 10,
    beats: clvBeats,
    n,
  };
}
