/** A seeded random number generator. */

/** From 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** Mulberry32: short, and uniform enough to vary answers. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Derives a seed from a text with FNV-1a. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** @returns one of the items @throws if there are none */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const [item] = items.slice(Math.floor(random() * items.length));
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

/** @returns up to `most` of the items, possibly with repeats */
export function some<Item>(random: Random, items: readonly Item[], most: number): Item[] {
  if (items.length === 0) return [];
  return Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(random, items));
}

export const chance = (random: Random, of: number): boolean => random() < of;
