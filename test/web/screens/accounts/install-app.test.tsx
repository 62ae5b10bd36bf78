// @vitest-environment happy-dom
/** The entry to install the app: where the browser offers it, on an iPhone or iPad, and nowhere else. */
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InstallApp } from '../../../../web/src/features/accounts/account/settings/install-app.tsx';
import { setInstallOffer } from '../../../../web/src/install-offer.ts';
import { system } from '../../../../web/src/theme.ts';

const ownAgent = navigator.userAgent;
const beOn = (userAgent: string, touchPoints = 0) => {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  Object.defineProperty(navigator, 'maxTouchPoints', { value: touchPoints, configurable: true });
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  act(() => setInstallOffer(null));
  beOn(ownAgent);
});

const show = () =>
  render(
    <ChakraProvider value={system}>
      <main tabIndex={-1}>
        <InstallApp />
      </main>
    </ChakraProvider>,
  );

const heading = () => screen.queryByRole('heading', { name: 'Install GamePlan' });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

/** As Chromium does, at any time after the page has opened. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

test('nothing is shown until the browser makes its offer, and its own banner never', async () => {
  show();
  expect(heading()).toBeNull();
  const { event, prompt } = offer('accepted');
  expect(event.defaultPrevented).toBe(true);
  expect(heading()).not.toBeNull();
  await press('Install');
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(heading()).toBeNull();
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('it goes when the app is installed from the browser’s menu', () => {
  show();
  offer('accepted');
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(heading()).toBeNull();
});

test('once it is dismissed it stays away, whatever the browser offers', async () => {
  show();
  offer('dismissed');
  await press('Don’t show this again');
  expect(heading()).toBeNull();
  cleanup();
  show();
  offer('dismissed');
  expect(heading()).toBeNull();
});

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1', 5, true],
  ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, false],
])('directions are shown on %s: %s', (_device, userAgent, touchPoints, isShown) => {
  beOn(userAgent, touchPoints);
  show();
  expect(screen.queryByText(/Add to Home Screen/) !== null).toBe(isShown);
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});

test('nothing is shown in the installed app', () => {
  beOn('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1', 5);
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  try {
    show();
    expect(heading()).toBeNull();
  } finally {
    Reflect.deleteProperty(navigator, 'standalone');
  }
});
