/**
 * Closing-line value (CLV): the price taken compared with the last fair price before the start. Results need hundreds
 * of picks to tell skill from luck; consistently beating the closing price shows after a few dozen.
 */
import type { Leg } from '../../contracts/asking/analysis.ts';
import type { LegClv } from '../../contracts/picks/tracker.ts';
import { closeOfLeg } from '../feed/board/close.ts';
import type { Game } from '../feed/games/game.ts';
import type { LegResult } from '../feed/games/settlement.ts';
import { americanToDecimal, isAmerican } from '../feed/odds/odds.ts';

/**
 * Decimal price taken × fair closing probability − 1, at the same line. If the line moved, only the points: the value
 * of half a point differs by sport and by number, so points are not converted to a percentage.
 * @param game the leg's game with the books' prices at the start; for a prop, also with its props
 */
export function legClv(leg: Leg, game: Game): LegClv {
  const { price, line } = leg;
  if (price === null || !isAmerican(price)) return { kind: 'none', why: 'not-priced' };
  const close = game.id === leg.gameId ? closeOfLeg(leg, game) : null;
  if (!close || (line === null) !== (close.line === null)) return { kind: 'none', why: 'no-close' };
  const points = pointsGained(leg, close.line);
  if (points !== 0) return { kind: 'line-moved', points };
  const share = americanToDecimal(price) * (close.probability / 100) - 1;
  return { kind: 'value', percent: tenthsOf(share) / 10 };
}

/**
 * The CLV stored with a leg's result: null while it is open, and for a void leg, which never was a bet.
 * @param before the stored CLV, which is kept: a corrected result does not change the close, and later data may lack it
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
 * @param closed the closing line; for a spread, the home side's
 * @returns how much easier the line taken is: above 0 if the market moved in favor of the bet
 */
function pointsGained({ market, selection, line }: Leg, closed: number | null): number {
  if (line === null || closed === null) return 0;
  if (market === 'spread') return line - (selection === 'home' ? closed : 0 - closed);
  return selection === 'over' ? closed - line : line - closed;
}

/**
 * CLV of a whole pick: the product of (1 + CLV) of its legs, minus 1. It measures the price taken, so a pushed leg
 * counts like any other; a voided leg drops out because it never was a bet.
 * @param results one per leg
 * @param legs in the same order; null if unknown, for example for an open leg
 * @returns whole tenths of a percent; null if a leg that counts has no percentage
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

/** Adding 0 turns the -0 of a rounded small loss into 0. */
function tenthsOf(share: number): number {
  return Math.round(share * 1000) + 0;
}
