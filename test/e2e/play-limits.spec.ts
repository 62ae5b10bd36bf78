/** Play limits and self-exclusion in the interface. The reminder and further pages are in `test/web/screens`. */
import { beNewBuyer, beNewUser, callAs } from './support/people.ts';
import { expect, onPhoneToo, test } from './support/test.ts';

test(
  'a lower limit applies at once; a higher one is pending and can be canceled',
  onPhoneToo,
  async ({ page }) => {
    const email = await beNewUser(page, 'pro');
    await page.goto('/account/settings');
    const limit = page.getByLabel('Prompts a day');
    await limit.selectOption('5 prompts a day');
    await expect(page.getByText('Saved. Now in effect: 5 prompts a day.')).toBeVisible();
    await expect.poll(async () => (await callAs(page, email, 'get-user-status')).remainingPrompts).toBe(5);

    await limit.selectOption('My plan’s limit');
    await expect(
      page.getByText(/^Until .+: 5 prompts a day\. From then on: My plan’s limit\.$/),
    ).toBeVisible();
    await expect(limit).toHaveValue('5');
    await page.getByRole('button', { name: 'Keep 5 prompts a day' }).click();
    await expect(page.getByText(/^Until /)).toHaveCount(0);
    await page.reload();
    await expect(limit).toHaveValue('5');
  },
);

test('self-exclusion closes the product, including the purchase of plans', async ({ page }) => {
  await beNewBuyer(page);
  await page.goto('/account/settings');
  await page.getByRole('button', { name: 'Exclude myself' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exclude myself' });
  await dialog.getByLabel('For how long').selectOption('1 year');
  await dialog.getByLabel('Type EXCLUDE to confirm').fill('EXCLUDE');
  await dialog.getByRole('button', { name: 'Exclude myself', exact: true }).click();
  await expect(page.getByText(/^You are excluded until \w+ \d+, \d{4}\.$/)).toBeVisible();

  await page.goto('/account/subscription');
  await expect(page.getByRole('heading', { name: 'You excluded yourself from GamePlan' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Subscribe|Choose/ })).toHaveCount(0);
});
