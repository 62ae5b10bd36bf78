/** What every browser test has: a browser that must not complain, and words for what people do. */
import { randomInt } from 'node:crypto';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { password } from './people.ts';

interface Options {
  /** What a test provokes on purpose: the browser itself reports a refused call as an error. */
  complaints: RegExp;
}

/** An IP address nobody else in the tests has, as far as chance allows. */
const newVisitor = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

export const test = base.extend<Options & { quiet: undefined }>({
  // A visitor of its own for each test: how much one may ask for in an hour is the subject of none.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-local-visitor': newVisitor() });
  },
  complaints: [/(?!)/, { option: true }],
  quiet: [
    async ({ page, complaints }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
      });
      page.on('pageerror', (error) => heard.push(String(error)));
      await use(undefined);
      const ours = heard.filter((text) => !/Service Worker registration blocked/.test(text));
      expect(ours.filter((text) => !complaints.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For tests whose outcome the width of the screen may change: they run on the phone too. */
export const onPhoneToo = { tag: '@phone' } as const;

export async function logIn(page: Page, email: string, from = '/login'): Promise<void> {
  await page.goto(from);
  await fillLogin(page, email);
}

/** On a page that shows the form already. */
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

/** The newest notice of something that went wrong. */
export const errorToast = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: 'Notifications (F8)' })
    .getByRole('alert')
    .filter({ hasText: title })
    .last();
