/** What the greatest character of a written table stands for. */
import { greatest } from '../../lambdas/domain/asking/reading/terms/signs/scale.ts';

/** Numbers above all but this share are written as the greatest. */
const clipped = 0.0005;

/** @returns what a number of 1 is written as */
export function unitOf(numbers: Float64Array | Float32Array): number {
  const sizes = numbers.map(Math.abs).sort();
  return greatest / (sizes[Math.floor(sizes.length * (1 - clipped))] ?? 1);
}
