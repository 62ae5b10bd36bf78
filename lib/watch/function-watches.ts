/** Alarms on functions: failures, and latency of the most important ones. */
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { RouteName } from '../../lambdas/contracts/routes.ts';
import type { DeployedFunction } from '../functions/functions.ts';
import type { Stage } from '../stage.ts';
import type { Watch } from './alarms.ts';
import { fiveMinutes as period } from './numbers.ts';

/** Milliseconds that one call in a hundred of the main job may take: sign in, ask, save, look. */
const slowMs: Partial<Record<RouteName, number>> = {
  auth: 3000,
  'get-user-status': 3000,
  'get-predictions': 3000,
  'tracker-save': 3000,
  'tracker-get': 3000,
  // The model is given 22 seconds.
  'prompt-process': 25_000,
};

export function functionWatches(functions: readonly DeployedFunction[], stage: Stage): Watch[] {
  return functions.flatMap((deployed) => {
    const { name, row, lambda } = deployed;
    const failures = {
      name,
      says: `${row.failureImpact} It failed, or was refused for want of capacity, in the last five minutes.`,
      metric: failuresOf(deployed, stage),
      threshold: 1,
    };
    const ms = slowMs[name];
    if (ms === undefined) return [failures];
    const slow = {
      name: `slow-${name}`,
      section: 'slow',
      says: `People wait: one call in a hundred of ${name} took over ${ms / 1000} s, for a quarter of an hour.`,
      metric: lambda.metricDuration({ statistic: 'p99', period }),
      threshold: ms,
      periods: 3,
    };
    return [failures, slow];
  });
}

/** A function answers 500 rather than throw, so its own word in the log counts beside crashes and timeouts. */
function failuresOf({ name, lambda }: DeployedFunction, stage: Stage): MathExpression {
  const logged = new MetricFilter(lambda, 'Failures', {
    logGroup: lambda.logGroup,
    filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
    metricNamespace: stage.metricsNamespace,
    metricName: `Failures-${name}`,
    metricValue: '1',
  }).metric({ statistic: 'Sum', period });
  return new MathExpression({
    expression: 'FILL(crashed, 0) + FILL(logged, 0) + FILL(refused, 0)',
    usingMetrics: {
      crashed: lambda.metricErrors({ period }),
      logged,
      refused: lambda.metricThrottles({ period }),
    },
    label: 'failures',
    period,
  });
}
