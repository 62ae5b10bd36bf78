/** A table written to files and put back, on the real engine: every attribute is what it was. */
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatchWriteItemCommand, DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { environment } from '../../../lambdas/contracts/environment.ts';
import { command as exportCommand } from '../../../scripts/export-table.ts';
import { makeTable } from '../../../scripts/local/table.ts';
import { itemOf, lineOf } from '../../../scripts/ops/dump-format.ts';
import { paceOf } from '../../../scripts/ops/pace.ts';
import { exportTable } from '../../../scripts/ops/table-export.ts';
import { restoreTable } from '../../../scripts/ops/table-restore.ts';
import { command as restoreCommand } from '../../../scripts/restore-table.ts';
import { runCommand } from '../../support/command.ts';
import { someWord } from '../../support/people.ts';

const cleanup: (() => void)[] = [];
afterEach(() => {
  for (const undo of cleanup.splice(0)) undo();
  vi.unstubAllEnvs();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gameplan-dump-'));
  cleanup.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function newTable(): Promise<string> {
  const name = `test-${someWord()}`;
  await makeTable(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', name, '');
  return name;
}

const client = new DynamoDBClient({});

/** One of each type that DynamoDB has, with what JSON and JavaScript's numbers would lose. */
const rich = {
  text: { S: 'Zoë "quoted"\n\u2028 🏈' },
  empty: { S: '' },
  big: { N: '12345678901234567890123456789012345678' },
  small: { N: '0.00000000000000000001' },
  bytes: { B: new Uint8Array([0, 1, 127, 128, 255]) },
  yes: { BOOL: true },
  nothing: { NULL: true },
  words: { SS: ['b', 'a'] },
  numbers: { NS: ['1.5', '-2'] },
  blobs: { BS: [new Uint8Array([9]), new Uint8Array([0, 255])] },
  list: { L: [{ N: '1' }, { M: { deep: { B: new Uint8Array([7]) } } }, { L: [] }] },
  map: { M: { S: { S: 'a name like a type' }, B: { S: 'another' }, L: { N: '3' } } },
};

async function fill(table: string, count: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, (_, nth) =>
      client.send(
        new PutItemCommand({
          TableName: table,
          Item: { pk: { S: `P${nth % 7}` }, sk: { S: String(nth) }, ...(nth % 3 === 0 ? rich : {}) },
        }),
      ),
    ),
  );
}

/** @returns every item by key, sets and maps in one order, since DynamoDB keeps none */
async function contents(table: string): Promise<string[]> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: table, ConsistentRead: true }));
  return Items.map((item) => JSON.stringify(item, ordered)).sort();
}

