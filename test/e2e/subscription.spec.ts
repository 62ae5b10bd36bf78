/** Subscriptions: the payment page, the billing portal, and cancellation. The other states are in `test/web/screens`. */
import { make } from './support/controls.ts';
import { beNewBuyer, beNewUser } from './support/people.ts';
import { errorToast, expect, test } from './support/test.ts';

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
});
