/** The admin portal in every state: no axe violation and no horizontal overflow. */
import { expectGoodLooks, expectGoodLooksOnDesk, expectGoodState } from '../support/looks.ts';
import { holdToFail } from '../support/network.ts';
import { beAdmin, callAsAdmin, subscriber } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.use({ complaints: /status of 418/ });

test('sign-in, empty and refused', { tag: '@full' }, async ({ page }) => {
  await page.goto('/management/login');
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodLooks(page);
});

test('dashboard and analytics: loading, failed and loaded', { tag: '@full' }, async ({ page }) => {
  await beAdmin(page);
  const fail = await holdToFail(page, 'admin-analytics');
  await page.goto('/management/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expectGoodState(page);
  await visit(page, '/management/analytics');
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
  await expectGoodState(page);
  fail();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
  await expectGoodState(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table').first()).toBeAttached();
  await expectGoodLooks(page);
  await visit(page, '/management/dashboard');
  await expect(page.getByRole('region', { name: 'Tracker Statistics' })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeAttached();
  await expectGoodLooks(page);
});

test('the users: loading, failed, loaded and none; adding one with every field invalid; editing one who pays', {
  tag: '@full',
}, async ({ page }) => {
  await beAdmin(page);
  const fail = await holdToFail(page, 'get-users');
  await page.goto(`/management/users?q=${encodeURIComponent(subscriber)}`);
  await expect(page.getByText('Loading users...')).toBeVisible();
  await expectGoodState(page);
  fail();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
  await expectGoodState(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Add User' }).click();
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectGoodLooks(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Demo Subscriber' }).click();
  await page.getByLabel('Subscription Plan').selectOption('Free');
  await expect(page.getByText('Billing does not change')).toBeVisible();
  await expectGoodState(page);
  await page.keyboard.press('Escape');
  await visit(page, '/management/users');
  await expect(page.getByText(/^\d+ users found$/)).toBeAttached();
  await expectGoodLooksOnDesk(page);
  await visit(page, '/management/users?q=nobody-of-this-name');
  await expect(page.getByText('No users found')).toBeVisible();
  await expectGoodState(page);
});

test('a user: loading, failed, and loaded with questions', { tag: '@full' }, async ({ page }) => {
  await beAdmin(page);
  const { users } = await callAsAdmin(page, `get-users?search=${subscriber}`);
  const fail = await holdToFail(page, 'get-users');
  await page.goto(`/management/users/${users[0].id}`);
  await expect(page.getByText('Loading user...')).toBeAttached();
  await expectGoodState(page);
  fail();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
  await expectGoodState(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'View Last Questions' }).click();
  await expect(page.getByText('Last questions viewed').first()).toBeVisible();
  await expectGoodLooks(page);
});
