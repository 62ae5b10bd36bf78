/** The journey of a subscriber whose payment failed: notified, locked out, and back in once it is paid. */
import { billing } from '../support/controls.ts';
import { beNewBuyer, callAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a failed payment locks subscriber pages until it is paid', async ({ page }) => {
  const email = await beNewBuyer(page, 'pro');
  await billing(page, 'fail-next', email);
  await billing(page, 'renew', email);
  await expect
    .poll(async () => (await callAs(page, email, 'get-user-status')).status, { intervals: [50] })
    .toBe('past_due');

  await page.goto('/account/tracker');
  // The page also has an alert about the payment.
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByRole('alert')).toContainText('Premium Feature Required');
  await expect(page).toHaveURL('/account/subscription');
  await expect(page.getByRole('tabpanel').getByText('Past Due', { exact: true })).toBeVisible();
  await expect(page.getByText('Your last payment failed')).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' }).locator('visible=true');
  await expect(main.getByRole('link', { name: 'Predictions (locked)' })).toBeVisible();

  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await page.getByRole('button', { name: 'Pay the open invoice' }).click();
  await page.getByRole('link', { name: 'Return to GamePlan' }).click();
  await expect(page.getByRole('tabpanel').getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('Your last payment failed')).toBeHidden();
  await main.getByRole('link', { name: 'Predictions', exact: true }).click();
  await expect(page.getByRole('link', { name: /^View Details of / }).first()).toBeVisible();
});
