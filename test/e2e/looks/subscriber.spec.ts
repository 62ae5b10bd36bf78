/** Subscriber pages in every state: no axe violation and no horizontal overflow. */
import type { SavedPick } from '../../../lambdas/contracts/picks/tracker.ts';
import { care, info, noPlay, play, substitute } from '../support/answers.ts';
import { listOf, openRow } from '../support/ledger.ts';
import {
  expectAllInside,
  expectGoodLooks,
  expectGoodLooksOnDesk,
  expectGoodState,
} from '../support/looks.ts';
import { answerWith, callsOf, hold, holdToFail } from '../support/network.ts';
import { beNewUser, beSignedIn, callAs, subscriber } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.use({ complaints: /status of (403|404|418)/ });

const entities = { ...play.promptAnalysis, notes: substitute.notes, bet_type: ['parlay'], hit_rate: 58.3 };

test('the dashboard before the status is known, idle, with an error, and while waiting', {
  tag: '@full',
}, async ({ page }) => {
  await beSignedIn(page, subscriber);
  const letGo = await hold(page, 'get-user-status');
  await page.goto('/account/dashboard');
  await expect(page.getByText('Checking subscription status...')).toBeVisible();
  await expectGoodState(page);
  letGo();
  await expect(page.getByText(/^\d+ prompts remaining today$/)).toBeVisible();
  await expect(page.getByText(/^Hits per prediction: \d+ of \d+$/)).toBeVisible();
  await expectGoodLooksOnDesk(page);
  const fail = await holdToFail(page, 'prompt-process');
  await page.getByLabel('Your prompt').fill('A safe bet');
  await page.getByRole('button', { name: 'Get Suggestions' }).click();
  await expect(page.getByText('Working on your play')).toBeVisible();
  await expectGoodLooks(page);
  fail();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodState(page);
});

