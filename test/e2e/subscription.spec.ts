/** Subscribing, from the plans through the payment page and back, and what can be done with a subscription. */
import { newUser } from './support/admin.ts';
import { expectGoodLooks } from './support/looks.ts';
import { answerWith, beSignedIn, expect, subscriber, test } from './support/test.ts';

const paid = {
  plan: 'core',
  status: 'active',
  interval: 'month',
  next_billing_date: Date.UTC(2026, 11, 21, 18) / 1000,
  amount: 9.99,
  cancel_at_period_end: false,
};

test('a free user turns back, then pays, cancels, and keeps the subscription after all', async ({ page }) => {
  await beSignedIn(page, await newUser(page));
  await page.goto('/account/subscription');
  await expect(page.getByRole('tab')).toHaveCount(0);
  const pro = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'pro' }) });
  await expect(pro).toContainText('$24.99/month');
  await expect(pro).toContainText('Popular');

  await page.getByRole('button', { name: 'Choose core' }).dblclick();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout Canceled' })).toBeVisible();
  await expect(page.getByText('No charges were made')).toBeVisible();
  await expect(page).toHaveURL('/account/subscription');

  await page.getByRole('button', { name: 'Choose core' }).click();
  await page.getByRole('button', { name: 'Pay and subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Successful!' })).toBeVisible();
  const session = new URL(page.url()).searchParams.get('session_id');
  await expect(page.getByText(`Session ID: ${session}`)).toBeVisible();
  await expect(page.getByText(/Redirecting to the dashboard in \d seconds?/)).toBeVisible();
  await expect(page).toHaveURL('/account/dashboard');
  await expect(page.getByRole('heading', { name: 'My Stats' })).toBeVisible();

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

test('another plan is chosen in the billing portal, which leads back', async ({ page }) => {
  await beSignedIn(page, await newUser(page));
  await page.goto('/account/subscription');
  await page.getByRole('button', { name: 'Choose core' }).click();
  await page.getByRole('button', { name: 'Pay and subscribe' }).click();
  await expect(page.getByText('Your plan is active.')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByText('You stay on this page.')).toBeVisible();

  await page.goto('/account/subscription');
  await page.getByRole('tab', { name: 'Change Plan' }).click();
  await expect(page.getByRole('button', { name: 'Your plan' })).toBeDisabled();
  await page.getByRole('button', { name: 'Change to pro' }).click();
  await page.getByRole('button', { name: /^Change to .*24\.99/ }).click();
  await page.getByRole('link', { name: 'Return to GamePlan' }).click();
  await expect(page).toHaveURL('/account/subscription');
  await expect(page.getByText('$24.99/month')).toBeVisible();
});

test('a payment that is not confirmed yet is waited for', async ({ page }) => {
  await beSignedIn(page, subscriber);
  await answerWith(page, 'get-user-status', 200, {
    status: 'inactive',
    subscription_plan: 'free',
    remainingPrompts: 0,
  });
  await page.goto('/account/subscription/success?session_id=cs_test_1');
  await expect(page.getByText('Your payment is not confirmed yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to Dashboard' })).toBeDisabled();
  await page.unroute('**/.netlify/functions/get-user-status*');
  await expect(page).toHaveURL('/account/dashboard');
});

test('a plan that was given has nothing to pay and nothing to cancel', async ({ page }) => {
  await beSignedIn(page, await newUser(page, 'core'));
  await page.goto('/account/subscription');
  await expect(page.getByText('nothing to pay, and nothing to cancel')).toBeVisible();
  await expect(page.getByText('Not available')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeHidden();
});

for (const { status, label } of [
  { status: 'trialing', label: 'Trial' },
  { status: 'past_due', label: 'Past Due' },
  { status: 'canceled', label: 'Canceled' },
  { status: 'unpaid', label: 'unpaid' },
]) {
  test(`the status ${status} reads ${label}`, async ({ page }) => {
    await beSignedIn(page, subscriber);
    await answerWith(page, 'user-subscription', 200, { subscription: { ...paid, status } });
    await page.goto('/account/subscription');
    await expect(page.getByRole('tabpanel').getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByText('Dec 21, 2026', { exact: true })).toBeVisible();
  });
}

test.describe('failures', () => {
  test.use({ complaints: /status of [45]\d\d|ERR_FAILED/ });

  test('a checkout that cannot be started', async ({ page }) => {
    await beSignedIn(page, await newUser(page));
    await page.goto('/account/subscription');
    await page.route('**/create-checkout-session', (route) => route.fulfill({ json: {} }));
    await page.getByRole('button', { name: 'Choose pro' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Checkout Error' });
    await expect(toast).toContainText('Failed to start checkout process. Please try again.');
    await answerWith(page, 'create-checkout-session', 409, {
      error: 'You already have an active subscription',
    });
    await page.getByRole('button', { name: 'Choose pro' }).click();
    await expect(page.getByText('You already have an active subscription')).toBeVisible();
  });

  test('plans and a subscription that cannot be loaded', async ({ page }) => {
    await beSignedIn(page, subscriber);
    await answerWith(page, 'user-subscription', 200, { hello: 'there' });
    await page.goto('/account/subscription');
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load subscription data. Please try again.',
    );
    await answerWith(page, 'user-subscription', 200, { subscription: null });
    await answerWith(page, 'subscription-plans', 200, { hello: 'there' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load subscription plans. Please try again.',
    );
  });

  for (const { button, said, ending } of [
    { button: 'Yes, Cancel', said: 'Failed to cancel subscription. Please try again.', ending: false },
    {
      button: 'Reactivate Subscription',
      said: 'Failed to reactivate subscription. Please try again.',
      ending: true,
    },
    { button: 'Manage Billing', said: 'Failed to open billing portal. Please try again.', ending: false },
  ]) {
    test(`${button} fails`, async ({ page }) => {
      await beSignedIn(page, subscriber);
      await answerWith(page, 'user-subscription', 200, {
        subscription: { ...paid, cancel_at_period_end: ending },
      });
      await page.route('**/manage-subscription', (route) => route.abort());
      await page.goto('/account/subscription');
      if (button === 'Yes, Cancel') await page.getByRole('button', { name: 'Cancel Subscription' }).click();
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(said);
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }
});

test.describe('looks', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { name, subscription } of [
    { name: 'no subscription', subscription: null },
    { name: 'a subscription', subscription: paid },
    { name: 'a subscription that ends', subscription: { ...paid, cancel_at_period_end: true } },
    { name: 'a subscription that is overdue', subscription: { ...paid, status: 'past_due' } },
  ]) {
    test(name, async ({ page }) => {
      await beSignedIn(page, subscriber);
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

  test('the dialog', async ({ page }) => {
    await beSignedIn(page, subscriber);
    await answerWith(page, 'user-subscription', 200, { subscription: paid });
    await page.goto('/account/subscription');
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await expectGoodLooks(page);
  });
});
