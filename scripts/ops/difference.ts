/** Known differences between a service and the program that replaces it, each with a check that it still exists. */
import { reasonOf } from '../local/process/state.ts';

export interface Difference<Context> {
  /** One sentence: what differs, and why it does not matter or how it is handled. */
  readonly what: string;
  /** @returns false if the two no longer differ, so the entry must be removed */
  readonly isThere: (context: Context) => Promise<boolean>;
}

/** @returns a line for each difference that no longer exists or cannot be checked */
export async function staleDifferences<Context>(
  differences: readonly Difference<Context>[],
  context: Context,
): Promise<string[]> {
  const stale: string[] = [];
  for (const { what, isThere } of differences) {
    try {
      if (!(await isThere(context))) stale.push(`no longer true: ${what}`);
    } catch (error) {
      stale.push(`cannot be checked (${reasonOf(error)}): ${what}`);
    }
  }
  return stale;
}
