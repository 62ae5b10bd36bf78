/**
 * The data for facts, one item per sport. Its parts are stored compressed, because every question reads them all: a league's
 * results take 60 KB as attributes, and a tenth of that compressed.
 */
import type { Sport } from '../../contracts/feed/sports.ts';
import type { SportSheet } from '../../domain/asking/facts/sheet.ts';
import { keys } from '../platform/keys.ts';
import { packed, unpacked } from '../platform/packed.ts';
import { getMany, update } from '../platform/table.ts';

const parts = [
  'standings',
  'results',
  'schedule',
  'injuries',
  'meetings',
  'starters',
] as const satisfies (keyof SportSheet)[];
type Part = (typeof parts)[number];

/** Each part as base64 of gzipped JSON. */
type Item = { readonly [part in Part]?: string };

/** AP: BatchGet SHEET#sport, eventually consistent. @returns undefined if nothing is stored yet */
export async function sportSheet(sport: Sport): Promise<SportSheet | undefined> {
  const [item] = await getMany<Item>([keys.sheet(sport)]);
  if (!item) return undefined;
  const known = parts.flatMap((part) => (item[part] ? [[part, unpacked<unknown>(item[part])] as const] : []));
  return { sport, ...Object.fromEntries(known) };
}

/** Stores the given parts only, because two jobs write different parts. */
export async function storeSheet({ sport, ...given }: SportSheet): Promise<void> {
  const changed = parts.filter((part) => given[part] !== undefined);
  if (changed.length === 0) return;
  await update({
    Key: { ...keys.sheet(sport) },
    UpdateExpression: `SET ${changed.map((part) => `#${part} = :${part}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(changed.map((part) => [`#${part}`, part])),
    ExpressionAttributeValues: Object.fromEntries(changed.map((part) => [`:${part}`, packed(given[part])])),
  });
}
