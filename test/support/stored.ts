/**
 * The items of `test/fixtures/stored`: what past versions of the code have written, which every later version must read. One
 * file per kind of item, named after its key builder; each item under a name that says how it differs from the others.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import { type Key, keys } from '../../lambdas/data/platform/keys.ts';

export type Kind = keyof typeof keys;

export type StoredItem = Key & Readonly<Record<string, unknown>>;

export interface Stored {
  readonly kind: string;
  /** How it differs from the other items of its kind. */
  readonly name: string;
  readonly item: StoredItem;
}

const folder = resolve(import.meta.dirname, '../fixtures/stored');

/** All stored items, by kind. */
export const stored: readonly Stored[] = globSync('*.json', { cwd: folder })
  .sort()
  .flatMap((file) => {
    const items: Record<string, StoredItem> = JSON.parse(readFileSync(resolve(folder, file), 'utf8'), bytes);
    return Object.entries(items).map(([name, item]) => ({ kind: basename(file, '.json'), name, item }));
  });

/** JSON has no bytes, so an attribute of bytes is written as `{ "base64": "…" }`. */
function bytes(_name: string, value: unknown): unknown {
  const isBytes = typeof value === 'object' && value !== null && 'base64' in value;
  return isBytes ? Uint8Array.from(Buffer.from(String(value.base64), 'base64')) : value;
}

/** The stored items of a kind. */
export const storedOf = (kind: Kind): readonly Stored[] => stored.filter((each) => each.kind === kind);

/** Whether the key is one that the key builder of the kind can build. */
export function isKeyOf(kind: Kind, { pk, sk }: Key): boolean {
  const build: (...parts: string[]) => Key = keys[kind] as never;
  // As long as the longest padding.
  const part = '§§';
  const built = build(...Array.from({ length: build.length }, () => part));
  return fits(built.pk, pk) && fits(built.sk, sk);
}

function fits(pattern: string, text: string): boolean {
  const parts = pattern.split(/§+/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`, 's').test(text);
}

/** Writes stored items into a table. */
export async function putStored(
  items: readonly Stored[] = stored,
  table = process.env[environment.table] ?? '',
  endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '',
): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint }));
  for (let from = 0; from < items.length; from += 25) {
    const puts = items.slice(from, from + 25).map(({ item }) => ({ PutRequest: { Item: { ...item } } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: puts } }));
  }
  client.destroy();
}
