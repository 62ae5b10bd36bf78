/** What a subscriber sees, in every state: axe finds nothing, and nothing is wider than the window. */
import { expectGoodLooks } from '../support/looks.ts';
import { answerWith, hold, letAnswer } from '../support/network.ts';
import { beNewUser, beSignedIn, subscriber } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const failure = { error: 'Something went wrong', requestId: 'r-1' };

test.use({ complaints: /status of (403|404|418)/ });

test.describe('the dashboard', () => {
  test('before the status is known, at rest, and with a refusal', async ({ page }) => {
    await beSignedIn(page, subscriber);
    const letGo = await hold(page, 'get-user-status');
    await page.goto('/account/dashboard');
    await expect(page.getByText('Checking subscription status...')).toBeVisible();
    await expectGoodLooks(page);
    letGo();
    await expect(page.getByText(/^\d+ prompts remaining today$/)).toBeVisible();
    await expect(page.getByText(/^Of \d+ predictions$/)).toBeVisible();
    await expectGoodLooks(page);
    await answerWith(page, 'prompt-process', 418, failure);
    await page.getByLabel('Your prompt').fill('A safe bet');
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectGoodLooks(page);
  });

  test('while an answer is made, with it, and with one that suggests nothing', async ({ page }) => {
    await beNewUser(page, 'pro');
    await page.goto('/account/dashboard');
    const letGo = await hold(page, 'prompt-process');
    await page.getByLabel('Sport').selectOption('NFL');
    await page.getByLabel('Your prompt').fill('A safe 3-leg NFL parlay');
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
    await expect(page.getByText('Working on your play')).toBeVisible();
    await expectGoodLooks(page);
    letGo();
    const answer = page.getByRole('article', { name: 'AI Suggestion' });
    await expect(answer).toBeVisible();
    await answer.getByText('The answer in full').click();
    await expectGoodLooks(page);
    await letAnswer(page, 'prompt-process');
    await page.getByLabel('Sport').selectOption('GOLF');
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
    await expect(answer).toBeVisible();
    await expectGoodLooks(page);
  });
});

test('the predictions: on their way, there, none, and not to be had', async ({ page }) => {
  await beSignedIn(page, subscriber);
  const letGo = await hold(page, 'get-predictions');
  await page.goto('/account/predictions?sport=NFL');
  await expect(page.getByText('Loading predictions...')).toBeVisible();
  await expectGoodLooks(page);
  letGo();
  await expect(page.getByRole('link', { name: /^View Details/ }).first()).toBeVisible();
  await expectGoodLooks(page);
  await answerWith(page, 'get-predictions', 200, { predictions: [] });
  await page.goto('/account/predictions');
  await expect(page.getByText('No safe bets available')).toBeVisible();
  await expectGoodLooks(page);
  await answerWith(page, 'get-predictions', 418, failure);
  await page.goto('/account/predictions');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodLooks(page);
});

test('a prediction: there, and nowhere', async ({ page }) => {
  await beSignedIn(page, subscriber);
  await page.goto('/account/predictions?sport=NFL');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'AI Rationale:' })).toBeVisible();
  await expectGoodLooks(page);
  await page.goto('/account/predictions/nowhere');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodLooks(page);
});

test('the tracker: on its way, there, none, not to be had, and a mark that was refused', async ({ page }) => {
  await beSignedIn(page, subscriber);
  const letGo = await hold(page, 'tracker-get');
  await page.goto('/account/tracker');
  await expect(page.getByText('Loading saved picks...')).toBeVisible();
  await expectGoodLooks(page);
  letGo();
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await answerWith(page, 'tracker-update', 404, { error: 'Pick not found' });
  await page
    .getByRole('group', { name: 'Set the status of this pick' })
    .first()
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodLooks(page);
  await answerWith(page, 'tracker-get', 200, { savedPicks: [], total: 0 });
  await page.goto('/account/tracker');
  await expect(page.getByText(/^No picks found/)).toBeVisible();
  await expectGoodLooks(page);
  await answerWith(page, 'tracker-get', 418, failure);
  await page.goto('/account/tracker');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodLooks(page);
});

test('the gate, where a status ends while the page is open', async ({ page }) => {
  await beSignedIn(page, subscriber);
  await page.clock.install();
  await page.goto('/account/tracker');
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  await answerWith(page, 'get-user-status', 200, {
    status: 'past_due',
    subscription_plan: 'pro',
    remainingPrompts: 0,
    breakUntil: null,
  });
  await page.clock.runFor(61_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
  await expectGoodLooks(page);
});
