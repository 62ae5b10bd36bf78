/** Report of the load test: response times, and which limit was reached first. */
import { cpus } from 'node:os';
import { isOver, type LoadRun, limits, measureLoad } from '../load.ts';
import { type Bench, table } from './report.ts';

export const loadBench: Bench<LoadRun> = {
  measure: measureLoad,
  json: (run) => run,
  print({ steps, loadAverage }) {
    table(
      ['visits/s', 'calls/s', 'p50 ms', 'p95 ms', 'slowest', 'refused', 'CPUs: product', 'engine'],
      steps.map((step) => [
        String(step.visitsPerSecond),
        step.callsPerSecond.toFixed(1),
        step.p50Ms.toFixed(0),
        step.p95Ms.toFixed(0),
        step.slowest,
        Object.entries(step.refused)
          .map(([status, count]) => `${count} × ${status}`)
          .join(', ') || '–',
        step.productCpus.toFixed(2),
        step.engineCpus?.toFixed(2) ?? '–',
      ]),
    );
    const last = steps.at(-1);
    const verdict = !last || !isOver(last) ? 'No limit was reached.' : `Reached first: ${reason(last)}.`;
    console.log(
      `\n${verdict}\nLimits: p95 of ${limits.p95Ms} ms, and ${limits.failedShare * 100} % refused. ` +
        `This machine has ${cpus().length} CPUs, and had a load average of ${loadAverage.toFixed(1)} before.`,
    );
  },
};

type Step = LoadRun['steps'][number];

function reason({ p95Ms, refused, slowest, productCpus }: Step): string {
  const [most] = Object.entries(refused).sort(([, a], [, b]) => b - a);
  if (p95Ms <= limits.p95Ms && most) return `responses with status ${most[0]}`;
  const latency = `the latency of ${slowest}`;
  return productCpus > 0.8 ? `${latency}, because the product's one process uses a whole CPU` : latency;
}
