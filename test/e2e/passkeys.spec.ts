/** Passkeys in a browser: added, used without a password, renamed and removed, by a user and by an administrator. */
import { spawnSync } from 'node:child_process';
import { expectGoodLooks, expectGoodState } from './support/looks.ts';
import { haveAuthenticator } from './support/passkeys.ts';
import { newAddress, newUser, password } from './support/people.ts';
import { expect, logIn, test } from './support/test.ts';

test.use({ complaints: /status of 401/ });

test('a user adds a passkey, signs in with it, renames and removes it, and is then refused with a message', {
  tag: '@full',
}, async ({ page }) => {
  await haveAuthenticator(page);
  const email = await newUser('pro');
  await logIn(page, email);
  await expect(page).toHaveURL('/account/dashboard');
  await page.goto('/account/account');
  await page.getByRole('button', { name: /^Passkeys/ }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a Passkey' });
  await adding.getByLabel('Name').fill('Test phone');
  await expectGoodLooks(page);
  await adding.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You can sign in with Test phone from now on.')).toBeAttached();
  const row = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(row).toContainText('Test phone');
  await expect(row).toContainText('not used yet');
  await expectGoodLooks(page);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/account/dashboard');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}'));
  expect(kept).toMatchObject({ email });

  await page.goto('/account/account');
  await page.getByRole('button', { name: /^Passkeys/ }).click();
  await expect(row).toContainText('last used');
  await row.getByRole('button', { name: 'Rename Test phone' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Old phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Old phone');
  await row.getByRole('button', { name: 'Remove Old phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, Remove' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(
    page.getByText('This passkey isn’t linked to an account. Try another one, or use your password.'),
  ).toBeVisible();
  await expectGoodState(page);
});

test('an administrator adds the first passkey with the printed link, signs in with it, and replaces it', async ({
  page,
}) => {
  await haveAuthenticator(page);
  const email = newAddress();
  const args = ['scripts/ops/commands/create-admin.ts', '--local', '--email', email, '--name', 'New Admin'];
  const env = { ...process.env, GAMEPLAN_DATA: process.env.E2E_DATA };
  const { stdout } = spawnSync(process.execPath, args, { input: password, env, encoding: 'utf8' });
  await page.goto(/http\S+/.exec(stdout)?.[0] ?? '');
  await expectGoodLooks(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(page).toHaveURL('/management/passkeys');
  const row = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(row).toContainText('not used yet');
  await expectGoodLooks(page);

  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').click();
  await expect(page).toHaveURL('/management/login');
  const headers = { authorization: `Bearer ${token}` };
  await expect
    .poll(async () => (await page.request.get('/.netlify/functions/admin-account', { headers })).status())
    .toBe(401);

  await expectGoodState(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/management/dashboard');
  await expect(page.getByText(email).locator('visible=true')).toBeVisible();
  await page.getByRole('link', { name: 'Passkeys' }).locator('visible=true').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Passkeys' })).toBeVisible();
  await expect(row).toContainText('last used');
  await row.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, Remove' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Test key');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(row).toContainText('Test key');
});
