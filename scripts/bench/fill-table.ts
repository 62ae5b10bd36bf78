/** Fills a new table with millions of items in a minute: writes them as an export, which the engine reads in. */
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
import { findBinary, startEngine } from '../local/engine.ts';
import { accountEnvironment } from '../local/environment.ts';
import { makeTable } from '../local/table.ts';

/**
 * @param dataDir an empty folder, in which an engine can be started afterwards
 * @throws with what the engine says, when it does not take the items
 */
export async function fillTable(dataDir: string, table: string, items: Iterable<object>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gameplan-export-'));
  try {
    const schema = join(folder, 'schema.json');
    await writeFile(schema, JSON.stringify(await describeTable(folder, table)));
    const source = join(folder, 'export');
    const data = join(source, table, 'data');
    await mkdir(data, { recursive: true });
    await pipeline(
      Readable.from(lines(items)),
      createGzip({ level: 1 }),
      createWriteStream(join(data, 'items.json.gz')),
    );
    const { status, error, stderr } = spawnSync(
      findBinary(),
      ['import', '--source', source, '--schema', schema, '--output', join(dataDir, 'table.db'), '--force'],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw error ?? new Error(stderr);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function* lines(items: Iterable<object>): Generator<string> {
  for (const item of items) yield `${JSON.stringify({ Item: marshall(item) })}\n`;
}

/** The schema as the product makes it, in the words of DynamoDB. */
async function describeTable(folder: string, table: string) {
  Object.assign(process.env, accountEnvironment(false, process.env));
  const engine = await startEngine(folder, () => {});
  const client = new DynamoDBClient({ endpoint: engine.endpoint });
  try {
    await makeTable(engine.endpoint, table, folder);
    const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
    return { Table };
  } finally {
    client.destroy();
    await engine.stop();
  }
}
