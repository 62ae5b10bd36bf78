/** The line of the log that CloudWatch takes as a metric. */
import { expect, test, vi } from 'vitest';
import { log } from '../../lambdas/http/log.ts';
import { embedded, metric } from '../../lambdas/http/metrics.ts';

test('has the embedded metric format: the numbers beside what says what they are', () => {
  expect(embedded('FeedFailures', 1, 'Count', { Sport: 'NFL' }, new Date(1_795_000_000_000))).toEqual({
    _aws: {
      Timestamp: 1_795_000_000_000,
      CloudWatchMetrics: [
        {
          Namespace: 'GamePlan',
          Dimensions: [['Sport']],
          Metrics: [{ Name: 'FeedFailures', Unit: 'Count' }],
        },
      ],
    },
    Sport: 'NFL',
    FeedFailures: 1,
  });
});

test('is written to the log', () => {
  const info = vi.spyOn(log, 'info').mockImplementation(() => {});
  metric('FeedAgeMinutes', 0, 'None', { Sport: 'NBA' });
  expect(info.mock.calls[0]?.[1]).toMatchObject({ Sport: 'NBA', FeedAgeMinutes: 0 });
  info.mockRestore();
});
