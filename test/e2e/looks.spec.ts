/** Every screen, in both color modes: axe finds nothing, and nothing is wider than the window. */
import { expectGoodLooks } from './support/looks.ts';
import { beSignedIn, expect, subscriber, test } from './support/test.ts';

const screens = {
  visitor: [
    '/',
    '/login',
    '/login?tab=register',
    '/verify-email',
    '/reset-password',
    '/terms',
    '/privacy',
    '/disclaimer',
  ],
  subscriber: [
    '/account/dashboard',
    '/account/predictions',
    '/account/tracker',
    '/account/profile',
    '/account/settings',
    '/account/referral',
    '/account/account',
    '/account/subscription',
    '/account/subscription/success?session_id=cs_1',
    '/account/subscription/cancel',
  ],
} as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of screens.visitor) {
  test(`${path} as a visitor`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expectGoodLooks(page);
  });
}

for (const path of screens.subscriber) {
  test(`${path} as a subscriber`, async ({ page }) => {
    await beSignedIn(page, subscriber);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectGoodLooks(page);
  });
}

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
