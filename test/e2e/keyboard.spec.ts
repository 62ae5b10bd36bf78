/** Keyboard use: every main task, and the focus during it. */
import type { Locator, Page } from '@playwright/test';
import { beAdmin, beNewUser, newAddress, newUser, password } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'not reached by Tab').toBeFocused();
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('register: an error takes the focus, and correcting it registers', async ({ page }) => {
  await page.goto('/login');
  await tabTo(page, page.getByRole('tab', { name: 'Login' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused();
  await type(page, page.getByLabel('Name'), 'Test Person');
  await type(page, page.getByLabel('Email'), newAddress());
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await type(page, page.getByLabel('Confirm Password'), 'Something-Else-3');
  await press(page, page.getByLabel('I agree to the'), 'Space');
  await press(page, page.getByRole('button', { name: 'Register' }));
  const confirm = page.getByLabel('Confirm Password');
  await expect(confirm).toBeFocused();
  await expect(confirm).toHaveAccessibleDescription('Passwords do not match');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registered Successfully')).toBeVisible();
});

test('skip to the content, ask, save, mark, and reach the notifications', async ({ page }) => {
  await beNewUser(page, 'pro');
  await page.goto('/account/dashboard');
  await expect(page.getByText('50 prompts remaining today')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' }), 'the first stop').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByLabel('Sport'));
  await page.keyboard.press('Home');
  await page.keyboard.type('NFL');
  await expect(page.getByLabel('Sport')).toHaveValue('NFL');
  await press(page, page.getByRole('button', { name: /safe 3-leg NFL parlay/ }));
  await expect(page.getByLabel('Your prompt'), 'a suggestion can be edited').toBeFocused();
  await press(page, page.getByRole('button', { name: 'Get Suggestions' }));
  await press(page, page.getByRole('button', { name: 'Save to Tracker' }));
  await expect(page.getByRole('button', { name: 'Saved to Tracker' })).toBeDisabled();

  await page.goto('/account/tracker');
  const pick = page.getByRole('tabpanel').getByRole('article');
  await press(page, pick.getByRole('button', { name: 'Miss', exact: true }));
  await expect(page.getByText('0 hit, 1 missed, 0 pending')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My Saved Picks' }), 'its button is gone').toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
});

test('subscribe', { tag: '@full' }, async ({ page }) => {
  await beNewUser(page);
  await page.goto('/account/subscription');
  await press(page, page.getByRole('button', { name: 'Choose pro' }));
  await press(page, page.getByRole('button', { name: 'Pay and subscribe' }));
  await expect(page.getByText('Your plan is active.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Go to Dashboard' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/account/dashboard');
});

test('edit a user: the dialog traps the focus, and returns it', { tag: '@full' }, async ({ page }) => {
  const email = await newUser();
  await beAdmin(page);
  await page.goto('/management/users');
  await type(page, page.getByPlaceholder('Search by name or email'), email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=/);
  const row = page.getByRole('row').filter({ hasText: email });
  const edit = row.getByRole('button', { name: 'Edit Test Friend' });
  await press(page, edit);
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await tabTo(page, dialog.getByLabel('Subscription Plan'));
  await page.keyboard.type('Pro');
  await press(page, dialog.getByRole('button', { name: 'Update User' }));
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(row).toContainText('Pro');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(edit, 'returned by Escape too').toBeFocused();
});
