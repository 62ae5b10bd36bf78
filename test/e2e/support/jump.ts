/** Moves the clock of the product, which all tests of a run share: only for tests with a product of their own. */
import { expect, type Page } from '@playwright/test';

/** Every scheduled function runs once, on a busy machine for half a minute. */
const longest = 180_000;

/** Lets the time until then pass, and waits until the product has read and graded what happened. @param to in New York, `2026-11-23T04:00` */
export async function jump(page: Page, to: string): Promise<void> {
  const answer = await page.request.post('/_local/controls', { data: { jump: to }, timeout: longest });
  expect(answer.ok(), await answer.text()).toBe(true);
}
