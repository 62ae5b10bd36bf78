/** The keyboard alone. */
import { beSignedIn, subscriber } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the keyboard comes to the contents first, and to the notices by F8', async ({ page }) => {
  await beSignedIn(page, subscriber);
  await page.goto('/account/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
});
