/** The product in a real browser: started as `npm start` does it, on a port and a folder of its own. */
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';
import { latestTimeOf, realServices } from './scripts/local/clock/folder.ts';
import { isFull } from './test/support/depth.ts';
import { nodeWithClock, startAtTestMoment } from './test/support/moment.ts';

// Every worker reads this file too: what the first has chosen is handed on by the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA ??= newFolder();
process.env.CHROME_PATH ||= findBrowser() ?? '';
startAtTestMoment(latestTimeOf(process.env.E2E_DATA));

const port = process.env.E2E_PORT;
const isRoot = process.getuid?.() === 0;
const chrome = {
  ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  // A page lives for seconds here: to optimize its code takes longer than it saves.
  args: ['--disable-gpu', '--js-flags=--no-opt --no-maglev', ...(isRoot ? ['--no-sandbox'] : [])],
};

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  // One more than the cores of a small machine: while one test waits, another works.
  workers: 3,
  fullyParallel: true,
  // Further states of screens, which only `npm test -- --full` looks at.
  ...(!isFull && { grepInvert: /@full/ }),
  forbidOnly: Boolean(process.env.CI),
  // CI's machine is shared and may stall; a test that needs its second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // A worker would answer for the files that tests hold back; the tests of the worker allow it.
    serviceWorkers: 'block',
    timezoneId: 'America/Denver',
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
    // Recording costs a fifth of the time: `--retries 1` has a trace of what failed.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Animations are looked at by nobody here, and take the time of two cores that have none to give.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chrome,
  },
  globalTeardown: './test/e2e/support/remove-data.ts',
  webServer: {
    command: `"${process.execPath}" ${nodeWithClock.join(' ')} scripts/start.ts --production`,
    // It answers sooner, but only then is everybody there who can sign in.
    wait: { stdout: /runs at/ },
    env: {
      ...Object.fromEntries(realServices.map((name) => [name, ''])),
      PORT: port,
      GAMEPLAN_DATA: process.env.E2E_DATA,
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
});

/** With a copy of the data that the tests of the start seeded, if they ran before: seeding takes long. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gameplan-e2e-'));
  const seeded = process.env.SEEDED_DATA;
  if (seeded && existsSync(seeded)) cpSync(seeded, folder, { recursive: true });
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (!address || typeof address !== 'object') throw new Error('the system gave no port');
  return address.port;
}
