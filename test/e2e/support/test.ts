/** What every browser test has: a browser that must not complain, and words for what people do. */
import { test as base, expect, type Page } from '@playwright/test';

/** Of everybody who is seeded. */
export const password = 'GamePlan-2026';
export const subscriber = 'subscriber@gameplan.test';
export const free = 'free@gameplan.test';

interface Options {
  /** What a test provokes on purpose: the browser itself reports a refused call as an error. */
  complaints: RegExp;
}

export const test = base.extend<Options & { quiet: undefined }>({
  complaints: [/(?!)/, { option: true }],
  quiet: [
    async ({ page, complaints }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
      });
      page.on('pageerror', (error) => heard.push(String(error)));
      await use(undefined);
      expect(heard.filter((text) => !complaints.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function logIn(page: Page, email: string, from = '/login'): Promise<void> {
  await page.goto(from);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Signs in by a call, where the form is not what is tested. */
export async function beSignedIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/.netlify/functions/auth', {
    data: { action: 'login', email, password, rememberMe: false },
  });
  expect(answer.ok()).toBe(true);
  const { token, user } = await answer.json();
  await page.addInitScript(
    ([token, user]) => {
      // The first page only: what a test does to the session afterwards stays done.
      if (sessionStorage.getItem('signed-in')) return;
      sessionStorage.setItem('signed-in', 'yes');
      localStorage.setItem('authToken', token);
      localStorage.setItem('userData', user);
    },
    [String(token), JSON.stringify(user)] as const,
  );
}

/** The answer of a function, for states that the real one is rarely in. */
export async function answerWith(page: Page, name: string, status: number, json: object): Promise<void> {
  await page.route(`**/.netlify/functions/${name}*`, (route) => route.fulfill({ status, json }));
}

interface Mail {
  readonly to: string | readonly string[];
  readonly text: string;
}

/** @returns the path of the link in the newest mail to this address */
export async function linkInMailTo(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/_local/mail.json');
  const mails = (await answer.json()) as Mail[];
  const mail = mails.find(({ to }) => [to].flat().includes(email));
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`no mail with a link to ${email}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

export const newAddress = () => `person-${crypto.randomUUID().slice(0, 8)}@example.com`;
