/** Texts of a shared pick that depend only on its data. */
import type { Leg } from '../../../contracts/asking/analysis.ts';
import type { LegClv } from '../../../contracts/picks/tracker.ts';
import { plural } from '../../platform/format.ts';

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** A minus as wide as a plus, before figures: `Dolphins -3 (-110)` becomes `Dolphins −3 (−110)`. */
export const withMinus = (text: string): string => text.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '−');

/** ISO 8601; null without legs. */
export function firstStart(legs: readonly Pick<Leg, 'startsAt'>[]): string | null {
  return legs.map(({ startsAt }) => startsAt).sort()[0] ?? null;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * How a moment relates to the first start: `3 hours before the start`, `after the start`.
 * @param at, startsAt ISO 8601
 */
export function beforeStart(at: string, startsAt: string): string {
  const remaining = Date.parse(startsAt) - Date.parse(at);
  if (remaining <= 0) return 'after the start';
  return `${lengthWords(remaining)} before the start`;
}

/** Rounded down, so that a time never looks earlier than it was. */
function lengthWords(ms: number): string {
  if (ms < minuteMs) return 'less than a minute';
  if (ms < hourMs) return plural(Math.floor(ms / minuteMs), 'minute');
  if (ms < 48 * hourMs) return plural(Math.floor(ms / hourMs), 'hour');
  return plural(Math.floor(ms / (24 * hourMs)), 'day');
}

/** `+1.64 units`, `−1 unit`, `0 units`: the profit or loss per unit staked, to the hundredth. */
export function unitWords(units: number): string {
  const size = Math.abs(units);
  const sign = size < 0.005 ? '' : units > 0 ? '+' : '−';
  return `${sign}${plural(Number(size.toFixed(2)), 'unit')}`;
}

/** A leg's price compared with the closing price; null if there is no comparison. */
export function closingWords(clv: LegClv | null | undefined): string | null {
  if (!clv || clv.kind === 'none') return null;
  if (clv.kind === 'line-moved') {
    const points = plural(Math.abs(clv.points), 'point');
    return `The line moved ${points} ${clv.points > 0 ? 'in favor of' : 'against'} this pick by the close`;
  }
  if (clv.percent === 0) return 'Level with the fair closing price';
  return clv.percent > 0
    ? `Beat the fair closing price by ${clv.percent}%`
    : `${-clv.percent}% short of the fair closing price`;
}
