/** What an attack is: something that must not work on a running GamePlan, and what shows that it did. */
import type { Site } from './site.ts';

export interface Attack {
  /** What is tried, in a few words. */
  readonly name: string;
  /**
   * @returns what was seen, in a few words
   * @throws Succeeded
   */
  readonly run: (site: Site) => Promise<string>;
}

/** The attack worked; the message says how. */
export class Succeeded extends Error {}

/** @throws Succeeded */
export function ensure(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new Succeeded(otherwise);
}

/** @throws Succeeded where an answer has another status than those expected */
export function ensureStatus(what: string, { status }: { status: number }, ...expected: number[]): void {
  ensure(expected.includes(status), `${what} was answered ${status}, not ${expected.join(' or ')}`);
}

/** @returns how many of some answers have a status */
export const countOf = (answers: readonly { status: number }[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;
