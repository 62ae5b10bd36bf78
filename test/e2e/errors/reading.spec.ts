/** What a screen says where something cannot be read, in its own words and its own place; and that trying again works. */
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
  readonly own: string;
  readonly title?: string;
  /** What is there once it could be read. */
  readonly there: (page: Page) => ReturnType<Page['getByText']>;
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name });

const ofUsers: readonly Reading[] = [
  {
    call: 'get-predictions',
    path: '/account/predictions',
    own: 'Failed to load predictions. Please try again.',
    title: 'Error',
    there: (page) => page.getByRole('link', { name: /^View Details/ }).first(),
  },
  {
    call: 'tracker-get',
    path: '/account/tracker',
    own: 'Failed to load saved picks',
    there: (page) => page.getByRole('tabpanel').getByRole('article').first(),
  },
  {
    call: 'user-subscription',
    path: '/account/subscription',
    own: 'Failed to load subscription data. Please try again.',
    there: heading('Your plan'),
  },
  {
    call: 'subscription-plans',
    path: '/account/subscription?tab=change',
    own: 'Failed to load subscription plans. Please try again.',
    there: (page) => page.getByText('Popular'),
  },
  {
    call: 'user-profile',
    path: '/account/settings',
    own: 'Failed to load your settings. Please try again.',
    there: (page) => page.getByRole('radio', { name: 'American' }),
  },
  {
    call: 'referral',
    path: '/account/referral',
    own: 'Failed to load your referral code. Please try again.',
    there: (page) => page.getByText('Your code', { exact: true }),
  },
];

const ofAdministrators: readonly Reading[] = [
  {
    call: 'admin-analytics',
    path: '/management/dashboard',
    own: 'Failed to load analytics',
    title: 'Error Loading Dashboard',
    there: heading('User Growth'),
  },
  {
    call: 'get-users',
    path: '/management/users',
    own: 'Failed to load users',
    there: (page) => page.getByRole('table', { name: 'Users' }),
  },
];

const rows = [
  ...ofUsers.map((reading) => ({ ...reading, enter: (page: Page) => beSignedIn(page, subscriber) })),
  ...ofAdministrators.map((reading) => ({ ...reading, enter: beAdmin })),
];

for (const { call, path, own, title, there, enter } of rows) {
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

test.describe('silently', () => {
  for (const { call, path, nothing } of [
    { call: 'get-predictions', path: '/account/dashboard', nothing: 'Of 0 settled picks' },
    {
      call: 'get-tracker-stats',
      path: '/account/tracker',
      nothing: 'Your record is not available right now.',
    },
  ] as const) {
    test(`${call} on ${path} counts nothing`, async ({ page }) => {
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
