/**
 * Some tests check a sample, because everything takes minutes. `npm test -- --full` runs these tests, which
 * `scripts/sampled-tests.ts` lists, with everything, as CI does.
 */
export const isFull = process.env.TEST_DEPTH === 'full';
