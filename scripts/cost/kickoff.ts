/** The busiest minute of the week: Sunday, before the early games. */
import { type RouteName, routeOf } from '../../lambdas/contracts/routes.ts';
import { callSeconds } from './estimate.ts';
import { callOf, type Measured } from './measured.ts';
import { subscriberShare, wait } from './profile.ts';

/** Assumed, as nobody has used the product yet: a third of all subscribers in the half hour before kick-off. */
export const kickoff = {
  subscribersShare: 0.3,
  minutes: 30,
  /** The busiest minute over the average one of that half hour. */
  busiest: 2,
} as const;

interface PeakUse {
  readonly function: RouteName;
  /** Beginning of what the bench calls it. */
  readonly what?: string;
  /** Calls of one visit. */
  readonly perVisit: number;
  readonly waitsMs?: number;
}

/** One visit of a subscriber before kick-off; the load bench (`npm run bench -- load`) makes the same mix of calls. */
export const visit: readonly PeakUse[] = [
  { function: 'auth', what: 'login', perVisit: 0.2 },
  { function: 'get-user-status', perVisit: 3 },
  { function: 'get-predictions', what: 'view today', perVisit: 2 },
  { function: 'get-prediction-by-id', perVisit: 1 },
  { function: 'goalserve-stats', perVisit: 1 },
  { function: 'prompt-process', perVisit: 2, waitsMs: wait.model },
  { function: 'tracker-save', what: 'first time', perVisit: 1 },
  { function: 'tracker-get', what: 'first page', perVisit: 1.5 },
  { function: 'get-tracker-stats', perVisit: 1 },
];

export interface PeakLoad {
  readonly function: RouteName;
  readonly perSecond: number;
  /** Calls that run at the same time, on average. */
  readonly atOnce: number;
  readonly readUnitsPerSecond: number;
  readonly writeUnitsPerSecond: number;
}

/** @param users a month */
export const visitsPerSecond = (users: number): number =>
  (users * subscriberShare * kickoff.subscribersShare * kickoff.busiest) / (kickoff.minutes * 60);

/** @returns what the busiest minute of the week asks of each function */
export function peakOf(users: number, measured: Measured): readonly PeakLoad[] {
  return visit.map((use) => {
    const call = callOf(measured, use.function, use.what);
    const perSecond = visitsPerSecond(users) * use.perVisit;
    return {
      function: use.function,
      perSecond,
      atOnce: perSecond * callSeconds(call, routeOf(use.function), use.waitsMs),
      readUnitsPerSecond: perSecond * (call.capacityUnits - call.writeUnits),
      writeUnitsPerSecond: perSecond * call.writeUnits,
    };
  });
}

export const sumOf = (
  loads: readonly PeakLoad[],
  of: 'perSecond' | 'atOnce' | 'readUnitsPerSecond' | 'writeUnitsPerSecond',
): number => loads.reduce((sum, load) => sum + load[of], 0);

/** Three standard deviations above the mean, because calls come in bunches. */
export const withBunching = (mean: number): number => mean + 3 * Math.sqrt(mean);

/** Read units a second of the partition that every list of predictions reads: the day's slate. */
export const slateUnitsPerSecond = (loads: readonly PeakLoad[]): number =>
  sumOf(
    loads.filter((load) => load.function === 'get-predictions'),
    'readUnitsPerSecond',
  );

interface Peak {
  readonly users: number;
  readonly functions: readonly PeakLoad[];
}

/** @returns the lines of a Markdown table, as docs/scale.md has it */
export function* kickoffTable(peaks: readonly Peak[]): Generator<string> {
  const row = (head: string, cells: readonly string[]) => `| ${[head, ...cells].join(' | ')} |`;
  const line = (head: string, of: (loads: readonly PeakLoad[]) => number) =>
    row(
      head,
      peaks.map(({ functions }) => figure(of(functions))),
    );
  yield row(
    'In the busiest minute, for monthly users',
    peaks.map(({ users }) => users.toLocaleString('en')),
  );
  yield row(
    '---',
    peaks.map(() => '---:'),
  );
  yield line('calls a second', (loads) => sumOf(loads, 'perSecond'));
  yield line('calls at once, with bunching', (loads) => withBunching(sumOf(loads, 'atOnce')));
  for (const { function: name } of visit) {
    yield row(
      name,
      peaks.map(({ functions }) => {
        const load = functions.find((each) => each.function === name);
        return `${figure(load?.perSecond ?? 0)}/s, ${figure(withBunching(load?.atOnce ?? 0))} at once`;
      }),
    );
  }
  yield line('read units a second', (loads) => sumOf(loads, 'readUnitsPerSecond'));
  yield line('write units a second', (loads) => sumOf(loads, 'writeUnitsPerSecond'));
  yield line("read units a second of the slate's partition", slateUnitsPerSecond);
}

const figure = (value: number) =>
  value.toLocaleString('en', { maximumSignificantDigits: value < 10 ? 2 : 3 });
