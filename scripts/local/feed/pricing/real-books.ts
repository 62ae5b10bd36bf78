/**
 * A real book's prices over time: the source's early price until six days before the start, the close in the last hour, and
 * interpolated by whole hours in between. The source has only these two prices, so the movement is assumed. A market
 * without an early price always has its close.
 */
import { weightOf } from '../seasons/drift.ts';
import type { ClosingPrices, RealBook } from '../seasons/history.ts';
import type { ReplayedGame } from '../seasons/replay.ts';
import { between } from './pricing.ts';

export function realPrices({ close, early }: RealBook, game: ReplayedGame, now: Date): ClosingPrices {
  const weight = weightOf(game, now);
  return {
    moneyline: moneylineAt(close, early, weight),
    spread: spreadAt(close, early, weight),
    total: totalAt(close, early, weight),
  };
}

type Early = RealBook['early'];

function moneylineAt({ moneyline: close }: ClosingPrices, early: Early, weight: number) {
  const from = early?.moneyline;
  if (!from) return close;
  return {
    home: between(close.home, from.home, weight),
    away: between(close.away, from.away, weight),
    draw: close.draw,
  };
}

function spreadAt({ spread: close }: ClosingPrices, early: Early, weight: number) {
  const from = early?.spread;
  if (!close || !from) return close;
  return {
    line: lineBetween(close.line, from.line, weight),
    home: between(close.home, from.home, weight),
    away: between(close.away, from.away, weight),
  };
}

function totalAt({ total: close }: ClosingPrices, early: Early, weight: number) {
  const from = early?.total;
  if (!close || !from || close.under === null || from.under === null) return close;
  return {
    line: lineBetween(close.line, from.line, weight),
    over: between(close.over, from.over, weight),
    under: between(close.under, from.under, weight),
  };
}

/** Rounded to half points, as books do. */
function lineBetween(close: number, early: number, weight: number): number {
  return Math.round(2 * (close + (early - close) * weight)) / 2 + 0;
}
