/** How a program that takes a service’s place differs from it: each with a check that it still does. */
import { reasonOf } from '../local/state.ts';

export interface Difference<Context> {
  /** What differs, and why it does not matter or what is done about it, in a sentence. */
  readonly what: string;
  /** @returns false where the two no longer differ, so that the line must go */
  readonly isThere: (context: Context) => Promise<boolean>;
}

/** @returns a line for each difference that is no longer there, or cannot be checked */
export async function staleDifferences<Context>(
  differences: readonly Difference<Context>[],
  context: Context,
): Promise<string[]> {
  const stale: string[] = [];
  for (const { what, isThere } of differences) {
    try {
      if (!(await isThere(context))) stale.push(`no longer so: ${what}`);
    } catch (error) {
      stale.push(`cannot be checked (${reasonOf(error)}): ${what}`);
    }
  }
  return stale;
}
