/** A response that must not reveal whether there was work to do takes the same time either way. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withMinimumDuration } from '../../lambdas/http/minimum-duration.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([0, 50, 499])('work of %i ms is answered after half a second', async (ms) => {
  const start = Date.now();
  const answered = withMinimumDuration(new Promise((done) => setTimeout(done, ms))).then(
    () => Date.now() - start,
  );
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answered).toBe(500);
});
