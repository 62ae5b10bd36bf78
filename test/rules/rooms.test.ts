/** Rooms: every floor has the same subjects, and no folder is too full to find a file in. */
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesMatching } from './source.ts';

const { rooms } = createRequire(import.meta.url)(
  join(resolve(import.meta.dirname, '../..'), '.dependency-cruiser.cjs'),
) as { rooms: Readonly<Record<string, readonly string[]>> };

const subjects = ['accounts', 'asking', 'picks', 'feed', 'billing', 'notifications', 'records', 'platform'];
const floors = [
  'lambdas/contracts',
  'lambdas/domain',
  'lambdas/data',
  'lambdas/services',
  'lambdas/app',
  'lambdas/http/views',
];

/** Files of the product, its tools and its tests. */
const files = filesMatching('{lambdas,web/src,lib,scripts,test}/**/*.{ts,tsx}');

/** A reader finds a file among this many. */
const mostLooseFiles = 20;
/** One file per path, named after the path, and their tests. */
const named = ['lambdas/functions', 'test/functions'];

function tooFull(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) =>
    count > mostLooseFiles && !named.includes(folder) ? [`${folder}: ${count}`] : [],
  );
}

function foldersIn(floor: string, paths: readonly string[]): string[] {
  const inside = paths
    .filter((path) => path.startsWith(`${floor}/`))
    .map((path) => path.slice(floor.length + 1));
  return [
    ...new Set(inside.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? '')),
  ].sort();
}

test('no folder has more than twenty loose files, except the functions', () => {
  expect(tooFull(files)).toEqual([]);
  expect(tooFull(Array.from({ length: 21 }, (_, index) => `lib/full/${index}.ts`))).toEqual(['lib/full: 21']);
});

test.each([...floors, 'web/src/features'])('the rooms of %s are subjects', (floor) => {
  expect(foldersIn(floor, files).filter((room) => !subjects.includes(room))).toEqual([]);
});

describe.each(Object.entries(rooms))('%s', (floor, names) => {
  test('the rule of imports names every room', () => {
    expect(foldersIn(floor, files).filter((room) => !names.includes(room))).toEqual([]);
  });
});
