/** Reads the numbers out of the log as CloudWatch does: from each line with `_aws`, by what that says. */
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

/** `Asks{NFL}` with what it was each time, in order. */
export type Told = Readonly<Record<string, readonly number[]>>;

/** @returns every number that was told while something ran, with its dimension's value */
export async function metricsTold(run: () => Promise<unknown>): Promise<Told> {
  const info = vi.spyOn(log, 'info').mockImplementation(() => {});
  try {
    await run();
    return read(info.mock.calls.map(([, fields]) => fields));
  } finally {
    info.mockRestore();
  }
}

function read(lines: readonly unknown[]): Told {
  const told: Record<string, number[]> = {};
  for (const line of lines.filter(isMetric)) {
    expect(Math.abs(Date.now() - line._aws.Timestamp)).toBeLessThan(60_000);
    for (const { Namespace, Dimensions, Metrics } of line._aws.CloudWatchMetrics) {
      expect(Namespace).toBe('GamePlan/local');
      for (const { Name } of Metrics) {
        const about = Dimensions[0]?.map((dimension) => line[dimension]) ?? [];
        const key = about.length > 0 ? `${Name}{${about.join()}}` : Name;
        const value = line[Name];
        if (typeof value !== 'number') throw new Error(`${Name} is not on its line`);
        told[key] = [...(told[key] ?? []), value];
      }
    }
  }
  return told;
}

const isMetric = (line: unknown): line is Line => typeof line === 'object' && line !== null && '_aws' in line;
