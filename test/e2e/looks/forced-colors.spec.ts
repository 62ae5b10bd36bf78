/** Where the system forces its own colors, as Windows' contrast themes do: what is drawn takes them, and nothing is lost. */
import type { Locator } from '@playwright/test';
import { play } from '../support/answers.ts';
import { answerWith } from '../support/network.ts';
import { beAdmin, beSignedIn, subscriber } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Paper is white in the one and black in the other; the app's own mode is dark in both. */
for (const { colorScheme, ink } of [
  { colorScheme: 'light', ink: 'rgb(0, 0, 0)' },
  { colorScheme: 'dark', ink: 'rgb(255, 255, 255)' },
] as const) {
  test.describe(`on ${colorScheme} paper`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('the chosen tab is told from the rest, and a chart is drawn in ink', async ({ page }) => {
      await beSignedIn(page, subscriber);
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
    });

    test('how a market moved is drawn in ink', async ({ page }) => {
      await beSignedIn(page, subscriber);
      await answerWith(page, 'prompt-process', 200, play);
      await page.goto('/account/dashboard');
      await page.getByLabel('Your prompt').fill('A safe 3-leg NFL parlay');
      await page.getByRole('button', { name: 'Get Suggestions' }).click();
      const line = page.getByRole('article').locator('svg[viewBox="0 0 72 20"]').first();
      await expect.poll(() => colorOf(line.locator('path'), 'stroke')).toBe(ink);
      await expect.poll(() => colorOf(line.locator('circle'), 'fill')).toBe(ink);
    });

    test('the bars of the portal are filled', async ({ page }) => {
      await beAdmin(page);
      await page.goto('/management/dashboard');
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

/** @returns the colors a canvas is painted with, edges of strokes left out */
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
