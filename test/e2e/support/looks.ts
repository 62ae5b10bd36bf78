/** Checks for every screen, in both color modes and at every width: no axe violation and no horizontal overflow. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** Minified, because every page that is checked compiles it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Rules = NonNullable<RunOptions['runOnly']>;

const all: Rules = {
  type: 'tag',
  // Includes experimental rules: only one of them checks that a control's name contains its visible text.
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
};
/** The rules that depend on color, and those that depend on the viewport. */
const ofColors = ['color-contrast', 'link-in-text-block'];
const ofPlaces = ['target-size', 'scrollable-region-focusable', 'aria-hidden-focus'];

const desk = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 360, height: 740 };

/** Starts and ends at desktop width. Rules that depend on neither color nor viewport run once. */
export async function expectGoodLooks(page: Page): Promise<void> {
  await expectNothingFound(page, 'dark', all);
  await expectNothingFound(page, 'light', { type: 'rule', values: ofColors });
  await expectGoodLooksWhenNarrow(page);
}

/**
 * For a further state of a page that passed `expectGoodLooks`, such as loading, empty or failed: what is new in it has
 * its colors in light mode checked on the phone only.
 */
export async function expectGoodState(page: Page): Promise<void> {
  await expectNothingFound(page, 'dark', all);
  await expectGoodLooksWhenNarrow(page);
}

async function expectGoodLooksWhenNarrow(page: Page): Promise<void> {
  await page.setViewportSize(tablet);
  await expectNoScrollAside(page);
  await page.setViewportSize(phone);
  await expectNoScrollAside(page);
  // The bottom navigation also covers part of the page until it is scrolled, so the window is made as high as the page.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...phone, height });
  await expectNothingFound(page, 'light', { type: 'rule', values: [...ofColors, ...ofPlaces] });
  await page.setViewportSize(desk);
  await expectNoScrollAside(page);
}

/** For an open dialog alone: the page behind it is checked without it. */
export async function expectGoodDialog(page: Page): Promise<void> {
  await expectNothingFound(page, 'dark', all, 'dialog[open]');
  await expectNothingFound(page, 'light', { type: 'rule', values: ofColors }, 'dialog[open]');
}

/** For a page without script, which follows the color mode of the device. */
export async function expectGoodDocument(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNothingFound(page, colorScheme, all);
  }
  for (const viewport of [tablet, phone]) {
    await page.setViewportSize(viewport);
    await expectNoScrollAside(page);
  }
}

/** Charts take a moment to follow the window. */
export async function expectNoScrollAside(page: Page): Promise<void> {
  const spare = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(spare, `pixels wider than the window at ${page.url()}`).toBeLessThanOrEqual(0);
}

type Mode = 'dark' | 'light';

/** Looks again where something is found: a part that has only just come may still be fading in. */
async function expectNothingFound(page: Page, mode: Mode, runOnly: Rules, within = 'html'): Promise<void> {
  const look = async () => {
    await turn(page, mode);
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
    return page.evaluate(
      async ([rules, part]) => {
        // Further down, the header covers part of what is under it, and axe reports that as a small target.
        scrollTo({ top: 0, behavior: 'instant' });
        const { violations } = await globalThis.axe.run(part, {
          runOnly: rules,
          resultTypes: ['violations'],
        });
        return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(', ')}`);
      },
      [runOnly, within] as const,
    );
  };
  await expect.poll(look, `axe in ${mode} mode at ${page.url()}`).toEqual([]);
}

declare global {
  var axe: typeof import('axe-core');
}

/** Colors in the middle of a change, and parts that fade in, have no contrast to judge. */
async function turn(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.className = name;
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(finite.map(({ finished }) => finished.catch(() => undefined)));
  }, mode);
}
