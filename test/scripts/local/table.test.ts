/** The table of a data folder: created if it is missing, opened if it fits, refused with one line if it does not. */
import { DynamoDBClient, type Projection, paginateScan } from '@aws-sdk/client-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { checkDataVersion } from '../../../scripts/local/data-version.ts';
import { startEngine } from '../../../scripts/local/engine.ts';
import { tableName } from '../../../scripts/local/process/environment.ts';
import { makeTable } from '../../../scripts/local/table.ts';
import { randomWord } from '../../support/people.ts';
import { createReleaseTable, releaseIndexes } from '../../support/release-table.ts';
import { putStored, stored } from '../../support/stored.ts';
import { newFolder } from './folder.ts';

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

test('the table of the last release is opened', async () => {
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

test('the data folder of the last release opens, with everything in it', async () => {
  const dataDir = newFolder();
  const open = async () => {
    const engine = await startEngine(dataDir, () => {});
    onTestFinished(engine.stop);
    return engine;
  };
  // The release had no mark of its version.
  const items = stored.filter(({ kind }) => kind !== 'dataVersion');
  const release = await open();
  await createReleaseTable(release.endpoint, tableName);
  await putStored(items, tableName, release.endpoint);
  await release.stop();

  const { endpoint } = await open();
  await makeTable(endpoint, tableName, dataDir);
  await checkDataVersion(endpoint, tableName, dataDir);
  const client = new DynamoDBClient({ endpoint });
  let found = 0;
  for await (const { Count = 0 } of paginateScan({ client }, { TableName: tableName })) found += Count;
  client.destroy();
  expect(found).toBe(items.length + 1);
});
