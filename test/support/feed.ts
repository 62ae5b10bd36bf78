/** The feed's stand-in and what is kept of it, for tests that make both old, broken or busy. */
import { inject } from 'vitest';
import { type Key, keys } from '../../lambdas/data/keys.ts';
import { transact } from '../../lambdas/data/table.ts';
import { local } from './api.ts';

/** How often a path was asked for since the product started. */
export async function timesAsked(path: string): Promise<number> {
  const response = await fetch(new URL('/_local/controls', inject('origin')), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { asked }: { asked: Record<string, number> } = await response.json();
  return asked[path] ?? 0;
}

type Mode = 'down' | 'empty' | 'not-entitled';

/** Breaks one path of the feed, and no other test's, while something is done. */
export async function whileFeedIs<T>(mode: Mode, path: string, work: () => Promise<T>): Promise<T> {
  await local.control({ feed: { mode, match: path } });
  try {
    return await work();
  } finally {
    await local.control({ feed: { mode: 'normal', match: path } });
  }
}

/** As if it had never been read. */
export const forgetPage = (name: string) => forget(keys.feedPage(name));
export const forgetState = (sport: string) => forget(keys.feedState(sport));
/** As if the vendor's pause after a reading were over. */
export const endRest = (sport: string) => forget(keys.feedLock(`${sport} games`));

async function forget(key: Key): Promise<void> {
  await transact([{ Delete: { Key: { ...key } } }]);
}
