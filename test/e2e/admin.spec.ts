/** The admin portal by keyboard. What it shows is in `test/web/screens`. */
import { beAdmin, newAddress, password } from './support/people.ts';
import { expect, logIn, test } from './support/test.ts';

test('a user is added by keyboard alone, and can log in', async ({ page }) => {
  const email = newAddress();
  await beAdmin(page);
  await page.goto('/management/users');
  await page.getByRole('button', { name: 'Add User' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add User' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add User' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Create a new user account')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  for (const text of ['Test Person', email, password]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // Past the password's show button to the plan.
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Subscription Plan')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Create User' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'User created' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();

  await logIn(page, email);
  await expect(page).toHaveURL('/account/subscription');
});
