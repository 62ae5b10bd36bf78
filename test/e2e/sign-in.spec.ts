/** Signing in and registering: focus, dialogs, toasts, and the links in mails. The messages are in `test/web/screens`. */
import { linkInMailTo } from './support/mail.ts';
import { answerWith } from './support/network.ts';
import { newAddress, newUser, password } from './support/people.ts';
import { errorToast, expect, logIn, onPhoneToo, test } from './support/test.ts';

test.describe('errors', () => {
  test.use({ complaints: /status of 500/ });

  test('a toast is dismissed by a swipe, even after an incomplete one', async ({ page }) => {
    await answerWith(page, 'auth', 500, { error: 'The store room is locked' });
    await logIn(page, newAddress());
    const notice = errorToast(page, 'Error');
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
  });
});

test('a field is validated on blur, and the click that caused it still counts', async ({ page }) => {
  await page.goto('/login?tab=register');
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password must be at least 8 characters and include uppercase, lowercase, and numbers.',
  );
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
  await expect(page.getByText('You must agree to the Terms and Conditions to register')).toBeVisible();
});

test('terms and privacy open above the form, and return the focus', onPhoneToo, async ({ page }) => {
  await page.goto('/login?tab=register');
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

test.describe('a reset link', () => {
  test.use({ complaints: /status of 400/ });

  test('sets a password once, by the rules', async ({ page }) => {
    const email = await newUser(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('dialog')).toContainText('If an account exists for');
    const link = await linkInMailTo(page, email);

    await page.goto(link);
    const reset = page.getByRole('button', { name: 'Reset Password' });
    const problem = page.getByRole('main').getByRole('alert');
    for (const { entry, again, said } of [
      { entry: '', again: '', said: 'Please enter a new password.' },
      { entry: password, again: 'Other-Password-1', said: 'Passwords do not match.' },
      {
        entry: 'password',
        again: 'password',
        said: 'Password must be at least 8 characters and include uppercase, lowercase, and numbers.',
      },
    ]) {
      await page.getByLabel('New Password').fill(entry);
      await page.getByLabel('Confirm Password').fill(again);
      await reset.click();
      await expect(problem).toHaveText(said);
    }
    await page.getByLabel('New Password').fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await reset.click();
    await expect(page.getByText('Your password is changed')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Login' }).click();
    await expect(page).toHaveURL('/');

    await page.goto(link);
    await expect(problem).toHaveText('Invalid or expired token. Please request a new password reset link.');
    await logIn(page, email);
    await expect(page).toHaveURL('/account/subscription');
  });
});
