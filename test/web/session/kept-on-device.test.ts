/** What the browser keeps for one user is not shown to another, and notifications end with the session. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keys, read, write } from '../../../web/src/api/client/storage.ts';
import { endPush } from '../../../web/src/session/push-owner.ts';
import { readTracker, saveTracker } from '../../../web/src/session/saved-tracker.ts';
import { clearTab, readTab, writeTab } from '../../../web/src/session/tab.ts';
import { listOf } from '../../e2e/support/ledger.ts';

const now = new Date('2026-11-22T18:00:00Z');
const page = listOf([]) as Parameters<typeof saveTracker>[1];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  for (const key of [keys.lastTracker, keys.pushOwner]) write(key, null);
  vi.unstubAllGlobals();
});

test('the tracker saved on the device is shown to its user only, until sign-out', () => {
  expect(readTracker('me')).toBeNull();
  saveTracker('me', page, now);
  expect(readTracker('me')).toMatchObject({ savedAt: now.toISOString(), page });
  expect(readTracker('somebody else')).toBeNull();
  clearTab();
  expect(readTracker('me')).toBeNull();
});

test("a tab's answers are shown to their user only, until sign-out", () => {
  writeTab('me', ['an answer']);
  expect(readTab('me')).toEqual(['an answer']);
  expect(readTab('somebody else')).toBeNull();
  clearTab();
  expect(readTab('me')).toBeNull();
});

test('the notifications of this browser end when their user signs out, or another one signs in', () => {
  const messages: unknown[] = [];
  const controller = { postMessage: (message: unknown) => void messages.push(message) };
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  endPush();
  expect(messages, 'nobody turned them on').toEqual([]);
  write(keys.pushOwner, 'me');
  endPush('me');
  expect([messages, read(keys.pushOwner)], 'the same user again').toEqual([[], 'me']);
  endPush('somebody else');
  expect([messages, read(keys.pushOwner)]).toEqual([['end-push'], null]);
  write(keys.pushOwner, 'me');
  endPush();
  expect(messages).toEqual(['end-push', 'end-push']);
});
