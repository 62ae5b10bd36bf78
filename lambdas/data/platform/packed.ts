/** Stores large values as gzipped JSON, because capacity is charged by size and this reduces it to about a quarter. */
import { gunzipSync, gzipSync } from 'node:zlib';

/** @returns base64 text, which every DynamoDB engine and export represents in the same way */
export function packed(value: unknown): string {
  return gzipSync(JSON.stringify(value)).toString('base64');
}

/** @param text from `packed`; the caller must know its type */
export function unpacked<T>(text: string): T {
  return JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString('utf8'));
}
