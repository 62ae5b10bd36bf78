/** The admin portal: sign-in, users, and the effect of changes in the product. Further states are in `test/web/screens`. */
import { admin, beAdmin, beSignedIn, newAddress, password, subscriber } from './support/people.ts';
import { expect, logIn, onPhoneToo, test } from './support/test.ts';

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

test('an unknown page leads to the dashboard, and Logout to sign-in', onPhoneToo, async ({ page }) => {
  await beSignedIn(page, subscriber);
  await logIn(page, admin, '/management/login');
  await expect(page).toHaveURL('/management/dashboard');
  await page.goto('/management/nowhere');
  await expect(page).toHaveURL('/management/dashboard');
  const menu = page.getByRole('button', { name: 'Administrator' });
  if (await menu.isVisible()) await menu.click();
  await expect(page.getByText(admin).locator('visible=true')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').click();
  await expect(page).toHaveURL('/management/login');
  const kept = await page.evaluate(() =>
    ['adminToken', 'adminData', 'authToken'].map((key) => key in localStorage),
  );
  expect(kept, "only the portal's session ends").toEqual([false, false, true]);
});

test("a user's page has billing, picks, questions on request, and who viewed them", async ({ page }) => {
  await beAdmin(page);
  await page.goto(`/management/users?q=${encodeURIComponent(subscriber)}`);
  await expect(page.getByRole('row').filter({ hasText: subscriber })).toContainText(
    /ProActive, renews \w{3} \d{1,2}, \d{4}/,
  );
  await page.getByRole('link', { name: 'Demo Subscriber' }).click();
  await expect(page.getByRole('heading', { name: 'Demo Subscriber', level: 1 })).toBeFocused();
  const card = (name: string) => page.getByRole('region', { name });
  await expect(card('Plan and Billing')).toContainText('$24.99 a month');
  await expect(card('Saved Picks')).toContainText(/\d+ picks in the tracker/);
  await card('Last Questions').getByRole('button', { name: 'View Last Questions' }).click();
  await expect(card('Last Questions').getByRole('listitem').first()).toBeVisible();
  await expect(card('Audit Trail').getByRole('listitem').first()).toContainText('Last questions viewed');
  await expect(card('Audit Trail').getByRole('listitem').first()).toContainText(`Administrator ${admin}`);
  await page.getByRole('link', { name: 'Users' }).locator('visible=true').first().click();
  await expect(page).toHaveURL('/management/users');
});
