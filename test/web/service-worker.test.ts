/**
 * The service worker and push notifications. A headless browser denies every notification, so the worker's own
 * file runs here, in a scope that records what it shows and opens.
 */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(new URL('../../web/service-worker.js', import.meta.url), 'utf8');

const sent = {
  title: 'Your pick hit',
  body: 'Bills −3.',
  path: '/account/tracker',
  tag: 'graded',
  end: '/.netlify/functions/unsubscribe?choice=graded-push',
  kind: 'My picks graded',
};

interface Shown {
  readonly title: string;
  readonly options: { readonly body: string; readonly tag: string; readonly data: Record<string, string> };
}

/** @param status status of every response; undefined for a network failure */
function worker(status?: number) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const requests: { url: string; method: string | undefined }[] = [];
  const self = {
    addEventListener: (type: string, listen: (event: object) => void) => listeners.set(type, listen),
    registration: {
      showNotification: async (title: string, options: Shown['options']) => {
        shown.push({ title, options });
      },
    },
    clients: {
      matchAll: async () => [],
      openWindow: async (path: string) => {
        opened.push(path);
      },
    },
  };
  const fetch = async (url: string, options?: { method?: string }) => {
    requests.push({ url, method: options?.method });
    if (status === undefined) throw new TypeError('Failed to fetch');
    return { ok: status < 400 };
  };
  runInContext(source, createContext({ self, fetch, URL, location: { origin: 'https://play.example' } }));

  async function send(type: string, event: object): Promise<void> {
    const pending: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => pending.push(work);
    listeners.get(type)?.({ ...event, waitUntil });
    await Promise.all(pending);
  }
  const push = () => send('push', { data: { json: () => sent } });
  const click = (action: string) => {
    const { path, end, kind, tag } = sent;
    return send('notificationclick', {
      action,
      notification: { tag, data: { path, end, kind }, close: () => undefined },
    });
  };
  return { push, click, shown, opened, requests };
}

test('shows the notification of a push message', async () => {
  const { push, shown } = worker();
  await push();
  expect(shown).toMatchObject([
    { title: sent.title, options: { body: sent.body, tag: sent.tag, data: { path: sent.path } } },
  ]);
});

test("a click opens the notification's page", async () => {
  const { click, opened, requests } = worker(200);
  await click('');
  expect([opened, requests]).toEqual([[sent.path], []]);
});

test.each([
  [200, 'Turned off'],
  [500, 'Could not be turned off'],
  [undefined, 'Could not be turned off'],
])('"Turn off", answered with %s, shows: %s', async (status, title) => {
  const { click, shown, opened, requests } = worker(status);
  await click('end');
  expect(requests).toEqual([{ url: sent.end, method: 'POST' }]);
  expect([shown.map((each) => each.title), opened]).toEqual([[title], []]);
});
