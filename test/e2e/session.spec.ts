/** Sessions in the browser's history, and ended on the server. The redirects are in `test/web/screens`. */
import { newUser } from './support/people.ts';
import { expect, fillLogin, test } from './support/test.ts';

test('going back after sign-in skips the form, a deep link opens its page, and signing out ends the session on the server', async ({
  page,
}) => {
  const email = await newUser('pro');
  await page.goto('/');
  await page.goto('/account/predictions?sport=NFL');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, email);
  await expect(page).toHaveURL('/account/predictions?sport=NFL');
  await expect(page.getByLabel('Sport')).toHaveValue('NFL');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'AI Rationale:' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'AI Rationale:' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/account/predictions?sport=NFL');
  await page.goBack();
  await expect(page, 'going back skips the form').toHaveURL('/');

  await page.goForward();
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  const headers = { authorization: `Bearer ${token}` };
  await expect
    .poll(async () => (await page.request.get('/.netlify/functions/get-user-status', { headers })).status())
    .toBe(401);
});
