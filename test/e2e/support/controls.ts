/** Makes the world around the product fail, for requests that name a person of the test's own. */
import { expect, type Page } from '@playwright/test';
import type { Mode, Target } from '../../../scripts/local/controls.ts';

/** @param match a text that the requests contain, so that no other test meets the failure */
export async function make<T extends Target>(page: Page, target: T, mode: Mode<T>, match: string) {
  await control(page, { [target]: { mode, match } });
}

/** Lets something happen to somebody's subscription at the payment provider. */
export const billing = (page: Page, deed: string, email: string) =>
  control(page, { billing: { do: deed, of: email } });

async function control(page: Page, data: object): Promise<void> {
  const answer = await page.request.post('/_local/controls', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
