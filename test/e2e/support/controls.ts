/** Triggers events at outside services for a single test. */
import { expect, type Page } from '@playwright/test';

/** Triggers an event on a user's subscription at the payment provider. */
export async function billing(page: Page, action: string, email: string): Promise<void> {
  const data = { billing: { do: action, of: email } };
  const answer = await page.request.post('/_local/controls', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
