/** Subscriptions: from the plans through the payment page and back, and managing them. */
import { runToPage, runUntil } from './support/clock.ts';
import { billing, make } from './support/controls.ts';
import { answerWith } from './support/network.ts';
import { beNewBuyer, beNewUser, beSignedIn, buy, subscriber } from './support/people.ts';
import { errorToast, expect, test } from './support/test.ts';

const paid = {
  plan: 'core',
  status: 'active',
  interval: 'month',
  next_billing_date: Date.UTC(2026, 11, 21, 18) / 1000,
  amount: 9.99,
  cancel_at_period_end: false,
};

test('a cancellation asks for confirmation, and can be undone', async ({ page }) => {
  await beNewBuyer(page, 'core');
  await page.goto('/account/subscription');
  await expect(page.getByRole('tab', { name: 'Current Subscription', selected: true })).toBeVisible();
  await expect(page.getByText('$9.99/month')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' });
  await dialog.getByRole('button', { name: 'Keep Subscription' }).click();
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Subscription Canceled' })).toBeVisible();
  await expect(page.getByText('Subscription Ending')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeFocused();

  await page.getByRole('button', { name: 'Reactivate Subscription' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Subscription Reactivated' })).toBeVisible();
  await expect(page.getByText('Subscription Ending')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
});

test('a dialog reopened while it closes stays open', async ({ page }) => {
  await beNewBuyer(page, 'core');
  await page.goto('/account/subscription');
  const open = page.getByRole('button', { name: 'Cancel Subscription' });
  const opener = await open.elementHandle();
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' });
  await dialog.getByRole('button', { name: 'Keep Subscription' }).evaluate(async (keep, again) => {
    const box = keep.closest('dialog');
    const closed = new Promise((done) => box?.addEventListener('close', done));
    (keep as HTMLElement).click();
    // Before the browser reports that it is closed.
    while (box?.open) await Promise.resolve();
    (again as HTMLElement).click();
    await closed;
  }, opener);
  await expect(dialog).toBeVisible();
});

test('another plan is chosen in the billing portal, which returns here', async ({ page }) => {
  await beNewBuyer(page, 'core');
  await page.goto('/account/subscription?tab=change');
  await expect(page.getByRole('button', { name: 'Your plan' })).toBeDisabled();
  await page.getByRole('button', { name: 'Change to pro' }).click();
  await page.getByRole('button', { name: /^Change to .*24\.99/ }).click();
  await page.getByRole('link', { name: 'Return to GamePlan' }).click();
  await expect(page).toHaveURL('/account/subscription');
  await expect(page.getByText('$24.99/month')).toBeVisible();
});

test('the redirect after a payment can be stopped', async ({ page }) => {
  await beSignedIn(page, subscriber);
  await page.clock.install();
  await page.goto('/account/subscription/success?session_id=cs_test_1');
  await expect(page.getByText('Your plan is active.')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByText('Staying on this page.')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/account/subscription/success?session_id=cs_test_1');
});

test('an unconfirmed payment is waited for', async ({ page }) => {
  const email = await beNewUser(page);
  await make(page, 'webhooks', 'held', email);
  await page.clock.install();
  await page.goto('/account/subscription');
  await page.getByRole('button', { name: 'Choose core' }).click();
  await page.getByRole('button', { name: 'Pay and subscribe' }).click();
  await expect(page.getByText('Confirming your payment...')).toBeVisible();
  const late = page.getByText('Your payment is not confirmed yet');
  await runUntil(page, () => expect(late).toBeVisible({ timeout: 100 }));
  await expect(page.getByRole('button', { name: 'Go to Dashboard' })).toBeDisabled();
  await billing(page, 'redeliver', email);
  await runToPage(page, '/account/dashboard');
});

test('a user who has not paid is not congratulated', async ({ page }) => {
  await beNewUser(page);
  await page.clock.install();
  await page.goto('/account/subscription/success');
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  const late = page.getByText('Your payment is not confirmed yet');
  await runUntil(page, () => expect(late).toBeVisible({ timeout: 100 }));
  await page.getByRole('link', { name: 'choose a plan' }).click();
  await expect(page).toHaveURL('/account/subscription');
  await expect(page.getByText('Subscription Successful!')).toHaveCount(0);
});

test('a granted plan has nothing to pay or cancel', async ({ page }) => {
  await beNewUser(page, 'core');
  await page.goto('/account/subscription');
  await expect(page.getByText('nothing to pay, and nothing to cancel')).toBeVisible();
  await expect(page.getByText('Not available')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeHidden();
});

test('each status has its label, and an invalid date is marked', async ({ page }) => {
  await beSignedIn(page, subscriber);
  const show = async (given: object) => {
    await answerWith(page, 'user-subscription', 200, { subscription: { ...paid, ...given } });
    await page.goto('/account/subscription');
  };
  for (const { status, label } of [
    { status: 'trialing', label: 'Trial' },
    { status: 'past_due', label: 'Past Due' },
    { status: 'canceled', label: 'Canceled' },
    { status: 'unpaid', label: 'unpaid' },
  ]) {
    await show({ status });
    await expect(page.getByRole('tabpanel').getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByText('Dec 21, 2026', { exact: true })).toBeVisible();
  }
  for (const { date, said } of [
    { date: null, said: 'Not available' },
    { date: 1e18, said: 'Invalid date' },
    { date: '2026-12-21', said: 'Dec 21, 2026' },
    { date: 'in a month or so', said: 'Invalid date format' },
  ]) {
    await show({ next_billing_date: date });
    await expect(page.getByRole('definition').getByText(said, { exact: true })).toBeVisible();
  }
});

test.describe('at the payment provider', () => {
  test.use({ complaints: /status of (402|409|502)/ });

  test('a checkout that fails to start, then starts; a card that is declined, then pays', async ({
    page,
  }) => {
    const email = await beNewUser(page);
    // The local part only, because '@' is percent-encoded in the request.
    const [name = email] = email.split('@');
    await page.goto('/account/subscription');
    await make(page, 'payments', 'error-500', name);
    await page.getByRole('button', { name: 'Choose pro' }).click();
    await expect(errorToast(page, 'Checkout Error')).toBeVisible();
    await make(page, 'payments', 'normal', name);
    await make(page, 'cards', 'declined', email);
    await page.getByRole('button', { name: 'Choose pro' }).click();
    await page.getByRole('button', { name: 'Pay and subscribe' }).click();
    await expect(page.getByRole('alert')).toContainText('Your card was declined');
    await make(page, 'cards', 'normal', email);
    await page.getByRole('button', { name: 'Pay and subscribe' }).click();
    await expect(page.getByText('Your plan is active.')).toBeVisible();
  });

  test('a user who has subscribed in another tab is told so, and pays once', async ({ page }) => {
    const email = await beNewUser(page);
    await page.goto('/account/subscription');
    await expect(page.getByRole('button', { name: 'Choose core' })).toBeVisible();
    await buy(page, email, 'core');
    await page.getByRole('button', { name: 'Choose core' }).click();
    await expect(errorToast(page, 'Checkout Error')).toContainText('You already have an active subscription');
  });
});
