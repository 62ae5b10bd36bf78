/** A value as text with its keys in one order, so that two can be compared. */
export const textOf = (value: unknown, without: ReadonlySet<string> = new Set()): string =>
  JSON.stringify(value, (key, part: unknown) => {
    if (without.has(key)) return undefined;
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
