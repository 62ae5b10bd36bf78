/** The list of books in the settings: saved on each click, and independent of other preferences. */
import type { Page } from '@playwright/test';
import { callsOf, hold, writesTo } from './support/network.ts';
import { beNewUser, callAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The feed of the tests may list other books: saving is real, the list of books is replaced. */
async function offerBooks(page: Page): Promise<void> {
  const knownBooks = ['bet365', 'DraftKings', 'FanDuel'];
  await page.route(callsOf('user-profile'), async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), knownBooks } });
  });
}

async function open(page: Page): Promise<string> {
  const email = await beNewUser(page);
  await offerBooks(page);
  await page.goto('/account/settings');
  await expect(page.getByText('None selected: prices come from all books.')).toBeVisible();
  return email;
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const savedBy = async (page: Page, email: string) => (await callAs(page, email, 'user-profile')).profile;

test('several clicks in a row are all saved, and all undone', async ({ page }) => {
  const email = await open(page);
  await expect(page.getByRole('list', { name: 'My books' }).getByRole('checkbox')).toHaveCount(3);
  await box(page, 'FanDuel').check();
  await box(page, 'DraftKings').check();
  await expect(page.getByText('2 books selected.')).toBeVisible();
  await expect(page.getByText('Books saved')).toBeAttached();
  expect((await savedBy(page, email)).books).toEqual(['FanDuel', 'DraftKings']);
  await page.reload();
  await expect(box(page, 'FanDuel')).toBeChecked();
  await box(page, 'FanDuel').press('Space');
  await box(page, 'DraftKings').press('Space');
  await expect(page.getByText('None selected: prices come from all books.')).toBeVisible();
  await expect(page.getByText('Books saved')).toBeAttached();
  expect((await savedBy(page, email)).books).toEqual([]);
});

test('books first, then odds and preferences: all are saved', async ({ page }) => {
  const email = await open(page);
  await box(page, 'FanDuel').check();
  await page.getByRole('radio', { name: 'Decimal' }).check();
  await expect(page.getByText('Odds format saved')).toBeAttached();
  await page.goto('/account/profile');
  await page.getByLabel('Preferred team').fill('Blue Jays');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Changes Saved')).toBeVisible();
  expect(await savedBy(page, email)).toMatchObject({
    books: ['FanDuel'],
    oddsFormat: 'decimal',
    preferredTeam: 'Blue Jays',
  });
});

test('preferences and odds first, then books while the odds are still being saved: all are saved', async ({
  page,
}) => {
  const email = await open(page);
  await page.goto('/account/profile');
  await page.getByLabel('Preferred team').fill('Blue Jays');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Changes Saved')).toBeVisible();
  await page.goto('/account/settings');
  await expect(box(page, 'FanDuel')).toBeVisible();
  const writes = writesTo(page, 'user-profile');
  const letGo = await hold(page, 'user-profile');
  await page.getByRole('radio', { name: 'Decimal' }).check();
  await box(page, 'FanDuel').check();
  letGo();
  await expect(page.getByText('Books saved')).toBeAttached();
  expect(writes).toHaveLength(2);
  expect(await savedBy(page, email)).toMatchObject({
    books: ['FanDuel'],
    oddsFormat: 'decimal',
    preferredTeam: 'Blue Jays',
  });
});
