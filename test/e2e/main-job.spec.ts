/** The main job, end to end: register, prove the address, sign in; ask, save, mark, and see the record move. */
import type { Page } from '@playwright/test';
import {
  beSignedIn,
  expect,
  linkInMailTo,
  logIn,
  newAddress,
  password,
  subscriber,
  test,
} from './support/test.ts';

test('a visitor registers, opens the link of the mail, and logs in', async ({ page }) => {
  const email = newAddress();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Build Your GamePlan' }).first().click();
  await expect(page).toHaveURL('/login?tab=register');

  await page.getByLabel('Name').fill('Test Person');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registered Successfully')).toBeVisible();
  await expect(page.getByText('Check your email', { exact: true })).toBeVisible();

  await page.goto(await linkInMailTo(page, email));
  await expect(page.getByText('Email verified! Redirecting...')).toBeVisible();
  await expect(page).toHaveURL('/');

  await logIn(page, email);
  await expect(page.getByText('Subscription Required')).toBeVisible();
  await expect(page).toHaveURL('/account/subscription');
});

test('a subscriber asks, saves, marks, and sees the record move', async ({ page }) => {
  await beSignedIn(page, subscriber);
  await page.goto('/account/dashboard');
  const remaining = page.getByText(/^\d+ prompts remaining today$/);
  const before = Number.parseInt((await remaining.textContent()) ?? '', 10);

  await page.getByLabel('Sport').selectOption('NFL');
  await page.getByRole('button', { name: /safe 3-leg NFL parlay/ }).click();
  await expect(page.getByLabel('Your prompt')).toHaveValue(/3-leg NFL parlay/);
  await page.getByRole('button', { name: 'Get Suggestions' }).click();

  const answer = page.getByRole('article', { name: 'AI Suggestion' });
  await expect(answer).toBeVisible({ timeout: 35_000 });
  await expect(answer.getByText('$100 returns')).toBeVisible();
  await expect(answer.getByText('Market probability')).toBeVisible();
  await expect(answer.getByText(/^Prices as of/)).toBeVisible();
  await expect(answer.getByText(/M[SD]T/).first(), 'times in the zone of the reader').toBeVisible();
  await expect(page.getByText(`${before - 1} prompts remaining today`)).toBeVisible();

  await answer.getByRole('button', { name: 'Save to Tracker' }).click();
  await expect(answer.getByRole('button', { name: 'Saved to Tracker' })).toBeDisabled();

  await page
    .getByRole('navigation', { name: 'Main' })
    .locator('visible=true')
    .getByRole('link', { name: 'Tracker' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const pick = page.getByRole('tabpanel').getByRole('article').first();
  await expect(pick).toContainText('Pending');
  await expect(pick).toContainText('safe 3-leg NFL parlay');
  const hits = await hitsInRecord(page);

  await pick.getByRole('button', { name: 'Hit' }).click();
  await expect(pick).toContainText('You');
  await expect(pick.getByRole('button', { name: 'Hit' })).toBeHidden();
  await expect.poll(() => hitsInRecord(page)).toBe(hits + 1);

  await page.getByRole('tab', { name: 'Hits' }).click();
  await expect(page).toHaveURL('/account/tracker?tab=hit');
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toContainText('Graded by');
});

async function hitsInRecord(page: Page): Promise<number> {
  const tally = await page.getByText(/^\d+ hit, \d+ missed/).textContent();
  return Number.parseInt(tally ?? '', 10);
}
