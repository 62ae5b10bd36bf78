/** Answers on the dashboard: the keyboard, and the focus and scrolling when one arrives or is missing. */
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

test.describe('errors', () => {
  test.use({ complaints: /status of 502/ });

  test('a missing answer is reported, and the report scrolled into view', async ({ page }) => {
    await answerWith(page, 'prompt-process', 502, {
      error: 'The AI did not provide a response. Please try again.',
      requestId: 'r-1',
      remainingPrompts: 12,
    });
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto('/account/dashboard');
    await page.getByLabel('Your prompt').fill('A safe bet');
    const motion = await page.evaluateHandle(() => {
      const behaviors: unknown[] = [];
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (how) {
        behaviors.push(typeof how === 'object' && how.behavior);
        scroll.call(this, how);
      };
      return behaviors;
    });
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
    await expect(page.getByRole('alert')).toBeInViewport();
    expect(await motion.jsonValue(), 'reduced motion is respected').not.toContain('smooth');
    await expect(page.getByRole('alert')).toContainText(
      'The AI did not provide a response. Please try again.',
    );
    await expect(page.getByRole('alert')).toContainText('r-1');
    await expect(page.getByText('12 prompts remaining today')).toBeVisible();
  });
});
