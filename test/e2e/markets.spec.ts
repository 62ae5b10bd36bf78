/**
 * Every market from the question to the grade: asked for in words, added to the tracker, and seen graded once the games are over.
 * What is asked for when is in `support/market-groups.ts`. A night passes for all groups of a day together, so the tests need a
 * product of their own, which `npm test -- --full` starts for them.
 */
import type { Page } from '@playwright/test';
import type { listPicks } from '../../lambdas/contracts/picks/tracker.ts';
import type { OutputOf } from '../../lambdas/contracts/platform/contract.ts';
import { keyOf } from '../../lambdas/domain/feed/markets/registry.ts';
import { addDays } from '../../lambdas/domain/platform/calendar.ts';
import { testMoment } from '../support/moment.ts';
import { jump } from './support/jump.ts';
import {
  type Asked,
  golfWinner,
  ofTheFirstDay,
  ofTheSecondDay,
  type Refused,
  refusedInGolf,
  refusedOnTheFirstDay,
  tries,
} from './support/market-groups.ts';
import { beNewUser, beSignedIn, callAs, newUser } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Later tests see what earlier ones saved.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const [, morning = ''] = testMoment.split('T');

function daysOf(retry: number): (typeof tries)[number] {
  const days = tries[retry];
  if (!days) throw new Error(`there are no days for retry ${retry}`);
  return days;
}

/** The user of each group. */
const users = new Map<string, string>();

function askAll(groups: Readonly<Record<string, readonly Asked[]>>): void {
  for (const [group, asked] of Object.entries(groups)) {
    test(`${group}: asked for and added to the tracker`, { tag: '@full' }, async ({ page }) => {
      const email = await newUser('pro');
      users.set(group, email);
      await beSignedIn(page, email);
      await page.goto('/account/dashboard');
      for (const each of asked) await askAndSave(page, each);
    });
  }
}

function refuseAll(group: string, refused: readonly Refused[]): void {
  test(`${group}: asked for, and told why there is none`, { tag: '@full' }, async ({ page }) => {
    await beNewUser(page, 'pro');
    await page.goto('/account/dashboard');
    for (const each of refused) await askInVain(page, each);
  });
}

function expectAllGraded(groups: Readonly<Record<string, readonly Asked[]>>): void {
  for (const [group, asked] of Object.entries(groups)) {
    test(`${group}: graded in the tracker`, { tag: '@full' }, async ({ page }) => {
      const email = users.get(group) ?? '';
      await beSignedIn(page, email);
      await page.goto('/account/tracker');
      await expect(page.getByText(/^\d+ hit, .*, 0 pending/)).toBeVisible();
      for (const each of asked) await expectGraded(page, each);
      await expectMarkets(page, email, asked);
    });
  }
}

test.beforeAll(async ({ browser }, { retry }) => {
  if (retry === 0) return;
  const page = await browser.newPage();
  await jump(page, `${daysOf(retry).first}T${morning}`);
  await page.close();
});

askAll(ofTheFirstDay);
refuseAll('What is no play', Object.values(refusedOnTheFirstDay));

test('the games are played', { tag: '@full' }, async ({ page }, { retry }) => {
  await jump(page, `${addDays(daysOf(retry).first, 1)}T04:00`);
});

expectAllGraded(ofTheFirstDay);

test('the second day comes', { tag: '@full' }, async ({ page }, { retry }) => {
  await jump(page, `${daysOf(retry).second}T${morning}`);
});

askAll(ofTheSecondDay);
refuseAll('Places in golf', Object.values(refusedInGolf));

test('the games and the tournament are played', { tag: '@full' }, async ({ page }, { retry }) => {
  const data = { feed: { mode: 'won', match: golfWinner } };
  const answer = await page.request.post('/_local/controls', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  await jump(page, `${daysOf(retry).sunday}T21:00`);
});

expectAllGraded(ofTheSecondDay);

async function ask(page: Page, asks: string): Promise<void> {
  await page.getByLabel('Your prompt').fill(asks);
  await page.getByRole('button', { name: 'Get Suggestions' }).click();
}

async function askAndSave(page: Page, { asks, legs }: Asked): Promise<void> {
  await test.step(asks, async () => {
    await ask(page, asks);
    const card = page.getByRole('article', { name: 'AI Suggestion' });
    // The card of the question before is still there for a moment.
    const save = card.getByRole('button', { name: /^Save to Tracker/ });
    await expect(save).toBeVisible({ timeout: 35_000 });
    const lines = card.locator('ol').first().locator('> li');
    await expect(lines).toHaveCount(legs.length);
    for (const [index, { words }] of legs.entries()) await expect(lines.nth(index)).toContainText(words);
    await save.click();
    await expect(card.getByRole('button', { name: /^Saved to Tracker/ })).toBeDisabled();
  });
}

async function askInVain(page: Page, { asks, why }: Refused): Promise<void> {
  await test.step(asks, async () => {
    await ask(page, asks);
    await expect(page.getByText(why).first()).toBeVisible({ timeout: 35_000 });
    await expect(page.getByRole('button', { name: /^Save to Tracker/ })).toHaveCount(0);
  });
}

async function expectGraded(page: Page, { asks, legs, grade }: Asked): Promise<void> {
  await test.step(asks, async () => {
    const pick = page.getByRole('article').filter({ hasText: asks });
    // The buttons that set a status have the same words.
    const status = pick.getByText(/^(Hit|Miss|Push)$/).and(page.locator(':not(button, button *)'));
    await expect(status).toHaveText(grade ?? /./);
    const results = pick.getByRole('list', { name: 'Leg results' }).getByRole('listitem');
    await expect(results).toHaveCount(legs.length);
    await expect(results.filter({ hasText: /Open$/ })).toHaveCount(0);
  });
}

/** The words of a card do not tell every market from every other. */
async function expectMarkets(page: Page, email: string, asked: readonly Asked[]): Promise<void> {
  const { savedPicks }: OutputOf<typeof listPicks> = await callAs(page, email, 'tracker-get');
  const saved = savedPicks.map(({ metadata: { legs } }) => legs.map((leg) => `${leg.sport} ${keyOf(leg)}`));
  const wanted = asked.map(({ legs }) => legs.map(({ market }) => market));
  expect(saved.toReversed()).toEqual(wanted);
}
