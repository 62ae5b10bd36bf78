/** Reads the CSV files of `data/`, which have no quotes and no commas within fields. */
import { readFileSync } from 'node:fs';

export type Row = Readonly<Record<string, string | undefined>>;

/** @param file its name in `data/` */
export function rowsOf(file: string): Row[] {
  const lines = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const names = (lines[0] ?? '').split(',');
  return lines.slice(1).map((line) => {
    const fields = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, fields[index]]));
  });
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
