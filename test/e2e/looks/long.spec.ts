/** Screens with much in them: the longest names, hundreds of picks, and how much of a window ten picks take. */
import type { Page } from '@playwright/test';
import type { Leg } from '../../../lambdas/contracts/asking/analysis.ts';
import type { SavedPick } from '../../../lambdas/contracts/picks/tracker.ts';
import type { Prediction } from '../../../lambdas/contracts/records/predictions.ts';
import { listOf } from '../support/ledger.ts';
import { expectNoScrollAside } from '../support/looks.ts';
import { answerWith } from '../support/network.ts';
import { beSignedIn, callAs, subscriber } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** As long as the contract lets a name be. It ends with a word that has no break: screens shorten a team to its last word. */
const longName = (name: string) => `${name} of the North InternationalAthleticAssociation`.slice(-60);

const withLongNames = (leg: Leg): Leg => ({
  ...leg,
  home: longName(leg.home),
  away: longName(leg.away),
  book: longName('Book'),
});

const copies = <Item extends object>(
  count: number,
  items: readonly Item[],
  change: (item: Item) => Item,
): Item[] =>
  Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length];
    if (!item) throw new Error('there is nothing to copy');
    return { ...change(item), id: `01M81Q0P4F${String(index).padStart(16, '0')}` };
  });

const longPick = (pick: SavedPick): SavedPick => ({
  ...pick,
  reasoning: `Best ${'W'.repeat(120)} parlay ${'please '.repeat(240)}`,
  bet: { stake: 1_000_000, price: 1_000_000, book: longName('Book'), note: 'N'.repeat(500) },
  ownProfit: -1_000_000,
  metadata: { ...pick.metadata, legs: pick.metadata.legs.map(withLongNames) },
});

const longPrediction = (prediction: Prediction): Prediction => ({
  ...prediction,
  parsed_entities: {
    ...prediction.parsed_entities,
    legs: prediction.parsed_entities.legs.map(withLongNames),
  },
});

/** What the tracker and the predictions answer from here on. */
async function answerLists(
  page: Page,
  count: number,
  [pickOf, predictionOf]: [typeof longPick, typeof longPrediction],
): Promise<void> {
  const { savedPicks } = await callAs(page, subscriber, 'tracker-get?limit=25');
  const { predictions } = await callAs(page, subscriber, 'get-predictions?view=results&limit=20');
  const totals = { predictions: 416, asks: 400, picks: { pending: 80, hit: 138, miss: 136, push: 46 } };
  await answerWith(page, 'get-predictions', 200, {
    predictions: copies(count, predictions, predictionOf),
    next: null,
    totals,
  });
  await answerWith(page, 'tracker-get', 200, {
    savedPicks: copies(count, savedPicks, pickOf),
    total: 400,
    counts: { all: 400, pending: 80, hit: 138, miss: 136, push: 46 },
    // A page that is not full is filled up from the next.
    next: count < 25 ? null : 'after',
    previous: null,
  });
}

const asItIs = <Item>(item: Item) => item;

/** Each further day of games has a heading. */
const ofOneDay = (prediction: Prediction): Prediction => ({
  ...prediction,
  parsed_entities: { ...prediction.parsed_entities, match_date: '2026-11-21T18:00:00Z' },
});

test('ten picks in rows fill two windows at most: in the tracker, on the board and in the results', {
  tag: '@full',
}, async ({ page }) => {
  await beSignedIn(page, subscriber);
  await page.addInitScript(() => {
    localStorage.setItem('trackerView', 'rows');
    localStorage.setItem('predictionsView', 'list');
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await answerLists(page, 10, [asItIs, ofOneDay]);
  await page.goto('/account/tracker');
  for (const { path, row } of [
    { path: '/account/tracker', row: page.getByRole('tabpanel').getByRole('article') },
    ...['today', 'asks', 'results'].map((tab) => ({
      path: `/account/predictions?tab=${tab}`,
      row: page
        .getByRole('tabpanel')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) }),
    })),
  ]) {
    await visit(page, path);
    await expect(row).toHaveCount(10);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const bottom = () => row.last().evaluate((last) => last.getBoundingClientRect().bottom + scrollY);
    await expect.poll(bottom, `bottom of the tenth at ${path}`).toBeLessThanOrEqual(2 * 900);
  }
});

test('hundreds of picks with the longest names do not widen a phone', { tag: '@full' }, async ({ page }) => {
  await beSignedIn(page, subscriber);
  await page.addInitScript(
    (name) => {
      const user = JSON.parse(localStorage.getItem('userData') ?? '{}');
      localStorage.setItem('userData', JSON.stringify({ ...user, name }));
    },
    'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).slice(0, 100),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await answerLists(page, 25, [longPick, longPrediction]);
  await page.goto('/account/dashboard');
  for (const path of [
    '/account/dashboard',
    '/account/predictions?tab=today',
    '/account/predictions?tab=results',
    '/account/tracker',
  ]) {
    await visit(page, path);
    await expect(page.getByText(/International/).first()).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoScrollAside(page);
  }
  await page
    .getByRole('button', { name: /^Details: / })
    .first()
    .click();
  await expect(page.getByText(/N{100}/)).toBeVisible();
  await expectNoScrollAside(page);
});

test('a long question is shortened until a click, and an endless word is broken at the edge of its card', {
  tag: '@full',
}, async ({ page }) => {
  await beSignedIn(page, subscriber);
  const question = `${'Eight legs please. '.repeat(60)}And no ${'o'.repeat(300)}vertime!`;
  const [pick] = (await callAs(page, subscriber, 'tracker-get?limit=1')).savedPicks;
  await answerWith(page, 'tracker-get', 200, listOf([{ ...pick, reasoning: question }]));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account/tracker');
  const end = page.getByText(/And no o+vertime!/);
  await expect(page.getByText('Show all')).toBeVisible();
  await expect(end).toBeHidden();
  await page.getByText('Show all').click();
  await expect(end).toBeVisible();
  await expectNoScrollAside(page);

  await page.setViewportSize({ width: 1440, height: 900 });
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
    await visit(page, path);
    await expect(page.getByText(endless).first()).toBeVisible();
    const cut = await page
      .locator('main :is(li, section, h1, h2, p)')
      .evaluateAll((parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.tagName),
      );
    expect(cut, path).toEqual([]);
  }
});
