/** The table of a data folder: created if it is missing, used if it fits, refused with one line if it does not. */
import type { Projection } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { makeTable } from '../../../scripts/local/table.ts';
import { randomWord } from '../../support/people.ts';
import { createReleaseTable, releaseIndexes } from '../../support/release-table.ts';

const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
const folder = 'the-folder';

/** @returns the reason, if the table is refused */
async function reasonAgainst(indexes: typeof releaseIndexes): Promise<string | undefined> {
  const name = `test-${randomWord()}`;
  await createReleaseTable(endpoint, name, indexes);
  return makeTable(endpoint, name, folder).then(
    () => undefined,
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

const refusal = (index: string) =>
  `CannotStart: The stored table is from another version (it does not have the index ${index} of this one): delete the folder ${folder} (with all its accounts and picks), then start again.`;

test('a missing table is created, and then used', async () => {
  const name = `test-${randomWord()}`;
  await makeTable(endpoint, name, folder);
  await makeTable(endpoint, name, folder);
});

test('the table of the last release is used', async () => {
  expect(await reasonAgainst(releaseIndexes)).toBeUndefined();
});

test('a table without an index is refused', async () => {
  expect(await reasonAgainst(releaseIndexes.slice(1))).toBe(refusal('picks-by-status'));
});

test('a table whose index has fewer attributes is refused', async () => {
  const smaller: Projection = { ProjectionType: 'INCLUDE', NonKeyAttributes: ['status', 'sport'] };
  const indexes = releaseIndexes.map((index) =>
    index.IndexName === 'picks-by-start' ? { ...index, Projection: smaller } : index,
  );
  expect(await reasonAgainst(indexes)).toBe(refusal('picks-by-start'));
});

test('a table whose index is sorted by another attribute is refused', async () => {
  const [first, second, ...rest] = releaseIndexes;
  const indexes = [{ ...first, KeySchema: second?.KeySchema }, ...(second ? [second] : []), ...rest];
  expect(await reasonAgainst(indexes as typeof releaseIndexes)).toBe(refusal('picks-by-status'));
});
