/** The account page: preferences, password, referral code, and deletion. Further states are in `test/web/screens`. */
import { skipFirstSteps } from './support/first-steps.ts';
import { linkInMailTo } from './support/mail.ts';
import { beNewBuyer, beNewUser, buy, newAddress, password } from './support/people.ts';
import { expect, fillRegistration, logIn, test } from './support/test.ts';

const another = 'Another-Password-2';

test('preferences are saved, restored, and select the initial sport', async ({ page }) => {
  await beNewUser(page, 'pro');
  await page.goto('/account/account');
  await expect(page.getByRole('main').getByText('Test Friend')).toBeVisible();
  await page.getByLabel('Preferred sport').selectOption('MLB');
  await page.getByLabel('Preferred team').fill('  Blue Jays ');
  await page.getByLabel('Betting style').selectOption('Aggressive');
  await page.getByLabel('Risk tolerance').selectOption('Low (Safe Bets)');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Changes Saved')).toBeVisible();

  await page.goto('/account/profile');
  await expect(page.getByLabel('Preferred sport')).toHaveValue('MLB');
  await expect(page.getByLabel('Preferred team')).toHaveValue('Blue Jays');
  await expect(page.getByLabel('Betting style')).toHaveValue('aggressive');
  await expect(page.getByLabel('Risk tolerance')).toHaveValue('low');

  await page.goto('/account/dashboard');
  await expect(page.getByLabel('Sport')).toHaveValue('MLB');
  await skipFirstSteps(page);
  await expect(page.getByText('Preferred Style').locator('xpath=..')).toContainText('Aggressive');
});

test.describe('the password', () => {
  test.use({ complaints: /status of (400|401)/ });

  test('can be changed: this session stays, all others end', async ({ page }) => {
    await beNewUser(page);
    await page.goto('/account/account');
    const old = await page.evaluate(() => localStorage.getItem('authToken'));
    await page.getByRole('button', { name: /^Change Password Signs/ }).click();
    const current = page.getByLabel('Current Password');
    const change = page.getByRole('button', { name: 'Change Password', exact: true });

    await change.click();
    await expect(current).toBeFocused();
    await expect(current).toHaveAccessibleDescription('Password is required');

    await current.fill('Wrong-Password-1');
    await page.getByLabel('New Password', { exact: true }).fill(another);
    await page.getByLabel('Confirm New Password').fill('Something-Else-3');
    await change.click();
    await expect(page.getByLabel('Confirm New Password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
    await page.getByLabel('Confirm New Password').fill(another);
    await change.click();
    await expect(current).toHaveAccessibleDescription('Current password is incorrect');
    await expect(current).toBeFocused();

    await current.fill(password);
    await change.click();
    await expect(page.getByText('Password Changed')).toBeVisible();
    await expect(current).toHaveValue('');

    await page.reload();
    await expect(page.getByLabel('Preferred team')).toBeVisible();
    const status = await page.request.get('/.netlify/functions/get-user-status', {
      headers: { authorization: `Bearer ${old}` },
    });
    expect(status.status()).toBe(401);
  });
});

test.describe('a referral code', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied, registers a friend, and is credited with the friend’s first payment', async ({ page }) => {
    const owner = await beNewBuyer(page, 'pro');
    await page.goto('/account/account');
    await page.getByRole('button', { name: /^Your Referral Code/ }).click();
    await page.getByRole('button', { name: 'Copy Code' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    const mail = await page.getByRole('link', { name: 'Email' }).getAttribute('href');
    const link = `/login?tab=register&ref=${code}`;
    expect(decodeURIComponent(mail ?? '')).toContain(link);

    await page.getByRole('button', { name: 'Logout' }).click();
    const friend = newAddress();
    await page.goto(link);
    await page.getByRole('tab', { name: 'Login' }).click();
    await page.getByRole('tab', { name: 'Register' }).click();
    await expect(page.getByText('Registering with a friend’s code')).toBeVisible();
    await fillRegistration(page, friend);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Registered Successfully')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.goto(await linkInMailTo(page, friend));
    await expect(page.getByText('Email verified! Redirecting...')).toBeVisible();

    await logIn(page, owner);
    await expect(page).toHaveURL('/account/dashboard');
    await page.goto('/account/referral');
    const credit = page.getByText('Credit', { exact: true }).locator('xpath=..');
    await expect(page.getByText('Sign-ups', { exact: true }).locator('xpath=..')).toContainText('1');
    await expect(credit).toContainText('$0.00');
    const history = page.getByRole('table', { name: 'Credit history' });
    await expect(history).toBeHidden();

    await buy(page, friend, 'core');
    await expect(async () => {
      await page.reload();
      await expect(credit).toContainText('$1.25', { timeout: 2000 });
    }).toPass();
    await expect(history.getByRole('row', { name: /A friend’s first payment \$1\.25$/ })).toBeVisible();
  });
});

test.describe('account deletion', () => {
  test.use({ complaints: /status of 401/ });

  test('takes two deliberate steps, signs out, and is final', async ({ page }) => {
    const email = await beNewUser(page, 'pro');
    await page.goto('/account/account');
    await page.getByRole('button', { name: /^Deactivate Your Account/ }).click();
    const deactivate = page.getByRole('button', { name: 'Deactivate Account' });
    const understood = page.getByRole('checkbox', { name: 'I understand' });
    const confirmation = page.getByLabel('Type DELETE to confirm');

    await deactivate.click();
    await expect(understood).toBeFocused();
    await understood.check();
    await confirmation.fill('delete');
    await deactivate.click();
    await expect(confirmation).toBeFocused();
    await expect(confirmation).toHaveAccessibleDescription('Please type DELETE to confirm');

    await confirmation.fill('DELETE');
    await deactivate.click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Account Deactivated')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();

    await logIn(page, email);
    await expect(page.getByText('Invalid email or password')).toBeVisible();
  });
});
