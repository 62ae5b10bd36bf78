/** What the public sees of the slate is chosen by a rule that leaves no miss out. */
import { expect, test } from 'vitest';
import type { PickStatus } from '../../../lambdas/contracts/feed/sports.ts';
import { entitiesOf } from '../../../lambdas/domain/picks/entities.ts';
import { type StoredSlatePick, showcaseOf } from '../../../lambdas/domain/records/showcase.ts';
import { analysisOf, legOn, newGame } from '../../support/asks.ts';

const game = newGame();

function pick(
  day: string,
  hour: number,
  more: Partial<StoredSlatePick> & { style?: string } = {},
): StoredSlatePick {
  const { style = 'single', ...rest } = more;
  return {
    sport: 'NFL',
    day,
    promptLogId: `${day}-NFL-${style}`,
    reasoning: `${style} at ${hour}`,
    status: 'pending',
    createdAt: `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`,
    profitCents: null,
    metadata: entitiesOf(analysisOf([legOn(game, { price: -140 })])),
    ...rest,
  };
}

const newestFirst = (picks: StoredSlatePick[]) =>
  picks.sort((a, b) => b.createdAt.localeCompare(a.createdAt));

test('the free pick is the first single of the day, and the previous one stays visible', () => {
  const picks = newestFirst([
    pick('2026-11-20', 12),
    pick('2026-11-21', 12, { style: 'parlay' }),
    pick('2026-11-22', 12, { style: 'hail-mary' }),
    pick('2026-11-22', 13),
    pick('2026-11-22', 14),
  ]);
  const { freePick, previousFreePick } = showcaseOf(picks, '2026-11-22');
  expect(freePick?.title).toBe('single at 13');
  expect(previousFreePick).toMatchObject({ day: '2026-11-20', title: 'single at 12' });
});

test('there is no free pick before the first single of the day', () => {
  const { freePick, previousFreePick } = showcaseOf([pick('2026-11-21', 12)], '2026-11-22');
  expect(freePick).toBeNull();
  expect(previousFreePick?.day).toBe('2026-11-21');
  expect(showcaseOf([], '2026-11-22')).toEqual({
    freePick: null,
    previousFreePick: null,
    latest: [],
    preferredStyle: null,
  });
});

test('the latest results are the newest six settled picks, including misses and pushes', () => {
  const statuses: PickStatus[] = ['pending', 'miss', 'hit', 'push', 'miss', 'miss', 'pending', 'hit', 'hit'];
  const picks = statuses.map((status, index) => pick('2026-11-21', 20 - index, { status }));
  const { latest } = showcaseOf(picks, '2026-11-22');
  expect(latest.map(({ status }) => status)).toEqual(['miss', 'hit', 'push', 'miss', 'miss', 'hit']);
  expect(latest.every(({ legs }) => legs.every((leg) => !('evidence' in leg)))).toBe(true);
});

test('each play has the name of its style, and most of the newest are of the preferred one', () => {
  const styles = ['single', 'hail-mary', 'coin-flip', 'parlay', 'parlay'];
  const picks = styles.map((style, index) => pick('2026-11-21', 20 - index, { style, status: 'hit' }));
  const { latest, preferredStyle } = showcaseOf(picks, '2026-11-22');
  expect(latest.map(({ style }) => style)).toEqual(['Single', 'Hail Mary', 'Single', 'Parlay', 'Parlay']);
  expect(preferredStyle).toEqual({ style: 'Single', picks: 2, of: 5 });
});

test('a graded leg has its final score, an open or void one does not', () => {
  const grade = { result: 'final 24-20', at: '2026-11-22T00:00:00.000Z', until: '2026-11-24T00:00:00.000Z' };
  const finals = (result: string | null) =>
    showcaseOf(
      [
        pick('2026-11-21', 12, {
          status: 'hit',
          profitCents: 7143,
          legGrades: [result === null ? null : { ...grade, result }],
        }),
      ],
      '2026-11-22',
    ).latest.flatMap(({ legs }) => legs.map(({ final }) => final));
  expect(finals('final 24-20')).toEqual([{ home: 24, away: 20 }]);
  expect(finals('cancelled')).toEqual([null]);
  expect(finals('final 3fa9c2')).toEqual([null]);
  expect(finals(null)).toEqual([null]);
});
