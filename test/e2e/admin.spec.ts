/** The admin portal: sign-in, figures, users, and the effect of changes in the product. */
import type { Page } from '@playwright/test';
import { answerWith } from './support/network.ts';
import { admin, beAdmin, beSignedIn, newAddress, password, subscriber } from './support/people.ts';
import { expect, logIn, onPhoneToo, test } from './support/test.ts';

async function search(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Search by name or email').fill(text);
  await page.getByPlaceholder('Search by name or email').press('Enter');
}

test('a user is added by keyboard alone, and can log in', async ({ page }) => {
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
  // Past the password's show button to the plan.
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

test('the list keeps its order, filters and page in the URL', async ({ page }) => {
  const user = {
    id: '1',
    name: 'Test Person',
    email: 'listed@example.com',
    subscription_plan: 'core',
    paid: false,
    subscription_status: 'active',
    next_billing_date: null,
    cancel_at_period_end: false,
    created_at: '2026-11-02T18:00:00Z',
    last_login: null,
  };
  await beAdmin(page);
  await page.route('**/get-users*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const isKnown = query.get('search') === null;
    const pagination = { page: Number(query.get('page')), limit: 10, total: 21, pages: 3 };
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

  const request = page.waitForRequest(/get-users/);
  await page.getByLabel('Plan', { exact: true }).selectOption('All Plans');
  await page.getByLabel('Sort by').selectOption('Last Login');
  await request;
  await page.getByLabel('Order').selectOption('Ascending');
  await expect(page).toHaveURL('/management/users?sort=last_login&order=asc');
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await search(page, 'nobody');
  await expect(page.getByText('No users found')).toBeVisible();
  await page.goBack();
  await expect(page.getByPlaceholder('Search by name or email')).toHaveValue('');
});

test("without a session every page redirects to sign-in, and a user's session opens none", async ({
  page,
}) => {
  await beSignedIn(page, subscriber);
  for (const path of ['/management', '/management/dashboard', '/management/nowhere']) {
    await page.goto(path);
    await expect(page).toHaveURL('/management/login');
  }
});

test('an unknown page leads to the dashboard, and Logout to sign-in', onPhoneToo, async ({ page }) => {
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
  expect(kept, "only the portal's session ends").toEqual([false, false, true]);
});

test.describe('figures', () => {
  const dates = ['2026-11-01', '2026-11-02', '2026-11-03'];
  const none = { play: 0, no_play: 0, info: 0, care: 0, failed: 0 };
  const figures = (signUps: readonly number[]) => ({
    userStats: {
      totalUsers: 3,
      newUsers: 3,
      userGrowth: dates.map((date, nth) => ({
        date,
        count: signUps[nth] ?? 0,
        total: signUps.slice(0, nth + 1).reduce((sum, count) => sum + count, 0),
      })),
    },
    subscriptionStats: {
      subscriptionCounts: { free: 1, core: 1, pro: 1, elite: 0 },
      subscribers: { core: 1, pro: 1 },
      pastDue: 0,
      started: 2,
      ended: 1,
      renewed: 0,
      activeAtStart: 0,
      churn: null,
    },
    revenueStats: {
      monthlyRecurring: 34.98,
      revenueInPeriod: 9.99,
      revenueByDay: dates.map((date, nth) => ({ date, core: nth === 1 ? 9.99 : 0, pro: 0 })),
    },
    promptStats: { totalPrompts: 4, promptsInPeriod: 4, promptsBySport: { NBA: 3, CFL: 1 } },
    askStats: {
      asksInPeriod: 5,
      asksByOutcome: { ...none, play: 4, failed: 1 },
      asksByDay: dates.map((date, nth) => ({ date, ...none, ...(nth === 2 && { play: 4, failed: 1 }) })),
      substituted: 1,
      substitutionRate: 25,
      tokens: { input: 12_000, output: 1_500 },
      modelCost: 0.01,
      costPerAsk: 0.00144,
    },
    trackerStats: {
      totalPicks: 2,
      picksInPeriod: 2,
      picksByStatus: { pending: 1, hit: 1, miss: 0, push: 0 },
    },
  });

  test('the growth chart shows the very first sign-up, and says if there is none', async ({ page }) => {
    await beAdmin(page);
    await answerWith(page, 'admin-analytics', 200, figures([0, 1, 0]));
    await page.goto('/management/dashboard');
    const table = page.getByRole('table', { name: 'Sign-ups, last 30 days' });
    await expect(table.getByRole('row', { name: 'Nov 2 1 1' })).toBeAttached();
    await expect(table.getByRole('row', { name: 'Nov 3 0 1' })).toBeAttached();
    const sports = page.getByRole('table', { name: 'Prompts by sport, all time' }).getByRole('rowheader');
    await expect(sports).toHaveText(['NBA', 'MLB', 'NFL', 'NHL', 'CFL']);
    await answerWith(page, 'admin-analytics', 200, figures([]));
    await page.reload();
    await expect(page.getByText('No sign-ups yet')).toBeVisible();
  });

  test('the business figures cover the selected period, with a dash instead of a division by zero', async ({
    page,
  }) => {
    await beAdmin(page);
    await answerWith(page, 'admin-analytics', 200, figures([1, 0, 2]));
    await page.goto('/management/analytics');
    const cardOf = (label: string) => page.getByRole('term').filter({ hasText: label }).locator('..');
    await expect(cardOf('Monthly Recurring Revenue')).toContainText('$34.98');
    await expect(cardOf('Churn')).toContainText('–1 ended of 0 subscribers 30 days ago');
    await expect(cardOf('Substitutions')).toContainText('25%1 of 4 plays');
    await expect(cardOf('Cost per Question')).toContainText('$0.0014');
    const revenue = page.getByRole('table', { name: 'Revenue by day and plan, last 30 days' });
    await expect(revenue.getByRole('row', { name: 'Nov 2 $9.99 $0.00 $9.99' })).toBeAttached();
    const asks = page.getByRole('table', { name: 'Questions by day and outcome, last 30 days' });
    await expect(asks.getByRole('row', { name: 'Nov 3 4 0 0 0 1' })).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Analytics dashboard coming soon' })).toBeVisible();

    const request = page.waitForRequest(/admin-analytics\?period=7d/);
    await page.getByRole('button', { name: '7 days' }).click();
    await request;
    await expect(page).toHaveURL('/management/analytics?days=7');
    await expect(page.getByText('Last 7 days, before refunds and fees')).toBeVisible();
  });
});

test("a user's page has billing, picks, questions on request, and who viewed them", async ({ page }) => {
  await beAdmin(page);
  await page.goto(`/management/users?q=${encodeURIComponent(subscriber)}`);
  await expect(page.getByRole('row').filter({ hasText: subscriber })).toContainText(
    /ProActive, renews \w{3} \d{1,2}, \d{4}/,
  );
  await page.getByRole('link', { name: 'Demo Subscriber' }).click();
  await expect(page.getByRole('heading', { name: 'Demo Subscriber', level: 1 })).toBeFocused();
  const card = (name: string) => page.getByRole('region', { name });
  await expect(card('Plan and Billing')).toContainText('$24.99 a month');
  await expect(card('Saved Picks')).toContainText(/\d+ picks in the tracker/);
  await card('Last Questions').getByRole('button', { name: 'View Last Questions' }).click();
  await expect(card('Last Questions').getByRole('listitem').first()).toBeVisible();
  await expect(card('Audit Trail').getByRole('listitem').first()).toContainText('Last questions viewed');
  await expect(card('Audit Trail').getByRole('listitem').first()).toContainText(`Administrator ${admin}`);
  await page.getByRole('link', { name: 'Users' }).locator('visible=true').first().click();
  await expect(page).toHaveURL('/management/users');
});

test('a click on a column sorts by it, and another one reverses the order', async ({ page }) => {
  await beAdmin(page);
  await page.goto('/management/users');
  const column = (name: string) => page.getByRole('columnheader', { name });
  await expect(column('Registered')).toHaveAttribute('aria-sort', 'descending');
  await column('Name').getByRole('button').click();
  await expect(page).toHaveURL('/management/users?sort=name&order=asc');
  await expect(column('Name')).toHaveAttribute('aria-sort', 'ascending');
  await column('Name').getByRole('button').click();
  await expect(column('Name')).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByLabel('Sort by')).toHaveValue('name');
});

test.describe('errors', () => {
  test.use({ complaints: /status of 4\d\d/ });

  test('an incomplete or wrong login', async ({ page }) => {
    await page.goto('/management/login');
    await page.getByLabel('Email').fill(admin);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText('Email and password are required');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
  });

  test('a taken address is reported in the dialog, which stays open', async ({ page }) => {
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

  test('a session ended by the server leads to sign-in', async ({ page }) => {
    await beAdmin(page);
    await answerWith(page, 'get-users', 401, { error: 'Admin authentication required' });
    await page.goto('/management/users');
    await expect(page).toHaveURL('/management/login');
  });
});
