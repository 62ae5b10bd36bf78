/** A newcomer with a phone: from the landing page to a saved pick, with every tap, character and screen counted. */
import type { Locator, Page } from '@playwright/test';
import { linkInMailTo } from '../support/mail.ts';
import { newAddress, password } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Seconds that each takes somebody who sees the product for the first time. */
const cost = { tap: 1.2, character: 0.25, screen: 2 };
/** Two minutes, less half a minute for the mail, the payment and the answer to arrive. */
const limit = 90;
/** What the payment provider asks for and its stand-in does not: a card's number, expiry date and code. */
const cardCharacters = 16 + 4 + 3;
/** The mail app, the mail, and the link in it. */
const tapsToVerify = 3;

test('a newcomer has a saved pick within two minutes', async ({ page }) => {
  const email = newAddress();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const { reads, taps, types, counts } = newcomer(page);

  await page.goto('/');
  await reads(page.getByRole('heading', { level: 1 }));
  await taps(page.getByRole('main').getByRole('link', { name: 'Build Your GamePlan' }).first());

  await reads(page.getByLabel('Name'));
  await types(page.getByLabel('Name'), 'Test Person');
  await types(page.getByLabel('Email'), email);
  await types(page.getByLabel('Password', { exact: true }), password);
  await types(page.getByLabel('Confirm Password'), password);
  await taps(page.getByLabel('I agree to the'));
  await taps(button('Register'));

  await reads(page.getByText('Check your email', { exact: true }));
  counts.taps += tapsToVerify;
  counts.screens += 1;
  await page.goto(await linkInMailTo(page, email));
  await reads(page.getByText('Email verified! Redirecting...'));
  await taps(page.getByRole('link', { name: 'Continue to Login' }));

  await reads(page.getByText('Your email is verified'));
  await expect(page.getByLabel('Email'), 'nobody types it twice').toHaveValue(email);
  await types(page.getByLabel('Password', { exact: true }), password);
  await taps(button('Login'));

  await reads(page.getByRole('heading', { level: 1, name: 'You’re in, Test' }));
  await taps(button('Choose core'));
  await reads(button('Pay and subscribe'));
  counts.characters += cardCharacters;
  await taps(button('Pay and subscribe'));
  await reads(page.getByText('Your plan is active.'));
  await taps(button('Go to Dashboard'));

  await reads(page.getByRole('heading', { level: 1, name: 'Your first pick, Test' }));
  await taps(button('NBA'));
  await taps(button('Continue'));
  await reads(page.getByRole('textbox', { name: 'Your prompt' }));
  await expect(page.getByLabel('Your prompt'), 'the first question is written').toHaveValue(/\S/);
  await taps(button('Get Suggestions'));
  await reads(page.getByRole('article', { name: 'AI Suggestion' }));
  await taps(page.getByRole('button', { name: /^Save to Tracker/ }));
  await reads(page.getByRole('heading', { name: 'Your first pick is saved' }));

  expect(counts.taps).toBeLessThanOrEqual(20);
  const { tap, character, screen } = cost;
  const seconds = counts.taps * tap + counts.characters * character + counts.screens * screen;
  expect(seconds, JSON.stringify(counts)).toBeLessThan(limit);
});

/** Does what a person can do, and counts it. */
function newcomer(page: Page) {
  const counts = { taps: 0, characters: 0, screens: 0 };
  const reads = async (sign: Locator) => {
    await expect(sign).toBeVisible({ timeout: 35_000 });
    counts.screens += 1;
  };
  const taps = async (target: Locator) => {
    await target.tap();
    counts.taps += 1;
  };
  const types = async (field: Locator, text: string) => {
    await taps(field);
    await page.keyboard.type(text);
    counts.characters += text.length;
  };
  return { counts, reads, taps, types };
}
