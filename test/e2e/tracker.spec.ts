/** The tracker: tabs by keyboard, and a long question on a phone. */
import { listOf, openRow } from './support/ledger.ts';
import { expectNoScrollAside } from './support/looks.ts';
import { answerWith } from './support/network.ts';
import { beSignedIn, callAs, subscriber } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => beSignedIn(page, subscriber));

test('arrow keys switch tabs', async ({ page }) => {
  await page.goto('/account/tracker');
  await page.getByRole('tab', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Pending' })).toBeFocused();
  await expect(page).toHaveURL('/account/tracker?tab=pending');
});

test('a long question is shortened, and a click shows all of it', async ({ page }) => {
  const question = `${'Eight legs please. '.repeat(60)}And no ${'o'.repeat(300)}vertime!`;
  const [pick] = (await callAs(page, subscriber, 'tracker-get?limit=1')).savedPicks;
  await answerWith(page, 'tracker-get', 200, listOf([{ ...pick, reasoning: question }]));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account/tracker');
  await openRow(page);
  const end = page.getByText(/And no o+vertime!/);
  await expect(page.getByText('Show all')).toBeVisible();
  await expect(end).toBeHidden();
  await page.getByText('Show all').click();
  await expect(end).toBeVisible();
  await expectNoScrollAside(page);
});
