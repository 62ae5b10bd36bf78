/** Log lines that CloudWatch reads as metrics. */
import { expect, test, vi } from 'vitest';
import { log } from '../../lambdas/telemetry/log.ts';
import { embedded, metric } from '../../lambdas/telemetry/metrics.ts';

test('have the embedded metric format: numbers next to their definition', () => {
  expect(embedded('FeedFailures', 1, { Sport: 'NFL' }, new Date(1_795_000_000_000))).toEqual({
    _aws: {
      Timestamp: 1_795_000_000_000,
      CloudWatchMetrics: [
        {
          Namespace: 'GamePlan/local',
          Dimensions: [['Sport']],
          Metrics: [{ Name: 'FeedFailures', Unit: 'Count' }],
        },
      ],
    },
    Sport: 'NFL',
    FeedFailures: 1,
  });
});

test('are separate lines on standard output, with the metadata at the root', () => {
  const written: string[] = [];
  const write = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => written.push(String(line)) > 0);
  const level = log.getLevelName();
  log.setLogLevel('INFO');
  try {
    metric('FeedAgeMinutes', 0, { Sport: 'NBA' });
  } finally {
    log.setLogLevel(level);
    write.mockRestore();
  }
  expect(written.join('').trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(written.join(''))).toMatchObject({
    level: 'INFO',
    _aws: { CloudWatchMetrics: [{ Namespace: 'GamePlan/local', Dimensions: [['Sport']] }] },
    Sport: 'NBA',
    FeedAgeMinutes: 0,
  });
});
