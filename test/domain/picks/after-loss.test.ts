/** The hour after a loss. */
import { expect, test } from 'vitest';
import { lossIn, singlesUntil } from '../../../lambdas/domain/picks/after-loss.ts';

const at = '2026-11-22T21:00:00.000Z';
const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000);
const graded = (status: 'hit' | 'miss') => ({ status, grades: [{ status, by: 'feed', at }] }) as const;

test('a pick that becomes a miss is a loss at the time of its grade', () => {
  expect(lossIn({ status: 'pending' }, graded('miss'))).toBe(at);
  expect(lossIn(graded('hit'), graded('miss')), 'corrected').toBe(at);
  expect(lossIn(null, graded('miss')), 'saved after its game').toBe(at);
  expect(lossIn(graded('miss'), graded('miss')), 'a price that is entered later').toBeUndefined();
  expect(lossIn({ status: 'pending' }, graded('hit'))).toBeUndefined();
  expect(lossIn(graded('miss'), null)).toBeUndefined();
});

test('singles only for an hour, and never without a loss', () => {
  expect(singlesUntil(at, later(59))).toBe(later(60).toISOString());
  expect(singlesUntil(at, later(60))).toBeUndefined();
  expect(singlesUntil(undefined, later(0))).toBeUndefined();
});
