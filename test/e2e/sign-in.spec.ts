/** Signing in and registering: swipes, focus, dialogs, and the link in a mail. The messages are in `test/web/screens`. */
import { linkInMailTo } from './support/mail.ts';
import { answerWith } from './support/network.ts';
import { newAddress, newUser } from './support/people.ts';
import { errorToast, expect, logIn, test } from './support/test.ts';

test.use({ complaints: /status of (400|500)/ });

test('a toast is swiped away, a click counts despite validation on blur, and a dialog returns the focus', async ({
  page,
}) => {
  await answerWith(page, 'auth', 500, { error: 'The store room is locked' });
  await logIn(page, newAddress());
  const notice = errorToast(page, 'Error');
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.evaluate(() => scrollTo(0, 0));
  const [above, tabs] = [await notice.boundingBox(), await page.getByRole('tablist').boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0), 'no toast over the form').toBeLessThanOrEqual(tabs?.y ?? 0);
  if (desk) await page.setViewportSize(desk);
  const text = await notice.getByText('The store room is locked').boundingBox();
  if (!text) throw new Error('the toast has no place');
  for (const { pixels, left } of [
    { pixels: 40, left: 1 },
    { pixels: 60, left: 0 },
  ]) {
    await page.mouse.move(text.x, text.y + 5);
    await page.mouse.down();
    await page.mouse.move(text.x + pixels, text.y + 5);
    await page.mouse.up();
    await expect(notice).toHaveCount(left, { timeout: 2000 });
  }

  await page.getByRole('tab', { name: 'Register' }).click();
  // The login form, which also has a password, is shown until then.
  await expect(page.getByLabel('Confirm Password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password must be at least 8 characters and include uppercase, lowercase, and numbers.',
  );
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
  await expect(page.getByText('You must agree to the Terms and Conditions to register')).toBeVisible();

  const link = page.getByRole('button', { name: 'Terms and Conditions' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Terms and Conditions' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveCount(7);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the link in a mail sets a password once', async ({ page }) => {
  const email = await newUser();
  const another = 'Another-Password-2';
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('dialog')).toContainText('If an account exists for');
  const link = await linkInMailTo(page, email);
  await page.goto(link);
  await page.getByLabel('New Password').fill(another);
  await page.getByLabel('Confirm Password').fill(another);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Invalid or expired token. Please request a new password reset link.',
  );
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(another);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/account/subscription');
});
