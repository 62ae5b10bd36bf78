/** The base of every browser test: the console must stay silent, and helpers for common actions. */
import { randomInt } from 'node:crypto';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { isFull } from '../../support/depth.ts';
import { password } from './people.ts';

interface Options {
  /** Console errors that a test provokes: the browser logs a refused call as an error. */
  complaints: RegExp;
}

/** A random IP address, so that tests do not share rate limits. */
const newVisitor = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

export const test = base.extend<Options & { quiet: undefined }>({
  // A separate visitor for each test, because no browser test is about rate limits.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-local-visitor': newVisitor() });
  },
  complaints: [/(?!)/, { option: true }],
  quiet: [
    async ({ page, complaints }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(String(error)));
      await use(undefined);
      const ours = messages.filter((text) => !/Service Worker registration blocked/.test(text));
      expect(ours.filter((text) => !complaints.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * For tests whose outcome depends on the width. Not projects of Playwright, because each project starts browsers of its own.
 */
export const devices = [
  { device: 'desktop', use: {} },
  { device: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
] as const;

/** Both devices with `--full`; otherwise the one that most people use for it. */
export const devicesOrMost = (most: (typeof devices)[number]['device']) =>
  devices.filter(({ device }) => isFull || device === most);

export async function logIn(page: Page, email: string, from = '/login'): Promise<void> {
  await page.goto(from);
  await fillLogin(page, email);
}

/** Fills the form on a page that already shows it. */
export async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Test Person');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByLabel('I agree to the').check();
}

/** The newest error toast. */
export const errorToast = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: 'Notifications (F8)' })
    .getByRole('alert')
    .filter({ hasText: title })
    .last();
