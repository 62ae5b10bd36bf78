/** A prediction's page, with the data around its game. */
import { answerWith } from './support/network.ts';
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
