/** Normalizes the feed's JSON: no `@`, always lists, numbers for numeric text, and times as instants. */

export type Node = { readonly [name: string]: unknown };

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same data with the `@` of attribute names taken off, at every depth. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name.startsWith('@') ? name.slice(1) : name, plain(each)]),
  );
}

/** Children as a list: the feed sends one as an object, several as an array, none as null or empty text. */
export function list(value: unknown): Node[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

/** The only or first child of a name; empty where there is none. */
export function child(node: Node, name: string): Node {
  return list(node[name])[0] ?? {};
}

/** Every node of a name, at any depth, in the order of the answer. */
export function descendants(node: Node, name: string): Node[] {
  return Object.entries(node).flatMap(([each, value]) =>
    list(value).flatMap((inner) => [...(each === name ? [inner] : []), ...descendants(inner, name)]),
  );
}

/** The first of these fields that holds something, trimmed; empty text where none does. */
export function text(node: Node, ...names: readonly string[]): string {
  for (const name of names) {
    const value = node[name];
    const found = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    if (found !== '') return found;
  }
  return '';
}

/** The same for a number, which the feed sends as text: `"3"`, `"+110"`, `"-4.5"`, `".625"`; null where it is none. */
export function number(node: Node, ...names: readonly string[]): number | null {
  const found = text(node, ...names);
  return /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(found) ? Number(found) : null;
}

/** The feed's flags: `True`, `true`, `1`. */
export function flag(node: Node, ...names: readonly string[]): boolean {
  return names.some((name) => /^(true|1)$/i.test(String(node[name] ?? '')));
}

/** @returns the instant that `dd.MM.yyyy HH:mm` names in UTC, zeros in front or not; null where it names none */
export function utc(value: string): Date | null {
  const parts = /^(\d{1,2})\.(\d{1,2})\.(\d{4}) (\d{1,2}):(\d{2})$/.exec(value.trim());
  if (!parts) return null;
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  const instant = new Date(Date.UTC(year, month - 1, day, hour, minute));
  // A date that does not exist rolls over into another one.
  const isReal =
    instant.getUTCDate() === day && instant.getUTCMonth() === month - 1 && hour < 24 && minute < 60;
  return isReal ? instant : null;
}

/** @returns the day that `dd.MM.yyyy` names, as `YYYY-MM-DD`; null where it names none */
export function dayOf(value: string): string | null {
  return utc(`${value.trim()} 0:00`)?.toISOString().slice(0, 10) ?? null;
}

/** @returns a day of ours, `YYYY-MM-DD`, as the feed writes it: `dd.MM.yyyy` */
export function feedDate(day: string): string {
  return day.split('-').reverse().join('.');
}
