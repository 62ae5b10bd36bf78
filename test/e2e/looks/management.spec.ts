/** The admin portal in every state: no axe violation and no horizontal overflow. */
import { expectGoodLooks, expectGoodState, expectNoScrollAside } from '../support/looks.ts';
import { answerWith, hold } from '../support/network.ts';
import { beAdmin, callAsAdmin, subscriber } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ complaints: /status of 418/ });

test('sign-in, empty and refused', async ({ page }) => {
  await page.goto('/management/login');
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodState(page);
});

for (const path of ['/management/dashboard', '/management/analytics']) {
  test(`${path}: loading, loaded and failed`, async ({ page }) => {
    await beAdmin(page);
    const letGo = await hold(page, 'admin-analytics');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodState(page);
    letGo();
    await expect(page.getByRole('table').first()).toBeAttached();
    await expectGoodLooks(page);
    await answerWith(page, 'admin-analytics', 418, {});
    await page.reload();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectGoodState(page);
  });
}

test('the users: loading, loaded, empty and failed', async ({ page }) => {
  await beAdmin(page);
  const letGo = await hold(page, 'get-users');
  await page.goto('/management/users');
  await expect(page.getByText('Loading users...')).toBeVisible();
  await expectGoodState(page);
  letGo();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectGoodLooks(page);
  await page.goto('/management/users?q=nobody-of-this-name');
  await expect(page.getByText('No users found')).toBeVisible();
  await expectGoodState(page);
  await answerWith(page, 'get-users', 418, {});
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodState(page);
});

test('a user: loading, loaded with questions, unknown and failed', async ({ page }) => {
  await beAdmin(page);
  const { users } = await callAsAdmin(page, `get-users?search=${subscriber}`);
  const path = `/management/users/${users[0].id}`;
  const letGo = await hold(page, 'get-users');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGoodState(page);
  letGo();
  await page.getByRole('button', { name: 'View Last Questions' }).click();
  await expect(page.getByText('Last questions viewed').first()).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoScrollAside(page);
  await answerWith(page, 'get-users', 418, {});
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodState(page);
});

test('at maximum size: millions of users, and one with the longest name', async ({ page }) => {
  await beAdmin(page);
  const numbers = await callAsAdmin(page, 'admin-analytics');
  numbers.userStats.totalUsers = 12_345_678;
  numbers.subscriptionStats.subscriptionCounts.free = 12_345_678;
  numbers.promptStats.totalPrompts = 98_765_432;
  await answerWith(page, 'admin-analytics', 200, numbers);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/management/dashboard');
  await expect(page.getByText('98,765,432')).toBeVisible();
  await expectNoScrollAside(page);
  const list = await callAsAdmin(page, `get-users?search=${subscriber}`);
  list.users[0].name = 'Hohenlohe '.repeat(10);
  await answerWith(page, 'get-users', 200, list);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/management/users');
  const email = page.getByRole('cell', { name: subscriber });
  const lines = await email.evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getClientRects().length;
  });
  expect(lines, 'lines of the address').toBe(1);
});

test('the dialog: adding, with every field invalid, and editing a paying user', async ({ page }) => {
  await beAdmin(page);
  await page.goto(`/management/users?q=${encodeURIComponent(subscriber)}`);
  await page.getByRole('button', { name: 'Add User' }).click();
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectGoodLooks(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Demo Subscriber' }).click();
  await page.getByLabel('Subscription Plan').selectOption('Free');
  await expect(page.getByText('Billing does not change')).toBeVisible();
  await expectGoodLooks(page);
});
