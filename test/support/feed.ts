/** Controls the feed stand-in and its stored pages, for tests that make either stale, broken or busy. */
import { inject } from 'vitest';
import { type Key, keys } from '../../lambdas/data/platform/keys.ts';
import { transact } from '../../lambdas/data/platform/table.ts';
import { local } from './api.ts';

/** The number of requests for a feed path since the product started. */
export async function requestCount(path: string): Promise<number> {
  const response = await fetch(new URL('/_local/controls', inject('origin')), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { asked }: { asked: Record<string, number> } = await response.json();
  return asked[path] ?? 0;
}

type Mode = 'down' | 'empty' | 'not-entitled';

/** Breaks one path of the feed while `work` runs; other tests use other paths. */
export async function whileFeedIs<T>(mode: Mode, path: string, work: () => Promise<T>): Promise<T> {
  await local.control({ feed: { mode, match: path } });
  try {
    return await work();
  } finally {
    await local.control({ feed: { mode: 'normal', match: path } });
  }
}

/** Makes a page look as if it was never read. */
export const forgetPage = (name: string) => forget(keys.feedPage(name));

async function forget(key: Key): Promise<void> {
  await transact([{ Delete: { Key: { ...key } } }]);
}
