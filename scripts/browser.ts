/** Finds a browser of the Chromium family for the tests, or installs one. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Renders the same pages as Chromium with a third less CPU time. */
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

/** @returns path of the first browser that starts, or undefined */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROME_PATH ?? '',
    ...commands.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...elsewhere,
    chromium.executablePath(),
  ];
  return candidates.find(
    // Ubuntu's `chromium-browser` may be a stub that only prints how to install one.
    (path) => path !== '' && isExecutable(path) && runs(path, ['--version']),
  );
}

/**
 * With apt on Debian-based systems, otherwise with Playwright's installer.
 * @returns its path, or undefined if neither worked
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
    // Missing, or not executable by this user.
    return false;
  }
}

/** Hides the program's output: if no browser can be found or installed, the caller prints one line. */
function runs(program: string, args: readonly string[]): boolean {
  const { status } = spawnSync(program, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 5 * 60_000,
  });
  return status === 0;
}
