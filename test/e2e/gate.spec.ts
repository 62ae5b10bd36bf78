/** What free users see of locked pages. */
import { beSignedIn, free } from './support/people.ts';
import { expect, onPhoneToo, test } from './support/test.ts';

test.beforeEach(({ page }) => beSignedIn(page, free));

test('the navigation marks locked pages', onPhoneToo, async ({ page }) => {
  await page.goto('/account/settings');
  const main = page.getByRole('navigation', { name: 'Main' }).locator('visible=true');
  await expect(main.getByRole('link', { name: 'Tracker (locked)' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
});
