/** `npm run pictures`: retakes the README's screenshots into web/pictures, and the picture of link previews. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { startProduct } from './local/product.ts';
import { password, seedPeople } from './local/seed.ts';

const web = resolve(import.meta.dirname, '../web');
const size = { width: 1280, height: 860 };
/** What the networks ask for. */
const cardSize = { width: 1200, height: 630 };

async function signIn(page: Page, path: string, email: string) {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Pages load their fonts only after the first paint. */
async function take(page: Page, name: string, folder = 'pictures') {
  await page.waitForFunction((family) => {
    const faces = [...document.fonts].filter((face) => face.family.replaceAll('"', '') === family);
    return faces.some(({ status }) => status === 'loaded');
  }, 'Barlow Condensed');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(web, folder, `${name}.png`) });
  console.log(`web/${folder}/${name}.png`);
}

/** The top of the landing page without its buttons, which nobody can press in a picture. */
async function takeCard(page: Page) {
  await page.setViewportSize(cardSize);
  await page.goto('/');
  const buttons = page.getByRole('link', { name: /^(Build Your GamePlan|View Predictions)$/ });
  await buttons.evaluateAll((all) => {
    for (const each of all) each.style.visibility = 'hidden';
  });
  await take(page, 'card', 'public');
  await page.setViewportSize(size);
}

async function takeAll(page: Page) {
  await takeCard(page);
  await page.goto('/');
  await take(page, 'landing');

  await signIn(page, '/login', 'subscriber@gameplan.test');
  await page.waitForURL('**/account/dashboard');
  await page.getByLabel('Sport').selectOption('NFL');
  await page.getByLabel('Your prompt').fill('Safe 3-leg NFL parlay for Sunday');
  await page.getByRole('button', { name: 'Get Suggestions' }).click();
  const answer = page.getByRole('article', { name: 'AI Suggestion' });
  await answer.getByText('Market probability').waitFor();
  await answer.evaluate((element) => {
    // Below the fixed top bar.
    element.style.scrollMarginTop = '5.5rem';
    element.scrollIntoView({ block: 'start' });
  });
  await take(page, 'dashboard');

  await page.goto('/account/predictions');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .waitFor();
  await take(page, 'predictions');

  await page.goto('/account/tracker');
  await page.getByRole('main').locator('canvas').waitFor();
  await take(page, 'tracker');

  await signIn(page, '/management/login', 'admin@gameplan.test');
  await page.waitForURL('**/management/dashboard');
  await page.getByText('Total Users').waitFor();
  await page.locator('canvas').nth(2).waitFor();
  await take(page, 'admin');
}

const executablePath = findBrowser();
if (!executablePath) throw new Error('No browser was found: install Chromium, or set CHROME_PATH to one.');
mkdirSync(join(web, 'pictures'), { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'gameplan-pictures-'));
const product = await startProduct({ port: 0, dataDir, quiet: true, web: 'build' });
try {
  await seedPeople(new Date(), product, console.log);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({
    baseURL: product.origin,
    viewport: size,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    timezoneId: 'America/Toronto',
  });
  await takeAll(page);
  await browser.close();
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
