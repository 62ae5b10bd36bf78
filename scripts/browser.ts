/** Finds a browser of the Chromium family for the tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without a window: the same pages for a third less work. */
const headlessShell = 'chromium-headless-shell';
const commands = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** @returns the path of one that starts, or undefined */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROME_PATH ?? '',
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...elsewhere,
    chromium.executablePath(),
  ];
  return candidates.find(
    // Ubuntu has a `chromium-browser` that only says where to get one.
    (path) => path !== '' && isExecutable(path) && runs(path, ['--version']),
  );
}

/**
 * On Debian and its like by apt, else by Playwright's own installer.
 * @returns its path, or undefined when neither worked
 */
export function installBrowser(): string | undefined {
  console.log('Installing a browser for the tests (about a minute)…');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const apt = [...asRoot, 'apt-get', '-qq', '-o', 'Dpkg::Use-Pty=0'];
  const install = (name: string) =>
    runs(...command([...apt, 'install', '-y', '--no-install-recommends', name, 'fonts-liberation']));
  const byApt =
    process.platform === 'linux' &&
    runs(...command([...apt, 'update'])) &&
    (install(headlessShell) || install('chromium'));
  const found = byApt ? findBrowser() : undefined;
  if (found) return found;
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  runs(process.execPath, [cli, 'install', ...(asRoot.length === 0 ? ['--with-deps'] : []), 'chromium']);
  return findBrowser();
}

const command = ([program = '', ...args]: string[]) => [program, args] as const;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not ours to run.
    return false;
  }
}

/** What it prints stays out of sight: where nothing helps, one clear line follows. */
function runs(program: string, args: readonly string[]): boolean {
  const { status } = spawnSync(program, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 5 * 60_000,
  });
  return status === 0;
}
