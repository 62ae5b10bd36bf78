/**
 * Some tests check a sample, because checking everything takes minutes. `npm test -- --full` runs those tests, listed in
 * `scripts/sampled-tests.ts`, with everything.
 */
export const isFull = process.env.TEST_DEPTH === 'full';
