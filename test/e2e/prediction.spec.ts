/** One prediction in full, with what is known around its game. */
import { answerWith, callsOf, letAnswer } from './support/network.ts';
import { beSignedIn, callAs, subscriber } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => beSignedIn(page, subscriber));

test('form, standings, injuries and meetings stand beside it, each with its time', async ({ page }) => {
  await page.goto('/account/predictions');
  const asked = page.waitForRequest(/\/goalserve-stats\?sport=\w+&team=/);
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await asked;
  const around = page.getByRole('region', { name: 'Around This Game' });
  for (const name of ['Form', 'Standings', 'Injuries', 'Head to head']) {
    await expect(around.getByRole('heading', { name })).toBeVisible();
  }
  await expect(around.getByText(/^As of .*\(Goalserve\)/).first()).toBeVisible();
});

test('a word without end is broken where its card ends', async ({ page }) => {
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

test('where a filter leaves nothing, it is taken back at a click', async ({ page }) => {
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

test.describe('failing', () => {
  test.use({ complaints: /status of 418/ });

  test('what is around it is said and tried again, and the prediction stays', async ({ page }) => {
    await answerWith(page, 'goalserve-stats', 418, { error: 'Short and stout' });
    await page.goto('/account/predictions');
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'AI Rationale:' })).toBeVisible();
    const around = page.getByRole('region', { name: 'Around This Game' });
    await expect(around.getByRole('alert')).toContainText('Short and stout');
    await letAnswer(page, 'goalserve-stats');
    await around.getByRole('button', { name: 'Try again' }).click();
    await expect(around.getByRole('heading', { name: 'Form' })).toBeVisible();
  });
});
