/** Sessions: who is signed in, and redirects for everyone else. */
import { beNewUser, beSignedIn, newUser, subscriber } from './support/people.ts';
import { expect, fillLogin, logIn, onPhoneToo, test } from './support/test.ts';

const claims = (exp: number) =>
  `x.${Buffer.from(JSON.stringify({ sub: '1', email: 'a@b.co', exp })).toString('base64url')}.x`;

test('a visitor signs in first, and returns to the requested page', async ({ page }) => {
  await page.goto('/account/tracker?tab=miss');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(subscriber);
  await page.getByLabel('Password', { exact: true }).fill('GamePlan-2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/account/tracker?tab=miss');
  await expect(page.getByRole('tab', { name: 'Misses' })).toHaveAttribute('aria-selected', 'true');
});

test('logging out leads home, and the account is closed', async ({ page }) => {
  await logIn(page, subscriber);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/account/dashboard');
  await expect(page).toHaveURL('/login');
});

for (const [what, token] of [
  ['malformed', 'nonsense'],
  ['expired', claims(1)],
] as const) {
  test(`a ${what} token is removed silently`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('authToken', text), token);
    await page.goto('/account/dashboard');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
  });
}

test.describe('a token that the server refuses', () => {
  test.use({ complaints: /status of 401/ });

  test('signs out', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate((text) => localStorage.setItem('authToken', text), claims(4_000_000_000));
    await page.goto('/account/settings');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });
});

test('a session is restored from its token alone, and ends with it', async ({ page }) => {
  await beSignedIn(page, subscriber);
  await page.clock.install();
  await page.goto('/account/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('userData'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}'));
  expect(kept).toMatchObject({ email: subscriber, role: 'user' });

  await page.clock.fastForward('25:00:00');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('a remembered session lasts to the next day', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await fillLogin(page, subscriber);
  await expect(page).toHaveURL('/account/dashboard');
  await page.clock.fastForward('25:00:00');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Stats' })).toBeVisible();
});

test('going back after sign-in skips the form, and a deep link opens its page', async ({ page }) => {
  await page.goto('/');
  await page.goto('/account/predictions?sport=NFL');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, subscriber);
  await expect(page).toHaveURL('/account/predictions?sport=NFL');
  await expect(page.getByLabel('Sport')).toHaveValue('NFL');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'AI Rationale:' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'AI Rationale:' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/account/predictions?sport=NFL');
  await page.goBack();
  await expect(page, 'going back skips the form').toHaveURL('/');
});

test('unknown URLs lead home, or to the dashboard', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/');
  await beSignedIn(page, subscriber);
  await page.goto('/account/nowhere');
  await expect(page).toHaveURL('/account/dashboard');
});

test.describe('a session ended', () => {
  test.use({ complaints: /status of 401/ });

  test('by signing out ends at the server too', async ({ page }) => {
    await beNewUser(page);
    await page.goto('/account/settings');
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    const headers = { authorization: `Bearer ${token}` };
    await expect
      .poll(async () => (await page.request.get('/.netlify/functions/get-user-status', { headers })).status())
      .toBe(401);
  });

  test('by signing out everywhere ends on other devices', onPhoneToo, async ({ page, browser }) => {
    const email = await newUser(page, 'pro');
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await logIn(other, email);
    await expect(other).toHaveURL('/account/dashboard');
    await logIn(page, email);
    await expect(page).toHaveURL('/account/dashboard');

    await page.goto('/account/account');
    await page.getByRole('button', { name: /^Sign Out Everywhere/ }).click();
    await page.getByRole('button', { name: 'Sign Out Everywhere', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign Out Everywhere' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Sign Out Everywhere', exact: true }).click();
    await dialog.getByRole('button', { name: 'Yes, Sign Out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('You are signed out on every device.')).toBeVisible();

    await other.reload();
    await expect(other).toHaveURL('/login');
    await elsewhere.close();
  });
});
