/** The version of stored data: older data opens, newer data is refused with one line that says what to do. */
import { beforeEach, expect, test } from 'vitest';
import { keys } from '../../../lambdas/data/platform/keys.ts';
import { dataVersion } from '../../../lambdas/data/platform/schema.ts';
import { get, transact } from '../../../lambdas/data/platform/table.ts';
import { checkDataVersion, checkSeasons } from '../../../scripts/local/data-version.ts';
import { useOwnTable } from '../../support/own-table.ts';
import { newFolder } from './folder.ts';

let table: string;
beforeEach(async () => {
  table = await useOwnTable();
});

const check = () => checkDataVersion(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', table, '/data');
const marked = async () => (await get<{ version: number }>(keys.dataVersion()))?.version;
const mark = (version: number) => transact([{ Put: { Item: { ...keys.dataVersion(), version } } }]);

test('data from before the mark, or of this version, opens and is marked', async () => {
  await check();
  expect(await marked()).toBe(dataVersion.current);
  await check();
  expect(await marked()).toBe(dataVersion.current);
});

test('older data opens and is marked', async () => {
  await mark(dataVersion.oldest);
  await check();
  expect(await marked()).toBe(dataVersion.current);
});

test('newer data is refused with one line, and stays as it is', async () => {
  await mark(dataVersion.current + 1);
  const refused = check();
  await expect(refused).rejects.toThrow(
    /^The data in \/data is from a newer program .+: start that program, or delete/,
  );
  expect(await marked()).toBe(dataVersion.current + 1);
});

test('a folder with games of other seasons is refused with one line; a new one is marked and opens again', async () => {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const [fresh, old] = [newFolder(), newFolder()];
  await checkSeasons(endpoint, table, fresh);
  await mark(dataVersion.current);
  await checkSeasons(endpoint, table, fresh);
  await expect(checkSeasons(endpoint, table, old)).rejects.toThrow(
    /^The games in it are of seasons that are no longer replayed: delete the folder .+, then start again\.$/,
  );
});
