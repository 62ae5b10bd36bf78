/** Answers that cost no prompt: support messages and breaks, information, unavailable bets. */
import { care } from './support/answers.ts';
import { answerWith } from './support/network.ts';
import { beNewUser } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.describe('a support message', () => {
  test.use({ timezoneId: 'America/Toronto' });

  test('offers no bet, but helplines, and a break that closes asking', async ({ page }) => {
    await beNewUser(page, 'pro');
    await answerWith(page, 'prompt-process', 200, care);
    await page.goto('/account/dashboard');
    await page.getByLabel('Your prompt').fill('How do I win it back?');
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
    const card = page.getByRole('article', { name: 'Let’s pause for a second' });
    await expect(card.getByRole('link', { name: /^1-866-531-2600/ })).toHaveAttribute(
      'href',
      'tel:1-866-531-2600',
    );
    await expect(card.getByRole('link', { name: /^1-800-MY-RESET/ })).toHaveCount(0);
    await expect(card.getByRole('button', { name: /Save|Regenerate/ })).toHaveCount(0);
    await card.getByRole('button', { name: '1 week' }).click();
    await expect(card.getByText(/^Pause asking until /)).toBeFocused();
    await card.getByRole('button', { name: 'Not now' }).click();
    await expect(card.getByText(/^Pause asking until /)).toHaveCount(0);
    await card.getByRole('button', { name: '1 day' }).click();
    await card.getByRole('button', { name: 'Start my break' }).click();
    await expect(page.getByRole('heading', { name: 'You’re taking a break' })).toBeFocused();
    await expect(page.getByLabel('Your prompt')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(/^Asking is closed until /)).toBeVisible();
    await page.goto('/account/settings');
    await expect(page.getByText(/^You’re on a break until /)).toBeVisible();
    await page.getByRole('button', { name: '1 month from now' }).click();
    await page.getByRole('button', { name: 'Start my break' }).click();
    await expect(page.getByRole('button', { name: /from now$/ })).toHaveCount(0);
  });
});

test('answers without a play cost nothing, and their alternatives are plays', async ({ page }) => {
  await beNewUser(page, 'pro');
  await page.goto('/account/dashboard');
  const put = async (text: string) => {
    await page.getByLabel('Your prompt').fill(text);
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
  };
  await page.getByLabel('Sport').selectOption('NFL');
  await put('What games are on this week?');
  await expect(page.getByRole('heading', { name: 'Here’s what we know' })).toBeFocused();
  await put('I lost $500 yesterday, how do I win it back?');
  await expect(page.getByRole('heading', { name: 'Let’s pause for a second' })).toBeFocused();
  await put('Best NFL first touchdown scorer this week');
  const none = page.getByRole('article', { name: 'No play for this one' });
  await expect(none).toContainText('Your prompt was not counted.');
  await expect(page.getByText('50 prompts remaining today')).toBeVisible();
  await none.getByRole('list', { name: 'Try instead' }).getByRole('button').first().click();
  await expect(page.getByRole('article', { name: 'AI Suggestion' })).toBeVisible();
  await expect(page.getByText('49 prompts remaining today')).toBeVisible();
});
