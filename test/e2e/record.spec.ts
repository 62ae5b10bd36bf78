/** Records: the subscriber's own in the tracker, and the product's public one. */

import { nothingYet } from '../web/screens/sample-track-record.ts';
import { listOf } from './support/ledger.ts';
import { expectGoodLooks, expectGoodState } from './support/looks.ts';
import { answerWith } from './support/network.ts';
import { beSignedIn, callAs, subscriber } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the public record', () => {
  test('is visible to a visitor, as charts and as tables', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Track Record' }).click();
    await expect(page).toHaveURL('/track-record');
    await expect(page.getByText(/^\d+ settled: \d+ hit, \d+ missed/)).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(4);

    await expect(page.getByText(/^(Beat the close on|No closing prices to compare)/)).toBeVisible();
    const months = page.getByRole('region', { name: 'Units by Month' });
    await months.getByRole('button', { name: /^Show as a table/ }).click();
    await expect(months.getByRole('columnheader', { name: 'Pushes' })).toBeVisible();
    await expect(months.locator('canvas')).toHaveCount(0);
    await months.getByRole('button', { name: /^Show as a chart/ }).click();
    await expect(months.locator('canvas')).toBeVisible();
    await expectGoodLooks(page);
  });

  test('has tables that add up to the figures', async ({ page }) => {
    await page.goto('/track-record');
    const words = await page.getByText(/^\d+ settled: \d+ hit, \d+ missed/).textContent();
    const [settled, hits] = (words ?? '').match(/\d+/g)?.map(Number) ?? [];
    const sumOf = async (table: string, column: number) => {
      const cells = page.getByRole('table', { name: table }).locator(`tbody tr > :nth-child(${column})`);
      return (await cells.allTextContents()).reduce((sum, text) => sum + Number(text), 0);
    };
    expect(await sumOf('The record by sport', 2)).toBe(settled);
    expect(await sumOf('The record by bet type', 2)).toBe(settled);
    expect(await sumOf('The record by sport', 3)).toBe(hits);
    expect(await sumOf('Units by month published', 2)).toBe(hits);
  });

  test('of a new product says that there is none yet', async ({ page }) => {
    await answerWith(page, 'track-record', 200, nothingYet);
    await page.goto('/track-record');
    await expect(page.getByText('No settled predictions yet')).toBeVisible();
    await expect(page.getByText(/^2 predictions are pending/)).toBeVisible();
    await expectGoodState(page);
  });
});

test.describe("the subscriber's record", () => {
  test.beforeEach(({ page }) => beSignedIn(page, subscriber));

  test('profit by day ends at the profit on the cards; sports and bet types are further tabs', async ({
    page,
  }) => {
    await page.goto('/account/tracker');
    const record = page.getByRole('region', { name: 'Your record, last 30 days' });
    await expect(record.locator('canvas')).toBeVisible();
    const days = record.getByRole('table', { name: /^Profit at \$100 a pick/ }).locator('tbody tr');
    await expect(days).toHaveCount(30);
    const profit = await page
      .getByRole('main')
      .locator('dl')
      .first()
      .getByText(/^[+−]?\$[\d,.]+$/)
      .textContent();
    await expect(days.last().getByRole('cell').last()).toHaveText(profit ?? '');

    await record.getByRole('tab', { name: 'Profit' }).press('ArrowRight');
    await expect(record.getByRole('tab', { name: 'By sport' })).toBeFocused();
    await expect(record.getByRole('table', { name: 'Your record by sport, last 30 days' })).toBeAttached();
    await record.getByRole('tab', { name: 'By bet type' }).click();
    await record.getByRole('button', { name: /^Show as a table/ }).click();
    await expect(record.getByRole('rowheader').first()).toBeVisible();
    await expectGoodLooks(page);
  });

  test('closing-line value is shown next to the win rate, and on each pick in words', async ({ page }) => {
    const clv = { average: 1.8, beatShare: 64.3, beats: 9, n: 14 };
    const stats = await callAs(page, subscriber, 'get-tracker-stats');
    await answerWith(page, 'get-tracker-stats', 200, { ...stats, clv });
    const [pick] = (await callAs(page, subscriber, 'tracker-get?status=hit&limit=1')).savedPicks;
    const moved = { kind: 'line-moved', points: 1.5 };
    const beaten = { kind: 'value', percent: 2.1 };
    const shown = [
      { percent: 2.1, legs: [beaten] },
      { percent: null, legs: [beaten, moved] },
      { percent: null, legs: [{ kind: 'none', why: 'no-close' }] },
    ].map((each, index) => ({ ...pick, id: `${pick.id}-${index}`, clv: each }));
    await answerWith(page, 'tracker-get', 200, listOf(shown));
    await page.goto('/account/tracker');
    const rows = page.getByRole('tabpanel').getByRole('article');
    await expect(rows).toHaveCount(shown.length);
    for (const row of await rows.all()) {
      await row.getByRole('heading', { level: 3 }).getByRole('button').click();
    }
    await expect(page.getByText('+1.8%')).toBeVisible();
    await expect(page.getByText('Beat the close on 9 of 14')).toBeVisible();
    await expect(page.getByText('Beat the no-vig close by 2.1%', { exact: true })).toBeVisible();
    await expect(page.getByText('Leg 2: line moved 1.5 your way')).toBeVisible();
    await expect(page.getByText('No closing price', { exact: true })).toBeVisible();
    await expectGoodState(page);
  });
});
