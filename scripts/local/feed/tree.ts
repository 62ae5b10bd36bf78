/**
 * The feed's JSON format, which is converted from XML: all values are strings, one child is an object, several are an
 * array, none is null, and some feeds mark attributes with `@`.
 */

export type Scalar = string | number;
export interface Tree {
  readonly [name: string]: Scalar | Tree | readonly Tree[] | null;
}

export type Json = string | null | { [name: string]: Json } | Json[];

/** @param mark prefix of attribute names: `@` or empty */
export function toJson(tree: Tree, mark: '@' | ''): { [name: string]: Json } {
  const json: { [name: string]: Json } = {};
  for (const [name, value] of Object.entries(tree)) {
    if (value === null) json[name] = null;
    else if (typeof value !== 'object') json[mark + name] = String(value);
    else if (!isList(value)) json[name] = toJson(value, mark);
    else json[name] = childrenOf(value.map((child) => toJson(child, mark)));
  }
  return json;
}

function childrenOf(children: Json[]): Json {
  if (children.length === 0) return null;
  return children.length === 1 ? (children[0] ?? null) : children;
}

/** The same as XML: scalars are attributes, the rest are elements. */
export function toXml(name: string, tree: Tree): string {
  const attributes = Object.entries(tree)
    .filter(([, value]) => value !== null && typeof value !== 'object')
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  const children = Object.entries(tree).flatMap(([key, value]) => {
    if (value === null || typeof value !== 'object') return [];
    return (isList(value) ? value : [value]).map((child) => toXml(key, child));
  });
  return children.length === 0
    ? `<${name}${attributes}/>`
    : `<${name}${attributes}>${children.join('')}</${name}>`;
}

function isList(value: Tree | readonly Tree[]): value is readonly Tree[] {
  return Array.isArray(value);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
