/** What a browser downloads for each first view, and Lighthouse scores of the static pages, compared with the budgets. */
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { pathOf } from '../../lambdas/contracts/routes.ts';
import { findBrowser } from '../browser.ts';
import { freePort } from '../local/listen.ts';
import { type Product, startProduct } from '../local/product.ts';
import { password, seedPeople } from '../local/seed.ts';
import { median } from './statistics.ts';

/** Gzip sizes, in units of 1,000 bytes. */
interface Weight {
  readonly jsKilobytes: number;
  readonly totalKilobytes: number;
}

interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Largest contentful paint on the simulated phone and network, milliseconds. */
  readonly lcpMs: number;
}

export interface MeasuredWeb {
  readonly landing: Weight & { readonly lighthouse: Scores };
  readonly terms: Weight & { readonly lighthouse: Scores };
  readonly privacy: Weight & { readonly lighthouse: Scores };
  readonly disclaimer: Weight & { readonly lighthouse: Scores };
  readonly signIn: Weight;
  readonly dashboard: Weight;
}

export const webBudget = {
  document: { jsKilobytes: 10, totalKilobytes: 150, performance: 99, others: 100, lcpMs: 1000 },
  signIn: { jsKilobytes: 175 },
  dashboard: { jsKilobytes: 220 },
} as const;

const documents = { landing: '/', terms: '/terms', privacy: '/privacy', disclaimer: '/disclaimer' } as const;

/** Number of Lighthouse runs for the landing page, of which the median counts. The legal pages are similar and get one. */
const landingRuns = 5;

/**
 * @param say prints progress
 * @throws if no browser is found
 */
export async function measureWeb(say: (line: string) => void): Promise<MeasuredWeb> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No browser was found: install Chromium, or set CHROME_PATH to one.');
  const dataDir = await mkdtemp(join(tmpdir(), 'gameplan-bench-'));
  try {
    say('starting the product as in production');
    const product = await startProduct({ port: 0, dataDir, quiet: true, web: 'production' });
    try {
      await seedPeople(new Date(), product, say);
      return await measureProduct(product, (use) => inNewBrowser(executablePath, use), say);
    } finally {
      await product.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Opened {
  readonly browser: Browser;
  readonly debugPort: number;
}

async function measureProduct(
  product: Product,
  open: <Result>(use: (opened: Opened) => Promise<Result>) => Promise<Result>,
  say: (line: string) => void,
): Promise<MeasuredWeb> {
  const weigh = (path: string, prepare?: (page: Page) => Promise<void>) =>
    open(({ browser }) => weightOf(browser, product.origin + path, prepare));
  const look = async (path: string, times: number) => {
    const scores: Scores[] = [];
    for (let nth = 1; nth <= times; nth += 1) {
      say(`Lighthouse on ${path}, ${nth} of ${times}`);
      scores.push(await open(({ debugPort }) => scoresOf(product.origin + path, debugPort)));
    }
    return medianOf(scores);
  };
  const token = await signIn(product);
  const landing = {
    ...(await weigh(documents.landing)),
    lighthouse: await look(documents.landing, landingRuns),
  };
  const legal = async (path: string) => ({ ...(await weigh(path)), lighthouse: await look(path, 1) });
  say('measuring downloads of the app');
  return {
    landing,
    terms: await legal(documents.terms),
    privacy: await legal(documents.privacy),
    disclaimer: await legal(documents.disclaimer),
    signIn: await weigh('/login'),
    dashboard: await weigh('/account/dashboard', async (page) => {
      await page.addInitScript((given) => localStorage.setItem('authToken', given), token);
    }),
  };
}

/** A fresh browser, so that each run is a first visit. */
async function inNewBrowser<Result>(
  executablePath: string,
  use: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const debugPort = await freePort();
  const args = ['--disable-gpu', `--remote-debugging-port=${debugPort}`];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await use({ browser, debugPort });
  } finally {
    await browser.close();
  }
}

async function signIn({ origin }: Product): Promise<string> {
  const response = await fetch(origin + pathOf('auth'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'login', email: 'subscriber@gameplan.test', password }),
  });
  const { token }: { token?: string } = await response.json();
  if (!token) throw new Error(`the demo subscriber cannot sign in: ${response.status}`);
  return token;
}

/** Gzip size of everything that a fresh browser requests until the network is idle. */
async function weightOf(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Weight> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await prepare(page);
    const contentTypes = new Map<string, string>();
    page.on('response', (response) => {
      if (response.request().method() === 'GET')
        contentTypes.set(response.url(), response.headers()['content-type'] ?? '');
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(
      [...contentTypes]
        .filter(([, type]) => !type.includes('application/json'))
        .map(async ([address, type]) => ({ type, bytes: await gzipBytesOf(address) })),
    );
    const sum = (of: typeof sizes) => Math.round(of.reduce((all, { bytes }) => all + bytes, 0) / 100) / 10;
    return {
      jsKilobytes: sum(sizes.filter(({ type }) => type.includes('javascript'))),
      totalKilobytes: sum(sizes),
    };
  } finally {
    await context.close();
  }
}

/** Bytes on the wire; `fetch` would decompress them. */
function gzipBytesOf(url: string): Promise<number> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => done(bytes));
      response.on('error', fail);
    }).on('error', fail);
  });
}

/** With Lighthouse's default simulated phone and slow network. */
async function scoresOf(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
  };
}

function medianOf(all: readonly Scores[]): Scores {
  const of = (name: keyof Scores) => median(all.map((scores) => scores[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcpMs: of('lcpMs'),
  };
}
