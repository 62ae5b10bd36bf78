/** A prediction's page, with the data around its game. */
import type { Page } from '@playwright/test';
import { play } from './support/answers.ts';
import { lions } from './support/legs.ts';
import { answerWith, callsOf, letAnswer } from './support/network.ts';
import { beSignedIn, callAs, subscriber } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => beSignedIn(page, subscriber));

test('form, standings, injuries and head-to-head are shown, each with its time', async ({ page }) => {
  await page.goto('/account/predictions');
  const request = page.waitForRequest(/\/goalserve-stats\?sport=\w+&team=/);
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await request;
  const around = page.getByRole('region', { name: 'Matchup' });
  for (const name of ['Form', 'Standings', 'Injuries', 'Head to head']) {
    await expect(around.getByRole('heading', { name })).toBeVisible();
  }
  await expect(around.getByText(/^As of .*\(Goalserve\)/).first()).toBeVisible();
});

/** @returns the prediction that the calls now return: three legs with facts */
async function showParlay(page: Page, id = '01M80AZND2Z4F3V2NGS3ZG88W1-slate') {
  const { predictions } = await callAs(page, subscriber, 'get-predictions?limit=1');
  const { promptAnalysis } = play;
  const prediction = {
    ...predictions[0],
    id,
    prompt_text: 'A likely parlay',
    pickSaved: false,
    parsed_entities: { ...promptAnalysis, bet_type: ['parlay'], hit_rate: 58.3 },
  };
  await answerWith(page, 'get-predictions', 200, { predictions: [prediction] });
  await answerWith(page, 'get-prediction-by-id', 200, { predictionWithPickSaved: [prediction] });
  return prediction;
}

test('a parlay is named by all its legs, with its own probability', async ({ page }) => {
  await showParlay(page);
  await page.goto('/account/predictions');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(card.getByRole('heading', { name: '3-leg parlay: Eagles, Bills, Lions' })).toBeVisible();
  await expect(card.getByText('Chance 30% · break-even 32.6%')).toBeVisible();
  await expect(card.getByText(/^3 leg parlay · .* · From our slate, Nov 21$/)).toBeVisible();
  await expect(card.getByText(/[Hh]it rate/), 'no hit rate of other picks').toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Add to Tracker: 3-leg parlay: Eagles' })).toBeVisible();
  await card.getByRole('button', { name: 'More about 3-leg parlay' }).click();
  await expect(card.getByText('FanDuel, best of 3 books · $1.67 more per $100')).toBeVisible();
  await expect(card.getByText(/^Match date: \w+ \d+ – \w+ \d+$/)).toBeVisible();
});

test('each leg has its evidence and game data, and a slate pick shows no question', async ({ page }) => {
  const { id } = await showParlay(page);
  await page.goto(`/account/predictions/${id}`);
  await expect(page).toHaveTitle('3-leg parlay: Eagles, Bills, Lions · GamePlan');
  await expect(page.getByText('From our slate, Nov 21')).toBeVisible();
  await expect(page.getByText('You asked')).toHaveCount(0);
  const thesis = lions.thesis?.text ?? '';
  await expect(page.getByText(thesis)).toHaveCount(1);
  await page.getByRole('button', { name: 'Bills moneyline' }).press('Enter');
  await expect(
    page.getByText('New England won the last 2 meetings, most recently 24-17 on Nov 2.'),
  ).toBeVisible();
  await expect(page.getByText('Costs $8.05 per $100 on average')).toBeVisible();
  const request = page.waitForRequest(/\/goalserve-stats\?sport=nfl&team=Buffalo/);
  await page.getByRole('button', { name: 'Patriots at Bills' }).click();
  await request;
});

test('a started game shows its score and the result first, and nothing that happened after the pick', async ({
  page,
}) => {
  const prediction = await showParlay(page);
  const legs = [
    { outcome: 'won', game: 'final', score: { home: 27, away: 20 } },
    { outcome: 'lost', game: 'final', score: { home: 3, away: 17 } },
    { outcome: 'open', game: 'live', score: { home: 7, away: 7 } },
  ];
  const settled = { ...prediction, result: { status: 'miss', legs } };
  await answerWith(page, 'get-predictions', 200, { predictions: [settled], next: null });
  await answerWith(page, 'get-prediction-by-id', 200, { predictionWithPickSaved: [settled] });
  await page.goto('/account/predictions?tab=results');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(card.getByText('1 of 3 legs won, 1 open')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Add to Tracker/ })).toHaveCount(0);
  await card.getByRole('link', { name: /^View Details/ }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByText('Won · Final: Commanders 20, Eagles 27')).toBeVisible();
  await expect(page.getByText('They move until the game starts')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See every result' })).toBeVisible();
});

