/** The real app in a simulated page, with its screens, session and client; the test supplies the server's responses. */
import { act, cleanup, configure, getConfig, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import type { RouteName } from '../../../../lambdas/contracts/routes.ts';

export type Answer = (url: URL, init?: RequestInit) => Response | Promise<Response>;
/** By function; a call without a response here gets 404. A test can replace responses while the app is open. */
export type Answers = Partial<Record<RouteName, Answer>>;

export const activeSubscriber: Answers = {
  'user-subscription': () => Response.json({ subscription: null }),
  'get-user-status': () =>
    Response.json({ status: 'active', subscription_plan: 'pro', remainingPrompts: 7, breakUntil: null }),
};

/** The error of a query lists every role and prints the page, which takes longer than the query itself. */
const withDetails = { ...getConfig() };
const withoutDetails = {
  ...withDetails,
  _disableExpensiveErrorDiagnostics: true,
  getElementError: (message: string | null) => new Error(message ?? ''),
};
configure(withoutDetails);

// React warns of elements that the page does not know, and happy-dom does not know `search`.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

/** Whether the tests share a page that `openOnce` opened. */
let isShared = false;

function prepare(): void {
  // Queries and toasts live in modules, so each test loads its own.
  vi.resetModules();
  // Failed reads are retried after a delay; `eventually` advances this clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
}

function close(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

beforeEach(() => {
  if (!isShared) prepare();
});

afterEach(() => {
  if (!isShared) close();
});

/** Opens a page for all tests of a block, which only read it. @param open as a test would, until the page shows */
export function openOnce(open: () => Promise<unknown>): void {
  beforeAll(async () => {
    isShared = true;
    prepare();
    await open();
  });
  afterAll(() => {
    close();
    isShared = false;
  });
}

/** Opens a page as a signed-in user, or as an administrator under `/management`. */
export async function openApp(path: string, answers: Answers): Promise<void> {
  signInUser();
  signInAdmin();
  await openPage(path, answers);
}

/** Opens a page with the stored sessions: none, unless the test signs in. */
export async function openPage(path: string, answers: Answers): Promise<void> {
  window.history.replaceState(null, '', path);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const url = new URL(path, window.location.href);
    const name = url.pathname.split('/').at(-1) as RouteName;
    return answers[name]?.(url, init) ?? Response.json({ error: 'Not part of this test' }, { status: 404 });
  });
  const { App } = await import('../../../../web/src/app.tsx');
  render(<App />);
}

/** Shows another address of the open app, with the state that another page of it left there. */
export function arriveAt(path: string, state: object): void {
  window.history.replaceState({ usr: state, key: 'arrival' }, '', path);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
}

/** The browser shows the page again as it was left, because Back leads to it from outside the app. */
export function comeBack(): void {
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
}

/** @returns a live list of the addresses outside the app that it loads instead of itself; they are not loaded */
export function documentsLoaded(): readonly string[] {
  const addresses: string[] = [];
  for (const method of ['assign', 'replace'] as const) {
    const spy = vi.spyOn(window.location, method);
    spy.mockImplementation((address) => void addresses.push(String(address)));
    onTestFinished(() => spy.mockRestore());
  }
  return addresses;
}

export const person = { id: 'person-1', email: 'person@example.com', name: 'Test Person' };

interface Signed {
  readonly minutesAgo?: number;
  readonly minutesLeft?: number;
}

export function signInUser(signed?: Signed, user = person): void {
  localStorage.setItem('authToken', userToken(signed, user));
  localStorage.setItem('userData', JSON.stringify({ ...user, role: 'user' }));
}

export const userToken = (signed?: Signed, user = person) =>
  tokenFor({ ...user, sub: user.id, role: 'user' }, signed);

export function signInAdmin(): void {
  localStorage.setItem('adminToken', tokenFor({ ...person, sub: person.email, role: 'admin' }));
  localStorage.setItem('adminData', JSON.stringify({ ...person, role: 'admin' }));
}

/** Unsigned: the app only reads tokens, and the server verifies them. */
function tokenFor(claims: object, { minutesAgo = 0, minutesLeft = 60 }: Signed = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [
    part({ alg: 'EdDSA' }),
    part({ ...claims, iat: now - 60 * minutesAgo, exp: now + 60 * minutesLeft }),
    'none',
  ].join('.');
}

/** Milliseconds. The first wait loads the whole app, which takes long on a busy machine. `npm run mutants` waits less. */
const longest = Number(process.env.LONGEST_WAIT ?? 60_000);

/** Waits for the screen while advancing its clock, by half a second for each attempt. Only the last error has details. */
export async function eventually<T>(attempt: () => T | Promise<T>): Promise<T> {
  const next = async () => {
    await vi.advanceTimersByTimeAsync(500);
    return attempt();
  };
  try {
    return await vi.waitFor(next, { timeout: longest, interval: 20 });
  } catch {
    configure(withDetails);
    return await attempt();
  } finally {
    configure(withoutDetails);
  }
}
