/** Line movement from the first price seen to the price taken, only for sides it is known for. */
import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import { evidenceShown } from '../../../../web/src/components/asking/evidence-words.ts';
import {
  endWords,
  movedOf,
  movedWords,
  pointWords,
} from '../../../../web/src/components/feed/movement-words.ts';
import { sparkline, sparkSize } from '../../../../web/src/components/ui/display/sparkline-path.ts';
import { eagles, lions, packers } from '../../../e2e/support/legs.ts';

const priced = '2026-11-22T18:00:00Z';
const at = (day: number) => `2026-11-${day}T17:00:00Z`;
const chances = (...values: number[]) =>
  values.map((chance, index) => ({ at: at(17 + index), chance, line: null }));
const lines = (...values: number[]) =>
  values.map((line, index) => ({ at: at(17 + index), chance: null, line }));

const moneyline: Leg = { ...eagles, pricedAt: priced, marketProbability: 57.4, movement: chances(52, 57) };
const spread: Leg = { ...packers, pricedAt: priced, line: -4, movement: lines(-2.5, -4) };
const soon = Date.parse(priced) + 60_000;
const later = Date.parse(priced) + 2 * 24 * 3_600_000;

function movementText(leg: Leg, now = soon): string {
  const moved = movedOf(leg);
  return moved ? movedWords(leg, moved, now).replaceAll('\u00a0', ' ') : '';
}

describe('in words', () => {
  test.each<[string, Leg, number, string]>([
    ['a chance', moneyline, soon, '52% on Tue, Nov 17 → 57.4% now'],
    ['a chance of days ago', moneyline, later, '52% on Tue, Nov 17 → 57.4% when picked'],
    ['a line', spread, soon, 'Line −2.5 → −4 since Tue, Nov 17'],
    ['a line of days ago', spread, later, 'Line −2.5 on Tue, Nov 17 → −4 when picked'],
    ['a pick’em', { ...spread, line: 1, movement: lines(0, 1) }, soon, 'Line PK → +1 since Tue, Nov 17'],
    [
      'a total',
      { ...spread, market: 'total', selection: 'over', line: 47, movement: lines(44.5, 47) },
      soon,
      'Line 44.5 → 47 since Tue, Nov 17',
    ],
  ])('%s', (_what, leg, now, words) => {
    expect(movementText(leg, now)).toBe(words);
  });

  test('within one day has the time', () => {
    const movement = [
      { at: '2026-11-22T15:00:00Z', chance: 52, line: null },
      { at: '2026-11-22T17:00:00Z', chance: 55, line: null },
    ];
    expect(movementText({ ...moneyline, movement })).toMatch(/^52% at \d+:\d\d [AP]M \S+ → 57.4% now$/);
  });
});

test('ends at the price in the leg', () => {
  const moved = movedOf(moneyline);
  expect(moved?.points.at(-1)).toEqual({ at: priced, value: 57.4 });
  expect(moved?.points.map((point) => pointWords(moneyline, moved, point))).toEqual(['52%', '57%', '57.4%']);
  expect(moved && endWords(moved, later)).toBe('when picked');
  const early = movedOf({ ...moneyline, pricedAt: at(16) });
  expect(early?.points).toEqual([
    { at: at(17), value: 52 },
    { at: at(18), value: 57.4 },
  ]);
});

test.each<[string, Leg]>([
  ['never seen', lions],
  ['seen once', { ...moneyline, movement: [], marketProbability: 52 }],
  ['still', { ...spread, movement: lines(-4, -4) }],
  ['of three outcomes, not the home side', { ...moneyline, sport: 'MLS', selection: 'away' }],
])('no chart for a market that was %s', (_what, leg) => {
  expect(movedOf(leg)).toBeNull();
});

test('a movement shown on the leg is not repeated as evidence', () => {
  expect(evidenceShown(packers).map(({ kind }) => kind)).toEqual(['cover']);
  expect(evidenceShown({ ...packers, saves: null, movement: [] })).toHaveLength(3);
});

test('a sparkline stays within bounds, and a small move stays small', () => {
  const marks = [50, 51, 52].map((value, index) => ({ at: at(17 + index), value }));
  const ends = (path: string) => [...path.matchAll(/V([\d.]+)/g)].map(([, y]) => Number(y));
  const [small, whole] = [sparkline(marks, 10), sparkline(marks, 1)];
  for (const { path, end } of [small, whole]) {
    expect(end.x).toBeLessThanOrEqual(sparkSize.width);
    for (const y of ends(path)) expect(y > 0 && y < sparkSize.height).toBe(true);
  }
  expect(whole.end.y).toBeLessThan(small.end.y);
  expect(
    sparkline(
      [marks[0], marks[0]].filter((mark) => mark !== undefined),
      10,
    ).path,
  ).not.toContain('NaN');
});
