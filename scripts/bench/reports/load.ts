/** The local product under the visits of a kick-off: how it answers, and which limit it meets first. */
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
    const verdict =
      !last || !isOver(last) ? 'No limit was met.' : `The limit that came first: ${reason(last)}.`;
    console.log(
      `\n${verdict}\nOver: p95 above ${limits.p95Ms} ms, or more than ${limits.failedShare * 100} % refused. ` +
        `This machine has ${cpus().length} processors, and had a load of ${loadAverage.toFixed(1)} before.`,
    );
  },
};

type Step = LoadRun['steps'][number];

function reason({ p95Ms, refused, slowest, productCpus }: Step): string {
  const [most] = Object.entries(refused).sort(([, a], [, b]) => b - a);
  if (p95Ms <= limits.p95Ms && most) return `answers of ${most[0]}`;
  const who = `the time of ${slowest}`;
  return productCpus > 0.8 ? `${who}, because the product's one process has no processor time left` : who;
}