test('filters, order and view are in the URL, and pages follow one another', async ({ page }) => {
  const { predictions } = await callAs(page, subscriber, 'get-predictions?limit=1');
  const named = (id: string) => ({ ...predictions[0], id });
  const queries: URLSearchParams[] = [];
  await page.route(callsOf('get-predictions'), (route) => {
    const query = new URL(route.request().url()).searchParams;
    queries.push(query);
    const isSecond = query.get('cursor') === 'first';
    return route.fulfill({
      json: { predictions: [named(isSecond ? 'second' : 'first')], next: isSecond ? null : 'first' },
    });
  });
  await page.goto('/account/predictions');
  await expect(page.getByRole('tab', { name: 'Today 1+' })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Chance');
  await page.getByLabel('Risk').selectOption('Low');
  await expect(page).toHaveURL('/account/predictions?sort=chance&risk=low');
  await expect.poll(() => queries.some((query) => query.get('sort') === 'chance')).toBe(true);
  await page.getByRole('tab', { name: 'My asks' }).click();
  await expect(page).toHaveURL('/account/predictions?sort=chance&risk=low&tab=asks');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('link', { name: /^View Details/ })).toHaveCount(2);
  await expect(page.getByRole('tab', { name: 'My asks 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('line movement has its times, and its first price is labeled as the first seen', async ({ page }) => {
  const { id } = await showParlay(page);
  await page.goto(`/account/predictions/${id}`);
  await page.getByText('How the market moved: Philadelphia Eagles').click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(1)).toHaveText(/^\w+, \w+ \d+, \d+:\d\d [AP]M \w+ · First seen63\.2%$/);
  await expect(rows.last()).toHaveText(/ · Now69\.1%$/);
  await expect(page.getByText('Pays more elsewhere: −190 at Hollywood')).toBeVisible();
});

test("a user's own question is shown in the user's words", async ({ page }) => {
  const { id } = await showParlay(page, '01M80AZND2Z4F3V2NGS3ZG88W1');
  await page.goto(`/account/predictions/${id}`);
  await expect(page.getByText('You asked')).toBeVisible();
  await expect(page.getByText('A likely parlay')).toBeVisible();
});

test('an endless word is broken at the edge of its card', async ({ page }) => {
  const { predictions } = await callAs(page, subscriber, 'get-predictions?limit=1');
  const [prediction] = predictions;
  const endless = 'W'.repeat(300);
  prediction.parsed_entities = {
    ...prediction.parsed_entities,
    suggestion: [endless],
    analysis: [endless],
    legs: [],
  };
  await answerWith(page, 'get-predictions', 200, { predictions });
  await answerWith(page, 'get-prediction-by-id', 200, { predictionWithPickSaved: predictions });
  for (const path of ['/account/predictions', `/account/predictions/${prediction.id}`]) {
    await page.goto(path);
    await expect(page.getByText(endless).first()).toBeVisible();
    const cut = await page
      .locator('main :is(li, section, h1, h2, p)')
      .evaluateAll((parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.tagName),
      );
    expect(cut, path).toEqual([]);
  }
});

test('filters without a match can be cleared with a click', async ({ page }) => {
  await page.route(callsOf('get-predictions'), (route) =>
    route.request().url().includes('bet_type=')
      ? route.fulfill({ json: { predictions: [] } })
      : route.continue(),
  );
  await page.goto('/account/predictions?sport=NFL&type=prop');
  await expect(page.getByText('No safe bets available')).toBeVisible();
  await page.getByRole('button', { name: 'Show all predictions' }).click();
  await expect(page).toHaveURL('/account/predictions');
  await expect(page.getByLabel('Sport')).toBeFocused();
  await expect(page.getByRole('link', { name: /^View Details/ }).first()).toBeVisible();
});

test.describe('errors', () => {
  test.use({ complaints: /status of 418/ });

  test('game data that fails to load is reported and retried, and the prediction stays', async ({ page }) => {
    await answerWith(page, 'goalserve-stats', 418, { error: 'Short and stout' });
    await page.goto('/account/predictions');
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'AI Rationale:' })).toBeVisible();
    const around = page.getByRole('region', { name: 'Matchup' });
    await expect(around.getByRole('alert')).toContainText('Short and stout');
    await letAnswer(page, 'goalserve-stats');
    await around.getByRole('button', { name: 'Try again' }).click();
    await expect(around.getByRole('heading', { name: 'Form' })).toBeVisible();
  });
});
