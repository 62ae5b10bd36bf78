/** Answers on the dashboard: the keyboard, and where the focus is when one arrives. */
import { play, substitute } from './support/answers.ts';
import { answerWith } from './support/network.ts';
import { beSignedIn, subscriber } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => beSignedIn(page, subscriber));

test('Ctrl+Enter sends, and the focus moves to the answer', async ({ page }) => {
  await answerWith(page, 'prompt-process', 200, substitute);
  await page.goto('/account/dashboard');
  await page.getByLabel('Your prompt').focus();
  await page.keyboard.type('A safe bet');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('heading', { name: 'AI Suggestion' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Answer ready' })).toHaveText(
    'Answer ready: Eagles moneyline −240, 69.1% chance',
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove: NFL' })).toBeFocused();
});

test('the focus stays with a user who continues typing', async ({ page }) => {
  await page.goto('/account/dashboard');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/functions/prompt-process', async (route) => {
    await promise;
    await route.fulfill({ json: play });
  });
  await page.getByLabel('Your prompt').fill('A safe bet');
  await page.getByRole('button', { name: 'Get Suggestions' }).click();
  await page.getByLabel('Your prompt').pressSequentially(' and one more');
  resolve();
  await expect(page.getByRole('article', { name: 'AI Suggestion' })).toBeVisible();
  await expect(page.getByLabel('Your prompt')).toBeFocused();
  await expect(page.getByLabel('Your prompt')).toHaveValue('A safe bet and one more');
});
