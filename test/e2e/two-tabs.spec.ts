/** Two tabs of one browser: a session change in one shows in the other. */
import { admin, beNewUser, newUser, password, subscriber } from './support/people.ts';
import { expect, logIn, test } from './support/test.ts';

test('a user signs in and out in both tabs at once, and the next one sees nothing of the last', async ({
  page,
  context,
}) => {
  const next = await newUser('core');
  const other = await context.newPage();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await logIn(other, subscriber);
  await expect(other).toHaveURL('/account/dashboard');
  await expect(page, 'signed in here too').toHaveURL('/account/dashboard');
  await expect(page.getByRole('heading', { name: 'My Stats' })).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}'));
  expect(kept, 'with the name from sign-in').toMatchObject({ name: 'Demo Subscriber' });
  await page.goto('/account/subscription');
  await expect(page.getByText('$24.99/month')).toBeVisible();

  // The other tab is led home, however slow that page is and whatever this tab does.
  const { promise: isGone, resolve: letGo } = Promise.withResolvers<void>();
  await other.route('/', async (route) => {
    await isGone;
    await route.continue();
  });
  await other.getByRole('button', { name: 'Logout' }).click({ noWaitAfter: true });
  await expect(page, 'signed out here too').toHaveURL('/login');
  letGo();
  await expect(other).toHaveURL('/');

  await logIn(other, next);
  await expect(other).toHaveURL('/account/dashboard');
  await expect(page).toHaveURL(/\/account\//);
  await page.goto('/account/subscription');
  await expect(page.getByText('nothing to pay, and nothing to cancel')).toBeVisible();
  await expect(page.getByText('$24.99/month')).toBeHidden();
});

test("an administrator signs in and out in both tabs at once; users' sessions stay", {
  tag: '@full',
}, async ({ page, context }) => {
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
