/** The steps that somebody who has saved nothing yet meets in the dashboard's place. */
import type { Page } from '@playwright/test';

export async function skipFirstSteps(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip to the dashboard' }).click();
}
