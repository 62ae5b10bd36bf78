/** Correlation matrices: their Cholesky factor, and the nearest positive definite one where pairs contradict each other. */

export type Matrix = readonly (readonly number[])[];

/** @returns the lower factor; undefined if the matrix is not positive definite */
export function cholesky(matrix: Matrix): number[][] | undefined {
  const lower: number[][] = [];
  for (const [i, row] of matrix.entries()) {
    const own: number[] = [];
    for (let j = 0; j <= i; j += 1) {
      const other = j === i ? own : (lower[j] ?? []);
      let rest = row[j] ?? 0;
      for (let k = 0; k < j; k += 1) rest -= (own[k] ?? 0) * (other[k] ?? 0);
      if (j < i) own.push(rest / (other[j] ?? 1));
      else if (rest < leastPivot) return undefined;
      else own.push(Math.sqrt(rest));
    }
    lower.push(own);
  }
  return lower;
}

const leastPivot = 1e-6;
/** The smallest eigenvalue that is left. */
const floor = 1e-4;
const rounds = 24;

/**
 * Higham's (2002) alternating projections with Dykstra's correction: onto matrices without negative eigenvalues, and onto those
 * with ones on the diagonal.
 * @returns the matrix itself if it is positive definite
 */
export function nearestCorrelation(matrix: Matrix): Matrix {
  if (cholesky(matrix)) return matrix;
  const size = matrix.length;
  let current = matrix.map((row) => [...row]);
  let correction = matrix.map((row) => row.map(() => 0));
  for (let round = 0; round < rounds; round += 1) {
    const shifted = current.map((row, i) => row.map((value, j) => value - (correction[i]?.[j] ?? 0)));
    const projected = withoutNegative(shifted);
    correction = projected.map((row, i) => row.map((value, j) => value - (shifted[i]?.[j] ?? 0)));
    current = projected.map((row, i) => row.map((value, j) => (i === j ? 1 : value)));
  }
  const last = withoutNegative(current);
  return last
    .map((row, i) =>
      row.map((value, j) => (i === j ? 1 : value / Math.sqrt((last[i]?.[i] ?? 1) * (last[j]?.[j] ?? 1)))),
    )
    .map((row, i) => row.map((value, j) => (i === j ? 1 : value * (1 - size * leastPivot))));
}

/** Raises negative eigenvalues, by Jacobi's rotations. */
function withoutNegative(matrix: Matrix): number[][] {
  const size = matrix.length;
  const values = matrix.map((row) => [...row]);
  const vectors = matrix.map((_, i) => matrix.map((__, j) => (i === j ? 1 : 0)));
  const at = (of: number[][], i: number, j: number) => of[i]?.[j] ?? 0;
  const put = (of: number[][], i: number, j: number, value: number) => {
    const row = of[i];
    if (row) row[j] = value;
  };
  for (let sweep = 0; sweep < 12; sweep += 1) {
    let off = 0;
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) {
        const apart = at(values, p, q);
        off += apart * apart;
        if (Math.abs(apart) < 1e-12) continue;
        const theta = (at(values, q, q) - at(values, p, p)) / (2 * apart);
        const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        const s = t * c;
        for (let k = 0; k < size; k += 1) {
          const [x, y] = [at(values, k, p), at(values, k, q)];
          put(values, k, p, c * x - s * y);
          put(values, k, q, s * x + c * y);
        }
        for (let k = 0; k < size; k += 1) {
          const [x, y] = [at(values, p, k), at(values, q, k)];
          put(values, p, k, c * x - s * y);
          put(values, q, k, s * x + c * y);
          const [v, w] = [at(vectors, k, p), at(vectors, k, q)];
          put(vectors, k, p, c * v - s * w);
          put(vectors, k, q, s * v + c * w);
        }
      }
    }
    if (off < 1e-18) break;
  }
  return matrix.map((row, i) =>
    row.map((_, j) =>
      values.reduce(
        (sum, own, k) => sum + at(vectors, i, k) * at(vectors, j, k) * Math.max(floor, own[k] ?? 0),
        0,
      ),
    ),
  );
}
