/** Two tabs of one browser: a session change in one shows in the other. */
import { admin, beAdmin, beNewUser, newUser, password, subscriber } from './support/people.ts';
import { expect, logIn, test } from './support/test.ts';

test.describe('a user', () => {
  test('signs in and out in both tabs at once', async ({ page, context }) => {
    const other = await context.newPage();
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
    await logIn(other, subscriber);
    await expect(other).toHaveURL('/account/dashboard');
    await expect(page, 'signed in here too').toHaveURL('/account/dashboard');
    await expect(page.getByRole('heading', { name: 'My Stats' })).toBeVisible();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}'));
    expect(kept, 'with the name from sign-in').toMatchObject({ name: 'Demo Subscriber' });
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other, 'logging out leads home').toHaveURL('/');
    await expect(page, 'signed out here too').toHaveURL('/login');
  });

  test('is led home by logging out, however slow the page is and whatever the other tab does', async ({
    page,
    context,
  }) => {
    await beNewUser(page);
    await page.goto('/account/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/account/settings');
    const { promise: isGone, resolve: letGo } = Promise.withResolvers<void>();
    await other.route('/', async (route) => {
      await isGone;
      await route.continue();
    });
    await other.getByRole('button', { name: 'Logout' }).click({ noWaitAfter: true });
    await expect(page, 'signed out here too').toHaveURL('/login');
    letGo();
    await expect(other).toHaveURL('/');
  });

  test('who hands the browser to another leaves nothing visible', async ({ page, context }) => {
    const email = await newUser(page, 'core');
    await logIn(page, subscriber);
    await expect(page).toHaveURL('/account/dashboard');
    await page.goto('/account/subscription');
    await expect(page.getByText('$24.99/month')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/account/settings');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/login');
    await logIn(other, email);
    await expect(other).toHaveURL('/account/dashboard');
    await expect(page).toHaveURL(/\/account\//);
    await page.goto('/account/subscription');
    await expect(page.getByText('nothing to pay, and nothing to cancel')).toBeVisible();
    await expect(page.getByText('$24.99/month')).toBeHidden();
  });
});

test.describe('an administrator', () => {
  test("signs in and out in both tabs at once; users' sessions stay", async ({ page, context }) => {
    await beNewUser(page);
    await page.goto('/management/users');
    await expect(page).toHaveURL('/management/login');
    const other = await context.newPage();
    await other.goto('/management/login');
    await other.getByLabel('Email').fill(admin);
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Login' }).click();
    await expect(other).toHaveURL('/management/dashboard');
    await expect(page, 'the page this tab requested').toHaveURL('/management/users');
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/management/login');

    await page.goto('/account/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
  });

  test('is not a user, and a user is not an administrator', async ({ page }) => {
    await beAdmin(page);
    await page.goto('/account/dashboard');
    await expect(page).toHaveURL('/login');
    await page.goto('/management');
    await expect(page).toHaveURL('/management/dashboard');
  });
});
