/** Which days are read from the feed. */
import { expect, test } from 'vitest';
import { daysBetween, spanToRead, spanToSettle } from '../../../../lambdas/domain/feed/games/span.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('a sport read regularly is read three days back, one that was not as far back as form reaches', () => {
  const spanAfter = (readAt: string | null) => spanToRead('NFL', readAt, '2026-11-21', now);
  expect(spanAfter('2026-11-21T11:50:00Z')).toEqual({ from: '2026-11-18', to: '2026-11-28' });
  expect(spanAfter('2026-11-18T12:00:00Z')).toEqual({ from: '2026-09-05', to: '2026-11-28' });
  expect(spanAfter(null)).toEqual({ from: '2026-09-05', to: '2026-11-28' });
});

test('days from one date to another, across the end of a month', () => {
  expect(daysBetween('2026-10-30', '2026-11-01')).toEqual(['2026-10-30', '2026-10-31', '2026-11-01']);
  expect(daysBetween('2026-11-02', '2026-11-01')).toEqual([]);
});

test('overdue legs are searched a football week and a day before the last search', () => {
  const asOf = '2026-11-21T12:00:00Z';
  expect(spanToSettle('2026-11-21T11:00:00Z', asOf)).toEqual({ from: '2026-11-13', to: '2026-11-28' });
  expect(spanToSettle('2026-11-01T11:00:00Z', asOf)).toEqual({ from: '2026-10-24', to: '2026-11-28' });
});
