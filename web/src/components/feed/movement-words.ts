/** The movement of a leg's market since its first price, as points and in words. */
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import { lineWords } from '../../../../lambdas/domain/asking/english/leg.ts';
import { hasDraw } from '../../../../lambdas/domain/feed/games/settlement.ts';
import { percent } from '../../../../lambdas/domain/platform/format.ts';
import { time, weekday } from '../ui/display/dates.ts';

export interface Moved {
  readonly unit: 'percent' | 'line';
  /** Two or more, oldest first; the last is from when the leg was priced. */
  readonly points: readonly Point[];
}

export interface Point {
  readonly at: string;
  /** A chance in percent, or a line. */
  readonly value: number;
}

/** @returns null if no movement was recorded */
export function movedOf(leg: Leg): Moved | null {
  const { market, selection, sport, movement = [] } = leg;
  const isChance = market === 'moneyline';
  // In three-way markets only the home side's chance is recorded over time.
  if (isChance && selection !== 'home' && hasDraw(sport)) return null;
  const recorded = movement.flatMap(({ at, chance, line }): Point[] => {
    const value = isChance ? chance : line;
    return value === null ? [] : [{ at, value }];
  });
  const points = withPriced(recorded, isChance ? leg.marketProbability : leg.line, leg.pricedAt);
  const isStill = points.every(({ value }) => value === points[0]?.value);
  return points.length < 2 || isStill ? null : { unit: isChance ? 'percent' : 'line', points };
}

/** Adds the leg's own value, because points are recorded only when the market moves by a percentage point or more. */
function withPriced(
  recorded: readonly Point[],
  value: number | null,
  pricedAt: string | null,
): readonly Point[] {
  const last = recorded.at(-1);
  if (!last || value === null) return recorded;
  return pricedAt && Date.parse(pricedAt) > Date.parse(last.at)
    ? [...recorded, { at: pricedAt, value }]
    : [...recorded.slice(0, -1), { at: last.at, value }];
}

export function pointWords({ market }: Leg, { unit }: Moved, { value }: Point): string {
  return unit === 'percent' ? percent(value) : lineWords(value, market);
}

const hour = 3_600_000;

/** The name of the last point: after an hour it is no longer "now". */
export function endWords({ points }: Moved, now: number): 'now' | 'when picked' {
  return now - Date.parse(points.at(-1)?.at ?? '') < hour ? 'now' : 'when picked';
}

/** `52% on Tue, Nov 17 → 57% now`, `Line −2.5 → −4 since Tue, Nov 17`. The first point is not always the opening. */
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

/** Uses no-break spaces, so that a line breaks only between the two values. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');
