/** Alarms on functions: failures, and latency of the most important ones. */
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { RouteName } from '../../lambdas/contracts/routes.ts';
import type { DeployedFunction } from '../functions/functions.ts';
import type { Stage } from '../stage.ts';
import type { Watch } from './alarms.ts';
import { fiveMinutes as period } from './numbers.ts';

/** Maximum p99 latency of the main functions (sign in, ask, save, view), milliseconds. */
const slowMs: Partial<Record<RouteName, number>> = {
  auth: 3000,
  'get-user-status': 3000,
  'get-predictions': 3000,
  'tracker-save': 3000,
  'tracker-get': 3000,
  // The model's timeout is 8 seconds.
  'prompt-process': 10_000,
};

export function functionWatches(functions: readonly DeployedFunction[], stage: Stage): Watch[] {
  return functions.flatMap((deployed) => {
    const { name, row, lambda } = deployed;
    const failures = {
      name,
      description: `${row.failureImpact} It failed or was throttled in the last five minutes.`,
      metric: failuresOf(deployed, stage),
      threshold: 1,
    };
    const ms = slowMs[name];
    if (ms === undefined) return [failures];
    const slow = {
      name: `slow-${name}`,
      section: 'slow',
      description: `Users wait: the p99 latency of ${name} was over ${ms / 1000} s for 15 minutes.`,
      metric: lambda.metricDuration({ statistic: 'p99', period }),
      threshold: ms,
      periods: 3,
    };
    return [failures, slow];
  });
}

/** Functions return 500 instead of throwing, so log lines of level ERROR count besides crashes, timeouts and throttles. */
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
