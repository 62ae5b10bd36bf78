/** Places labels of close points: one that would overlap its neighbor moves up a row. */

interface Label {
  /** The center and the width, in pixels. */
  readonly at: number;
  readonly width: number;
}

/** Minimum pixels between two labels in a row. */
const minGap = 6;

/** @param labels from left to right @returns the row of each: 0, or 1 above it */
export function rowsOf(labels: readonly Label[]): readonly (0 | 1)[] {
  let taken = Number.NEGATIVE_INFINITY;
  return labels.map(({ at, width }) => {
    if (at - width / 2 < taken + minGap) return 1;
    taken = at + width / 2;
    return 0;
  });
}
