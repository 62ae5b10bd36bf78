/**
 * How an exported table lies in a folder: one gzip file of JSON lines per segment, in DynamoDB's own export format
 * (`{"Item":{…}}`, binaries in base64), which AWS can import as well; and a manifest that says how far it is.
 */
import { createReadStream, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { isMissing } from '../local/state.ts';
import { CannotDo } from './command.ts';

export type Item = Record<string, AttributeValue>;

const manifestSchema = z.object({
  format: z.literal('gameplan-table-1'),
  table: z.string(),
  startedAt: z.string(),
  segments: z.array(
    z.object({
      items: z.int(),
      /** Of the file; whatever stands behind was being written when the export was cut off. */
      bytes: z.int(),
      /** The key after which the segment goes on; null at its beginning. */
      after: z.nullable(z.record(z.string(), z.unknown())),
      done: z.boolean(),
    }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Segment = Manifest['segments'][number];

const manifestFile = 'manifest.json';
export const segmentFile = (folder: string, index: number) => join(folder, `segment-${index}.jsonl.gz`);

export function newManifest(table: string, segments: number, now: Date): Manifest {
  return {
    format: 'gameplan-table-1',
    table,
    startedAt: now.toISOString(),
    segments: Array.from({ length: segments }, () => ({ items: 0, bytes: 0, after: null, done: false })),
  };
}

/**
 * @returns undefined where the folder has none
 * @throws CannotDo where it is not what an export wrote
 */
export function readManifest(folder: string): Manifest | undefined {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new CannotDo(`${join(folder, manifestFile)} is not what an export wrote.`, { cause: error });
  }
}

/** Whole or not at all, and for its owner only. */
export function writeWhole(path: string, value: unknown): void {
  const next = `${path}.new`;
  writeFileSync(next, `${JSON.stringify(value)}\n`, { mode: 0o600 });
  renameSync(next, path);
}

export const writeManifest = (folder: string, manifest: Manifest) =>
  writeWhole(join(folder, manifestFile), manifest);

export const lineOf = (item: Item) => `${JSON.stringify({ Item: withBase64(item) })}\n`;

/** JSON has no bytes: they become base64, as in DynamoDB's own protocol. */
function withBase64(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(withBase64);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withBase64(inner)]));
}

/** An attribute's value as JSON holds it: one entry, named after its type. */
type Told = Readonly<Record<string, unknown>>;

export function itemOf(line: string): Item {
  const { Item: told }: { Item: Record<string, Told> } = JSON.parse(line);
  return attributesOf(told);
}

const attributesOf = (told: Readonly<Record<string, Told>>): Item =>
  Object.fromEntries(Object.entries(told).map(([name, value]) => [name, attributeOf(value)]));

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

function attributeOf(told: Told): AttributeValue {
  const { B, BS, L, M } = told as { B?: string; BS?: string[]; L?: Told[]; M?: Record<string, Told> };
  if (B !== undefined) return { B: bytesOf(B) };
  if (BS) return { BS: BS.map(bytesOf) };
  if (L) return { L: L.map(attributeOf) };
  if (M) return { M: attributesOf(M) };
  return told as object as AttributeValue;
}

/**
 * Not node:readline, to which U+2028 within a text ends a line.
 * @param bytes how much of the file counts
 */
export async function* linesOf(path: string, bytes: number): AsyncGenerator<string> {
  if (bytes === 0) return;
  const file = createReadStream(path, { end: bytes - 1 });
  const text = file.pipe(createGunzip()).setEncoding('utf8');
  file.once('error', (error) => text.destroy(error));
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
