/** Writes metrics as log lines in the CloudWatch embedded metric format. */
import { environment } from '../contracts/platform/environment.ts';
import { type DimensionOf, type MetricName, metrics } from '../contracts/platform/metrics.ts';
import { setting } from '../services/platform/settings.ts';
import { log } from './log.ts';

type Dimension<Name extends MetricName> =
  DimensionOf<Name> extends undefined ? [] : [dimension: DimensionOf<Name>];

/** @param dimension required if the metric has one, such as the sport */
export function metric<Name extends MetricName>(
  name: Name,
  value: number,
  ...[dimension]: Dimension<Name>
): void {
  log.info('metric', embedded(name, value, dimension ?? {}, new Date()));
}

/** The fields of the log line: the value itself, and `_aws` with its definition. */
export function embedded(
  name: MetricName,
  value: number,
  dimensions: Readonly<Record<string, string>>,
  at: Date,
) {
  return {
    _aws: {
      Timestamp: at.getTime(),
      CloudWatchMetrics: [
        {
          Namespace: setting(environment.metricsNamespace),
          Dimensions: [Object.keys(dimensions)],
          Metrics: [{ Name: name, Unit: metrics[name].unit }],
        },
      ],
    },
    ...dimensions,
    [name]: value,
  };
}
