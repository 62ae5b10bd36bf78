/** The narrowest window, 320 pixels, or a desktop at 400% zoom: nothing is cut off or overflows. */
import { openRow } from '../support/ledger.ts';
import { expectAllInside, expectNoScrollAside } from '../support/looks.ts';
import { answerWith } from '../support/network.ts';
import { beAdmin, beSignedIn, callAs, callAsAdmin, subscriber } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('the account, the record, and the tracker of a user with many picks and large losses', {
  tag: '@full',
}, async ({ page }) => {
  await beSignedIn(page, subscriber);
  await page.goto('/account/referral');
  for (const { path, shows } of [
    { path: '/account/referral', shows: 'Your code' },
    { path: '/account/settings', shows: 'American' },
    { path: '/account/subscription', shows: 'Next billing date' },
    { path: '/track-record', shows: 'How we keep this record' },
  ]) {
    await visit(page, path);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expectAllInside(page);
  }
  const stats = await callAs(page, subscriber, 'get-tracker-stats');
  await answerWith(page, 'get-tracker-stats', 200, { ...stats, roi: 112.4, profit: -12_345.67 });
  const list = await callAs(page, subscriber, 'tracker-get?limit=10');
  await answerWith(page, 'tracker-get', 200, { ...list, total: 120 });
  await visit(page, '/account/tracker?page=12');
  await expect(page.getByText('Page 12 of 12')).toBeVisible();
  await openRow(page);
  await expect(page.getByText('−$12,345.67')).toBeVisible();
  await expectAllInside(page);
});

test('the portal with millions of users; an address takes one line beside the longest name', {
  tag: '@full',
}, async ({ page }) => {
  await beAdmin(page);
  const list = await callAsAdmin(page, 'get-users?page=1&limit=10');
  const pagination = { page: 120, limit: 10, total: 12_480, pages: 1248 };
  list.users[0].name = 'Hohenlohe '.repeat(10);
  await answerWith(page, 'get-users', 200, { ...list, pagination });
  await page.goto('/management/users?page=120');
  await expect(page.getByText('Page 120 of 1248')).toBeVisible();
  const lines = await page.getByRole('cell', { name: list.users[0].email }).evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getClientRects().length;
  });
  expect(lines, 'lines of the address').toBe(1);
  await expectAllInside(page);
  const word = 'W'.repeat(40);
  const [first, ...others] = list.users;
  const users = [{ ...first, name: word, email: `${word}@example.com` }, ...others];
  await answerWith(page, 'get-users', 200, { ...list, pagination, users });
  await page.reload();
  await expect(page.getByRole('link', { name: word })).toBeVisible();
  await expectAllInside(page);
  const numbers = await callAsAdmin(page, 'admin-analytics');
  numbers.userStats.totalUsers = 12_345_678;
  numbers.subscriptionStats.subscriptionCounts.free = 12_345_678;
  numbers.promptStats.totalPrompts = 98_765_432;
  await answerWith(page, 'admin-analytics', 200, numbers);
  await visit(page, '/management/dashboard');
  await expect(page.getByText('98,765,432')).toBeVisible();
  await expectAllInside(page);
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoScrollAside(page);
  }
});