test('the steps to the first pick, before and after choosing a league', { tag: '@full' }, async ({
  page,
}) => {
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

test('every kind of answer, with its sources', async ({ page }) => {
  await beSignedIn(page, subscriber);
  await page.goto('/account/dashboard');
  const answers = page.locator('article, [role=alert]');
  const ask = async (answer: object) => {
    await answerWith(page, 'prompt-process', 200, answer);
    const called = page.waitForResponse(callsOf('prompt-process'));
    await page.getByLabel('Your prompt').fill('A safe 3-leg NFL parlay');
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
    await called;
  };
  for (const answer of [noPlay, info, substitute, play, care]) await ask(answer);
  // The answers before the last one are below it.
  for (const earlier of await page.locator('details').filter({ hasText: 'A safe 3-leg' }).all())
    await earlier.locator('summary').first().click();
  await expect(answers).toHaveCount(5);
  for (const sources of await page.getByRole('button', { name: /^Sources/ }).all()) await sources.click();
  await page.getByRole('button', { name: '1 week' }).click();
  await expectGoodLooks(page);
  // The suggestions above them scroll horizontally.
  await expectAllInside(page, 'article, article :is(p, ul, ol, li, button)');
});

test('a status that changes while a page is open: no prompts left, a break, and a subscription that ended', {
  tag: '@full',
}, async ({ page }) => {
  await beSignedIn(page, subscriber);
  await page.clock.install();
  const status = { status: 'active', subscription_plan: 'core', remainingPrompts: 0, breakUntil: null };
  const become = async (change: object) => {
    await answerWith(page, 'get-user-status', 200, { ...status, ...change });
    await page.clock.runFor(61_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };
  await answerWith(page, 'get-user-status', 200, status);
  await page.goto('/account/dashboard');
  await expect(page.getByText('New prompts at midnight, Toronto time.')).toBeVisible();
  await expectGoodState(page);
  await become({ breakUntil: new Date(Date.now() + 86_400_000).toISOString() });
  await expect(page.getByRole('heading', { name: 'You’re taking a break' })).toBeVisible();
  await expectGoodLooks(page);
  await visit(page, '/account/predictions');
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await become({ status: 'past_due' });
  await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
  await expectGoodLooks(page);
});

test('the predictions, loading, failed, empty and loaded; and one, alone and with facts for each leg', {
  tag: '@full',
}, async ({ page }) => {
  await beSignedIn(page, subscriber);
  const { predictions } = await callAs(page, subscriber, 'get-predictions?limit=4');
  const [single, ...others] = predictions;
  const parlay = { ...single, id: 'parlay', parsed_entities: entities };
  const fail = await holdToFail(page, 'get-predictions');
  await page.goto('/account/predictions?sport=NFL');
  await expect(page.getByText('Loading predictions...')).toBeVisible();
  await expectGoodLooks(page);
  fail();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodLooks(page);
  await answerWith(page, 'get-predictions', 200, { predictions: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No safe bets available')).toBeVisible();
  await expectGoodLooks(page);
  await answerWith(page, 'get-predictions', 200, { predictions: [parlay, single, ...others] });
  await page.getByRole('button', { name: 'Show all predictions' }).click();
  await expect(page.getByText('3 leg parlay', { exact: true }).first()).toBeVisible();
  await expectGoodLooksOnDesk(page);
  await expectAllInside(page, 'li, p, ul');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await expect(page.getByText(/Pays more elsewhere/)).toBeVisible();
  await expectGoodLooksOnDesk(page);
  await expectAllInside(page, 'li, p, ul');

  await answerWith(page, 'get-prediction-by-id', 200, { predictionWithPickSaved: [parlay] });
  await visit(page, '/account/predictions/parlay');
  await page.getByText('How the market moved').first().click();
  await expect(page.getByText(/^As of/).first()).toBeVisible();
  await expectGoodLooks(page);
  await expectAllInside(page, 'section, table, li, p, ul');
  await page.unroute(callsOf('get-prediction-by-id'));
  await visit(page, `/account/predictions/${single.id}`);
  await expect(page.getByRole('button', { name: 'Bills moneyline', exact: true })).toHaveCount(0);
  const matchup = page.getByRole('region', { name: 'Matchup' });
  await expect(matchup.getByText(/^As of .*\(Goalserve\)/).first()).toBeVisible();
  await expectGoodLooks(page);
  await visit(page, '/account/predictions/nowhere');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodState(page);
});

test('the tracker: loading, failed, loaded, with open rows and a refused mark, and empty', async ({
  page,
}) => {
  await beSignedIn(page, subscriber);
  const { savedPicks } = await callAs(page, subscriber, 'tracker-get?limit=25');
  // One of each status is enough to check; the first one is a parlay with facts for each leg.
  const statuses = ['pending', 'hit', 'miss', 'push'];
  const picks = statuses.flatMap(
    (status) => savedPicks.find((each: SavedPick) => each.status === status) ?? [],
  );
  const parlay = { ...picks[0], id: 'parlay', metadata: entities };
  const closings = [
    { percent: 2.1, legs: [{ kind: 'value', percent: 2.1 }] },
    { percent: null, legs: [{ kind: 'none', why: 'no-close' }] },
  ];
  const closed = closings.map((clv, index) => ({ ...picks[1], id: `closed-${index}`, clv }));
  const fail = await holdToFail(page, 'tracker-get');
  await page.goto('/account/tracker');
  await expect(page.getByText('Loading saved picks...')).toBeVisible();
  await expectGoodState(page);
  fail();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodState(page);
  await answerWith(page, 'tracker-get', 200, listOf([parlay, ...picks, ...closed]));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('button', { name: /^Details: / })
    .first()
    .click();
  await expect(page.getByText('Profit on $100')).toBeVisible();
  await expectGoodLooksOnDesk(page);
  const row = await openRow(page);
  for (const why of await row.getByText(/^Why: /).all()) await why.click();
  await expect(row.getByText('Profit on $100')).toBeVisible();
  await expectGoodLooksOnDesk(page);
  await answerWith(page, 'tracker-update', 404, { error: 'Pick not found' });
  await page
    .getByRole('group', { name: /^Set the status of/ })
    .first()
    .getByRole('button')
    .last()
    .click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodState(page);
  await answerWith(page, 'tracker-get', 200, listOf([]));
  await page.getByRole('tab', { name: /^Hits/ }).click();
  await expect(page.getByText(/^No picks found/)).toBeVisible();
  await expectGoodState(page);
});
