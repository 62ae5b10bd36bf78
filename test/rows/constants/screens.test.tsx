// @vitest-environment happy-dom
/** The business constants that a screen shows or keeps: countdowns, toasts, delays, pages, plans and texts. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ToastContent } from '../../../web/src/components/ui/frame/toasts.ts';
import { play } from '../../e2e/support/answers.ts';
import { listOf } from '../../e2e/support/ledger.ts';
import { acceptDrawing } from '../../web/screens/support/canvas.ts';
import { dialog, fill, press } from '../../web/screens/support/controls.ts';
import { activeSubscriber, eventually, openApp, openPage } from '../../web/screens/support/open-app.tsx';
import { listed } from '../../web/screens/support/sample-account.ts';
import { figures } from '../../web/screens/support/sample-analytics.ts';
import { pick } from '../../web/screens/support/sample-picks.ts';

/** Lets the screen's clock run. @param milliseconds of it */
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const path = () => window.location.pathname;
/** Waits for a text while the screen's clock runs only a millisecond a look, so that hardly any of a delay has passed. */
const shows = (text: string | RegExp) =>
  vi.waitFor(
    async () => {
      await wait(1);
      return screen.getByText(text);
    },
    { interval: 1, timeout: 10_000 },
  );
const successPath = '/account/subscription/success';
const cancelPath = '/account/subscription/cancel';

test.each([
  ['a checkout leads to the dashboard', successPath, '/account/dashboard'],
  ['a canceled checkout leads back to the plans', cancelPath, '/account/subscription'],
])('%s after five seconds', async (_what, from, to) => {
  await openApp(from, activeSubscriber);
  await shows(/ in 5 seconds\.\.\.$/);
  for (let second = 1; second <= 4; second++) await wait(1000);
  expect(path()).toBe(from);
  await wait(1000);
  expect(path()).toBe(to);
});

test('a verified address leads on after two seconds', async () => {
  await openPage('/verify-email?token=some', {
    'verify-email': () => Response.json({ message: 'Email verified', email: 'new@example.com' }),
  });
  await shows('Email verified! Redirecting...');
  await wait(1499);
  expect(path()).toBe('/verify-email');
  await wait(501);
  expect(path()).toBe('/login');
});

describe('a toast', () => {
  let show: (content: ToastContent) => void;
  beforeEach(async () => {
    await openPage('/verify-email', {});
    const { toast } = await import('../../../web/src/components/ui/frame/toasts.ts');
    show = (content) => act(() => toast(content));
    await eventually(() => screen.getByText('No token provided'));
  });
  const shown = () => within(region()).queryAllByRole('status');
  const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
  const saved: ToastContent = { title: 'Saved', tone: 'success' };

  test('stays for five seconds, and then goes from the page', async () => {
    show(saved);
    await wait(4999);
    expect(shown()).toHaveLength(1);
    await wait(1);
    expect(shown()).toEqual([]);
  });

  test('goes by a swipe of 50 pixels to the right', () => {
    Object.assign(HTMLElement.prototype, { setPointerCapture: () => {} });
    show(saved);
    for (const [distance, left] of [
      [-60, 1],
      [49, 1],
      [50, 0],
    ] as const) {
      const [toast] = shown();
      if (!toast) throw new Error('the toast is gone');
      fireEvent.pointerDown(toast, { clientX: 100 });
      fireEvent.pointerUp(toast, { clientX: 100 + distance });
      expect(shown()).toHaveLength(left);
    }
  });

  test('is reached by F8', () => {
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(document.activeElement).toBe(region());
  });

  test('is one of five at most', () => {
    for (let nth = 1; nth <= 6; nth++) show({ ...saved, title: `Number ${nth}` });
    expect(shown().map(({ textContent }) => textContent)).toEqual(
      [2, 3, 4, 5, 6].map((nth) => `Number ${nth}`),
    );
  });
});

