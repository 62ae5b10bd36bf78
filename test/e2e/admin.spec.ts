/** The administrators' portal: its door, its numbers, its users, and what they come to in the product. */
import type { Page } from '@playwright/test';
import { answerWith } from './support/network.ts';
import { admin, beAdmin, beSignedIn, newAddress, password, subscriber } from './support/people.ts';
import { expect, logIn, onPhoneToo, test } from './support/test.ts';

async function search(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Search by name or email').fill(text);
  await page.getByPlaceholder('Search by name or email').press('Enter');
}

test('a user is added by the keyboard alone, and can log in', async ({ page }) => {
  const email = newAddress();
  await beAdmin(page);
  await page.goto('/management/users');
  await page.getByRole('button', { name: 'Add User' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await expect(dialog.getByText('Create a new user account')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  for (const text of ['Test Person', email, password]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // Over the eye of the password to the plan.
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Subscription Plan')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Create User' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'User created' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();

  await logIn(page, email);
  await expect(page).toHaveURL('/account/subscription');
});

test('the list is ordered, filtered and paged in the address', async ({ page }) => {
  const user = {
    id: '1',
    name: 'Test Person',
    email: 'listed@example.com',
    subscription_plan: 'core',
    paid: false,
    created_at: '2026-11-02T18:00:00Z',
    last_login: null,
  };
  await beAdmin(page);
  await page.route('**/get-users*', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const isKnown = asked.get('search') === null;
    const pagination = { page: Number(asked.get('page')), limit: 10, total: 21, pages: 3 };
    return route.fulfill({
      json: isKnown
        ? { users: [user], pagination }
        : { users: [], pagination: { page: 1, limit: 10, total: 0, pages: 0 } },
    });
  });
  await page.goto('/management/users');
  await expect(page.getByText('Showing 1 to 10 of 21 users')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing 21 to 21 of 21 users')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Test Person' })).toContainText('Nov 2, 2026');

  const asked = page.waitForRequest(/get-users/);
  await page.getByLabel('Plan', { exact: true }).selectOption('All Plans');
  await page.getByLabel('Sort by').selectOption('Last Login');
  await asked;
  await page.getByLabel('Order').selectOption('Ascending');
  await expect(page).toHaveURL('/management/users?sort=last_login&order=asc');
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await search(page, 'nobody');
  await expect(page.getByText('No users found')).toBeVisible();
  await page.goBack();
  await expect(page.getByPlaceholder('Search by name or email')).toHaveValue('');
});

test('without a session every page leads to the door, and the session of a user opens none', async ({
  page,
}) => {
  await beSignedIn(page, subscriber);
  for (const path of ['/management', '/management/dashboard', '/management/nowhere']) {
    await page.goto(path);
    await expect(page).toHaveURL('/management/login');
  }
});

test('an unknown page leads to the dashboard, and Logout to the door', onPhoneToo, async ({ page }) => {
  await beSignedIn(page, subscriber);
  await logIn(page, admin, '/management/login');
  await expect(page).toHaveURL('/management/dashboard');
  await page.goto('/management/nowhere');
  await expect(page).toHaveURL('/management/dashboard');
  const menu = page.getByRole('button', { name: 'Administrator' });
  if (await menu.isVisible()) await menu.click();
  await expect(page.getByText(admin).locator('visible=true')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').click();
  await expect(page).toHaveURL('/management/login');
  const kept = await page.evaluate(() =>
    ['adminToken', 'adminData', 'authToken'].map((key) => key in localStorage),
  );
  expect(kept, 'only the session of the portal ends').toEqual([false, false, true]);
});

test.describe('growth', () => {
  const days = (counts: readonly number[]) =>
    counts.map((count, index) => ({ date: `2026-11-0${index + 1}`, count }));
  const numbers = (counts: readonly number[]) => ({
    userStats: { totalUsers: 3, newUsers: 3, userGrowth: days(counts) },
    subscriptionStats: { subscriptionCounts: { free: 1, core: 1, pro: 1, elite: 0 } },
    promptStats: { totalPrompts: 4, promptsInPeriod: 4, promptsBySport: { NBA: 3, CFL: 1 } },
    trackerStats: {
      totalPicks: 2,
      picksInPeriod: 2,
      picksByStatus: { pending: 1, hit: 1, miss: 0, push: 0 },
    },
  });

  test('is a labelled sample while fewer than two days have a sign-up', async ({ page }) => {
    await beAdmin(page);
    await answerWith(page, 'admin-analytics', 200, numbers([0, 3, 0]));
    await page.goto('/management/dashboard');
    await expect(page.getByText('Sample data', { exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: /^Sample data/ })).toBeAttached();
  });

  test('is the sign-ups from then on', async ({ page }) => {
    await beAdmin(page);
    await answerWith(page, 'admin-analytics', 200, numbers([1, 0, 2]));
    await page.goto('/management/analytics');
    await expect(page.getByRole('heading', { name: 'Analytics dashboard coming soon' })).toBeVisible();
    const table = page.getByRole('table', { name: 'Sign-ups by day, the last 30 days' });
    await expect(table.getByRole('row', { name: 'Nov 3 2' })).toBeAttached();
    await expect(page.getByText('Sample data', { exact: true })).toBeHidden();
    const sports = page.getByRole('table', { name: 'Prompts by sport, of all time' }).getByRole('rowheader');
    await expect(sports).toHaveText(['NBA', 'MLB', 'NFL', 'NHL', 'CFL']);
  });
});

test.describe('failures', () => {
  test.use({ complaints: /status of 4\d\d/ });

  test('a login that lacks something or is wrong', async ({ page }) => {
    await page.goto('/management/login');
    await page.getByLabel('Email').fill(admin);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText('Email and password are required');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
  });

  test('an address that is taken is said in the dialog, which stays', async ({ page }) => {
    await beAdmin(page);
    await page.goto('/management/users');
    await page.getByRole('button', { name: 'Add User' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expect(dialog.getByText('Email is required')).toBeVisible();
    await dialog.getByLabel('Name').fill('Somebody');
    await dialog.getByLabel('Email').fill(subscriber);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Create User' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('A user with this email already exists');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Add User' })).toBeFocused();
  });

  test('a session that the server has ended leads to the door', async ({ page }) => {
    await beAdmin(page);
    await answerWith(page, 'get-users', 401, { error: 'Admin authentication required' });
    await page.goto('/management/users');
    await expect(page).toHaveURL('/management/login');
  });
});
