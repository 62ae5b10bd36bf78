/** Play limits, the reminder, and self-exclusion in the interface. */
import { beNewBuyer, beNewUser, callAs } from './support/people.ts';
import { expect, onPhoneToo, test } from './support/test.ts';

test(
  'a lower limit applies at once; a higher one is pending and can be canceled',
  onPhoneToo,
  async ({ page }) => {
    const email = await beNewUser(page, 'pro');
    await page.goto('/account/settings');
    const limit = page.getByLabel('Prompts a day');
    await limit.selectOption('5 prompts a day');
    await expect(page.getByText('Saved. Now in effect: 5 prompts a day.')).toBeVisible();
    await expect.poll(async () => (await callAs(page, email, 'get-user-status')).remainingPrompts).toBe(5);

    await limit.selectOption('My plan’s limit');
    await expect(
      page.getByText(/^Until .+: 5 prompts a day\. From then on: My plan’s limit\.$/),
    ).toBeVisible();
    await expect(limit).toHaveValue('5');
    await page.getByRole('button', { name: 'Keep 5 prompts a day' }).click();
    await expect(page.getByText(/^Until /)).toHaveCount(0);
    await page.reload();
    await expect(limit).toHaveValue('5');
  },
);

test('the reminder appears after its time, takes no focus, and disappears when dismissed', async ({
  page,
}) => {
  await beNewUser(page, 'pro');
  await page.clock.install();
  await page.goto('/account/settings');
  await page.getByLabel('Time reminder').selectOption('15 minutes');
  await expect(page.getByText('Saved. Now in effect: 15 minutes.')).toBeVisible();
  const reminder = page.getByRole('complementary', { name: 'Play reminder' });
  await page.clock.runFor('14:00');
  await expect(reminder.getByText('You’ve been here for 15 minutes.')).toHaveCount(0);
  await page.clock.runFor('01:30');
  await expect(reminder.getByText('You’ve been here for 15 minutes.')).toBeVisible();
  expect(await reminder.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await reminder.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('You’ve been here for 15 minutes.')).toHaveCount(0);
});

test('self-exclusion closes the product, including the purchase of plans', async ({ page }) => {
  await beNewBuyer(page);
  await page.goto('/account/settings');
  await page.getByRole('button', { name: 'Exclude myself' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exclude myself' });
  await dialog.getByLabel('For how long').selectOption('1 year');
  await dialog.getByRole('button', { name: 'Exclude myself', exact: true }).click();
  await expect(dialog.getByLabel('Type EXCLUDE to confirm')).toHaveAccessibleDescription(
    'Please type EXCLUDE to confirm',
  );
  await dialog.getByLabel('Type EXCLUDE to confirm').fill('EXCLUDE');
  await dialog.getByRole('button', { name: 'Exclude myself', exact: true }).click();
  await expect(page.getByText(/^You are excluded until \w+ \d+, \d{4}\.$/)).toBeVisible();

  for (const path of ['/account/dashboard', '/account/tracker', '/account/subscription']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You excluded yourself from GamePlan' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Helplines' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Subscribe|Choose/ })).toHaveCount(0);
  }
});
