/** The script in the head of every document, which sets the color mode before the first paint. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { paths } from '../../web/src/paths.ts';

const script = readFileSync(new URL('../../web/color-mode.js', import.meta.url), 'utf8');

function modeOf(pathname: string, chosen: string | null, deviceIsLight: boolean): string {
  const documentElement = { className: 'dark' };
  runInNewContext(script, {
    localStorage: { getItem: () => chosen },
    matchMedia: () => ({ matches: deviceIsLight }),
    location: { pathname },
    document: { documentElement, querySelector: () => ({}) },
  });
  return documentElement.className;
}

const signIn = [paths.login, paths.verifyEmail, paths.resetPassword];

test.each(signIn)('%s is dark unless the user chose light', (path) => {
  expect(modeOf(path, null, true)).toBe('dark');
  expect(modeOf(path, 'dark', true)).toBe('dark');
  expect(modeOf(path, 'light', false)).toBe('light');
});

test.each([paths.home, paths.account.dashboard, paths.terms])(
  '%s follows the choice, else the device',
  (path) => {
    expect(modeOf(path, null, true)).toBe('light');
    expect(modeOf(path, null, false)).toBe('dark');
    expect(modeOf(path, 'dark', true)).toBe('dark');
  },
);
