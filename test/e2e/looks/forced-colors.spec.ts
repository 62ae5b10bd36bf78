/** Forced colors, such as Windows contrast themes: charts use the system's colors, and nothing disappears. */
import type { Locator } from '@playwright/test';
import { play } from '../support/answers.ts';
import { answerWith } from '../support/network.ts';
import { beAdmin, beSignedIn, subscriber } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** The system background is white in one and black in the other; the app's own mode is dark in both. */
for (const { colorScheme, ink } of [
  { colorScheme: 'light', ink: 'rgb(0, 0, 0)' },
  { colorScheme: 'dark', ink: 'rgb(255, 255, 255)' },
] as const) {
  test.describe(`on a ${colorScheme} background`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('the selected tab is distinct, charts and line movement use the text color, bars are filled', {
      tag: '@full',
    }, async ({ page }) => {
      await beSignedIn(page, subscriber);
      await beAdmin(page);
      await answerWith(page, 'prompt-process', 200, play);
      await page.goto('/account/tracker');
      const [chosen, other] = await Promise.all(
        ['All', 'Hits'].map((name) => colorOf(page.getByRole('tab', { name }), 'borderBottomColor')),
      );
      expect(chosen).toBe(ink);
      expect(other).not.toBe(ink);
      const place = page.getByRole('link', { name: 'Tracker', exact: true });
      const elsewhere = page.getByRole('link', { name: 'Dashboard', exact: true });
      expect(await colorOf(place.first(), 'borderBottomColor')).not.toBe(
        await colorOf(elsewhere.first(), 'borderBottomColor'),
      );
      await expect.poll(() => solidColors(page.getByRole('main').locator('canvas'))).toEqual([ink]);

      await visit(page, '/account/dashboard');
      await page.getByLabel('Your prompt').fill('A safe 3-leg NFL parlay');
      await page.getByRole('button', { name: 'Get Suggestions' }).click();
      const line = page.getByRole('article').locator('svg[viewBox="0 0 72 20"]').first();
      await expect.poll(() => colorOf(line.locator('path'), 'stroke')).toBe(ink);
      await expect.poll(() => colorOf(line.locator('circle'), 'fill')).toBe(ink);

      await visit(page, '/management/dashboard');
      const bar = page
        .getByRole('region', { name: 'Tracker Statistics' })
        .locator('dd[aria-hidden] > div')
        .first();
      await expect.poll(() => colorOf(bar, 'backgroundColor')).toBe(ink);
    });
  });
}

const colorOf = (part: Locator, property: 'backgroundColor' | 'borderBottomColor' | 'fill' | 'stroke') =>
  part.evaluate((element, name) => getComputedStyle(element)[name], property);

/** @returns the colors of a canvas, without antialiased edges */
const solidColors = (canvas: Locator) =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const { data } = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? {
      data: [],
    };
    const colors = new Set<string>();
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 255) colors.add(`rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`);
    }
    return [...colors];
  });
