/** The tracker: tabs and pages in the URL, and its empty and failed states. */
import { play } from './support/answers.ts';
import { listOf, openRow } from './support/ledger.ts';
import { eagles, notes } from './support/legs.ts';
import { expectNoScrollAside } from './support/looks.ts';
import { answerWith } from './support/network.ts';
import { beSignedIn, callAs, subscriber } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => beSignedIn(page, subscriber));

test('the page is in the URL, and another tab starts at its first page', async ({ page }) => {
  await page.goto('/account/tracker');
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  const all = await callAs(page, subscriber, 'tracker-get?limit=25');
  await answerWith(page, 'tracker-get', 200, { ...all, total: 60, next: 'after', previous: null });
  await page.goto('/account/tracker');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/account/tracker?page=2&at=after');
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByRole('tab', { name: 'Misses' }).click();
  await expect(page).toHaveURL('/account/tracker?tab=miss');
  await page.goBack();
  await expect(page).toHaveURL('/account/tracker?page=2&at=after');
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
});

test('arrow keys switch tabs', async ({ page }) => {
  await page.goto('/account/tracker');
  await page.getByRole('tab', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Pending' })).toBeFocused();
  await expect(page).toHaveURL('/account/tracker?tab=pending');
});

test('an empty tracker suggests what to do', async ({ page }) => {
  await answerWith(page, 'tracker-get', 200, listOf([]));
  await page.goto('/account/tracker');
  await expect(page.getByText('No picks found. Save some picks to see them here.')).toBeVisible();
});

test('a long question is shortened, and a click shows all of it', async ({ page }) => {
  const question = `${'Eight legs please. '.repeat(60)}And no ${'o'.repeat(300)}vertime!`;
  const [pick] = (await callAs(page, subscriber, 'tracker-get?limit=1')).savedPicks;
  await answerWith(page, 'tracker-get', 200, listOf([{ ...pick, reasoning: question }]));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account/tracker');
  await openRow(page);
  const end = page.getByText(/And no o+vertime!/);
  await expect(page.getByText('Show all')).toBeVisible();
  await expect(end).toBeHidden();
  await page.getByText('Show all').click();
  await expect(end).toBeVisible();
  await expectNoScrollAside(page);
});

test('a pick has its evidence behind a click and its notes visible; a slate pick shows no question', async ({
  page,
}) => {
  const [pick] = (await callAs(page, subscriber, 'tracker-get?limit=1')).savedPicks;
  const metadata = {
    ...play.promptAnalysis,
    bet_type: ['parlay'],
    notes: [notes.substituted],
    legs: [
      eagles,
      { ...eagles, gameId: 'NFL-9', market: 'total', selection: 'over', line: 10, marketProbability: null },
    ],
  };
  const promptLogId = '01M80AZND2Z4F3V2NGS3ZG88W1-slate';
  await answerWith(page, 'tracker-get', 200, listOf([{ ...pick, promptLogId, metadata }]));
  await page.goto('/account/tracker');
  const card = page.getByRole('article', { name: '2-leg parlay: Eagles, Commanders/Eagles' });
  await openRow(page);
  await expect(card.getByText('From our slate, Nov 21')).toBeVisible();
  await expect(card.getByText('You asked', { exact: true })).toHaveCount(0);
  await expect(card.getByRole('list', { name: 'Please note' })).toContainText('You asked for player props');
  await expect(card.getByText('No market probability: the other side is not priced')).toBeVisible();
  const fact = card.getByText('Ten days of rest; Washington has had four.').first();
  await expect(fact).toBeHidden();
  await card.getByText('Why: 2 for, 2 against').first().click();
  await expect(fact).toBeVisible();
});

test.describe('errors', () => {
  test.use({ complaints: /status of 4\d\d/ });

  test('a subscription that ends while the page is open is noticed on the next refusal', async ({ page }) => {
    await page.goto('/account/tracker');
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
    await answerWith(page, 'get-user-status', 200, {
      status: 'inactive',
      subscription_plan: 'free',
      remainingPrompts: 0,
      breakUntil: null,
    });
    await answerWith(page, 'tracker-get', 403, { error: 'Active subscription required' });
    await page.getByRole('tab', { name: 'Hits' }).click();
    await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
  });

  test('a refused mark is reported at the pick', async ({ page }) => {
    await answerWith(page, 'tracker-update', 404, { error: 'Pick not found' });
    await page.goto('/account/tracker?tab=miss');
    const pick = await openRow(page);
    await pick.getByRole('button', { name: 'Pending' }).click();
    await expect(pick.getByRole('alert')).toContainText('Pick not found');
  });
});
