/** Mistakes in `lambdas/services`. */
import type { Mutant } from '../mutant.ts';

export const services: readonly Mutant[] = [];
