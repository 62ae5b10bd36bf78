/** The movement of a leg's market since its first price, as points and in words. */
import type { Leg } from '../../../lambdas/contracts/analysis.ts';
import { lineWords } from '../../../lambdas/domain/english/leg.ts';
import { hasDraw } from '../../../lambdas/domain/settlement.ts';
import { time, weekday } from './dates.ts';
import { percent } from './figures.ts';

export interface Moved {
  readonly unit: 'percent' | 'line';
  /** Earliest first, two or more; the last is what the leg was priced at. */
  readonly points: readonly Point[];
}

export interface Point {
  readonly at: string;
  /** A chance in percent, or a line. */
  readonly value: number;
}

/** @returns null where it was not seen to move */
export function movedOf(leg: Leg): Moved | null {
  const { market, selection, sport, movement = [] } = leg;
  const isChance = market === 'moneyline';
  // Of three outcomes, only the home side's chance is kept over time.
  if (isChance && selection !== 'home' && hasDraw(sport)) return null;
  const seen = movement.flatMap(({ at, chance, line }): Point[] => {
    const value = isChance ? chance : line;
    return value === null ? [] : [{ at, value }];
  });
  const points = withNow(seen, isChance ? leg.marketProbability : leg.line, leg.pricedAt);
  const isStill = points.every(({ value }) => value === points[0]?.value);
  return points.length < 2 || isStill ? null : { unit: isChance ? 'percent' : 'line', points };
}

/** A point is kept when the market moves by one percent: what the leg itself says is the truth of its own time. */
function withNow(seen: readonly Point[], value: number | null, pricedAt: string | null): readonly Point[] {
  const last = seen.at(-1);
  if (!last || value === null) return seen;
  return pricedAt && Date.parse(pricedAt) > Date.parse(last.at)
    ? [...seen, { at: pricedAt, value }]
    : [...seen.slice(0, -1), { at: last.at, value }];
}

export function pointWords({ market }: Leg, { unit }: Moved, { value }: Point): string {
  return unit === 'percent' ? percent(value) : lineWords(value, market);
}

const hour = 3_600_000;

/** What the last point is called: the market may have moved on since. */
export function endWords({ points }: Moved, now: number): 'now' | 'when picked' {
  return now - Date.parse(points.at(-1)?.at ?? '') < hour ? 'now' : 'when picked';
}

/** `52% on Tue, Nov 17 → 57% now`, `Line −2.5 → −4 since Tue, Nov 17`; never "opening", for we see it when we look. */
export function movedWords(leg: Leg, moved: Moved, now: number): string {
  const [first, last] = [moved.points[0], moved.points.at(-1)];
  if (!first || !last) return '';
  const isSameDay = weekday(first.at) === weekday(last.at);
  const end = endWords(moved, now);
  const [from, to] = [first, last].map((point) => pointWords(leg, moved, point));
  if (moved.unit === 'line' && end === 'now') {
    return [`Line ${from} → ${to}`, `since ${isSameDay ? time(first.at) : weekday(first.at)}`]
      .map(unbroken)
      .join(' ');
  }
  const when = isSameDay ? `at ${time(first.at)}` : `on ${weekday(first.at)}`;
  return [`${moved.unit === 'line' ? 'Line ' : ''}${from} ${when}`, `→ ${to} ${end}`].map(unbroken).join(' ');
}

/** Where a line is too narrow, it ends between then and now. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');
