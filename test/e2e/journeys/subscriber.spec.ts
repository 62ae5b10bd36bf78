/** A subscriber's journey: ask, save, mark, see the record change, and browse predictions. A double click counts once. */
import type { Page } from '@playwright/test';
import { openRow } from '../support/ledger.ts';
import { beNewUser, newUser } from '../support/people.ts';
import { devicesOrMost, expect, logIn, test } from '../support/test.ts';

for (const { device, use } of devicesOrMost('phone')) {
  test.describe(`on a ${device}`, () => {
    test.use(use);

    test('a subscriber asks, saves, marks, and sees the record change', async ({ page }) => {
      await logIn(page, await newUser('pro'));
      await expect(page).toHaveURL('/account/dashboard');
      await expect(page.getByText('50 prompts remaining today')).toBeVisible();
      await page.getByLabel('Sport').selectOption('NFL');
      await page.getByRole('button', { name: /safe 3-leg NFL parlay/ }).click();
      await expect(page.getByLabel('Your prompt')).toHaveValue(/3-leg NFL parlay/);
      await page.getByRole('button', { name: 'Get Suggestions' }).dblclick();

      const answer = page.getByRole('article', { name: 'AI Suggestion' });
      await expect(answer).toBeVisible({ timeout: 35_000 });
      await expect(answer.getByText('$100 returns')).toBeVisible();
      await expect(answer.getByText('Market probability')).toBeVisible();
      await expect(answer.getByText(/^(Costs|Pays) \$\d+\.\d\d per \$100 on average$/)).toBeVisible();
      const cases = answer.getByRole('list', { name: /^(For|Against)$/ });
      await expect(cases.first()).toBeVisible();
      await expect(answer.getByRole('button', { name: 'Remove: 3 legs' })).toBeVisible();
      await expect(answer.getByText(/^Prices as of/)).toBeVisible();
      await expect(answer.getByText(/[AP]M MT\b/).first(), "times in the user's time zone").toBeVisible();
      await expect(page.getByText('49 prompts remaining today')).toBeVisible();

      await answer.getByRole('button', { name: 'Save to Tracker' }).dblclick();
      await expect(answer.getByRole('button', { name: 'Saved to Tracker' })).toBeDisabled();

      await page.getByLabel('Your prompt').fill('how much would 25 win');
      await page.getByRole('button', { name: 'Get Suggestions' }).click();
      await expect(page.getByRole('article', { name: 'Here’s what we know' })).toContainText('$25');
      await expect(page.getByText('49 prompts remaining today')).toBeVisible();

      await goTo(page, 'Tracker');
      const pick = await openRow(page);
      await expect(pick).toContainText('Pending');
      await expect(pick).toContainText('safe 3-leg NFL parlay');
      await expect(page.getByText('0 hit, 0 missed, 1 pending')).toBeVisible();

      await pick.getByRole('button', { name: 'Hit' }).dblclick();
      await expect(pick).toContainText('You');
      await expect(pick.getByRole('button', { name: 'Hit' })).toBeHidden();
      await expect(page.getByText('1 hit, 0 missed, 0 pending')).toBeVisible();

      await page.getByRole('tab', { name: 'Hits' }).click();
      await expect(page).toHaveURL('/account/tracker?tab=hit');
      // The row is still open.
      await expect(page.getByRole('tabpanel', { name: 'Hits' }).getByRole('article')).toContainText(
        'Graded by',
      );
    });

    test('a subscriber filters the predictions, opens one, and adds it', async ({ page }) => {
      await beNewUser(page, 'pro');
      await page.goto('/account/predictions');
      const another = page.getByRole('img', { name: 'NBA' });
      await expect(another.first()).toBeVisible();
      await page.getByLabel('Sport').selectOption('NFL');
      await expect(page).toHaveURL('/account/predictions?sport=NFL');
      await expect(another).toHaveCount(0);
      const details = page.getByRole('link', { name: /^View Details of / });
      await expect(details.first()).toBeVisible();
      const title =
        (await details.first().getAttribute('aria-label'))?.slice('View Details of '.length) ?? '';
      await details.first().click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'AI Rationale:' })).toBeVisible();
      await page.getByRole('button', { name: 'Add to Tracker' }).click();
      await expect(page.getByRole('button', { name: 'Added to Tracker' })).toBeDisabled();
      await goTo(page, 'Tracker');
      await expect(
        page.getByRole('tabpanel').getByRole('article', { name: title, exact: true }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Dominate Game Day with AI-Powered Plays',
      );
      await page.goBack();
      await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    });
  });
}

async function goTo(page: Page, name: string): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' }).locator('visible=true');
  await main.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}
