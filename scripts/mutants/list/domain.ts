/** Mistakes in `lambdas/domain`. */
import type { Mutant } from '../mutant.ts';

export const domain: readonly Mutant[] = [];
