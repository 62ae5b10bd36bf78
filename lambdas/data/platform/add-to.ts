/** Adds to numeric attributes of an item, and sets others. */
import type { Key } from './keys.ts';
import type { Write } from './table.ts';

/**
 * @param set attributes of the same item that are no counters
 * @returns one write, or none if every step is 0 and nothing is set
 */
export function addTo(
  key: Key,
  steps: Readonly<Record<string, number>>,
  set: Readonly<Record<string, string>> = {},
): Write[] {
  const moved = Object.entries(steps).filter(([, step]) => step !== 0);
  const settings = Object.entries(set);
  const all = [...moved, ...settings];
  if (all.length === 0) return [];
  const placed = (from: number, entries: readonly unknown[], join: string) =>
    entries.map((_, n) => `#n${from + n}${join}:v${from + n}`).join(', ');
  const expression = [
    moved.length > 0 && `ADD ${placed(0, moved, ' ')}`,
    settings.length > 0 && `SET ${placed(moved.length, settings, ' = ')}`,
  ];
  return [
    {
      Update: {
        Key: { ...key },
        UpdateExpression: expression.filter(Boolean).join(' '),
        ExpressionAttributeNames: Object.fromEntries(all.map(([name], n) => [`#n${n}`, name])),
        ExpressionAttributeValues: Object.fromEntries(all.map(([, value], n) => [`:v${n}`, value])),
      },
    },
  ];
}
