/** Copies and shards: each in a partition of its own, and evenly used. */
import { expect, test } from 'vitest';
import { keys } from '../../../lambdas/data/platform/keys.ts';
import {
  anyCopy,
  copies,
  copyOf,
  everyCopy,
  shardPartition,
  spreadOver,
} from '../../../lambdas/data/platform/spread.ts';

const item = { ...keys.sheet('NFL'), text: 'results' };

test('every copy is in a partition of its own, and the first is the item itself', () => {
  const all = everyCopy(item);
  expect(all[0]).toEqual(item);
  expect(new Set(all.map(({ pk }) => pk)).size).toBe(copies);
  expect(all.every(({ sk, text }) => sk === item.sk && text === item.text)).toBe(true);
});

test('every copy is read about equally often', () => {
  const read = Map.groupBy(
    Array.from({ length: 4000 }, () => anyCopy(item).pk),
    (pk) => pk,
  );
  expect([...read.keys()].sort()).toEqual(
    everyCopy(item)
      .map(({ pk }) => pk)
      .sort(),
  );
  for (const hits of read.values()) expect(hits.length).toBeGreaterThan(4000 / copies / 2);
});

test('no copy and no shard is in the partition of another item', () => {
  const days = ['2026-11-22', '2026-11-23'].map((day) => keys.game('NFL', day, '', ''));
  const found = [keys.recentGames('NFL'), ...days].flatMap((key) => everyCopy(key).map(({ pk }) => pk));
  const shards = [1, 2, 11, 12].map((shard) => shardPartition('COUNTERS', shard));
  expect(new Set([...found, ...shards, 'COUNTERS']).size).toBe(3 * copies + shards.length + 1);
  expect(copyOf(item, 0).pk).toBe(item.pk);
});

test('texts are spread evenly', () => {
  const texts = Array.from({ length: 8000 }, (_, nth) => `user-${nth}`);
  const shares = [...Map.groupBy(texts, (text) => spreadOver(8, text)).values()].map(({ length }) => length);
  expect(shares).toHaveLength(8);
  expect(Math.max(...shares)).toBeLessThan(1.2 * 1000);
});
