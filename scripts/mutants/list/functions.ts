/** Mistakes in `lambdas/functions`. */
import type { Mutant } from '../mutant.ts';

export const functions: readonly Mutant[] = [
  {
    id: 'passkeys-limit-dropped',
    file: 'lambdas/functions/passkeys.ts',
    find: 'const rateLimited = { limits: [limits.passkeys] };',
    replace: 'const rateLimited = { limits: [] };',
    tests: ['test/http/one-of.test.ts'],
    why: "changes of an account's passkeys are unlimited",
  },
];
