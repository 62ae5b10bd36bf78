/** Mistakes in `web/src`. */
import type { Mutant } from '../mutant.ts';

export const web: readonly Mutant[] = [];
