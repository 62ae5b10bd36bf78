/** A seeded random number generator. */

/** 0 up to 1, without 1. */
export type Random = () => number;

/** Mulberry32: small, and even enough for making up answers. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed made of a text, by FNV-1a. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** One of them. @throws where there is none */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const [item] = items.slice(Math.floor(random() * items.length));
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

/** Up to `most` of them, one maybe twice. */
export function some<Item>(random: Random, items: readonly Item[], most: number): Item[] {
  if (items.length === 0) return [];
  return Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(random, items));
}

export const chance = (random: Random, of: number): boolean => random() < of;
