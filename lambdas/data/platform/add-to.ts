/** Adds to numeric attributes of an item. */
import type { Key } from './keys.ts';
import type { Write } from './table.ts';

/** @returns one write, or none if every step is 0 */
export function addTo(key: Key, steps: Readonly<Record<string, number>>): Write[] {
  const moved = Object.entries(steps).filter(([, step]) => step !== 0);
  if (moved.length === 0) return [];
  return [
    {
      Update: {
        Key: { ...key },
        UpdateExpression: `ADD ${moved.map((_, n) => `#n${n} :v${n}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(moved.map(([name], n) => [`#n${n}`, name])),
        ExpressionAttributeValues: Object.fromEntries(moved.map(([, step], n) => [`:v${n}`, step])),
      },
    },
  ];
}
