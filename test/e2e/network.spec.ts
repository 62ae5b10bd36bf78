/** A slow or missing network: progress is shown, errors say what to do, and retrying works. */
import { runUntil } from './support/clock.ts';
import { skipFirstSteps } from './support/first-steps.ts';
import { confirmEarly, openRow } from './support/ledger.ts';
import { hold } from './support/network.ts';
import { beAdmin, beNewUser, newAddress } from './support/people.ts';
import { savePick } from './support/picks.ts';
import { errorToast, expect, fillLogin, fillRegistration, test } from './support/test.ts';

test.use({
  complaints: /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch dynamically imported/,
});

test('slow: each button shows its progress, and ignores a second click', async ({ page }) => {
  await beNewUser(page, 'pro');
  await page.goto('/account/dashboard');
  const answerTheAsk = await hold(page, 'prompt-process');
  const saveThePick = await hold(page, 'tracker-save');
  await page.getByLabel('Sport').selectOption('NFL');
  await page.getByLabel('Your prompt').fill('A safe bet');
  await page.getByRole('button', { name: 'Get Suggestions' }).click();
  await expect(page.getByRole('button', { name: 'Getting Suggestions...' })).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: 'Working on your play' })).toBeVisible();
  answerTheAsk();
  await page.getByRole('button', { name: 'Save to Tracker' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  saveThePick();
  await expect(page.getByRole('button', { name: 'Saved to Tracker' })).toBeDisabled();
});

test('slow: a result is shown while dependent data is still being read', async ({ page }) => {
  await beNewUser(page, 'pro');
  await page.goto('/account/dashboard');
  await skipFirstSteps(page);
  await expect(page.getByText(/^Of \d+ settled picks$/)).toBeVisible();
  for (const name of ['get-predictions', 'get-user-status'] as const) await hold(page, name);
  await page.getByLabel('Sport').selectOption('NFL');
  await page.getByLabel('Your prompt').fill('A safe bet');
  await page.getByRole('button', { name: 'Get Suggestions' }).click();
  await page.getByRole('button', { name: 'Save to Tracker' }).click();
  await expect(page.getByRole('button', { name: 'Saved to Tracker' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tracker' }).first().click();
  const pick = await openRow(page);
  for (const name of ['tracker-get', 'get-tracker-stats'] as const) await hold(page, name);
  await pick.getByRole('button', { name: 'Hit' }).click();
  await confirmEarly(page);
  await expect(pick.getByRole('button', { name: 'Miss' })).toBeEnabled();
  await expect(page.getByRole('status').filter({ hasText: 'marked as Hit' }), 'announced once').toBeVisible();
});

test('slow: the footer stays below content that is still loading', async ({ page }) => {
  await beNewUser(page, 'pro');
  await hold(page, 'get-user-status');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const place of ['dashboard', 'predictions', 'tracker']) {
    await page.goto(`/account/${place}`);
    await expect(page.getByText('Checking subscription status...')).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  }
});

test('slow: the forms before sign-in', async ({ page }) => {
  await hold(page, 'auth');
  await hold(page, 'auth-reset-password');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(newAddress());
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.goto('/login');
  await fillLogin(page, newAddress());
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  await page.goto('/login?tab=register');
  await fillRegistration(page, newAddress());
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('button', { name: 'Registering...' })).toBeDisabled();
});

test('slow: the subscription, and editing a user', async ({ page }) => {
  await hold(page, 'create-checkout-session');
  await beNewUser(page);
  await page.goto('/account/subscription');
  await page.getByRole('button', { name: 'Choose core' }).click();
  await expect(page.getByRole('button', { name: 'Redirecting...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Choose pro' })).toBeDisabled();
  await beAdmin(page);
  await page.goto('/management/users');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await hold(page, 'get-users');
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
});

test('too slow: after the timeout there is an error, and nothing stays busy', async ({ page }) => {
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    // Testing with a tenth of the timeout is sufficient.
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 10);
  });
  await hold(page, 'auth');
  await page.goto('/login');
  await fillLogin(page, newAddress());
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  await expect(errorToast(page, 'Error')).toContainText('Failed to login. Please try again.');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
});

test('offline: shown content stays, errors are reported, and everything works once back online', async ({
  page,
  context,
}) => {
  const email = await beNewUser(page, 'pro');
  await savePick(page, email);
  await page.clock.install();
  await page.goto('/account/tracker');
  const pick = await openRow(page);
  await expect(page.getByText('0 hit, 0 missed, 1 pending')).toBeVisible();
  await context.setOffline(true);
  await pick.getByRole('button', { name: 'Hit' }).click();
  await confirmEarly(page);
  await runUntil(page, () =>
    expect(pick.getByRole('alert')).toContainText('Please try again once you are connected.', {
      timeout: 250,
    }),
  );
  const list = page.getByRole('tabpanel').getByRole('alert').filter({ hasText: 'Your picks are safe.' });
  await runUntil(page, () => expect(list, 'read again in vain').toBeVisible({ timeout: 250 }));
  await expect(pick.getByRole('button', { name: 'Hit' }), 'still shown, and open').toBeVisible();
  await runUntil(page, () =>
    expect(page.getByText('Could not be updated just now.')).toBeVisible({ timeout: 250 }),
  );
  await expect(page.getByText('0 hit, 0 missed, 1 pending')).toBeVisible();
  await page.getByRole('tab', { name: 'Pending' }).click();
  await expect(list).toBeHidden();
  await runUntil(page, () => expect(list).toBeVisible({ timeout: 250 }));
  await expect(pick).toBeHidden();
  await context.setOffline(false);
  await expect(pick, 'by itself').toBeVisible();
  await openRow(page);
  await pick.getByRole('button', { name: 'Hit' }).click();
  await confirmEarly(page);
  await expect(page.getByText('1 hit, 0 missed, 0 pending')).toBeVisible();
  await expect(page.getByText('Could not be updated just now.')).toBeHidden();
});

test('offline: a page that does not load leaves the navigation usable, and a dialog leaves its form', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('somebody@example.com');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be shown');
  await expect(page.getByLabel('Email')).toHaveValue('somebody@example.com');
  await context.setOffline(false);
  await beNewUser(page, 'pro');
  await page.goto('/account/dashboard');
  await skipFirstSteps(page);
  await expect(page.getByText(/^Of \d+ settled picks$/)).toBeVisible();
  await context.setOffline(true);
  const places = page.getByRole('navigation', { name: 'Main' }).locator('visible=true');
  await places.getByRole('link', { name: 'Tracker' }).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be shown');
  await places.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByLabel('Your prompt')).toBeVisible();
});
