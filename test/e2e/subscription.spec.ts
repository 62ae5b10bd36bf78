/** Subscriptions at the payment provider, and the dialog that confirms a cancellation. The states are in `test/web/screens`. */
import { beNewBuyer } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a buyer cancels, undoes it, and chooses another plan in the billing portal, which returns here', async ({
  page,
}) => {
  await beNewBuyer(page, 'core');
  await page.goto('/account/subscription');
  await expect(page.getByRole('tab', { name: 'Current Subscription', selected: true })).toBeVisible();
  await expect(page.getByText('$9.99/month')).toBeVisible();
  const open = page.getByRole('button', { name: 'Cancel Subscription' });
  const opener = await open.elementHandle();
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' });
  const keep = dialog.getByRole('button', { name: 'Keep Subscription' });
  await keep.evaluate(async (button, again) => {
    const box = button.closest('dialog');
    const closed = new Promise((done) => box?.addEventListener('close', done));
    (button as HTMLElement).click();
    // Before the browser reports that it is closed.
    while (box?.open) await Promise.resolve();
    (again as HTMLElement).click();
    await closed;
  }, opener);
  await expect(dialog, 'reopened while it closed').toBeVisible();
  await keep.click();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(page.getByText('Subscription Ending')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeFocused();
  await page.getByRole('button', { name: 'Reactivate Subscription' }).click();
  await expect(page.getByText('Subscription Ending')).toBeHidden();

  await page.getByRole('tab', { name: 'Change Plan' }).click();
  await expect(page.getByRole('button', { name: 'Your plan' })).toBeDisabled();
  await page.getByRole('button', { name: 'Change to pro' }).click();
  await page.getByRole('button', { name: /^Change to .*24\.99/ }).click();
  await page.getByRole('link', { name: 'Return to GamePlan' }).click();
  await expect(page).toHaveURL('/account/subscription');
  await expect(page.getByText('$24.99/month')).toBeVisible();
});
