/** Mistakes in `lambdas/data`. */
import type { Mutant } from '../mutant.ts';

export const data: readonly Mutant[] = [];
