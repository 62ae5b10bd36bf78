/** The stage's own CloudWatch metrics, written by `telemetry/metrics.ts`. */
import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type DimensionOf, type MetricName, metrics } from '../../lambdas/contracts/platform/metrics.ts';
import type { Stage } from '../stage.ts';

type Statistic = 'Sum' | 'Maximum' | 'Average';

interface Drawn {
  readonly statistic?: Statistic;
  readonly period?: Duration;
  readonly label?: string;
}

/** Default period of alarms and graphs. */
export const fiveMinutes = Duration.minutes(5);

export class Numbers {
  readonly #namespace: string;

  constructor({ metricsNamespace }: Pick<Stage, 'metricsNamespace'>) {
    this.#namespace = metricsNamespace;
  }

  /** A metric without a dimension, or one value of its dimension. */
  of<Name extends MetricName>(
    name: Name,
    dimension: DimensionOf<Name>,
    { statistic = 'Sum', period = fiveMinutes, label }: Drawn = {},
  ): Metric {
    return new Metric({
      namespace: this.#namespace,
      metricName: name,
      statistic,
      period,
      label: label ?? name,
      ...(dimension && { dimensionsMap: { ...dimension } }),
    });
  }

  /** A line for each value of a metric's dimension. Only for graphs, because alarms do not support SEARCH. */
  each(name: MetricName, { statistic = 'Sum', period = fiveMinutes }: Drawn = {}): MathExpression {
    const described = metrics[name];
    const dimension = 'by' in described ? `,${described.by}` : '';
    return new MathExpression({
      expression: `SEARCH('{"${this.#namespace}"${dimension}} MetricName="${name}"', '${statistic}', ${period.toSeconds()})`,
      usingMetrics: {},
      label: '',
      period,
    });
  }
}
