/** The parts of a bench report: what it measures, as JSON and as a table. */

/** The size of the measured table, for benches that use it. */
export interface Size {
  /** Number of other accounts. */
  readonly users: number;
  /** Longest history of picks. */
  readonly days: number;
}

export interface Bench<Result> {
  /** @param say prints progress */
  readonly measure: (say: (line: string) => void, size: Size) => Result | Promise<Result>;
  readonly json: (result: Result) => object;
  readonly print: (result: Result) => void;
}

/**
 * Formats a figure, with a ! if it is over its budget.
 * @param value null if it was not measured
 * @param budget undefined if there is none
 */
export function beside(value: number | null, budget: number | undefined): string {
  if (value === null) return '–';
  const text = Number.isInteger(value) ? String(value) : value.toFixed(2);
  return budget !== undefined && value > budget ? `${text} !` : text;
}

/** Prints a table with figures aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('  '));
  }
}
