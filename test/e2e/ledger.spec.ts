/** The tracker's picks: tabs by keyboard, marks, undo, bulk marks, the user's own stake, and removal. */
import { openRow } from './support/ledger.ts';
import { beNewUser } from './support/people.ts';
import { savePick } from './support/picks.ts';
import { expect, test } from './support/test.ts';

test('picks are marked, undone, staked, marked at once, found and removed', async ({ page }) => {
  const email = await beNewUser(page, 'pro');
  await savePick(page, email);
  await savePick(page, email);
  await page.goto('/account/tracker');
  await expect(page.getByRole('tab', { name: 'Pending 2' })).toBeVisible();

  const row = await openRow(page);
  await row.getByRole('button', { name: 'Hit', exact: true }).click();
  await expect(page.getByText('1 marked by you')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Hits 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab', { name: 'Pending 2' })).toBeVisible();
  await expect(page.getByText('1 marked by you')).toHaveCount(0);

  await row.getByRole('button', { name: /^Add my bet/ }).click();
  const dialog = page.getByRole('dialog', { name: 'My bet' });
  await dialog.getByLabel('Stake in dollars').fill('ten');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter an amount such as 25 or 12.50')).toBeVisible();
  await dialog.getByLabel('Stake in dollars').fill('25.50');
  await dialog.getByLabel('Sportsbook').fill('My Book');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('$25.50')).toBeVisible();
  await expect(page.getByText('0 settled of 1 with a stake')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Mark 2 selected as miss' }).click();
  await expect(page.getByRole('tab', { name: 'Misses 2' })).toBeVisible();
  await page.getByLabel('Search your picks').fill('nobody plays this');
  await page.getByLabel('Search your picks').press('Enter');
  await expect(page.getByText('No picks match these filters.')).toBeVisible();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(2);

  await row.getByRole('button', { name: /^More for/ }).click();
  await row.getByRole('button', { name: 'Remove this pick' }).click();
  await page
    .getByRole('dialog', { name: 'Remove this pick?' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1);

  await page.getByRole('tab', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Pending' })).toBeFocused();
  await expect(page).toHaveURL('/account/tracker?tab=pending');
});
