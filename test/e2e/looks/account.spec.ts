/** The account pages in every state: no axe violation and no horizontal overflow. */
import { paid } from '../../web/screens/sample-account.ts';
import { expectGoodLooks, expectGoodState } from '../support/looks.ts';
import { answerWith, hold } from '../support/network.ts';
import { beSignedIn, subscriber } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ complaints: /status of 418/ });
test.beforeEach(({ page }) => beSignedIn(page, subscriber));

for (const { path, shows } of [
  { path: '/account/profile', shows: 'Preferred team' },
  { path: '/account/settings', shows: 'American' },
  { path: '/account/referral', shows: 'Your code' },
]) {
  test(`${path}: loaded and failed`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expectGoodLooks(page);
    for (const name of ['user-profile', 'referral'] as const) await answerWith(page, name, 418, {});
    await page.reload();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectGoodState(page);
  });
}

test('the account with every section open and every form refused; and the menu', async ({ page }) => {
  await page.goto('/account/account');
  await expect(page.getByLabel('Preferred team')).toBeVisible();
  for (const name of [/^Change Password Signs/, /^Your Referral Code/, /^Deactivate Your Account/]) {
    await page.getByRole('button', { name }).click();
  }
  await expect(page.getByRole('button', { name: 'Copy Code' })).toBeVisible();
  await page.getByRole('button', { name: 'Change Password', exact: true }).click();
  await page.getByRole('button', { name: 'Deactivate Account' }).click();
  await expect(page.getByText('Please type DELETE to confirm')).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).locator('visible=true').click();
  await expectGoodLooks(page);
});

for (const { name, subscription } of [
  { name: 'none', subscription: null },
  { name: 'one that is paid', subscription: paid },
  { name: 'one that ends', subscription: { ...paid, cancel_at_period_end: true } },
  { name: 'one that is overdue', subscription: { ...paid, status: 'past_due' } },
]) {
  test(`the subscription: ${name}`, async ({ page }) => {
    await answerWith(page, 'user-subscription', 200, { subscription });
    await page.goto('/account/subscription');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectGoodLooks(page);
    if (!subscription) return;
    await page.getByRole('tab', { name: 'Change Plan' }).click();
    await expect(page.getByText('Popular')).toBeVisible();
    await expectGoodLooks(page);
  });
}

test('the subscription: loading, failed, and confirming its end', async ({ page }) => {
  const letGo = await hold(page, 'user-subscription');
  await page.goto('/account/subscription');
  await expect(page.getByText('Loading subscription...')).toBeAttached();
  await expectGoodState(page);
  await answerWith(page, 'user-subscription', 418, {});
  letGo();
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodState(page);
  await answerWith(page, 'user-subscription', 200, { subscription: paid });
  await page.reload();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodLooks(page);
});

test('back from the payment page: confirmed, not yet confirmed, and canceled', async ({ page }) => {
  await page.clock.install();
  await page.goto('/account/subscription/success?session_id=cs_1');
  await expect(page.getByText('Your plan is active.')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectGoodLooks(page);
  await answerWith(page, 'get-user-status', 200, {
    status: 'inactive',
    subscription_plan: 'free',
    remainingPrompts: 0,
    breakUntil: null,
  });
  await page.reload();
  await expect(page.getByText('Confirming your payment...')).toBeVisible();
  await expectGoodState(page);
  await page.goto('/account/subscription/cancel');
  await expect(page.getByText('No charges were made')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectGoodLooks(page);
});
