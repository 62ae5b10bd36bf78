/** Records: the subscriber's own in the tracker, and the product's public one. */
import { nothingYet } from '../web/screens/support/sample-track-record.ts';
import { listOf } from './support/ledger.ts';
import { expectGoodLooks, expectGoodState } from './support/looks.ts';
import { answerWith } from './support/network.ts';
import { beSignedIn, subscriber } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the public record is visible to a visitor: as charts, as tables that add up to the figures, and none yet', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Track Record' }).click();
  await expect(page).toHaveURL('/track-record');
  const words = await page.getByText(/^\d+ settled: \d+ hit, \d+ missed/).textContent();
  await expect(page.locator('canvas')).toHaveCount(4);
  await expect(page.getByText(/^(Beat the close on|No closing prices to compare)/)).toBeVisible();

  const [settled, hits] = (words ?? '').match(/\d+/g)?.map(Number) ?? [];
  const sumOf = async (table: string, column: number) => {
    const cells = page.getByRole('table', { name: table }).locator(`tbody tr > :nth-child(${column})`);
    return (await cells.allTextContents()).reduce((sum, text) => sum + Number(text), 0);
  };
  expect(await sumOf('The record by sport', 2)).toBe(settled);
  expect(await sumOf('The record by bet type', 2)).toBe(settled);
  expect(await sumOf('The record by sport', 3)).toBe(hits);
  expect(await sumOf('Units by month published', 2)).toBe(hits);

  const months = page.getByRole('region', { name: 'Units by Month' });
  await months.getByRole('button', { name: /^Show as a table/ }).click();
  await expect(months.getByRole('columnheader', { name: 'Pushes' })).toBeVisible();
  await expect(months.locator('canvas')).toHaveCount(0);
  await months.getByRole('button', { name: /^Show as a chart/ }).click();
  await expect(months.locator('canvas')).toBeVisible();
  await expectGoodLooks(page);

  await answerWith(page, 'track-record', 200, nothingYet);
  await page.reload();
  await expect(page.getByText('No settled predictions yet')).toBeVisible();
  await expectGoodState(page);
});

test("profit by day in the subscriber's record ends at the profit on the cards; sports and bet types are further tabs", {
  tag: '@full',
}, async ({ page }) => {
  await beSignedIn(page, subscriber);
  // The rows below the record are checked with the tracker.
  await answerWith(page, 'tracker-get', 200, listOf([]));
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
