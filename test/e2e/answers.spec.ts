/** Answers on the dashboard: the keyboard, and the focus and scrolling when one arrives or is missing. */
import { play, substitute } from './support/answers.ts';
import { answerWith, hold } from './support/network.ts';
import { beSignedIn, subscriber } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ complaints: /status of 502/ });

test('a missing answer is scrolled into view, and one that arrives takes the focus, except from a user who types', async ({
  page,
}) => {
  await beSignedIn(page, subscriber);
  await answerWith(page, 'prompt-process', 502, {
    error: 'The AI did not provide a response. Please try again.',
    requestId: 'r-1',
    remainingPrompts: 12,
  });
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/account/dashboard');
  const prompt = page.getByLabel('Your prompt');
  await prompt.fill('A safe bet');
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
  const alert = page.getByRole('alert');
  await expect(alert).toBeInViewport();
  expect(await motion.jsonValue(), 'reduced motion is respected').not.toContain('smooth');
  await expect(alert).toContainText('The AI did not provide a response. Please try again.');
  await expect(alert).toContainText('r-1');
  await expect(page.getByText('12 prompts remaining today')).toBeVisible();

  await answerWith(page, 'prompt-process', 200, substitute);
  await prompt.focus();
  await page.keyboard.type(', please');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('heading', { name: 'AI Suggestion' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Answer ready' })).toHaveText(
    'Answer ready: Eagles moneyline −240, 69.1% chance',
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove: NFL' })).toBeFocused();

  await answerWith(page, 'prompt-process', 200, play);
  const letGo = await hold(page, 'prompt-process');
  await page.getByRole('button', { name: 'Get Suggestions' }).click();
  await prompt.fill('A safe bet');
  await prompt.pressSequentially(' and one more');
  letGo();
  await expect(page.getByText('Prices as of').first()).toBeVisible();
  await expect(page.getByRole('article', { name: 'AI Suggestion' })).toContainText('Lions');
  await expect(prompt).toBeFocused();
  await expect(prompt).toHaveValue('A safe bet and one more');
});
