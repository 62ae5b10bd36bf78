/** Reads the CSV files of `data/`, some of them compressed, which have no quotes and no commas within fields. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export type Row = Readonly<Record<string, string | undefined>>;

/** @param file its name in `data/` */
export function rowsOf(file: string): Row[] {
  const { names, lines } = linesOf(file);
  return lines.map((line) => rowOf(names, line));
}

export interface RowsByGame {
  /**
   * Parses the rows of one game.
   * @param index of the game in its season, from 0
   * @returns an empty list if the file has none
   */
  readonly of: (index: number) => Row[];
  /** Indexes of the games that the file has, in its order. */
  readonly games: () => Iterable<number>;
}

/** For large files, of which few games are needed: rows are parsed when they are asked for. The first column is the game. */
export function rowsByGame(file: string): RowsByGame {
  let read: { names: readonly string[]; byGame: ReadonlyMap<number, readonly string[]> } | undefined;
  const all = () => {
    read ??= grouped(file);
    return read;
  };
  return {
    of: (index) => (all().byGame.get(index) ?? []).map((line) => rowOf(all().names, line)),
    games: () => all().byGame.keys(),
  };
}

function grouped(file: string) {
  const { names, lines } = linesOf(file);
  const byGame = Map.groupBy(lines, (line) => Number(line.slice(0, line.indexOf(','))) - 1);
  return { names, byGame };
}

function linesOf(file: string): { readonly names: readonly string[]; readonly lines: readonly string[] } {
  const bytes = readFileSync(new URL(`../data/${file}`, import.meta.url));
  const text = file.endsWith('.gz') ? gunzipSync(bytes).toString() : bytes.toString();
  const [head = '', ...lines] = text.trim().split('\n');
  return { names: head.split(','), lines };
}

/** Empty fields at the end of a line are not written. */
function rowOf(names: readonly string[], line: string): Row {
  const fields = line.split(',');
  const row: Record<string, string | undefined> = {};
  for (const [index, name] of names.entries()) row[name] = fields[index];
  return row;
}

/** @throws if the field is empty */
export function text(field: string | undefined): string {
  if (!field) throw new Error('a field of the replayed games is empty');
  return field;
}

/** @throws if the field is not a number */
export function number(field: string | undefined): number {
  const value = Number(text(field));
  if (!Number.isFinite(value)) throw new Error(`${field} is not a number`);
  return value;
}

/** Parses numbers separated by spaces; null if the field is empty. */
export function numbers(field: string | undefined): number[] | null {
  return field ? field.split(' ').map(number) : null;
}
