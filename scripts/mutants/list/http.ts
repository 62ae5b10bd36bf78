/** Mistakes in `lambdas/http`. */
import type { Mutant } from '../mutant.ts';

export const http: readonly Mutant[] = [];
