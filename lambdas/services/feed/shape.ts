/** Normalizes the feed's JSON: attribute names without `@`, children as lists, numbers from text, and times as dates. */

export type Node = { readonly [name: string]: unknown };

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Removes the `@` of attribute names at every depth. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name.startsWith('@') ? name.slice(1) : name, plain(each)]),
  );
}

/** Children as a list: the feed sends one as an object, several as an array, none as null or an empty string. */
export function list(value: unknown): Node[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

/** The first child with a name; an empty node if there is none. */
export function child(node: Node, name: string): Node {
  return list(node[name])[0] ?? {};
}

/** All nodes with a name, at any depth, in document order. */
export function descendants(node: Node, name: string): Node[] {
  return Object.entries(node).flatMap(([each, value]) =>
    list(value).flatMap((inner) => [...(each === name ? [inner] : []), ...descendants(inner, name)]),
  );
}

/** The first non-empty field, trimmed; an empty string if there is none. */
export function text(node: Node, ...names: readonly string[]): string {
  for (const name of names) {
    const value = node[name];
    const found = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    if (found !== '') return found;
  }
  return '';
}

/** The same for a number, which the feed sends as text: `"3"`, `"+110"`, `"-4.5"`, `".625"`; null if it is not a number. */
export function number(node: Node, ...names: readonly string[]): number | null {
  const found = text(node, ...names);
  return /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(found) ? Number(found) : null;
}

/** The feed's flags: `True`, `true`, `1`. */
export function flag(node: Node, ...names: readonly string[]): boolean {
  return names.some((name) => /^(true|1)$/i.test(String(node[name] ?? '')));
}

/** @param value `dd.MM.yyyy HH:mm` in UTC, with or without leading zeros @returns null if it is not a valid time */
export function utc(value: string): Date | null {
  const parts = /^(\d{1,2})\.(\d{1,2})\.(\d{4}) (\d{1,2}):(\d{2})$/.exec(value.trim());
  if (!parts) return null;
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  const instant = new Date(Date.UTC(year, month - 1, day, hour, minute));
  // JavaScript turns a date that does not exist into another one.
  const isReal =
    instant.getUTCDate() === day && instant.getUTCMonth() === month - 1 && hour < 24 && minute < 60;
  return isReal ? instant : null;
}

/** @param value `dd.MM.yyyy` @returns `YYYY-MM-DD`; null if it is not a valid date */
export function dayOf(value: string): string | null {
  return utc(`${value.trim()} 0:00`)?.toISOString().slice(0, 10) ?? null;
}

/** @param day `YYYY-MM-DD` @returns `dd.MM.yyyy`, the feed's format */
export function feedDate(day: string): string {
  return day.split('-').reverse().join('.');
}
