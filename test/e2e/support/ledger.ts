/** The tracker's picks: the ledger and its rows, marking, and sample responses. */
import type { Locator, Page } from '@playwright/test';

/** Shows the picks as rows instead of cards. */
export async function showRows(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rows', exact: true }).click();
}

/** Opens the first row of the tracker. @returns the row */
export async function openRow(page: Page): Promise<Locator> {
  await showRows(page);
  const row = page.getByRole('tabpanel').getByRole('article').first();
  await row.getByRole('heading', { level: 3 }).getByRole('button').click();
  return row;
}

/** A response with all these picks. */
export const listOf = (savedPicks: readonly object[]) => ({
  savedPicks,
  total: savedPicks.length,
  counts: { all: savedPicks.length, pending: savedPicks.length, hit: 0, miss: 0, push: 0 },
  next: null,
  previous: null,
});
