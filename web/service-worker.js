// The service worker: opens the app without a network, and shows push notifications. `service-worker.ts` puts the file
// names of a build into it. Pages come from the network whenever there is one, so a deploy reaches everybody at once;
// calls of the API are never touched and never kept.

/** What the app needs to open, replaced at build. */
const files = [];
/** Any page of the app answers with its shell. */
const shell = '/account/dashboard';
/** One cache for each build: the file names carry the hashes of their content. */
const cacheName = `shell ${files.join(' ')}`;

self.addEventListener('install', (event) => {
  // What is on show stays as it is: only the next page is answered by this worker.
  self.skipWaiting();
  event.waitUntil(keep());
});

async function keep() {
  const response = await fetch(shell, { cache: 'reload' });
  const html = await response.clone().text();
  const entry = files.find((file) => html.includes(file));
  // While a deploy is under way the document may be of another build. The next visit tries again.
  if (!response.ok || !entry) throw new Error('The shell does not belong to this build');
  const cache = await caches.open(cacheName);
  await cache.addAll(files);
  await cache.put(shell, response);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request));
  else if (request.mode === 'navigate' && !/^\/[._]/.test(pathname)) event.respondWith(pageOf(event));
});

async function fileOf(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function pageOf({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await caches.match(shell, { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

self.addEventListener('push', (event) => {
  // `payloadOf` in lambdas/app/notices/deliver.ts writes it.
  const { title, body, path, tag, end, kind } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/icons/192.png',
      badge: '/icons/badge-96.png',
      data: { path, end, kind },
      actions: [{ action: 'end', title: 'Turn off' }],
    }),
  );
});

// The person has signed out, or somebody else has signed in: `push-owner.ts` tells.
self.addEventListener('message', (event) => {
  if (event.data === 'end-push') event.waitUntil(endPush());
});

async function endPush() {
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(action === 'end' ? turnOff(notification) : show(notification.data.path));
});

/** The link in the notification ends this kind by push, for every device, without signing in. */
async function turnOff({ tag, data: { end, kind } }) {
  const response = await fetch(end, { method: 'POST' }).catch(() => undefined);
  const title = response?.ok ? 'Turned off' : 'Could not be turned off';
  const body = response?.ok
    ? `You will get no more “${kind}” notifications.`
    : 'Please try again in GamePlan, under Settings.';
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/192.png',
    badge: '/icons/badge-96.png',
    data: { path: '/account/settings#notifications' },
  });
}

async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const [first] = windows.filter(({ url }) => new URL(url).pathname.startsWith('/account/'));
  if (!first) return self.clients.openWindow(path);
  await first.focus();
  return first.navigate(path);
}
