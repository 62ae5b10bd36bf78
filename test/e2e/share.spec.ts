/** Sharing a pick: the dialog, and the public page that anyone with the link sees. The list is in `test/web/screens`. */
import type { Page } from '@playwright/test';
import { expectGoodDialog, expectGoodDocument } from './support/looks.ts';
import { beNewUser, callAs } from './support/people.ts';
import { savePick } from './support/picks.ts';
import { expect, test } from './support/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share this pick' });
const linkIn = (page: Page) => dialogOf(page).getByRole('link', { name: /\/p\/[\w-]{22}$/ });

test('a pick is shared by the keyboard, and anyone with the link sees it until it is no longer shared', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = await beNewUser(page, 'pro');
  await savePick(page, email);
  await page.goto('/account/tracker');
  const more = page.getByRole('button', { name: /^More for/ });
  await more.focus();
  await page.keyboard.press('Enter');
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await expect(share).toBeVisible();
  while (!(await share.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const create = dialogOf(page).getByRole('button', { name: 'Create link' });
  await expect(create).toBeVisible();
  await expectGoodDialog(page);
  await dialogOf(page).getByLabel('Show my first name').press('Space');
  await create.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied')).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Copy link' })).toBeFocused();
  const link = (await linkIn(page).getAttribute('href')) ?? '';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expectGoodDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(more).toBeFocused();
  await expect(page.getByText(/· Shared$/).locator('visible=true')).toBeVisible();

  const { savedPicks } = await callAs(page, email, 'tracker-get?limit=1');
  const [{ metadata }] = savedPicks;
  const signedOut = await (await browser.newContext()).newPage();
  const opened = await signedOut.goto(link);
  expect(opened?.headers()['x-robots-tag']).toBe('noindex');
  await expect(signedOut.getByRole('heading', { level: 1 })).toHaveText(/moneyline/);
  await expect(signedOut.getByText('Shared by Test')).toBeVisible();
  await expect(signedOut.getByText('Shared before the start')).toBeVisible();
  await expect(
    signedOut.getByText(/^Shared [A-Z][a-z]{2} \d{1,2}, 20\d\d.* before the start$/),
  ).toBeVisible();
  await expect(signedOut.getByText(metadata.legs[0].thesis.text)).toBeVisible();
  const picture = await signedOut.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await signedOut.request.get(picture ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  await expectGoodDocument(signedOut);

  await more.click();
  await page.getByRole('button', { name: 'Manage sharing' }).click();
  await dialogOf(page).getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('No longer shared', { exact: true })).toBeVisible();
  expect((await signedOut.reload())?.status()).toBe(404);
  await expect(signedOut.getByRole('heading', { name: 'This pick is not shared' })).toBeVisible();
  expect((await signedOut.request.get(picture ?? '')).status()).toBe(404);
  await expectGoodDocument(signedOut);
  await signedOut.context().close();
});
