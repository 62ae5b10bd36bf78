/** The account page: the referral code, between two users. The rest of the page is in `test/web/screens`. */
import { linkInMailTo } from './support/mail.ts';
import { beNewBuyer, buy, newAddress } from './support/people.ts';
import { expect, fillRegistration, logIn, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a referral code is copied, registers a friend, and is credited with the friend’s first payment', async ({
  page,
}) => {
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
