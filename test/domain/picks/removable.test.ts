/** How long a pick can be deleted: some minutes, and never after its first game began. */
import { expect, test } from 'vitest';
import { removableMinutes } from '../../../lambdas/contracts/picks/tracker.ts';
import { removableUntil } from '../../../lambdas/domain/picks/removable.ts';

const createdAt = '2026-11-22T18:00:00.000Z';
const saved = (...startsAt: string[]) => ({
  createdAt,
  metadata: { legs: startsAt.map((each) => ({ startsAt: each })) },
});
const usual = new Date(Date.parse(createdAt) + removableMinutes * 60_000);

test('a pick can be deleted for some minutes, or until the first of its games begins', () => {
  expect(removableUntil(saved())).toEqual(usual);
  expect(removableUntil(saved('2026-11-23T18:00:00.000Z'))).toEqual(usual);
  const first = '2026-11-22T18:01:00.000Z';
  expect(removableUntil(saved('2026-11-23T18:00:00.000Z', first))).toEqual(new Date(first));
});
