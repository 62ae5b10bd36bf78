/** Puts an exported table back: at a set pace, from where it was cut off, and over other data only when told. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  BatchWriteItemCommand,
  type DynamoDBClient,
  ScanCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { isMissing } from '../local/state.ts';
import { CannotDo } from './command.ts';
import { itemOf, linesOf, type Manifest, readManifest, segmentFile, writeWhole } from './dump-format.ts';
import { type Pace, paceOf } from './pace.ts';
import { tableClient } from './table-client.ts';

/** The most that one BatchWriteItem takes. */
const batchItems = 25;
/** Lines that are put side by side, and noted as done together. */
const chunkLines = 4 * batchItems;

export interface RestoreOptions {
  readonly table: string;
  readonly folder: string;
  /** Write capacity units. */
  readonly unitsPerSecond: number;
  /** Writes into a table that has items already, over those with the same keys. */
  readonly overOthers: boolean;
  /** Told the number of items after each batch. */
  readonly progress: (items: number) => void;
}

const stateSchema = z.object({ table: z.string(), linesDone: z.array(z.int()) });
type State = z.infer<typeof stateSchema>;

/** @throws CannotDo where the folder holds no whole export */
export function wholeExport(folder: string): Manifest {
  const manifest = readManifest(folder);
  if (!manifest) throw new CannotDo(`${folder} holds no export.`);
  if (manifest.segments.some(({ done }) => !done)) {
    throw new CannotDo(`The export in ${folder} was cut off: run it again, and it goes on.`);
  }
  return manifest;
}

export async function isEmpty(table: string): Promise<boolean> {
  const client = tableClient();
  try {
    const { Items = [] } = await client.send(new ScanCommand({ TableName: table, Limit: 1 }));
    return Items.length === 0;
  } finally {
    client.destroy();
  }
}

/**
 * @returns how many items were put
 * @throws CannotDo where the table has other data and `overOthers` is not set
 */
export async function restoreTable(options: RestoreOptions): Promise<number> {
  const { table, folder, unitsPerSecond, overOthers, progress } = options;
  const manifest = wholeExport(folder);
  const path = join(folder, `restored-${table}.json`);
  const begun = readState(path, table);
  if (!begun && !overOthers && !(await isEmpty(table))) {
    throw new CannotDo(
      `The table ${table} has items already: restore into an empty one, or say --overwrite to put these over them.`,
    );
  }
  const state: State = begun ?? { table, linesDone: manifest.segments.map(() => 0) };
  const client = tableClient();
  const pace = paceOf(unitsPerSecond);
  let put = 0;
  try {
    for (const [index, { bytes }] of manifest.segments.entries()) {
      const done = state.linesDone[index] ?? 0;
      for await (const lines of chunksOf(linesOf(segmentFile(folder, index), bytes), done)) {
        // Said before the first write, so that a restore that was cut off knows the table for its own.
        writeWhole(path, state);
        await Promise.all(batchesOf(lines).map((batch) => putBatch(client, table, batch, pace)));
        state.linesDone[index] = (state.linesDone[index] ?? 0) + lines.length;
        put += lines.length;
        progress(put);
      }
    }
    rmSync(path, { force: true });
    return put;
  } finally {
    client.destroy();
  }
}

async function* chunksOf(lines: AsyncIterable<string>, skipped: number): AsyncGenerator<string[]> {
  let chunk: string[] = [];
  let nth = 0;
  for await (const line of lines) {
    nth += 1;
    if (nth <= skipped) continue;
    chunk.push(line);
    if (chunk.length < chunkLines) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

const batchesOf = (lines: readonly string[]) =>
  Array.from({ length: Math.ceil(lines.length / batchItems) }, (_, nth) =>
    lines.slice(nth * batchItems, (nth + 1) * batchItems),
  );

function readState(path: string, table: string): State | undefined {
  try {
    const state = stateSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    return state.table === table ? state : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new CannotDo(`${path} is not what a restore wrote: delete it to begin again.`, { cause: error });
  }
}

/** DynamoDB gives back what it had no capacity for; that goes into the next try, after a growing wait. */
async function putBatch(
  client: DynamoDBClient,
  table: string,
  lines: readonly string[],
  pace: Pace,
): Promise<void> {
  let requests: WriteRequest[] = lines.map((line) => ({ PutRequest: { Item: itemOf(line) } }));
  for (let attempt = 1; requests.length > 0; attempt += 1) {
    const { UnprocessedItems, ConsumedCapacity = [] } = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [table]: requests }, ReturnConsumedCapacity: 'TOTAL' }),
    );
    await pace.spend(ConsumedCapacity.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0));
    requests = UnprocessedItems?.[table] ?? [];
    if (requests.length === 0) return;
    if (attempt === 8)
      throw new CannotDo('The table takes no more: lower --units-per-second, and run this again.');
    await new Promise((done) => setTimeout(done, Math.random() * 50 * 2 ** attempt));
  }
}
