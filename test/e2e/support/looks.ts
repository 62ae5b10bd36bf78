/** What must hold of every screen, in both color modes: nothing for axe to find, nothing wider than the window. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectGoodLooks(page: Page): Promise<void> {
  for (const mode of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.className = name;
    }, mode);
    await settle(page);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found = violations.map(({ id, nodes }) => `${mode}: ${id} at ${nodes[0]?.target}`);
    expect(found, `axe at ${page.url()}`).toEqual([]);
  }
  const spare = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(spare, 'pixels wider than the window').toBeLessThanOrEqual(0);
}

/** Colors in the middle of a change, and parts that fade in, have no contrast to judge. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)));
  });
}
