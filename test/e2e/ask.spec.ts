/** Asking, when something goes wrong. */
import { info } from './support/answers.ts';
import { answerWith } from './support/network.ts';
import { beSignedIn, subscriber } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await beSignedIn(page, subscriber);
  await page.goto('/account/dashboard');
});

test('an empty prompt is not sent', async ({ page }) => {
  await page.getByLabel('Your prompt').fill('   ');
  await page.getByRole('button', { name: 'Get Suggestions' }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter a prompt');
});

test('each sport offers five suggestions', async ({ page }) => {
  for (const sport of ['NBA', 'NFL', 'MLB', 'MLS', 'GOLF', 'CFL']) {
    await page.getByLabel('Sport').selectOption(sport);
    await expect(
      page.getByRole('list', { name: `Suggestions for ${sport}` }).getByRole('button'),
    ).toHaveCount(5);
  }
});

test.describe('errors', () => {
  test.use({ complaints: /status of (429|502)|net::ERR/ });

  test('a missing answer is reported in a red box', async ({ page }) => {
    await answerWith(page, 'prompt-process', 502, {
      error: 'The AI did not provide a response. Please try again.',
      requestId: 'r-1',
      remainingPrompts: 12,
    });
    await page.setViewportSize({ width: 1440, height: 500 });
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

  test('an empty answer is an error', async ({ page }) => {
    await answerWith(page, 'prompt-process', 200, { ...info, response: ' ' });
    await page.getByLabel('Your prompt').fill('A safe bet');
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'The AI did not provide a response. Please try again.',
    );
  });

  test('without prompts left, asking is disabled', async ({ page }) => {
    await expect(page.getByText(/^[1-9]\d* prompts remaining today$/)).toBeVisible();
    await answerWith(page, 'prompt-process', 429, {
      error: 'You have used all your prompts for today',
      remainingPrompts: 0,
    });
    await answerWith(page, 'get-user-status', 200, {
      status: 'active',
      subscription_plan: 'pro',
      remainingPrompts: 0,
      breakUntil: null,
    });
    await page.getByLabel('Your prompt').fill('A safe bet');
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
    await expect(page.getByRole('alert')).toContainText('You have used all your prompts for today');
    await expect(page.getByText('0 prompts remaining today')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get Suggestions' })).toBeDisabled();
  });

  test('a request whose response was lost is retried as the same question', async ({ page }) => {
    const keys: string[] = [];
    await page.route('**/.netlify/functions/prompt-process', async (route) => {
      keys.push(route.request().postDataJSON().requestKey);
      if (keys.length === 1) await route.abort('connectionreset');
      else await route.fulfill({ status: 502, json: { error: 'Failed to process prompt' } });
    });
    await page.getByLabel('Your prompt').fill('A safe bet');
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to process prompt');
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
    await expect.poll(() => new Set(keys).size).toBe(2);
  });
});
