/** A double click on every button that writes sends one request and writes once. */

import { openRow } from './support/ledger.ts';
import { writesTo } from './support/network.ts';
import {
  beAdmin,
  beNewUser,
  buy,
  callAs,
  callAsAdmin,
  newAddress,
  password,
  subscriber,
} from './support/people.ts';
import { expect, fillRegistration, test } from './support/test.ts';

test('Register: one account', async ({ page }) => {
  const email = newAddress();
  const writes = writesTo(page, 'auth');
  await page.goto('/login?tab=register');
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Register' }).dblclick();
  await expect(page.getByText('Registered Successfully')).toBeVisible();
  expect(writes).toHaveLength(1);
  const { users } = await callAsAdmin(page, `get-users?search=${encodeURIComponent(email)}`);
  expect(users).toHaveLength(1);
});

test('Login: one session', async ({ page }) => {
  const writes = writesTo(page, 'auth');
  await page.goto('/login');
  await page.getByLabel('Email').fill(subscriber);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).dblclick();
  await expect(page).toHaveURL('/account/dashboard');
  expect(writes).toHaveLength(1);
});

test('Get Suggestions, Save to Tracker, Hit: one question, one pick, one mark', async ({ page }) => {
  const email = await beNewUser(page, 'pro');
  const asks = writesTo(page, 'prompt-process');
  const saves = writesTo(page, 'tracker-save');
  const marks = writesTo(page, 'tracker-update');
  await page.goto('/account/dashboard');
  await page.getByLabel('Sport').selectOption('NFL');
  await page.getByLabel('Your prompt').fill('A safe bet');
  await page.getByRole('button', { name: 'Get Suggestions' }).dblclick();
  const answer = page.getByRole('article', { name: 'AI Suggestion' });
  await expect(answer).toBeVisible({ timeout: 35_000 });
  await expect(page.getByText('49 prompts remaining today')).toBeVisible();
  await answer.getByRole('button', { name: 'Save to Tracker' }).dblclick();
  await expect(answer.getByRole('button', { name: 'Saved to Tracker' })).toBeDisabled();
  await answer.getByRole('button', { name: 'Regenerate' }).dblclick();
  await expect(page.getByText('48 prompts remaining today')).toBeVisible({ timeout: 35_000 });

  await page.goto('/account/tracker');
  const row = await openRow(page);
  await row.getByRole('button', { name: 'Hit' }).dblclick();
  await page.getByRole('button', { name: 'Mark as Hit' }).dblclick();
  await expect(page.getByText('1 hit, 0 missed, 0 pending')).toBeVisible();
  expect(asks, 'the first and the recreated one').toHaveLength(2);
  expect(saves).toHaveLength(1);
  expect(marks).toHaveLength(1);
  const { total } = await callAs(page, email, 'tracker-get');
  expect(total).toBe(1);
  const { remainingPrompts } = await callAs(page, email, 'get-user-status');
  expect(remainingPrompts).toBe(48);
});

test('Add to Tracker: one pick', async ({ page }) => {
  const email = await beNewUser(page, 'pro');
  const saves = writesTo(page, 'tracker-save');
  await page.goto('/account/predictions?sport=NFL');
  await page.getByRole('button', { name: 'Add to Tracker' }).first().dblclick();
  await expect(page.getByRole('button', { name: 'Added to Tracker' })).toBeVisible();
  expect(saves).toHaveLength(1);
  expect(await callAs(page, email, 'tracker-get')).toMatchObject({ total: 1 });
});

test('Choose, Cancel, Reactivate: one checkout, one change each', async ({ page }) => {
  const email = await beNewUser(page);
  const checkouts = writesTo(page, 'create-checkout-session');
  const changes = writesTo(page, 'manage-subscription');
  await page.goto('/account/subscription');
  await page.getByRole('button', { name: 'Choose core' }).dblclick();
  await page.getByRole('button', { name: 'Cancel and go back' }).waitFor();
  expect(checkouts).toHaveLength(1);
  await buy(page, email, 'core');
  await page.goto('/account/subscription');
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Yes, Cancel' }).dblclick();
  await expect(page.getByText('Subscription Ending')).toBeVisible();
  expect(changes).toHaveLength(1);
  await page.getByRole('button', { name: 'Reactivate Subscription' }).dblclick();
  await expect(page.getByText('Subscription Ending')).toBeHidden();
  expect(changes).toHaveLength(2);
  await page.getByRole('button', { name: 'Manage Billing' }).dblclick();
  await page.getByRole('link', { name: 'Return to GamePlan' }).waitFor();
  expect(changes).toHaveLength(3);
});

test('Save Changes, Change Password, Deactivate Account: each once', async ({ page }) => {
  const another = 'Another-Password-2';
  await beNewUser(page);
  const saves = writesTo(page, 'user-profile');
  const passwords = writesTo(page, 'change-password');
  const ends = writesTo(page, 'deactivate-account');
  await page.goto('/account/account');
  await page.getByLabel('Preferred team').fill('Blue Jays');
  await page.getByRole('button', { name: 'Save Changes' }).dblclick();
  await expect(page.getByText('Changes Saved')).toHaveCount(1);
  expect(saves).toHaveLength(1);

  await page.getByRole('button', { name: /^Change Password Signs/ }).click();
  await page.getByLabel('Current Password').fill(password);
  await page.getByLabel('New Password', { exact: true }).fill(another);
  await page.getByLabel('Confirm New Password').fill(another);
  await page.getByRole('button', { name: 'Change Password', exact: true }).dblclick();
  await expect(page.getByText('Password Changed')).toBeVisible();
  expect(passwords).toHaveLength(1);

  await page.getByRole('button', { name: /^Deactivate Your Account/ }).click();
  await page.getByRole('checkbox', { name: 'I understand' }).check();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Deactivate Account' }).dblclick();
  await expect(page.getByText('Account Deactivated')).toBeVisible();
  expect(ends).toHaveLength(1);
});

test('Send Reset Link: one email', async ({ page }) => {
  const writes = writesTo(page, 'auth-reset-password');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(newAddress());
  await page.getByRole('button', { name: 'Send Reset Link' }).dblclick();
  await expect(page.getByRole('dialog')).toContainText('If an account exists for');
  expect(writes).toHaveLength(1);
});

test('Create User, Update User: one account, one change', async ({ page }) => {
  const email = newAddress();
  await beAdmin(page);
  const writes = writesTo(page, 'get-users');
  await page.goto(`/management/users?q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Test Person');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Create User' }).dblclick();
  await expect(dialog).toBeHidden();
  expect(writes).toHaveLength(1);
  const { users } = await callAsAdmin(page, `get-users?search=${encodeURIComponent(email)}`);
  expect(users).toHaveLength(1);

  await page.getByRole('button', { name: 'Edit Test Person' }).click();
  await dialog.getByLabel('Subscription Plan').selectOption('Core');
  await dialog.getByRole('button', { name: 'Update User' }).dblclick();
  await expect(dialog).toBeHidden();
  expect(writes).toHaveLength(2);
});
