/** The landing and legal pages: documents that need no script, and the ways between them and the app. */
import { holdRequests } from './support/network.ts';
import { beNewUser } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page says it all, and leads on @phone', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('GamePlan: Dominate Game Day with AI-Powered Plays');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Dominate Game Day with AI-Powered Plays',
    );
    for (const name of ['Singles', 'Hail Marys', 'Parlays', 'Track your plays']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'View Predictions' })).toHaveAttribute('href', '/login');
    await expect(page.getByRole('link', { name: 'View All Teams' })).toHaveAttribute('href', '/login');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('the legal pages are there in full', async ({ page }) => {
    for (const [path, title] of [
      ['/terms', 'Terms and Conditions'],
      ['/privacy', 'Privacy Policy'],
      ['/disclaimer', 'Disclaimer'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const back = page.getByRole('link', { name: 'Back to Dashboard' });
      await expect(back).toHaveAttribute('href', '/account/dashboard');
    }
  });
});

test('a document loads no script, and breaks no policy', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
  expect(response?.headers()['strict-transport-security']).toMatch(/^max-age=/);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

test('the words of a first visit do not wait for fonts, those of a second come in them', async ({ page }) => {
  const fontsAskedFor = async () => {
    const found = await page.waitForFunction(() => {
      const [words] = performance.getEntriesByName('first-contentful-paint');
      const files = performance.getEntriesByType('resource');
      const fonts = files.filter(({ name }) => name.endsWith('.woff2')).map(({ startTime }) => startTime);
      if (!words || fonts.length < 2) return '';
      return Math.min(...fonts) > words.startTime ? 'after the words' : 'before the words';
    });
    return found.jsonValue();
  };
  await page.goto('/terms');
  expect(await fontsAskedFor()).toBe('after the words');

  await page.waitForFunction(() => localStorage.getItem('fonts') === 'kept');
  await page.reload();
  expect(await fontsAskedFor()).toBe('before the words');
});

for (const width of [360, 768, 1280, 1920]) {
  test(`fonts that come late move nothing, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const letGo = await holdRequests(page, /\.woff2$/);
    await page.goto('/', { waitUntil: 'commit' });
    const below = page.getByRole('heading', { name: 'Your teams are on the board' });
    const top = async () => (await below.boundingBox())?.y ?? Number.NaN;
    await expect(below).toBeVisible();
    const before = await top();
    letGo();
    await page.waitForFunction(() => localStorage.getItem('fonts') === 'kept');
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });
}

test('the chosen color stands before anything is painted', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('colorMode', 'light'));
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveClass('light');
});

test('from a document into the app, and back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View Predictions' }).click();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dominate Game Day with AI-Powered Plays');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
});

for (const path of ['/no/such/place', '/index.php', '/index.html']) {
  test(`an unknown address leads to the landing page: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Dominate Game Day with AI-Powered Plays',
    );
  });
}

test('signing out leads to the landing page; going back asks to sign in', async ({ page }) => {
  await beNewUser(page);
  await page.goto('/account/subscription');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dominate Game Day with AI-Powered Plays');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
});
