/** What a screen shows when a write fails, in its own words and place. */
import { expectEveryFaultSaid, faultComplaints } from '../support/faults.ts';
import { confirmEarly, openRow } from '../support/ledger.ts';
import { callsOf, hold } from '../support/network.ts';
import {
  beAdmin,
  beNewBuyer,
  beNewUser,
  beSignedIn,
  free,
  newUser,
  password,
  subscriber,
} from '../support/people.ts';
import { savePick } from '../support/picks.ts';
import { errorToast, expect, test } from '../support/test.ts';

test.use({ complaints: faultComplaints });
test.beforeEach(({ page }) => page.clock.install());

test('prompt-process: in a red box', async ({ page }) => {
  await beSignedIn(page, subscriber);
  await page.goto('/account/dashboard');
  await page.getByLabel('Your prompt').fill('A safe bet');
  await expectEveryFaultSaid(page, {
    call: 'prompt-process',
    own: 'Failed to process prompt',
    place: page.getByRole('main').getByRole('alert'),
    provoke: () => page.getByRole('button', { name: 'Get Suggestions' }).click(),
  });
});

test('tracker-save: under the answer, and under a prediction; and a success without a body', async ({
  page,
}) => {
  await beNewUser(page, 'pro');
  await page.goto('/account/dashboard');
  await page.getByLabel('Sport').selectOption('NFL');
  await page.getByLabel('Your prompt').fill('A safe bet');
  await page.getByRole('button', { name: 'Get Suggestions' }).click();
  await expectEveryFaultSaid(page, {
    call: 'tracker-save',
    own: 'Failed to save pick',
    place: page.getByRole('main').getByRole('alert'),
    provoke: () => page.getByRole('button', { name: 'Save to Tracker' }).click(),
    onlyWrites: true,
  });
  await page.goto('/account/predictions?sport=NFL');
  const prediction = page.getByRole('main').getByRole('listitem').filter({ hasText: 'View Details' }).first();
  await expectEveryFaultSaid(page, {
    call: 'tracker-save',
    own: 'Failed to save pick',
    place: prediction.getByRole('alert'),
    provoke: () => prediction.getByRole('button', { name: 'Add to Tracker' }).click(),
    onlyWrites: true,
  });
  await page.route(callsOf('tracker-save'), (route) => route.fulfill({ status: 201, body: '' }));
  await prediction.getByRole('button', { name: 'Add to Tracker' }).click();
  await expect(prediction.getByRole('button', { name: 'Added to Tracker' })).toBeDisabled();
});

test('tracker-update: at the pick; and a success without a body', async ({ page }) => {
  const email = await beNewUser(page, 'pro');
  await savePick(page, email);
  await page.goto('/account/tracker');
  const pick = await openRow(page);
  await expectEveryFaultSaid(page, {
    call: 'tracker-update',
    own: 'Failed to update pick status',
    place: pick.getByRole('alert'),
    provoke: async () => {
      await pick.getByRole('button', { name: 'Hit' }).click();
      await confirmEarly(page);
    },
    onlyWrites: true,
  });
  await page.route(callsOf('tracker-update'), (route) => route.fulfill({ body: '' }));
  await hold(page, 'tracker-get');
  await pick.getByRole('button', { name: 'Hit' }).click();
  await confirmEarly(page);
  await expect(pick.getByRole('button', { name: 'Hit' })).toBeHidden();
});

test('create-checkout-session: in a toast', async ({ page }) => {
  await beNewUser(page);
  await page.goto('/account/subscription');
  await expectEveryFaultSaid(page, {
    call: 'create-checkout-session',
    own: 'Failed to start checkout process. Please try again.',
    place: errorToast(page, 'Checkout Error'),
    provoke: () => page.getByRole('button', { name: 'Choose pro' }).click(),
  });
});

test('manage-subscription: portal, cancel and reactivate, in a toast', async ({ page }) => {
  await beNewBuyer(page, 'core');
  await page.goto('/account/subscription');
  const meeting = { call: 'manage-subscription', place: errorToast(page, 'Error') } as const;
  await expectEveryFaultSaid(page, {
    ...meeting,
    own: 'Failed to open billing portal. Please try again.',
    provoke: () => page.getByRole('button', { name: 'Manage Billing' }).click(),
  });
  const cancel = async () => {
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByRole('button', { name: 'Yes, Cancel' }).click();
  };
  await expectEveryFaultSaid(page, {
    ...meeting,
    own: 'Failed to cancel subscription. Please try again.',
    provoke: cancel,
    onlyWrites: true,
  });
  await expect(page.getByRole('dialog')).toBeHidden();
  await cancel();
  await expect(page.getByText('Subscription Ending')).toBeVisible();
  await expectEveryFaultSaid(page, {
    ...meeting,
    own: 'Failed to reactivate subscription. Please try again.',
    provoke: () => page.getByRole('button', { name: 'Reactivate Subscription' }).click(),
    onlyWrites: true,
  });
});

test('user-profile: in a box under the form', async ({ page }) => {
  await beNewUser(page);
  await page.goto('/account/profile');
  await page.getByLabel('Preferred team').fill('Blue Jays');
  await expectEveryFaultSaid(page, {
    call: 'user-profile',
    own: 'Failed to save your changes. Please try again.',
    place: page.getByRole('main').getByRole('alert'),
    provoke: () => page.getByRole('button', { name: 'Save Changes' }).click(),
  });
});

test('deactivate-account: in a box, without signing out', async ({ page }) => {
  await beSignedIn(page, free);
  await page.goto('/account/account');
  await page.getByRole('button', { name: /^Deactivate Your Account/ }).click();
  await page.getByRole('checkbox', { name: 'I understand' }).check();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await expectEveryFaultSaid(page, {
    call: 'deactivate-account',
    own: 'Failed to deactivate your account. Please try again.',
    place: page.getByRole('main').getByRole('alert').last(),
    provoke: () => page.getByRole('button', { name: 'Deactivate Account' }).click(),
    onlyWrites: true,
  });
});

test('change-password: in a box', async ({ page }) => {
  await beSignedIn(page, free);
  await page.goto('/account/settings');
  await page.getByLabel('Current Password').fill(password);
  await page.getByLabel('New Password', { exact: true }).fill(`${password}!`);
  await page.getByLabel('Confirm New Password').fill(`${password}!`);
  await expectEveryFaultSaid(page, {
    call: 'change-password',
    own: 'Failed to change your password. Please try again.',
    place: page.getByRole('main').getByRole('alert'),
    provoke: () => page.getByRole('button', { name: 'Change Password', exact: true }).click(),
    onlyWrites: true,
  });
});

test('get-users: in the dialog, which stays open; and a success without a body', async ({ page }) => {
  const email = await newUser(page);
  await beAdmin(page);
  await page.goto(`/management/users?q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: 'Edit Test Friend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expectEveryFaultSaid(page, {
    call: 'get-users',
    own: 'Failed to save user',
    place: dialog.getByRole('alert'),
    provoke: () => dialog.getByRole('button', { name: 'Update User' }).click(),
    onlyWrites: true,
  });
  await page.route(callsOf('get-users'), (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ body: '' }) : route.continue(),
  );
  const reloaded = page.waitForRequest(
    (request) => callsOf('get-users').test(request.url()) && request.method() === 'GET',
  );
  await dialog.getByRole('button', { name: 'Update User' }).click();
  await expect(dialog).toBeHidden();
  await reloaded;
});
