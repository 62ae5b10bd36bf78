/** Stores large values as gzipped JSON, since capacity is charged by size and this takes about a quarter of it. */
import { gunzipSync, gzipSync } from 'node:zlib';

/** @returns base64, which every engine and export shows the same */
export function packed(value: unknown): string {
  return gzipSync(JSON.stringify(value)).toString('base64');
}

/** @param text as `packed` wrote it; the caller knows what it packed there */
export function unpacked<T>(text: string): T {
  return JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString('utf8'));
}
