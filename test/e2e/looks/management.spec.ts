/** The portal, in every state: axe finds nothing, and nothing is wider than the window. */
import { expectGoodLooks } from '../support/looks.ts';
import { answerWith, hold } from '../support/network.ts';
import { beAdmin, subscriber } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ complaints: /status of 418/ });

test('the door, shut and refused', async ({ page }) => {
  await page.goto('/management/login');
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodLooks(page);
});

for (const path of ['/management/dashboard', '/management/analytics']) {
  test(`${path}: on its way, there, and not to be had`, async ({ page }) => {
    await beAdmin(page);
    const letGo = await hold(page, 'admin-analytics');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodLooks(page);
    letGo();
    await expect(page.getByRole('table').first()).toBeAttached();
    await expectGoodLooks(page);
    await answerWith(page, 'admin-analytics', 418, {});
    await page.reload();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectGoodLooks(page);
  });
}

test('the users: on their way, there, none, and not to be had', async ({ page }) => {
  await beAdmin(page);
  const letGo = await hold(page, 'get-users');
  await page.goto('/management/users');
  await expect(page.getByText('Loading users...')).toBeVisible();
  await expectGoodLooks(page);
  letGo();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectGoodLooks(page);
  await page.goto('/management/users?q=nobody-of-this-name');
  await expect(page.getByText('No users found')).toBeVisible();
  await expectGoodLooks(page);
  await answerWith(page, 'get-users', 418, {});
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodLooks(page);
});

test('the dialog: adding, with every field wrong, and editing who pays', async ({ page }) => {
  await beAdmin(page);
  await page.goto(`/management/users?q=${encodeURIComponent(subscriber)}`);
  await page.getByRole('button', { name: 'Add User' }).click();
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectGoodLooks(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Demo Subscriber' }).click();
  await page.getByLabel('Subscription Plan').selectOption('Free');
  await expect(page.getByText('This does not stop a payment')).toBeVisible();
  await expectGoodLooks(page);
});
