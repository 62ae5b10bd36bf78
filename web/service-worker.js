// The service worker: opens the app offline, and shows push notifications. `service-worker.ts` adds the file names of
// the build. Pages come from the network if it is available, so a deploy reaches everyone at once. API calls are never
// intercepted or cached.

/** The files that the app needs to start; replaced at build time. */
const files = [];
/** Every page of the app is served with the same HTML. */
const shell = '/account/dashboard';
/** One cache for each build: the file names carry the hashes of their content. */
const cacheName = `shell ${files.join(' ')}`;

self.addEventListener('install', (event) => {
  // Open pages are not reloaded.
  self.skipWaiting();
  event.waitUntil(cacheShell());
});

async function cacheShell() {
  const response = await fetch(shell, { cache: 'reload' });
  const html = await response.clone().text();
  const entry = files.find((file) => html.includes(file));
  // During a deploy the HTML may come from another build. The next visit tries again.
  if (!response.ok || !entry) throw new Error('The shell does not belong to this build');
  const cache = await caches.open(cacheName);
  await cache.addAll(files);
  await cache.put(shell, response);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

async function activate() {
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
    const cached = await caches.match(shell, { ignoreVary: true });
    if (!cached) throw error;
    return cached;
  }
}

self.addEventListener('push', (event) => {
  // `payloadOf` in lambdas/app/notifications/deliver.ts writes it.
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

// Sent by `push-owner.ts` when the user signs out or another one signs in.
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

/** The unsubscribe link in the notification turns this kind off for push on every device, without a sign-in. */
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
