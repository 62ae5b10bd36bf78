/** Reads metrics from log lines the way CloudWatch does, by their `_aws` field (embedded metric format). */
import { expect, vi } from 'vitest';
import { log } from '../../lambdas/telemetry/log.ts';

interface Line {
  readonly _aws: {
    readonly Timestamp: number;
    readonly CloudWatchMetrics: readonly {
      readonly Namespace: string;
      readonly Dimensions: readonly (readonly string[])[];
      readonly Metrics: readonly { readonly Name: string; readonly Unit: string }[];
    }[];
  };
  readonly [field: string]: unknown;
}

/** Metric name, with the dimension value in braces such as `Asks{NFL}`, to its values in order. */
export type EmittedMetrics = Readonly<Record<string, readonly number[]>>;

/** Runs a function. @returns every metric it emitted */
export async function emittedMetrics(run: () => Promise<unknown>): Promise<EmittedMetrics> {
  const info = vi.spyOn(log, 'info').mockImplementation(() => {});
  try {
    await run();
    return read(info.mock.calls.map(([, fields]) => fields));
  } finally {
    info.mockRestore();
  }
}

function read(lines: readonly unknown[]): EmittedMetrics {
  const values: Record<string, number[]> = {};
  for (const line of lines.filter(isMetric)) {
    expect(Math.abs(Date.now() - line._aws.Timestamp)).toBeLessThan(60_000);
    for (const { Namespace, Dimensions, Metrics } of line._aws.CloudWatchMetrics) {
      expect(Namespace).toBe('GamePlan/local');
      for (const { Name } of Metrics) {
        const about = Dimensions[0]?.map((dimension) => line[dimension]) ?? [];
        const key = about.length > 0 ? `${Name}{${about.join()}}` : Name;
        const value = line[Name];
        if (typeof value !== 'number') throw new Error(`${Name} has no value on its line`);
        values[key] = [...(values[key] ?? []), value];
      }
    }
  }
  return values;
}

const isMetric = (line: unknown): line is Line => typeof line === 'object' && line !== null && '_aws' in line;
