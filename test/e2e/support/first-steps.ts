/** Skips the first steps that the dashboard shows to a user without saved picks. */
import type { Page } from '@playwright/test';

export async function skipFirstSteps(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip to the dashboard' }).click();
}
