// @vitest-environment happy-dom
/** A slow or missing network: content stays, errors say what to do, and everything works once it is back. */
import { act, render, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listOf } from '../../../e2e/support/ledger.ts';
import { alertIn, errorToast, fill, press } from '../support/controls.ts';
import { type Answer, activeSubscriber, eventually, openApp, openPage } from '../support/open-app.tsx';
import { pick, unsettled } from '../support/sample-picks.ts';

/** The signals of the browser use its own clock; these use the clock of the test. */
function useTestClock(): void {
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('too slow', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  onTestFinished(() => spy.mockRestore());
}

test('after the timeout there is an error, and nothing stays busy', async () => {
  useTestClock();
  await openPage('/login', {
    auth: (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  });
  await fill('Email', 'person@example.com');
  await fill('Password', 'GamePlan-2026');
  await press('Login');
  await eventually(() => screen.getByRole('button', { name: 'Logging in...' }));
  const toast = await eventually(errorToast('Error'));
  expect(toast.textContent).toContain('Failed to login. Please try again.');
  const login = screen.getByRole('button', { name: 'Login' });
  expect(login.getAttribute('aria-disabled')).toBeNull();
});

/** As the browser reports it when the network goes and comes back. */
function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('offline, the tracker keeps what it shows, reports what fails, and catches up by itself', async () => {
  onTestFinished(() => {
    setOnline(true);
    Reflect.deleteProperty(navigator, 'onLine');
  });
  let isMarked = false;
  const online =
    (answer: () => object): Answer =>
    () =>
      navigator.onLine ? Response.json(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  await openApp('/account/tracker', {
    ...activeSubscriber,
    'tracker-get': online(() => listOf([isMarked ? { ...pick, status: 'hit', gradedBy: 'user' } : pick])),
    'get-tracker-stats': online(() => (isMarked ? { ...unsettled, hits: 1, pending: 0 } : unsettled)),
    'tracker-update': online(() => {
      isMarked = true;
      return {};
    }),
  });
  const row = () => screen.getByRole('article');
  const list = () =>
    within(screen.getByRole('tabpanel', { name: /^(All|Pending)/ }))
      .queryAllByRole('alert')
      .filter(({ textContent }) => textContent.includes('Your picks are safe.'));
  const markAsHit = () => press('Hit', row);
  await eventually(() => screen.getByText('0 hit, 0 missed, 1 pending'));

  setOnline(false);
  await markAsHit();
  await eventually(() =>
    expect(alertIn(row)().textContent).toContain('Please try again once you are connected.'),
  );
  await eventually(() => expect(list(), 'read again in vain').toHaveLength(1));
  await eventually(() => screen.getByText('Could not be updated just now.'));
  expect(within(row()).getByRole('button', { name: 'Hit' }), 'still shown, and open').toBeTruthy();
  expect(screen.getByText('0 hit, 0 missed, 1 pending')).toBeTruthy();
  act(() => screen.getByRole('tab', { name: /^Pending/ }).click());
  await eventually(() => expect(list()).toHaveLength(1));
  expect(screen.queryByRole('article'), 'never read').toBeNull();

  setOnline(true);
  await eventually(row);
  await eventually(() => expect(list()).toEqual([]));
  await markAsHit();
  await eventually(() => screen.getByText('1 hit, 0 missed, 0 pending'));
  expect(screen.queryByText('Could not be updated just now.')).toBeNull();
});

test('offline, a tracker that this device has not seen leads nowhere else, and opens by itself', async () => {
  onTestFinished(() => {
    setOnline(true);
    Reflect.deleteProperty(navigator, 'onLine');
  });
  const online =
    (answer: () => Response): Answer =>
    () =>
      navigator.onLine ? answer() : Promise.reject(new TypeError('Failed to fetch'));
  const status = { status: 'active', subscription_plan: 'pro', remainingPrompts: 7, breakUntil: null };
  setOnline(false);
  await openApp('/account/tracker', {
    'get-user-status': online(() => Response.json(status)),
    'tracker-get': online(() => Response.json(listOf([pick]))),
    'get-tracker-stats': online(() => Response.json(unsettled)),
  });
  await eventually(() => screen.getByRole('heading', { name: 'You are offline' }));
  expect(screen.queryByRole('link', { name: 'Open Tracker' })).toBeNull();
  setOnline(true);
  await eventually(() => screen.getByRole('article'));
  expect(screen.queryByRole('heading', { name: 'You are offline' })).toBeNull();
  expect(window.location.pathname).toBe('/account/tracker');
});

test('a page that did not load offline is loaded again with the network; a dialog is not', async () => {
  const { ErrorBoundary } = await import('../../../../web/src/components/ui/frame/error-boundary.tsx');
  const { ChakraProvider } = await import('@chakra-ui/react/styled-system');
  const { system } = await import('../../../../web/src/theme.ts');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    reload.mockRestore();
    errors.mockRestore();
    Reflect.deleteProperty(navigator, 'onLine');
  });
  const Missing = (): never => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  setOnline(false);
  const show = (what: 'page' | 'dialog') =>
    render(
      <ChakraProvider value={system}>
        <ErrorBoundary within what={what}>
          <Missing />
        </ErrorBoundary>
      </ChakraProvider>,
    );
  const dialog = show('dialog');
  setOnline(true);
  expect(reload).not.toHaveBeenCalled();
  dialog.unmount();
  setOnline(false);
  show('page');
  expect(screen.getByText('This page could not be shown')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  setOnline(true);
  expect(reload).toHaveBeenCalledOnce();
});