function ordered(name: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  if (Array.isArray(value)) {
    if (name === 'BS') return value.map((bytes) => Buffer.from(bytes).toString('hex')).sort();
    return name === 'SS' || name === 'NS' ? [...value].sort() : value;
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}

const exporting = (table: string, folder: string) => ({
  table,
  folder,
  segments: 3,
  unitsPerSecond: 40_000,
  now: new Date('2026-11-01T00:00:00Z'),
  progress: () => {},
  pageItems: 10,
});
const restoring = (table: string, folder: string) => ({
  table,
  folder,
  unitsPerSecond: 40_000,
  overOthers: false,
  progress: () => {},
});

test('what is exported and restored is what it was, whatever its type', async () => {
  const [from, to, folder] = [await newTable(), await newTable(), newFolder()];
  await fill(from, 260);
  expect(await exportTable(exporting(from, folder))).toBe(260);
  expect(await restoreTable(restoring(to, folder))).toBe(260);
  const before = await contents(from);
  expect(before).toHaveLength(260);
  expect(before[0]).toContain('00017f80ff');
  expect(await contents(to)).toEqual(before);
});

test('a line has an item whole, in the format that AWS imports', () => {
  expect(itemOf(lineOf(rich))).toEqual(rich);
  expect(JSON.parse(lineOf({ pk: { S: 'a' }, b: { B: new Uint8Array([255]) } }))).toEqual({
    Item: { pk: { S: 'a' }, b: { B: '/w==' } },
  });
});

describe('an export', () => {
  test('that is cut off goes on where it was, and has every item once', async () => {
    const [table, to, folder] = [await newTable(), await newTable(), newFolder()];
    await fill(table, 120);
    let pages = 0;
    const cutOff = () => {
      pages += 1;
      if (pages === 5) throw new Error('the lights go out');
    };
    await expect(exportTable({ ...exporting(table, folder), progress: cutOff })).rejects.toThrow('lights');
    // What was being written when it happened.
    appendFileSync(join(folder, 'segment-0.jsonl.gz'), 'half a page');
    await expect(restoreTable(restoring(to, folder))).rejects.toThrow('was cut off: run it again');
    expect(await exportTable(exporting(table, folder))).toBe(120);
    await restoreTable(restoring(to, folder));
    expect(await contents(to)).toEqual(await contents(table));
  });

  test('goes over no other one', async () => {
    const [table, folder] = [await newTable(), newFolder()];
    await exportTable(exporting(table, folder));
    await expect(exportTable(exporting(table, folder))).rejects.toThrow('holds a whole export');
    await expect(exportTable(exporting('another', folder))).rejects.toThrow(`holds an export of ${table}`);
  });

  test('is for its owner only', async () => {
    const [table, folder] = [await newTable(), newFolder()];
    await fill(table, 3);
    await exportTable(exporting(table, folder));
    const modes = readdirSync(folder).map((file) => statSync(join(folder, file)).mode & 0o077);
    expect(modes).toEqual([0, 0, 0, 0]);
  });

  test('reads no faster than it is told', async () => {
    let now = 0;
    const waits: number[] = [];
    const pace = paceOf(
      100,
      () => now,
      async (ms) => {
        waits.push(ms);
        now += ms;
      },
    );
    for (const units of [50, 200, 10]) await pace.spend(units);
    expect(waits).toEqual([500, 2000]);
  });
});

describe('a restore', () => {
  async function exported(count: number): Promise<{ table: string; folder: string }> {
    const [table, folder] = [await newTable(), newFolder()];
    await fill(table, count);
    await exportTable(exporting(table, folder));
    return { table, folder };
  }

  test('refuses a table that has items, and changes nothing there', async () => {
    const { folder } = await exported(4);
    const other = await newTable();
    await fill(other, 1);
    const before = await contents(other);
    await expect(restoreTable(restoring(other, folder))).rejects.toThrow('has items already');
    expect(await contents(other)).toEqual(before);
  });

  test('that is cut off goes on, though the table has items by then', async () => {
    const { table, folder } = await exported(260);
    const to = await newTable();
    const cutOff = () => {
      throw new Error('the lights go out');
    };
    await expect(restoreTable({ ...restoring(to, folder), progress: cutOff })).rejects.toThrow('lights');
    const first = (await contents(to)).length;
    expect(first).toBeGreaterThan(0);
    expect(await restoreTable(restoring(to, folder))).toBeLessThanOrEqual(260);
    expect(await contents(to)).toEqual(await contents(table));
    await expect(restoreTable(restoring(to, folder))).rejects.toThrow('has items already');
  });

  test('puts again what the table had no capacity for', async () => {
    const { folder } = await exported(3);
    const mock = mockClient(DynamoDBClient);
    cleanup.push(() => mock.restore());
    const puts: number[] = [];
    mock.on(ScanCommand).resolves({ Items: [] });
    mock.on(BatchWriteItemCommand).callsFake(({ RequestItems }) => {
      const requests = RequestItems.busy;
      puts.push(requests.length);
      return puts.length === 1 ? { UnprocessedItems: { busy: requests.slice(1) } } : {};
    });
    await restoreTable(restoring('busy', folder));
    expect(puts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3);
  });
});

describe('as commands', () => {
  test('export, look, restore over what is there only by its name', async () => {
    const [table, to, folder] = [await newTable(), await newTable(), newFolder()];
    await fill(table, 12);
    vi.stubEnv(environment.table, table);
    const done = await runCommand(exportCommand, ['--to', folder, '--segments', '2']);
    expect(done).toEqual({ code: 0, said: [`12 items of ${table} are in ${folder}.`], noted: '' });

    vi.stubEnv(environment.table, to);
    const dry = await runCommand(restoreCommand, ['--from', folder, '--dry-run']);
    expect(dry.said[0]).toMatch(
      new RegExp(`^Would put 12 items of ${table}, as of .*, into ${to}, which is empty`),
    );
    expect(await contents(to)).toEqual([]);
    expect((await runCommand(restoreCommand, ['--from', folder])).said).toEqual([
      `12 items were put into ${to}.`,
    ]);
    const wrong = await runCommand(restoreCommand, ['--from', folder, '--overwrite'], 'yes');
    expect([wrong.code, wrong.noted]).toEqual([1, 'That is not its name: nothing was written.']);
    expect((await runCommand(restoreCommand, ['--from', folder, '--overwrite'], to)).code).toBe(0);
    expect(await contents(to)).toEqual(await contents(table));
    expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).table).toBe(table);
  });

  test.each([
    [['--segments', '0', '--to', 'x'], '--segments must be a whole number from 1 to 64, not "0"'],
    [['--units-per-second', 'many', '--to', 'x'], '--units-per-second must be a whole number'],
    [[], '--to is missing'],
  ])('export %j is a wrong call', async (args, problem) => {
    const { code, noted } = await runCommand(exportCommand, args);
    expect(code).toBe(2);
    expect(noted).toContain(problem);
  });
});
