/** Finds an object, and pages of objects. */
import type { Form } from './form.ts';
import { fields, integer, readParams, text } from './params.ts';
import { invalid, nothingThere } from './refusal.ts';

/** @throws Refused if it does not exist */
export function findIn<T>(all: Readonly<Record<string, T>>, kind: string, id: string, param?: string): T {
  const found = Object.hasOwn(all, id) ? all[id] : undefined;
  if (found === undefined) throw nothingThere(kind, id, param);
  return found;
}

export const pageParams = { limit: integer, starting_after: text };

/**
 * One page of a list, newest first.
 * @param found oldest first
 */
export function pageOf<T extends { readonly id: string }>(
  url: string,
  found: readonly T[],
  { limit = 10, starting_after }: { readonly limit?: number; readonly starting_after?: string },
): object {
  if (limit < 1 || limit > 100) throw invalid('limit', 'This value must be between 1 and 100, inclusive.');
  const all = found.toReversed();
  const start = starting_after === undefined ? 0 : all.findIndex(({ id }) => id === starting_after) + 1;
  if (starting_after !== undefined && start === 0)
    throw nothingThere('object', starting_after, 'starting_after');
  return { object: 'list', url, has_more: all.length > start + limit, data: all.slice(start, start + limit) };
}

/** @throws Refused for any parameter */
export function noParams(form: Form): void {
  readParams(fields({}), form);
}
