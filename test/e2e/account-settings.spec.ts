/** Settings: colors of the device, and downloads. The other settings are in `test/web/screens`. */
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { beNewUser } from './support/people.ts';
import { savePick } from './support/picks.ts';
import { expect, test } from './support/test.ts';

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test('colors are dark, light, or follow the device; the tracker downloads as CSV, and all data as JSON', {
  tag: '@full',
}, async ({ page }) => {
  const email = await beNewUser(page, 'pro');
  const price = await savePick(page, email);
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
