/** Subscriber pages in every state: no axe violation and no horizontal overflow. */
import { care, info, noPlay, play, substitute, unreadable } from '../support/answers.ts';
import { skipFirstSteps } from '../support/first-steps.ts';
import { confirmEarly, listOf, openRow } from '../support/ledger.ts';
import { expectGoodLooks, expectGoodState } from '../support/looks.ts';
import { answerWith, hold } from '../support/network.ts';
import { beNewUser, beSignedIn, callAs, subscriber } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const failure = { error: 'Something went wrong', requestId: 'r-1' };

test.use({ complaints: /status of (403|404|418)/ });

test.describe('the dashboard', () => {
  test('before the status is known, idle, and with an error', async ({ page }) => {
    await beSignedIn(page, subscriber);
    const letGo = await hold(page, 'get-user-status');
    await page.goto('/account/dashboard');
    await expect(page.getByText('Checking subscription status...')).toBeVisible();
    await expectGoodState(page);
    letGo();
    await expect(page.getByText(/^\d+ prompts remaining today$/)).toBeVisible();
    await expect(page.getByText(/^Hits per prediction: \d+ of \d+$/)).toBeVisible();
    await expectGoodLooks(page);
    await answerWith(page, 'prompt-process', 418, failure);
    await page.getByLabel('Your prompt').fill('A safe bet');
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectGoodState(page);
  });

  test('the steps to the first pick, before and after choosing a league', async ({ page }) => {
    await beNewUser(page, 'pro');
    await page.goto('/account/dashboard');
    await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
    await expectGoodLooks(page);
    await page.getByRole('group', { name: 'League you follow' }).getByRole('button', { name: 'NBA' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Your prompt')).toHaveValue('Safest NBA moneyline pick this week');
    await expect(page.getByRole('region', { name: 'Ask for a play' }).locator('..')).toBeFocused();
    await expectGoodLooks(page);
  });

  test('while waiting for an answer, and with the answer', async ({ page }) => {
    await beNewUser(page, 'pro');
    await page.goto('/account/dashboard');
    await skipFirstSteps(page);
    const letGo = await hold(page, 'prompt-process');
    await page.getByLabel('Sport').selectOption('NFL');
    await page.getByLabel('Your prompt').fill('A safe 3-leg NFL parlay');
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
    await expect(page.getByText('Working on your play')).toBeVisible();
    await expectGoodLooks(page);
    letGo();
    await expect(page.getByRole('article')).toBeVisible();
    await expectGoodLooks(page);
  });

  for (const [name, answer] of Object.entries({ play, substitute, noPlay, info, care, unreadable })) {
    test(`an answer: ${name}`, async ({ page }) => {
      await beSignedIn(page, subscriber);
      await answerWith(page, 'prompt-process', 200, answer);
      await page.goto('/account/dashboard');
      await page.getByLabel('Your prompt').fill('A safe 3-leg NFL parlay');
      await page.getByRole('button', { name: 'Get Suggestions' }).click();
      await expect(page.locator('article, [role=alert]').first()).toBeVisible();
      for (const sources of await page.getByRole('button', { name: /^Sources/ }).all()) await sources.click();
      if (name === 'care') await page.getByRole('button', { name: '1 week' }).click();
      await expectGoodLooks(page);
    });
  }

  test('during a break, and without prompts left', async ({ page }) => {
    await beSignedIn(page, subscriber);
    const status = { status: 'active', subscription_plan: 'core', remainingPrompts: 0, breakUntil: null };
    await answerWith(page, 'get-user-status', 200, status);
    await page.goto('/account/dashboard');
    await expect(page.getByText('New prompts at midnight, Toronto time.')).toBeVisible();
    await expectGoodState(page);
    const breakUntil = new Date(Date.now() + 86_400_000).toISOString();
    await answerWith(page, 'get-user-status', 200, { ...status, breakUntil });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You’re taking a break' })).toBeVisible();
    await expectGoodState(page);
  });
});

test('the predictions: loading, loaded, empty and failed', async ({ page }) => {
  await beSignedIn(page, subscriber);
  const letGo = await hold(page, 'get-predictions');
  await page.goto('/account/predictions?sport=NFL');
  await expect(page.getByText('Loading predictions...')).toBeVisible();
  await expectGoodState(page);
  letGo();
  await expect(page.getByRole('link', { name: /^View Details/ }).first()).toBeVisible();
  await expectGoodLooks(page);
  await answerWith(page, 'get-predictions', 200, { predictions: [] });
  await page.goto('/account/predictions');
  await expect(page.getByText('No safe bets available')).toBeVisible();
  await expectGoodState(page);
  await answerWith(page, 'get-predictions', 418, failure);
  await page.goto('/account/predictions');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodState(page);
});

test('a prediction: loaded and not found', async ({ page }) => {
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
  await expectGoodState(page);
});

test('a parlay with facts for each leg: in the list, on its page and in the tracker', async ({ page }) => {
  await beSignedIn(page, subscriber);
  const { predictions } = await callAs(page, subscriber, 'get-predictions?limit=1');
  const { savedPicks } = await callAs(page, subscriber, 'tracker-get?limit=1');
  const entities = { ...play.promptAnalysis, notes: substitute.notes, bet_type: ['parlay'], hit_rate: 58.3 };
  const prediction = { ...predictions[0], parsed_entities: entities };
  await answerWith(page, 'get-predictions', 200, {
    predictions: [prediction, { ...prediction, id: 'other' }],
  });
  await answerWith(page, 'get-prediction-by-id', 200, { predictionWithPickSaved: [prediction] });
  await answerWith(page, 'tracker-get', 200, listOf([{ ...savedPicks[0], metadata: entities }]));
  await page.goto('/account/predictions');
  await expect(page.getByRole('link', { name: /^View Details/ }).first()).toBeVisible();
  await expectGoodLooks(page);
  await page.goto(`/account/predictions/${prediction.id}`);
  for (const name of ['Bills moneyline', 'Lions moneyline'])
    await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(/^As of/).first()).toBeVisible();
  await expectGoodLooks(page);
  await page.goto('/account/tracker');
  const row = await openRow(page);
  for (const why of await row.getByText(/^Why: /).all()) await why.click();
  await expect(row.getByText('Profit on $100')).toBeVisible();
  await expectGoodLooks(page);
});

test('the tracker: loading, loaded, empty, failed, and with a refused mark', async ({ page }) => {
  await beSignedIn(page, subscriber);
  const letGo = await hold(page, 'tracker-get');
  await page.goto('/account/tracker');
  await expect(page.getByText('Loading saved picks...')).toBeVisible();
  await expectGoodState(page);
  letGo();
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  await expectGoodLooks(page);
  await openRow(page);
  await answerWith(page, 'tracker-update', 404, { error: 'Pick not found' });
  await page
    .getByRole('group', { name: /^Set the status of/ })
    .getByRole('button')
    .last()
    .click();
  await expectGoodLooks(page);
  const early = page.getByRole('dialog', { name: 'Mark before the game starts?' });
  if (await early.isVisible()) await confirmEarly(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodState(page);
  await answerWith(page, 'tracker-get', 200, listOf([]));
  await page.goto('/account/tracker');
  await expect(page.getByText(/^No picks found/)).toBeVisible();
  await expectGoodState(page);
  await answerWith(page, 'tracker-get', 418, failure);
  await page.goto('/account/tracker');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodState(page);
});

test('the locked page after a subscription ends while it is open', async ({ page }) => {
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
