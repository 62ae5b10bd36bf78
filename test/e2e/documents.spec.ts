/** The landing and legal pages: they work without JavaScript, and link to the app and back. */
import { answerWith, holdRequests } from './support/network.ts';
import { devices, expect, test } from './support/test.ts';

const headline = 'Dominate Game Day with AI-Powered Plays';

for (const { device, use } of devices) {
  test.describe(`on a ${device}`, () => {
    test.use(use);

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the landing page is complete and links onward, and so are the legal pages', async ({ page }) => {
        await page.goto('/');
        await expect(page).toHaveTitle('GamePlan: Dominate Game Day with AI-Powered Plays');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
        for (const name of ['Singles', 'Hail Marys', 'Parlays', 'Track your plays']) {
          await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
        }
        const free = page.getByRole('region', { name: 'Today’s free pick' });
        await expect(free.getByRole('link', { name: 'See our record' })).toBeVisible();
        await expect(page.getByText('$9.99')).toBeVisible();
        await expect(page.getByRole('table', { name: 'Core and Pro compared' })).toBeVisible();
        await page.getByText('Can I cancel?').click();
        await expect(page.getByText('Yes, anytime, with two clicks')).toBeVisible();
        await expect(page.getByRole('link', { name: 'View All Teams' })).toHaveAttribute('href', '/login');
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
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

    test('the landing page shows today’s pick, the record and the latest results, and leads into the app and back', async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'View Predictions' }).click();
      await expect(page).toHaveURL('/#free-pick');
      const free = page.getByRole('region', { name: 'Today’s free pick' });
      await expect(free.getByRole('heading', { name: 'Today’s free pick' })).toBeInViewport();
      await expect(free.getByText(/^Today, /)).toBeVisible();
      await expect(free.getByText('Break-even').first()).toBeVisible();
      await expect(free.getByText(/^[+−]\$\d+\.\d\d on \$100$|on \$100$/).first()).toBeVisible();
      const track = page.getByRole('region', { name: 'Track your plays' });
      await expect(track.getByRole('definition').first()).toHaveText(/^[1-9]\d*/);
      await expect(track.getByRole('listitem')).toHaveCount(6);
      await expect(track.getByText(/^(Hit|Miss|Push)$/).filter({ visible: true })).toHaveCount(6);

      await page.getByRole('link', { name: 'View All Teams' }).click();
      await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      await page.goBack();
      await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
      for (const path of ['/no/such/place', '/index.php', '/index.html']) {
        await page.goto(path);
        await expect(page, `${path} is unknown`).toHaveURL('/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      }
    });
  });
}

test.describe('without the record', () => {
  test.use({ complaints: /status of 503/ });

  test('a document keeps its text; it loads no script except the landing page’s own, and violates no policy', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      // The clock of the local origin is not the product's.
      if (request.resourceType() === 'script' && !request.url().includes('/_local/'))
        scripts.push(request.url());
    });
    await page.goto('/terms');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await answerWith(page, 'track-record', 503, {});
    const response = await page.goto('/');
    expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
    expect(response?.headers()['strict-transport-security']).toMatch(/^max-age=/);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([expect.stringMatching(/\/assets\/landing-[\w-]+\.js$/)]);
    const free = page.getByRole('region', { name: 'Today’s free pick' });
    await expect(free.getByRole('link', { name: 'See our record' })).toBeVisible();
  });
});

test('text does not wait for fonts on a first visit, and uses them on the second', { tag: '@full' }, async ({
  page,
}) => {
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

test('late fonts cause no layout shift at any width', { tag: '@full' }, async ({ page }) => {
  // The free pick also loads late and may take up space; only fonts are measured here.
  await holdRequests(page, /\/track-record$/);
  const letGo = await holdRequests(page, /\.woff2$/);
  await page.goto('/', { waitUntil: 'commit' });
  const below = page.getByRole('heading', { name: 'Your teams are on the board' });
  await expect(below).toBeVisible();
  const tops = async () => {
    const found: number[] = [];
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      found.push((await below.boundingBox())?.y ?? Number.NaN);
    }
    return found;
  };
  const before = await tops();
  letGo();
  await page.waitForFunction(() => localStorage.getItem('fonts') === 'kept');
  const after = await tops();
  for (const [index, top] of after.entries()) expect(Math.abs(top - (before[index] ?? 0))).toBeLessThan(2);
});

test('a document has its colors before its first paint: the chosen ones, else those of the device', async ({
  page,
}) => {
  for (const { device, chosen, shown } of [
    { device: 'light', chosen: null, shown: 'light' },
    { device: 'dark', chosen: null, shown: 'dark' },
    { device: 'dark', chosen: 'light', shown: 'light' },
    { device: 'light', chosen: 'dark', shown: 'dark' },
  ] as const) {
    await page.emulateMedia({ colorScheme: device });
    if (chosen) await page.evaluate((mode) => localStorage.setItem('colorMode', mode), chosen);
    await page.goto('/terms', { waitUntil: 'commit' });
    // The body follows the script in the head, so the class at this point is what the first paint shows.
    await page.waitForFunction(() => document.body !== null);
    await expect(page.locator('html'), `device ${device}, chosen ${chosen}`).toHaveClass(shown);
  }
});
