/** Makes outside services fail for requests of a single test. */
import { expect, type Page } from '@playwright/test';
import type { Mode, Target } from '../../../scripts/local/controls.ts';

/** @param match text that the affected requests contain, so that other tests are not affected */
export async function make<T extends Target>(page: Page, target: T, mode: Mode<T>, match: string) {
  await control(page, { [target]: { mode, match } });
}

/** Triggers an event on a user's subscription at the payment provider. */
export const billing = (page: Page, action: string, email: string) =>
  control(page, { billing: { do: action, of: email } });

async function control(page: Page, data: object): Promise<void> {
  const answer = await page.request.post('/_local/controls', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
