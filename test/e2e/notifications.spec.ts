/**
 * Notifications in the settings. Headless Chromium has no push service, so the subscription belongs to the local
 * push service. What the worker shows is tested in test/web/service-worker.test.ts.
 */
import type { Page } from '@playwright/test';
import { beNewUser } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** Lets the browser subscribe at the local push service. */
async function subscribeHere(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let current: PushSubscription | null = null;
    const subscribe = async ({ applicationServerKey: key }: PushSubscriptionOptionsInit) => {
      const response = await fetch('/_local/push/subscribe', {
        method: 'POST',
        body: JSON.stringify({ key }),
      });
      const json = await response.json();
      current = { endpoint: json.endpoint, toJSON: () => json } as PushSubscription;
      return current;
    };
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => current });
    // A headless browser always reports "denied".
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  });
}

async function openSettings(page: Page): Promise<void> {
  await page.goto('/account/settings');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
}

const toggle = (page: Page, name: string) => page.getByRole('switch', { name });

test('each kind is turned on and off separately, and by a link that asks first', async ({ page }) => {
  await subscribeHere(page);
  await beNewUser(page, 'pro');
  await openSettings(page);
  for (const each of await page.getByRole('region', { name: 'Notifications' }).getByRole('switch').all()) {
    await expect(each).not.toBeChecked();
  }
  await toggle(page, 'My picks graded, by push notification').click();
  await expect(page.getByText('(this device)')).toBeVisible();
  await toggle(page, 'Monday’s digest, by email').click();
  await expect(toggle(page, 'Monday’s digest, by email')).toBeChecked();
  await page.reload();
  await expect(toggle(page, 'My picks graded, by push notification')).toBeChecked();
  await expect(toggle(page, 'Monday’s digest, by email')).toBeChecked();
  await expect(toggle(page, 'My picks graded, by email')).not.toBeChecked();
  await toggle(page, 'My picks graded, by push notification').click();
  await expect(page.getByRole('heading', { name: 'Devices that get push notifications' })).toBeHidden();

  await page.goto('/.netlify/functions/unsubscribe?user=nobody&choice=slate-email&key=unknown');
  await expect(page.getByText('Turn off Today’s slate is up by email?')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('heading', { name: 'Turned off' })).toBeVisible();
});
