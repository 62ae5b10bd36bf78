/** Which failed reads are retried, and what a refusal brings about. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../web/src/api/client/errors.ts';
import { makeQueryClient } from '../../../../web/src/api/client/queries.ts';
import { statusKey } from '../../../../web/src/api/status.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** @returns how often a read that always fails is tried */
async function attempts(error: Error, queryKey: readonly unknown[] = ['some']): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(error));
  const read = makeQueryClient().fetchQuery({ queryKey, queryFn });
  const failed = expect(read).rejects.toBe(error);
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  return queryFn.mock.calls.length;
}

test.each([
  ['no response', 0, 3],
  ['a server error', 500, 3],
  ['an unavailable server', 503, 3],
  ['an unreadable response', 200, 1],
  ['a refusal', 403, 1],
  ['an unknown address', 404, 1],
  ['too many attempts', 429, 1],
])('%s (%d) is tried %d times', async (_what, status, times) => {
  expect(await attempts(new ApiError('failed', { status }))).toBe(times);
});

test('an error of the app itself is not retried', async () => {
  expect(await attempts(new TypeError('undefined is not a function'))).toBe(1);
});

test('a refusal for want of a subscription has the status read again, but not that of the status itself', async () => {
  const client = makeQueryClient();
  const isStale = () => client.getQueryState(statusKey)?.isInvalidated;
  const refuse = () => Promise.reject(new ApiError('Active subscription required', { status: 403 }));
  const readRefused = (queryKey: readonly unknown[]) =>
    client.fetchQuery({ queryKey, queryFn: refuse }).catch(() => {});
  client.setQueryData(statusKey, 'active');
  await client.fetchQuery({ queryKey: ['fine'], queryFn: () => 1 });
  expect(isStale()).toBe(false);
  await readRefused([...statusKey, 'me']);
  expect(isStale()).toBe(false);
  await readRefused(['picks']);
  expect(isStale()).toBe(true);
});
