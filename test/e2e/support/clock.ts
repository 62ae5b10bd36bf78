/** Time in the page, for what waits: nobody here sits out a countdown. */
import { expect, type Page } from '@playwright/test';

/** Lets the page's clock, which must be installed, run ahead second by second until something is so. */
export async function runUntil(page: Page, isSo: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await isSo();
  }).toPass({ intervals: [0] });
}

/** The redirect that a page does by itself after some seconds. */
export const runToPage = (page: Page, path: string) =>
  runUntil(page, () => expect(page).toHaveURL(path, { timeout: 100 }));