test('a closed dialog for a forgotten password forgets its entry after 300 ms', async () => {
  await openPage('/login', {});
  await press('Forgot password?');
  await fill('Email', 'new@example.com', dialog);
  const entry = within(dialog()).getByLabelText<HTMLInputElement>('Email');
  await press('Cancel', dialog);
  await wait(299);
  expect(entry.value).toBe('new@example.com');
  await wait(1);
  expect(entry.value).toBe('');
});

test('the bar of a text that scrolls hides after 600 ms', async () => {
  await openPage('/login?tab=register', {});
  fireEvent.click(await eventually(() => screen.getByText('Terms and Conditions', { selector: 'button' })));
  const text = await eventually(() => screen.getByRole('region', { name: 'Terms and Conditions' }));
  fireEvent.scroll(text);
  await wait(599);
  expect(text.dataset.scrollbar).toBe('visible');
  await wait(1);
  expect(text.dataset.scrollbar).toBe('hidden');
});

test('the server says how many prompts remain, with the status and with each answer', async () => {
  await openApp('/account/dashboard', {
    ...activeSubscriber,
    'prompt-process': () => Response.json({ ...play, remainingPrompts: 3 }),
  });
  await eventually(() => screen.getByText('7 prompts remaining today'));
  await fill('Your prompt', 'A safe bet');
  await press('Get Suggestions');
  await eventually(() => screen.getByText('3 prompts remaining today'));
});

test('the second page of saved picks begins at the eleventh', async () => {
  const asked: (string | null)[][] = [];
  await openApp('/account/tracker', {
    ...activeSubscriber,
    'tracker-get': ({ searchParams: query }) => {
      asked.push(['status', 'limit', 'offset'].map((name) => query.get(name)));
      return Response.json({ ...listOf([pick]), total: 11 });
    },
  });
  await eventually(() => screen.getByText('Page 1 of 2'));
  await press('Next');
  await eventually(() => screen.getByText('Page 2 of 2'));
  expect(asked[0]).toEqual([null, '10', '0']);
  expect(asked).toContainEqual([null, '10', '10']);
});

test('the portal opens with the figures of 30 days, and without sign-ups its chart says so', async () => {
  acceptDrawing();
  const periods: (string | null)[] = [];
  await openApp('/management/dashboard', {
    'admin-analytics': ({ searchParams }) => {
      periods.push(searchParams.get('period'));
      return Response.json(figures([]));
    },
  });
  await eventually(() => screen.getByText('No sign-ups yet'));
  expect(periods).toEqual(['30d']);
  const plansCard = screen.getByText('Subscription Plans').closest('div');
  expect(plansCard?.textContent).toBe('Subscription PlansFree1Core1Pro1');
});

test('the portal lists ten users a page, the latest first, and offers each plan and order', async () => {
  const asked: string[] = [];
  await openApp('/management/users', {
    'get-users': ({ search }) => {
      asked.push(search);
      return Response.json({ users: [listed], pagination: { page: 1, limit: 10, total: 1, pages: 1 } });
    },
  });
  await eventually(() => screen.getByRole('table', { name: 'Users' }));
  expect(asked).toEqual(['?page=1&limit=10&sort_by=created_at&sort_order=desc']);
  const options = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(
      ({ value, text }) => `${value}: ${text}`,
    );
  expect(options('Plan')).toEqual(['all: All Plans', 'free: Free', 'core: Core', 'pro: Pro']);
  expect(options('Sort by')).toEqual([
    'created_at: Registration Date',
    'last_login: Last Login',
    'name: Name',
    'email: Email',
  ]);
  expect(options('Order')).toEqual(['asc: Ascending', 'desc: Descending']);
});

test('a referral promises 5% off for each sign-up, once the friend has paid', async () => {
  const referral = { code: 'ABCDEFGHIJ', link: 'https://example.com/', signUps: 0, waiting: 0, credit: null };
  await openApp('/account/referral', {
    ...activeSubscriber,
    referral: () => Response.json({ ...referral, percentPerFriend: 5 }),
  });
  await eventually(() =>
    screen.getByText(/^Get 5% off your subscription for each sign-up using your code, /),
  );
});
