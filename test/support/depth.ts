/**
 * Some tests check a sample, because everything takes minutes. `npm test -- --full` runs these tests, which
 * `scripts/sampled-tests.ts` lists, with everything, as CI does.
 */
export const isFull = process.env.TEST_DEPTH === 'full';

/** @returns a quarter of the runs of a random test; all of them with `--full` */
export const sampleOf = (runs: number): number => (isFull ? runs : Math.ceil(runs / 4));
