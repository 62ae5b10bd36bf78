/** Optimistic concurrency: changes an item only if it is still as it was read. */
import { isDeepStrictEqual } from 'node:util';
import type { Key } from './keys.ts';
import type { Write } from './table.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The write that changes an item from `before` to `after`, on condition that the changed fields and those in `reliesOn`
 * still have the values that were read.
 * @param reliesOn fields that other writes of the same transaction were derived from
 * @returns undefined if nothing changes
 */
export function changeItem<Item extends object>(
  key: Key,
  before: Item,
  after: Item,
  reliesOn: readonly (keyof Item & string)[],
): Write | undefined {
  const old = before as Fields;
  const fresh = after as Fields;
  const changed = Object.keys({ ...old, ...fresh }).filter(
    (name) => !isDeepStrictEqual(old[name], fresh[name]),
  );
  if (changed.length === 0) return undefined;
  const set = changed.filter((name) => fresh[name] !== undefined);
  const removed = changed.filter((name) => fresh[name] === undefined);
  const seen = [...new Set([...changed, ...reliesOn])];
  const nameOf = (name: string) => `#${seen.indexOf(name)}`;
  const conditions = seen.map((name) =>
    old[name] === undefined
      ? `attribute_not_exists(${nameOf(name)})`
      : `${nameOf(name)} = :old${seen.indexOf(name)}`,
  );
  return {
    Update: {
      Key: { ...key },
      UpdateExpression: [
        ...(set.length > 0
          ? [`SET ${set.map((name) => `${nameOf(name)} = :new${seen.indexOf(name)}`).join(', ')}`]
          : []),
        ...(removed.length > 0 ? [`REMOVE ${removed.map(nameOf).join(', ')}`] : []),
      ].join(' '),
      ConditionExpression: ['attribute_exists(pk)', ...conditions].join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(seen.map((name) => [nameOf(name), name])),
      ExpressionAttributeValues: Object.fromEntries([
        ...set.map((name) => [`:new${seen.indexOf(name)}`, fresh[name]]),
        ...seen
          .filter((name) => old[name] !== undefined)
          .map((name) => [`:old${seen.indexOf(name)}`, old[name]]),
      ]),
    },
  };
}
