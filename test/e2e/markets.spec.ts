/**
 * Every group of markets from the question to the grade: asked for in words on a Sunday morning, added to the tracker, and seen
 * graded once the games are over. One night passes for all of them, so the tests need a product of their own, which
 * `npm test -- --full` starts for them.
 */
import type { Page } from '@playwright/test';
import { addDays } from '../../lambdas/domain/platform/calendar.ts';
import { testMoment } from '../support/moment.ts';
import { jump } from './support/jump.ts';
import { beSignedIn, newUser } from './support/people.ts';
import { expect, test } from './support/test.ts';

interface Asked {
  readonly asks: string;
  /** What the card says of its leg, one for each leg. */
  readonly legs: readonly RegExp[];
}

const single = (asks: string, leg: RegExp): Asked => ({ asks, legs: [leg] });

/** At most six questions each: the seventh in a minute is refused. */
const groups: Readonly<Record<string, readonly Asked[]>> = {
  'Game lines, also alternate ones': [
    single('an NFL moneyline for today', /Moneyline at/),
    single('an NFL spread for today', /Spread at/),
    single('an NFL over for today', /Over \d.*Total at/),
    single('a draw in the MLS today', /Draw/),
    single('an NFL alternate over 35.5 today', /Over 35\.5/),
    single('an NFL alternate spread +10.5 today', /\+10\.5/),
  ],
  'Team totals': [
    single('an NFL team total over today', /team total over \d/),
    single('an NBA team total under today', /team total under \d/),
    single('an NHL team total over today', /team total over \d/),
    single('an MLB team total under today', /team total under \d/),
  ],
  'Halves and quarters': [
    single('an NFL first half moneyline today', /1st half moneyline/),
    single('an NFL second half spread today', /2nd half ([−+]\d|PK)/),
    single('an NBA first quarter total today', /1st quarter (over|under) \d/),
    single('an NFL fourth quarter total today', /4th quarter (over|under) \d/),
    single('an NFL first half team total today', /1st half team total (over|under) \d/),
  ],
  'Periods and innings': [
    single('an NHL first period total today', /1st period (over|under) \d/),
    single('an NHL third period moneyline today', /3rd period moneyline/),
    single('a draw in regulation in the NHL today', /Tied after regulation/),
    single('an MLB first five innings moneyline today', /1st 5 innings moneyline/),
    single('an MLB NRFI today', /1st inning under 0\.5/),
  ],
  'Players, also milestones': [
    single('an NFL passing yards over today', /over [\d.]+ passing yards/),
    single('an NBA rebounds under today', /under [\d.]+ rebounds/),
    single('an NHL shots on goal over today', /over [\d.]+ shots on goal/),
    single('an MLB strikeouts over today', /over [\d.]+ strikeouts/),
    single('an NBA player to score 25 or more points today', /over 24\.5 points/),
  ],
  Scorers: [
    single('an NFL anytime touchdown scorer today', /to score a touchdown/),
    single('an NFL player to score two or more touchdowns today', /2\+ touchdowns/),
    single('an NFL first touchdown scorer today', /to score the first touchdown/),
  ],
  'First and last to score': [
    single('an NFL first team to score today', /to score first/),
    single('an NFL last team to score today', /to score last/),
    single('an NHL first team to score today', /to score first/),
    single('an MLB last team to score today', /to score last/),
  ],
  // Of lines only: a player who does not play would leave its payment to the book.
  'A same-game parlay': [
    {
      asks: 'an NBA same game parlay of a moneyline and a total today',
      legs: [/Moneyline at/, /(Over|Under) \d.*Total at/],
    },
  ],
};

// The second half of the tests sees what the first half saved.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const [sunday = '', morning = ''] = testMoment.split('T');
/** A retry starts after the night of the first try, so it takes the Sunday of another week. */
const sundayOf = (retry: number) => addDays(sunday, 7 * retry);

/** The user of each group. */
const users = new Map<string, string>();

async function askAll(page: Page, group: string, asked: readonly Asked[]): Promise<void> {
  const email = await newUser('pro');
  users.set(group, email);
  await beSignedIn(page, email);
  await page.goto('/account/dashboard');
  for (const each of asked) await askAndSave(page, each);
}

async function expectAllGraded(page: Page, group: string, asked: readonly Asked[]): Promise<void> {
  await beSignedIn(page, users.get(group) ?? '');
  await page.goto('/account/tracker');
  await expect(page.getByText(/^\d+ hit, .*, 0 pending/)).toBeVisible();
  for (const each of asked) await expectGraded(page, each);
}

test.beforeAll(async ({ browser }, { retry }) => {
  if (retry === 0) return;
  const page = await browser.newPage();
  await jump(page, `${sundayOf(retry)}T${morning}`);
  await page.close();
});

for (const [group, asked] of Object.entries(groups)) {
  test(`${group}: asked for and added to the tracker`, { tag: '@full' }, ({ page }) =>
    askAll(page, group, asked),
  );
}

test('the games are played', { tag: '@full' }, async ({ page }, { retry }) => {
  await jump(page, `${addDays(sundayOf(retry), 1)}T04:00`);
});

for (const [group, asked] of Object.entries(groups)) {
  test(`${group}: graded in the tracker`, { tag: '@full' }, ({ page }) =>
    expectAllGraded(page, group, asked),
  );
}

async function askAndSave(page: Page, { asks, legs }: Asked): Promise<void> {
  await test.step(asks, async () => {
    await page.getByLabel('Your prompt').fill(asks);
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
    const card = page.getByRole('article', { name: 'AI Suggestion' });
    // The card of the question before is still there for a moment.
    const save = card.getByRole('button', { name: /^Save to Tracker/ });
    await expect(save).toBeVisible({ timeout: 35_000 });
    const lines = card.locator('ol').first().locator('> li');
    for (const [index, leg] of legs.entries()) await expect(lines.nth(index)).toContainText(leg);
    await save.click();
    await expect(card.getByRole('button', { name: /^Saved to Tracker/ })).toBeDisabled();
  });
}

async function expectGraded(page: Page, { asks, legs }: Asked): Promise<void> {
  await test.step(asks, async () => {
    const pick = page.getByRole('article').filter({ hasText: asks });
    // The buttons that set a status have the same words.
    const status = pick.getByText(/^(Hit|Miss|Push)$/).and(page.locator(':not(button, button *)'));
    await expect(status).toBeVisible();
    const results = pick.getByRole('list', { name: 'Leg results' }).getByRole('listitem');
    await expect(results).toHaveCount(legs.length);
    await expect(results.filter({ hasText: /Open$/ })).toHaveCount(0);
  });
}
