/** Settings: odds format, colors and data export. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { americanToDecimal } from '../../lambdas/domain/odds.ts';
import { beNewUser } from './support/people.ts';
import { savePick } from './support/picks.ts';
import { expect, test } from './support/test.ts';

/** A new user with one moneyline in the tracker. @returns its price as American odds */
async function beNewTracker(page: Page) {
  const email = await beNewUser(page, 'pro');
  return { email, price: await savePick(page, email) };
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test('odds are shown as American or decimal, as chosen, everywhere', async ({ page }) => {
  const { price } = await beNewTracker(page);
  const american = `${price > 0 ? '+' : '−'}${Math.abs(price)}`;
  const decimal = americanToDecimal(price).toFixed(2);

  await page.goto('/account/tracker');
  const pick = page.getByRole('tabpanel').getByRole('article');
  await expect(pick.getByText(american, { exact: true })).toHaveCount(2);

  await page.goto('/account/settings');
  await page.getByRole('radio', { name: 'Decimal' }).check();
  await expect(page.getByText('Odds format saved')).toBeAttached();

  await page.goto('/account/tracker');
  await expect(pick.getByText(decimal, { exact: true })).toHaveCount(2);
  await expect(pick).not.toContainText(american);

  await page.goto('/account/predictions?tab=asks');
  const prediction = page.getByRole('main').getByRole('listitem').filter({ hasText: 'View Details' });
  await expect(prediction.getByText(decimal, { exact: true })).toBeVisible();
  await prediction.getByRole('button', { name: /^More about/ }).click();
  await expect(prediction.getByText(/^Prices as of \w+, \w+ \d+/)).toBeVisible();
  await prediction.getByRole('link', { name: /^View Details/ }).click();
  await expect(page.getByText(decimal, { exact: true })).toHaveCount(2);
});

test('colors are dark, light, or follow the device', async ({ page }) => {
  await beNewUser(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/account/settings');
  const html = page.locator('html');
  await expect(page.getByRole('radio', { name: 'Device' })).toBeChecked();
  await expect(html).toHaveClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveClass('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(html).toHaveClass('light');

  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(html).toHaveClass('dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.reload();
  await expect(html).toHaveClass('dark');
  await page.getByRole('radio', { name: 'Device' }).check();
  await expect(html).toHaveClass('light');
});

test('the tracker downloads as CSV, and all data as JSON', async ({ page }) => {
  const { email, price } = await beNewTracker(page);
  await page.goto('/account/settings');

  const tracker = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Tracker (CSV)' }).click();
  expect((await tracker).suggestedFilename()).toMatch(/^gameplan-tracker-\d{4}-\d\d-\d\d\.csv$/);
  const [head, line, ...rest] = (await textOf(await tracker)).split('\r\n');
  expect(head).toMatch(/^saved_at,sport,bet_type,/);
  expect(line).toContain(`,NFL,moneyline,`);
  expect(line).toContain(`,${price > 0 ? '+' : ''}${price},`);
  expect(rest).toEqual(['']);

  const everything = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download All Data (JSON)' }).click();
  expect((await everything).suggestedFilename()).toMatch(/^gameplan-data-\d{4}-\d\d-\d\d\.json$/);
  const document = JSON.parse(await textOf(await everything));
  expect(document).toMatchObject({ account: { email }, asks: [{}], picks: [{}] });
});
