/**
 * What a screen shows when a read fails, in its own words and place, and that retrying works. One
 * screen of each kind; the others are in `test/web/screens`.
 */
import type { Page } from '@playwright/test';
import type { RouteName } from '../../../lambdas/contracts/routes.ts';
import { runUntil } from '../support/clock.ts';
import { expectEveryFaultSaid, faultComplaints } from '../support/faults.ts';
import { answerWith } from '../support/network.ts';
import { beAdmin, beSignedIn, subscriber } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ complaints: faultComplaints });

interface Reading {
  readonly call: RouteName;
  readonly path: string;
  readonly enter: (page: Page) => Promise<void>;
  readonly own: string;
  readonly title?: string;
  /** The content after a successful read. */
  readonly there: (page: Page) => ReturnType<Page['getByText']>;
}

const asSubscriber = (page: Page) => beSignedIn(page, subscriber);

const readings: readonly Reading[] = [
  {
    call: 'get-predictions',
    path: '/account/predictions',
    enter: asSubscriber,
    own: 'Failed to load predictions. Please try again.',
    title: 'Error',
    there: (page) => page.getByRole('link', { name: /^View Details/ }).first(),
  },
  {
    call: 'get-users',
    path: '/management/users',
    enter: beAdmin,
    own: 'Failed to load users',
    there: (page) => page.getByRole('table', { name: 'Users' }),
  },
];

for (const { call, path, own, title, there, enter } of readings) {
  test(`${call}: ${own}`, async ({ page }) => {
    await page.clock.install();
    await enter(page);
    const place = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
    let provoke = async (): Promise<unknown> => page.goto(path);
    await expectEveryFaultSaid(page, {
      call,
      own,
      place,
      provoke: async () => {
        await provoke();
        provoke = () => place.getByRole('button', { name: 'Try again' }).click();
      },
    });
    if (title) await expect(place.getByText(title, { exact: true })).toBeVisible();
    await place.getByRole('button', { name: 'Try again' }).click();
    await expect(there(page)).toBeVisible();
    await expect(place).toBeHidden();
  });
}

test('get-prediction-by-id: Failed to load predictions. Please try again.', async ({ page }) => {
  await page.clock.install();
  await beSignedIn(page, subscriber);
  const place = page.getByRole('alert').filter({ hasText: 'Error' });
  await expectEveryFaultSaid(page, {
    call: 'get-prediction-by-id',
    own: 'Failed to load predictions. Please try again.',
    place,
    provoke: () => page.goto('/account/predictions/of-nobody'),
  });
  await place.getByRole('button', { name: 'Try again' }).click();
  await expect(place).toContainText('Prediction not found');
});

test.describe('without a message', () => {
  for (const { call, path, nothing } of [
    { call: 'get-predictions', path: '/account/dashboard', nothing: 'Of 0 settled picks' },
    {
      call: 'get-tracker-stats',
      path: '/account/tracker',
      nothing: 'Your record is not available right now.',
    },
  ] as const) {
    test(`${call} on ${path} shows nothing for a failure`, async ({ page }) => {
      await page.clock.install();
      await beSignedIn(page, subscriber);
      for (const status of [200, 500]) {
        await answerWith(page, call, status, { error: 'The store room is locked' });
        await page.goto(path);
        const shown = page.getByText(nothing);
        await runUntil(page, () => expect(shown).toBeVisible({ timeout: 250 }));
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
    });
  }

  test('get-user-status counts as inactive', async ({ page }) => {
    await page.clock.install();
    await beSignedIn(page, subscriber);
    await expectEveryFaultSaid(page, {
      call: 'get-user-status',
      own: 'Subscription Required',
      place: page.getByRole('alert').last(),
      provoke: () => page.goto('/account/dashboard'),
      silent: true,
    });
    await expect(page).toHaveURL('/account/subscription');
  });
});
