/** Fills new tables with millions of items in a minute, through the engine's import. */
import { spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { markSeasons } from '../local/data-version.ts';
import { findBinary, startEngine } from '../local/engine.ts';
import { accountEnvironment } from '../local/process/environment.ts';
import { makeTable } from '../local/table.ts';

/** A table's name and its items. */
export type Filling = readonly [table: string, items: Iterable<object>];

/**
 * @param dataDir empty folder, on which the product or an engine can be started afterwards
 * @throws with the engine's message if the import fails
 */
export async function fillTables(dataDir: string, fillings: readonly Filling[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gameplan-export-'));
  try {
    const schema = join(folder, 'schema.json');
    const tables = fillings.map(([table]) => table);
    await writeFile(schema, JSON.stringify(await describeTables(folder, tables)));
    const source = join(folder, 'export');
    for (const [table, items] of fillings) {
      const data = join(source, table, 'data');
      await mkdir(data, { recursive: true });
      const file = createWriteStream(join(data, 'items.json.gz'));
      await pipeline(Readable.from(lines(items)), createGzip({ level: 1 }), file);
    }
    const { status, error, stderr } = spawnSync(
      findBinary(),
      ['import', '--source', source, '--schema', schema, '--output', join(dataDir, 'table.db'), '--force'],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw error ?? new Error(stderr);
    markSeasons(dataDir);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function* lines(items: Iterable<object>): Generator<string> {
  for (const item of items) yield `${JSON.stringify({ Item: marshall(item) })}\n`;
}

/** The product's schema, as DescribeTable returns it. */
async function describeTables(folder: string, tables: readonly string[]): Promise<object[]> {
  Object.assign(process.env, accountEnvironment(false, process.env));
  const engine = await startEngine(folder, () => {});
  const client = new DynamoDBClient({ endpoint: engine.endpoint });
  try {
    const described: object[] = [];
    for (const name of tables) {
      await makeTable(engine.endpoint, name, folder);
      const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
      described.push({ Table });
    }
    return described;
  } finally {
    client.destroy();
    await engine.stop();
  }
}
