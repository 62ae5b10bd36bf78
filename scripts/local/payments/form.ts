/** Parses form-encoded parameters: `line_items[0][price]=x&metadata[userId]=y`. */
import { invalid } from './refusal.ts';

export type Form = { readonly [name: string]: Form | string };

type Branch = { [name: string]: Branch | string };

/** @throws Refused for an invalid name */
export function parseForm(text: string): Form {
  const root = branch();
  for (const [name, value] of new URLSearchParams(text)) put(root, name, value);
  return root;
}

function put(root: Branch, name: string, value: string): void {
  const path = pathOf(name);
  const last = path.pop() ?? name;
  let at = root;
  for (const part of path) {
    at[part] ??= branch();
    const next = at[part];
    if (typeof next === 'string') throw invalid(name, `Invalid parameter: ${name}`);
    at = next;
  }
  // The values of `ids[]=a&ids[]=b` are numbered in order.
  at[last === '' ? String(Object.keys(at).length) : last] = value;
}

function pathOf(name: string): string[] {
  const [, first, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (first === undefined) throw invalid(name, `Invalid parameter: ${name}`);
  return [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)];
}

/** Without a prototype, so that no name has a special meaning. */
function branch(): Branch {
  return Object.create(null);
}
