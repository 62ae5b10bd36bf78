/** Checks for every screen, in both color modes and at every width: no axe violation and no horizontal overflow. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** Minified, because every page that is checked compiles it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Rules = Pick<RunOptions, 'runOnly' | 'rules'>;

const all: Rules = {
  // Includes experimental rules: only one of them checks that a control's name contains its visible text.
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
};
/** Target size takes a quarter of the time, and is checked where `places` are. */
const allButTargets: Rules = { ...all, rules: { 'target-size': { enabled: false } } };
/** The rules that depend on color. */
const colors: Rules = { runOnly: ['color-contrast', 'link-in-text-block'] };
/** The rules that depend on color or on the viewport. */
const colorsAndPlaces: Rules = {
  runOnly: [
    'color-contrast',
    'link-in-text-block',
    'target-size',
    'scrollable-region-focusable',
    'aria-hidden-focus',
  ],
};

const desk = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 360, height: 740 };
const narrowest = { width: 320, height: 640 };

/**
 * For what a screen shows that other screens do not. Starts and ends at desktop width: all rules in dark mode on the
 * desktop, colors and places in light mode on the phone, and every width. No color depends on the width, so this checks
 * both modes of everything that both widths show.
 */
export async function expectGoodLooks(page: Page): Promise<void> {
  await expectNothingFound(page, 'dark', allButTargets);
  await expectGoodWidths(page, colorsAndPlaces);
}

/**
 * For a screen with parts that only the desktop shows: also colors and places on the desktop, in light mode. These are the
 * navigation and the frame of each area, the rows of tables, and hints for which a phone has no room (`hideBelow`).
 */
export async function expectGoodLooksOnDesk(page: Page): Promise<void> {
  await expectGoodLooks(page);
  await expectNothingFound(page, 'light', colorsAndPlaces);
}

/**
 * For a further state of a screen, drawn by components that all screens share, such as `LoadFailure`, `EmptyState`,
 * `Loading`, `Notice` and `Dialog`: all rules once, in light mode on the phone, and every width. Dark mode of these
 * components is checked with `expectGoodLooks` on one screen: the predictions (loading, failed and empty), and the dialogs
 * of the forgotten password and a new user.
 */
export const expectGoodState = (page: Page): Promise<void> => expectGoodWidths(page, all);

/** @param rules for the phone */
async function expectGoodWidths(page: Page, rules: Rules): Promise<void> {
  await page.setViewportSize(tablet);
  await expectNoScrollAside(page);
  await page.setViewportSize(phone);
  await expectNoScrollAside(page);
  // The bottom navigation also covers part of the page until it is scrolled, so the window is made as high as the page.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...phone, height });
  await expectNothingFound(page, 'light', rules);
  await page.setViewportSize(desk);
  await expectNoScrollAside(page);
}

/** For an open dialog alone: the page behind it is checked without it. */
export async function expectGoodDialog(page: Page): Promise<void> {
  await expectNothingFound(page, 'dark', all, 'dialog[open]');
  await expectNothingFound(page, 'light', colors, 'dialog[open]');
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

/**
 * At the narrowest width, 320 pixels, or a desktop at 400% zoom: nothing is cut off. Ends at desktop width.
 *
 * @param parts not those that extend into the margin on purpose, or that scroll
 */
export async function expectAllInside(
  page: Page,
  parts = 'section, article, form, nav, dl > div, [role=tablist]',
): Promise<void> {
  await page.setViewportSize(narrowest);
  await expectNoScrollAside(page);
  const outside = () =>
    page.locator('main').evaluate((main, selector) => {
      const { right } = main.getBoundingClientRect();
      const edge = Math.ceil(right - Number.parseFloat(getComputedStyle(main).paddingRight));
      return [...main.querySelectorAll(selector)]
        .filter((part) => part.getBoundingClientRect().right > edge || part.scrollWidth > part.clientWidth)
        .map((part) => `${part.tagName} ${part.textContent.slice(0, 40)}`);
    }, parts);
  await expect.poll(outside, page.url()).toEqual([]);
  await page.setViewportSize(desk);
}

type Mode = 'dark' | 'light';

/** Looks again where something is found: a part that has only just come may still be fading in. */
async function expectNothingFound(page: Page, mode: Mode, rules: Rules, within = 'html'): Promise<void> {
  const look = async () => {
    await turn(page, mode);
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
    return page.evaluate(
      async ([options, part]) => {
        // Further down, the header covers part of what is under it, and axe reports that as a small target.
        scrollTo({ top: 0, behavior: 'instant' });
        const { violations } = await globalThis.axe.run(part, {
          ...options,
          resultTypes: ['violations'],
        });
        return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(', ')}`);
      },
      [rules, within] as const,
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
