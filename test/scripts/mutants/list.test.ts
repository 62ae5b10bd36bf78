/** The list of mutants matches the code: `npm run mutants` takes minutes, this a moment. */
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { staleness } from '../../../scripts/mutants/mutant.ts';
import { mutants } from '../../../scripts/mutants/mutants.ts';

const root = resolve(import.meta.dirname, '../../..');

test('every mutant can be applied, and its tests exist', () => {
  expect(mutants.flatMap((mutant) => staleness(mutant, root) ?? [])).toEqual([]);
});

test('every mutant has a name and a mistake of its own', () => {
  const repeated = (all: readonly string[]) => all.filter((each, nth) => all.indexOf(each) !== nth);
  expect(repeated(mutants.map(({ id }) => id))).toEqual([]);
  expect(repeated(mutants.map(({ file, find, replace }) => JSON.stringify([file, find, replace])))).toEqual(
    [],
  );
});

test('every mutant says what a user would see, and who must notice', () => {
  const incomplete = mutants.filter(({ why, tests }) => why === '' || tests.length === 0);
  expect(incomplete.map(({ id }) => id)).toEqual([]);
});
