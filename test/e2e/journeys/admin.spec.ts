/** An administrator's journey: sign in, read the figures, find a user, and change the plan. */
import { admin, newUser, password } from '../support/people.ts';
import { devicesOrMost, expect, logIn, test } from '../support/test.ts';

for (const { device, use } of devicesOrMost('desktop')) {
  test.describe(`on a ${device}`, () => {
    test.use(use);

    test('an administrator logs in, reads the figures, finds a user, and grants a plan that takes effect', async ({
      page,
    }) => {
      const email = await newUser();
      const links = page.getByRole('navigation', { name: 'Management' }).locator('visible=true');
      await page.goto('/management/users');
      await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
      await page.getByLabel('Email').fill(admin);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page, 'back to the requested page').toHaveURL('/management/users');

      await links.getByRole('link', { name: 'Dashboard' }).click();
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused();
      await expect(page.getByText(/^\d+ new sign-ups? in last 30 days$/)).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: 'Core' })).toContainText(
        /Free\d+Core\d+Pro\d+/,
      );
      await expect(page.locator('canvas')).toHaveCount(3);
      await expect(page.getByRole('table', { name: 'Users by plan' }).getByRole('row')).toHaveCount(4);

      await links.getByRole('link', { name: 'Users' }).click();
      await page.getByPlaceholder('Search by name or email').fill(email);
      await page.getByPlaceholder('Search by name or email').press('Enter');
      await expect(page).toHaveURL(`/management/users?q=${encodeURIComponent(email)}`);
      const row = page.getByRole('row').filter({ hasText: email });
      await expect(row).toContainText('Free');
      await expect(row).toContainText('Never');
      await row.getByRole('button', { name: 'Edit Test Friend' }).click();

      const dialog = page.getByRole('dialog', { name: 'Edit User' });
      await expect(dialog.getByText('Update user details')).toBeVisible();
      await expect(dialog.getByLabel('Name')).toBeFocused();
      await dialog.getByLabel('Subscription Plan').selectOption('Core');
      await dialog.getByRole('button', { name: 'Update User' }).click();
      await expect(dialog).toBeHidden();
      await expect(row.getByRole('button', { name: 'Edit Test Friend' })).toBeFocused();
      await expect(row).toContainText('CoreActive, not billed');

      await logIn(page, email);
      await expect(page.getByRole('heading', { level: 1, name: /^Your first pick/ })).toBeVisible();
      await page.goto('/management');
      await expect(page, 'both sessions exist side by side').toHaveURL('/management/dashboard');
    });
  });
}
