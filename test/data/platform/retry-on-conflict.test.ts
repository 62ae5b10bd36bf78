/** Retries of conditional changes: how often, how far apart, and how they end. */
import { expect, test } from 'vitest';
import {
  backoffMs,
  conflict,
  KeptChanging,
  retryOnConflict,
} from '../../../lambdas/data/platform/retry-on-conflict.ts';

/** Records each pause instead of waiting. */
function pauses() {
  const after: number[] = [];
  return { after, pause: async (attempt: number) => void after.push(attempt) };
}

test('an attempt without a conflict is the only one', async () => {
  const { after, pause } = pauses();
  expect(await retryOnConflict('a pick', async () => 'written', pause)).toBe('written');
  expect(after).toEqual([]);
});

test('a conflict is retried after a pause', async () => {
  const { after, pause } = pauses();
  const outcomes = [conflict, conflict, undefined] as const;
  let calls = 0;
  await retryOnConflict('a pick', async () => outcomes[calls++], pause);
  expect({ calls, after }).toEqual({ calls: 3, after: [1, 2] });
});

test('the sixth conflict in a row is the last, without a pause behind it', async () => {
  const { after, pause } = pauses();
  const retrying = retryOnConflict('the play limits', async () => conflict, pause);
  await expect(retrying).rejects.toThrow(KeptChanging);
  await expect(retrying).rejects.toThrow('Gave up changing the play limits: it kept changing meanwhile');
  expect(after).toEqual([1, 2, 3, 4, 5]);
});

test('an error ends the attempts', async () => {
  const { after, pause } = pauses();
  const failing = retryOnConflict('a pick', () => Promise.reject(new Error('offline')), pause);
  await expect(failing).rejects.toThrow('offline');
  expect(after).toEqual([]);
});

test('pauses double, are random, and stay short', () => {
  expect([1, 2, 3, 4, 5].map((attempt) => backoffMs(attempt, 0.5))).toEqual([10, 20, 40, 80, 160]);
  expect(backoffMs(5, 0)).toBe(0);
});
