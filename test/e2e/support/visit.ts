/** Goes to another screen of the open app without loading the site again, as Back and Forward do. */
import type { Page } from '@playwright/test';

/** Not for documents such as the terms, which the server renders. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
