/** The account pages in every state: no axe violation and no horizontal overflow. */
import { paid } from '../../web/screens/support/sample-account.ts';
import { expectGoodLooks, expectGoodLooksOnDesk, expectGoodState } from '../support/looks.ts';
import { answerWith, callsOf, holdToFail } from '../support/network.ts';
import { beSignedIn, subscriber } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.use({ complaints: /status of 418/ });
test.beforeEach(({ page }) => beSignedIn(page, subscriber));

test('profile, settings and referral, failed and loaded', { tag: '@full' }, async ({ page }) => {
  const screens = [
    { path: '/account/profile', shows: 'Preferred team' },
    { path: '/account/settings', shows: 'American' },
    { path: '/account/referral', shows: 'Your code' },
  ];
  const names = ['user-profile', 'referral'] as const;
  for (const name of names) await answerWith(page, name, 418, {});
  await page.goto('/account/profile');
  for (const { path } of screens) {
    await visit(page, path);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectGoodState(page);
  }
  for (const name of names) await page.unroute(callsOf(name));
  for (const { path, shows } of screens) {
    await visit(page, path);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expect(page.locator('[aria-busy], [role=alert]:visible')).toHaveCount(0);
    await expectGoodLooks(page);
  }
});

test('the account with every section open and every form refused; and the menu', { tag: '@full' }, async ({
  page,
}) => {
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
  await expectGoodLooksOnDesk(page);
});

test('the subscription: loading, failed, paid, being canceled, ending, overdue and none', {
  tag: '@full',
}, async ({ page }) => {
  const fail = await holdToFail(page, 'user-subscription');
  await page.goto('/account/subscription');
  await expect(page.getByText('Loading subscription...')).toBeAttached();
  await expectGoodState(page);
  fail();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodState(page);
  await answerWith(page, 'user-subscription', 200, { subscription: paid });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Next billing date')).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('tab', { name: 'Change Plan' }).click();
  await expect(page.getByText('Popular')).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('tab', { name: 'Current Subscription' }).click();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodState(page);
  for (const { subscription, shows } of [
    { subscription: { ...paid, cancel_at_period_end: true }, shows: 'Subscription Ending' },
    { subscription: { ...paid, status: 'past_due' }, shows: 'Your last payment failed' },
    { subscription: null, shows: 'Choose a plan' },
  ]) {
    await answerWith(page, 'user-subscription', 200, { subscription });
    await page.reload();
    await expect(page.getByText(shows)).toBeVisible();
    await expectGoodState(page);
  }
});

test('back from the payment page: canceled, not yet confirmed, and confirmed', { tag: '@full' }, async ({
  page,
}) => {
  await page.clock.install();
  const status = { subscription_plan: 'free', remainingPrompts: 0, breakUntil: null };
  await answerWith(page, 'get-user-status', 200, { ...status, status: 'inactive' });
  await page.goto('/account/subscription/cancel');
  await expect(page.getByText('No charges were made')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectGoodLooks(page);
  await visit(page, '/account/subscription/success?session_id=cs_1');
  await expect(page.getByText('Confirming your payment...')).toBeVisible();
  await expectGoodState(page);
  await answerWith(page, 'get-user-status', 200, {
    ...status,
    status: 'active',
    subscription_plan: 'core',
  });
  await expect(page.getByText('Your plan is active.')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectGoodLooks(page);
});
