/** Numbers for alarms and dashboards: a line of the log that CloudWatch takes as a metric (embedded metric format). */
import { log } from './log.ts';

const namespace = 'GamePlan';

/**
 * @param unit as CloudWatch names it
 * @param dimensions what the number is about; each combination is a metric of its own
 */
export function metric(
  name: string,
  value: number,
  unit: 'Count' | 'None',
  dimensions: Readonly<Record<string, string>>,
): void {
  log.info('metric', embedded(name, value, unit, dimensions, new Date()));
}

/** The line's fields: the numbers stand beside `_aws`, which says what they are. */
export function embedded(
  name: string,
  value: number,
  unit: 'Count' | 'None',
  dimensions: Readonly<Record<string, string>>,
  at: Date,
) {
  const metrics = [{ Name: name, Unit: unit }];
  return {
    _aws: {
      Timestamp: at.getTime(),
      CloudWatchMetrics: [{ Namespace: namespace, Dimensions: [Object.keys(dimensions)], Metrics: metrics }],
    },
    ...dimensions,
    [name]: value,
  };
}
