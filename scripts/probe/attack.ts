/** An attack on a running GamePlan, which must not succeed. */
import type { Site } from './site.ts';

export interface Attack {
  /** Short description. */
  readonly name: string;
  /**
   * @returns a short result
   * @throws Succeeded
   */
  readonly run: (site: Site) => Promise<string>;
}

/** The attack succeeded; the message says how. */
export class Succeeded extends Error {}

/** @throws Succeeded */
export function ensure(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new Succeeded(otherwise);
}

/** @throws Succeeded if the status is not one of the expected ones */
export function ensureStatus(what: string, { status }: { status: number }, ...expected: number[]): void {
  ensure(expected.includes(status), `${what}: status ${status}, not ${expected.join(' or ')}`);
}

/** @returns the number of responses with a status */
export const countOf = (answers: readonly { status: number }[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;

/** Windows of limits, in seconds. */
export const minute = 60;
export const quarterHour = 15 * minute;

/** The most calls that a limit of `max` per `seconds` accepts since a time: its windows are fixed, so a burst can span two. */
export function mostSince(startedMs: number, max: number, seconds: number): number {
  const windowAt = (ms: number) => Math.floor(ms / 1000 / seconds);
  return max * (windowAt(Date.now()) - windowAt(startedMs) + 1);
}
