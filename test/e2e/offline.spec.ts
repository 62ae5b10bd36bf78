/**
 * The installed app without a network: it opens, the tracker shows its last state, and nothing remains after sign-out.
 */
import type { Page } from '@playwright/test';
import { beNewUser } from './support/people.ts';
import { savePick } from './support/picks.ts';
import { expect, test } from './support/test.ts';

test.use({
  serviceWorkers: 'allow',
  complaints: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
});

/** Waits until the worker has cached everything it needs offline. */
const workerReady = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).scope);

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('lastTracker'));

test('the tracker opens in its last state, and says so; with a network, a page is never outdated', async ({
  page,
  context,
}) => {
  const email = await beNewUser(page, 'pro');
  await savePick(page, email);
  await page.goto('/account/tracker');
  await expect(page.getByRole('tabpanel').getByRole('article')).toBeVisible();
  await workerReady(page);
  await context.setOffline(true);
  await page.goto('/account/tracker');
  await expect(page.getByText(/^Saved on this device, as of \d+:\d\d [AP]M/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Saved picks' }).getByRole('listitem')).toHaveCount(1);
  await page.goto('/account/dashboard');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Open Tracker' }).click();
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('0 hit, 0 missed, 1 pending'), 'by itself').toBeVisible();

  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      await (await caches.open(name)).put('/account/dashboard', new Response('the build before'));
    }
  });
  await page.goto('/account/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test("one user's data is removed at sign-out, and not shown to the next", async ({ page, context }) => {
  const email = await beNewUser(page, 'pro');
  await savePick(page, email);
  await page.goto('/account/tracker');
  await expect.poll(() => kept(page)).not.toBeNull();
  await workerReady(page);
  const left = await kept(page);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL('/');
  expect(await kept(page)).toBeNull();
  const next = await context.newPage();
  await beNewUser(next, 'pro');
  await next.goto('/account/settings');
  await expect(next.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await next.evaluate((text) => localStorage.setItem('lastTracker', text), String(left));
  await context.setOffline(true);
  await next.goto('/account/tracker');
  await expect(next.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  const urls = await next.evaluate(async () => {
    const caches = window.caches;
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(urls.filter((path) => !path.startsWith('/assets/'))).toEqual(['/account/dashboard']);
});
