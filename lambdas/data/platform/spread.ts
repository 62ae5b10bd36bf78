/**
 * Spreads what everyone reads or writes over partitions: copies for hot reads, shards for hot writes. One partition serves
 * 3,000 read and 1,000 write units a second, and local indexes keep DynamoDB from splitting one (docs/scale.md).
 */
import { createHash, randomInt } from 'node:crypto';

/** A key, or an item with one. */
interface Keyed {
  readonly pk: string;
}

/** Copies of an item that every question reads, the item itself included. Written together, read one at random. */
export const copies = 4;

/** Separates the number of a copy or shard from the rest of a partition key; no other part of one contains it. */
const mark = '~';

/**
 * The key of a copy. Copy 0 has the key of the item itself: it is the one to read before a change, and the one that items
 * from before there were copies have.
 */
export const copyOf = <K extends Keyed>(key: K, nth: number): K =>
  nth === 0 ? key : { ...key, pk: `${key.pk}${mark}${nth}` };

/** An item once per copy, for one transaction, so that all copies are always the same. */
export const everyCopy = <Item extends Keyed>(item: Item): Item[] =>
  Array.from({ length: copies }, (_, nth) => copyOf(item, nth));

/** The copy to read. Where it does not exist, copy 0 may: the item may be older than its copies. */
export const anyCopy = <K extends Keyed>(key: K): K => copyOf(key, randomInt(copies));

/** The partition of a shard. Shards count from 1; the partition without a number is from before there were shards. */
export const shardPartition = (pk: string, shard: number): string => `${pk}${mark}${shard}`;

/** @returns a number below `count`, always the same for the same text */
export function spreadOver(count: number, text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() % count;
}
