/** Reads columns of the CSV files of a folder, packed or not. Their fields have no commas. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * @param name a file without `.gz`
 * @returns its rows with these columns only; an empty field is an empty text
 * @throws if neither the file nor its packed form is there, or it lacks a column
 */
export function columnsOf<Name extends string>(
  folder: string,
  name: string,
  names: readonly Name[],
): Record<Name, string>[] {
  const [header = '', ...lines] = textOf(folder, name).trimEnd().split(/\r?\n/);
  const all = header.split(',');
  const places = names.map((each) => {
    const place = all.indexOf(each);
    if (place < 0) throw new Error(`${name} has no column ${each}`);
    return [each, place] as const;
  });
  return lines.map((line) => {
    const fields = line.split(',');
    const row = {} as Record<Name, string>;
    for (const [each, place] of places) row[each] = fields[place] ?? '';
    return row;
  });
}

function textOf(folder: string, name: string): string {
  const packed = join(folder, `${name}.gz`);
  if (existsSync(packed)) return gunzipSync(readFileSync(packed)).toString('utf8');
  const plain = join(folder, name);
  if (existsSync(plain)) return readFileSync(plain, 'utf8');
  throw new Error(`${folder} has no ${name}, packed or not`);
}

/** @returns null for an empty field or no number */
export function numberIn(field: string): number | null {
  const value = Number(field);
  return field === '' || !Number.isFinite(value) ? null : value;
}

/** @returns American odds; null for an empty field, and for what is no price */
export function priceIn(field: string): number | null {
  const price = numberIn(field);
  return price !== null && Math.abs(price) >= 100 && Math.abs(price) <= 20_000 ? price : null;
}
