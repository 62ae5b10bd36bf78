/** Advances the page's clock, so that no test waits for a countdown. */
import { expect, type Page } from '@playwright/test';

/** Advances the page's clock, which must be installed, second by second until the condition is met. */
async function runUntil(page: Page, condition: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await condition();
  }).toPass({ intervals: [0] });
}

/** Waits for an automatic redirect. */
export const runToPage = (page: Page, path: string) =>
  runUntil(page, () => expect(page).toHaveURL(path, { timeout: 100 }));
