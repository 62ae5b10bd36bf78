/** Mistakes in `lambdas/app`. */
import type { Mutant } from '../mutant.ts';

export const app: readonly Mutant[] = [];
