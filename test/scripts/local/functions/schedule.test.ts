/** Scheduled functions run on schedule and on request, never twice at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSchedule, millisecondsOf } from '../../../../scripts/local/functions/schedule.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const events: unknown[] = [];
  const ends: PromiseWithResolvers<string>[] = [];
  const reported: unknown[] = [];
  const handler = (event: unknown) => {
    events.push(event);
    const end = Promise.withResolvers<string>();
    ends.push(end);
    return end.promise;
  };
  const schedule = makeSchedule(
    async (name) => (name === 'refresh-games' ? handler : async () => 'other'),
    (_name, error) => reported.push(error),
  );
  return { schedule, events, ends, reported };
}

test('reads the scheduler’s expressions', () => {
  expect(millisecondsOf('rate(10 minutes)')).toBe(600_000);
  expect(millisecondsOf('rate(1 hour)')).toBe(3_600_000);
  expect(millisecondsOf('rate(2 days)')).toBe(172_800_000);
  expect(() => millisecondsOf('cron(0 12 * * ? *)')).toThrow();
});

test('runs on time with the scheduler’s event, and not while it is still running', async () => {
  const { schedule, events, ends } = setUp();
  schedule.start();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(events).toMatchObject([{ source: 'aws.scheduler', 'detail-type': 'Scheduled Event' }]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(events).toHaveLength(1);
  ends[0]?.resolve('done');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(events).toHaveLength(2);
  ends[1]?.resolve('done');
  await schedule.stop();
  await vi.advanceTimersByTimeAsync(6_000_000);
  expect(events).toHaveLength(2);
});

test('on request, it waits for the current run, and returns its own result', async () => {
  const { schedule, events, ends } = setUp();
  const first = schedule.run('refresh-games');
  const second = schedule.run('refresh-games');
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toHaveLength(1);
  ends[0]?.reject(new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  await vi.advanceTimersByTimeAsync(0);
  ends[1]?.resolve('second');
  expect(await second).toBe('second');
});

test('a failure is reported, and the schedule continues', async () => {
  const { schedule, events, ends, reported } = setUp();
  schedule.start();
  await vi.advanceTimersByTimeAsync(600_000);
  ends[0]?.reject(new Error('failed'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reported).toEqual([new Error('failed')]);
  expect(events).toHaveLength(2);
  ends[1]?.resolve('done');
  await schedule.stop();
});

test('refuses an unscheduled function; the most frequent is first', async () => {
  const { schedule } = setUp();
  await expect(schedule.run('auth')).rejects.toThrow('auth is not one of the scheduled functions');
  expect(schedule.names[0]).toBe('refresh-games');
});
