/** Runs the scheduled functions on timers, as EventBridge Scheduler does, and on demand; never one function twice at once. */
import { randomUUID } from 'node:crypto';
import { type RouteName, routeNames, routeOf } from '../../../lambdas/contracts/routes.ts';
import { invoke, type LoadHandler, type Report } from './invoke.ts';

export interface Schedule {
  /** Scheduled functions, most frequent first. */
  readonly names: readonly RouteName[];
  /**
   * Runs a function and waits for it; if it is already running, waits for that run first.
   * @throws errors of the function, or if it is not a scheduled function
   */
  run(name: string): Promise<unknown>;
  /** Starts the timers. */
  start(): void;
  /** Stops the timers and waits for running functions. */
  stop(): Promise<void>;
}

const unitMs: Readonly<Record<string, number>> = { minute: 60_000, hour: 3600_000, day: 24 * 3600_000 };

/** @param expression `rate(10 minutes)`, as the scheduler writes it */
export function millisecondsOf(expression: string): number {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const ms = unit && unitMs[unit];
  if (!ms) throw new Error(`${expression} is not a rate that can be run here`);
  return Number(count) * ms;
}

/**
 * @param report receives errors of functions that a timer started
 * @param speed of the product's clock, in seconds per second; timers are real
 */
export function makeSchedule(load: LoadHandler, report: Report, speed = 1): Schedule {
  const names = routeNames
    .filter((name) => routeOf(name).access === 'schedule')
    .sort((a, b) => periodOf(a) - periodOf(b));
  const running = new Map<RouteName, Promise<unknown>>();
  const timers: NodeJS.Timeout[] = [];

  function next(name: RouteName): Promise<unknown> {
    const before = running.get(name) ?? Promise.resolve();
    const call = () => invoke(load, name, scheduledEvent(name));
    const work = before.then(call, call);
    running.set(name, work);
    const done = () => {
      if (running.get(name) === work) running.delete(name);
    };
    work.then(done, done);
    return work;
  }

  return {
    names,
    async run(wanted) {
      const name = names.find((known) => known === wanted);
      if (!name) throw new Error(`${wanted} is not one of the scheduled functions: ${names.join(', ')}`);
      return next(name);
    },
    start() {
      for (const name of names) {
        const onTime = () => {
          if (!running.has(name)) next(name).catch((error: unknown) => report(name, error));
        };
        timers.push(setInterval(onTime, periodOf(name) / speed));
      }
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled(running.values());
    },
  };
}

function periodOf(name: RouteName): number {
  const { schedule } = routeOf(name);
  if (!schedule) throw new Error(`${name} has no schedule`);
  return millisecondsOf(schedule);
}

function scheduledEvent(name: string) {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.scheduler',
    account: 'local',
    time: new Date().toISOString(),
    region: 'local',
    resources: [`arn:aws:scheduler:local:local:schedule/default/${name}`],
    detail: '{}',
  };
}
