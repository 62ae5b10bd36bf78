/** Writes every item of a table to a folder: in parallel, at a set pace, and from where it was cut off. */
import { closeSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { CannotDo } from './command.ts';
import {
  type Item,
  lineOf,
  type Manifest,
  newManifest,
  readManifest,
  type Segment,
  segmentFile,
  writeManifest,
} from './dump-format.ts';
import { type Pace, paceOf } from './pace.ts';
import { tableClient } from './table-client.ts';

export interface ExportOptions {
  readonly table: string;
  readonly folder: string;
  readonly segments: number;
  /** Read capacity units. */
  readonly unitsPerSecond: number;
  readonly now: Date;
  /** Told the number of items after each page. */
  readonly progress: (items: number) => void;
  /** Most items a page has; DynamoDB's own limit is 1 MB. */
  readonly pageItems?: number;
}

export const itemsIn = ({ segments }: Manifest) => segments.reduce((sum, { items }) => sum + items, 0);

/**
 * Not a snapshot: what is written meanwhile may be in it or not.
 * @returns how many items the folder has
 * @throws CannotDo where the folder holds another table's export, or a whole one
 */
export async function exportTable(options: ExportOptions): Promise<number> {
  const { table, folder, unitsPerSecond, progress, pageItems } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const manifest = begin(options);
  const client = tableClient();
  const pace = paceOf(unitsPerSecond);
  // Where one segment fails, the others end at their page, so that the manifest says what the files have.
  let failed = false;
  try {
    const ended = await Promise.allSettled(manifest.segments.map((_, index) => exportSegment(index, pace)));
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
    return itemsIn(manifest);
  } finally {
    client.destroy();
  }

  async function exportSegment(index: number, pace: Pace): Promise<void> {
    const segment = manifest.segments[index] as Segment;
    if (segment.done) return;
    const file = openSync(segmentFile(folder, index), 'a', 0o600);
    try {
      ftruncateSync(file, segment.bytes);
      while (!segment.done && !failed) {
        const page = await client.send(
          new ScanCommand({
            TableName: table,
            Segment: index,
            TotalSegments: manifest.segments.length,
            ConsistentRead: true,
            ReturnConsumedCapacity: 'TOTAL',
            ...(pageItems && { Limit: pageItems }),
            ...(segment.after && { ExclusiveStartKey: segment.after as Item }),
          }),
        );
        append(file, segment, page.Items ?? []);
        segment.after = page.LastEvaluatedKey ?? null;
        segment.done = !page.LastEvaluatedKey;
        writeManifest(folder, manifest);
        progress(itemsIn(manifest));
        await pace.spend(page.ConsumedCapacity?.CapacityUnits ?? 0);
      }
    } catch (error) {
      failed = true;
      throw error;
    } finally {
      closeSync(file);
    }
  }
}

function begin({ table, folder, segments, now }: ExportOptions): Manifest {
  const known = readManifest(folder);
  if (!known) return newManifest(table, segments, now);
  if (known.table !== table)
    throw new CannotDo(`${folder} holds an export of ${known.table}: name another folder.`);
  if (known.segments.every(({ done }) => done)) {
    throw new CannotDo(`${folder} holds a whole export of ${known.startedAt}: name another folder.`);
  }
  return known;
}

/** A gzip file may have several members, so each page is one, and a cut-off one is dropped whole. */
function append(file: number, segment: Segment, items: readonly Item[]): void {
  if (items.length === 0) return;
  const member = gzipSync(items.map(lineOf).join(''));
  writeSync(file, member);
  segment.bytes += member.length;
  segment.items += items.length;
}
