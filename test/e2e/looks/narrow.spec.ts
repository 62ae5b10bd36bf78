/** The narrowest window, 320 pixels, or a desktop at 400% zoom: nothing is cut off or overflows. */
import { expect, type Page, test } from '@playwright/test';
import { care, info, noPlay, play, substitute, unreadable } from '../support/answers.ts';
import { openRow } from '../support/ledger.ts';
import { expectNoScrollAside } from '../support/looks.ts';
import { answerWith } from '../support/network.ts';
import { beAdmin, beSignedIn, callAs, callAsAdmin, subscriber } from '../support/people.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** Elements that extend into the margin on purpose, or that scroll. */
async function expectAllInside(page: Page, parts = 'section, article, form, nav, dl > div, [role=tablist]') {
  await expectNoScrollAside(page);
  const outside = () =>
    page.locator('main').evaluate((main, selector) => {
      const { right } = main.getBoundingClientRect();
      const edge = Math.ceil(right - Number.parseFloat(getComputedStyle(main).paddingRight));
      return [...main.querySelectorAll(selector)]
        .filter((part) => part.getBoundingClientRect().right > edge || part.scrollWidth > part.clientWidth)
        .map((part) => `${part.tagName} ${part.textContent.slice(0, 40)}`);
    }, parts);
  await expect.poll(outside, page.url()).toEqual([]);
}

test('the account', async ({ page }) => {
  await beSignedIn(page, subscriber);
  for (const { path, shows } of [
    { path: '/account/referral', shows: 'Your code' },
    { path: '/account/settings', shows: 'American' },
    { path: '/account/subscription', shows: 'Next billing date' },
    { path: '/track-record', shows: 'How we keep this record' },
  ]) {
    await page.goto(path);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectAllInside(page);
  }
});

test('every kind of answer', async ({ page }) => {
  await beSignedIn(page, subscriber);
  for (const answer of [play, substitute, noPlay, info, care, unreadable]) {
    await answerWith(page, 'prompt-process', 200, answer);
    await page.goto('/account/dashboard');
    await page.getByLabel('Your prompt').fill('A safe 3-leg NFL parlay');
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
    await expect(page.locator('article, [role=alert]').first()).toBeVisible();
    // The suggestions above it scroll horizontally.
    await expectAllInside(page, 'article, article :is(p, ul, ol, li, button)');
  }
});

test('a prediction with a better price at a book with a long name, and the maximum of line movement', async ({
  page,
}) => {
  await beSignedIn(page, subscriber);
  const { predictions } = await callAs(page, subscriber, 'get-predictions?limit=1');
  const prediction = { ...predictions[0], parsed_entities: { ...play.promptAnalysis, bet_type: ['parlay'] } };
  await answerWith(page, 'get-predictions', 200, { predictions: [prediction] });
  await answerWith(page, 'get-prediction-by-id', 200, { predictionWithPickSaved: [prediction] });
  await page.goto('/account/predictions');
  await page.getByRole('button', { name: /^More about/ }).click();
  await expect(page.getByText(/Pays more elsewhere/)).toBeVisible();
  await expectAllInside(page, 'li, p, ul');
  await page.goto(`/account/predictions/${prediction.id}`);
  await page.getByText('How the market moved').first().click();
  await expectAllInside(page, 'section, table, li, p, ul');
});

test('the tracker of a user with many picks and large losses', async ({ page }) => {
  await beSignedIn(page, subscriber);
  const stats = await callAs(page, subscriber, 'get-tracker-stats');
  await answerWith(page, 'get-tracker-stats', 200, { ...stats, roi: 112.4, profit: -12_345.67 });
  const list = await callAs(page, subscriber, 'tracker-get?limit=10');
  await answerWith(page, 'tracker-get', 200, { ...list, total: 300 });
  await page.goto('/account/tracker?page=12');
  await expect(page.getByText('Page 12 of 12')).toBeVisible();
  await openRow(page);
  await expect(page.getByText('−$12,345.67')).toBeVisible();
  await expectAllInside(page);
});

test('the portal with many users', async ({ page }) => {
  await beAdmin(page);
  const list = await callAsAdmin(page, 'get-users?page=1&limit=10');
  await answerWith(page, 'get-users', 200, {
    ...list,
    pagination: { page: 120, limit: 10, total: 12_480, pages: 1248 },
  });
  await page.goto('/management/users?page=120');
  await expect(page.getByText('Page 120 of 1248')).toBeVisible();
  await expectAllInside(page);
  const numbers = await callAsAdmin(page, 'admin-analytics');
  numbers.userStats.totalUsers = 1_234_567;
  await answerWith(page, 'admin-analytics', 200, numbers);
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/management/dashboard');
    await expect(page.getByText('1,234,567')).toBeVisible();
    await expectAllInside(page);
  }
});
