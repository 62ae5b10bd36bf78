/** The users of the tests: the seeded ones, and new ones for a single test. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { PlanName } from '../../../lambdas/contracts/billing/plans.ts';
import { writeUser } from './table.ts';

/** The password of every seeded and new user. */
export const password = 'GamePlan-2026';
/** Shared by all tests: do not change anything about them. */
export const subscriber = 'subscriber@gameplan.test';
export const free = 'free@gameplan.test';
export const admin = 'admin@gameplan.test';

export const newAddress = () => `person-${crypto.randomUUID().slice(0, 8)}@example.com`;

interface Session {
  readonly token: string;
  /** The user or administrator, as stored by the browser. */
  readonly who: object;
}

/** Hashing takes time: one sign-in per user and worker is enough. */
const sessions = new Map<string, Promise<Session>>();

function cached(key: string, signIn: () => Promise<Session>): Promise<Session> {
  const known = sessions.get(key) ?? signIn();
  sessions.set(key, known);
  return known;
}

const sessionOf = (request: APIRequestContext, email: string) =>
  cached(`user ${email}`, async () => {
    // Remembered, so that the session outlives a night that a test lets pass.
    const data = { action: 'login', email, password, rememberMe: true };
    const { token, user } = await answerTo(request, 'auth', { data });
    return { token, who: user };
  });

const adminSession = (request: APIRequestContext) =>
  cached('admin', async () => {
    const data = { action: 'login', email: admin, password };
    const { token, admin: who } = await answerTo(request, 'admin-auth', { data });
    return { token, who };
  });

/**
 * Signs in by a call, when the form is not under test. The session is shared, so a test that signs out uses a new user.
 */
export async function beSignedIn(page: Page, email: string): Promise<void> {
  const { token, who } = await sessionOf(page.request, email);
  await store(page, { authToken: token, userData: JSON.stringify(who) });
}

export async function beAdmin(page: Page): Promise<void> {
  const { token, who } = await adminSession(page.request);
  await store(page, { adminToken: token, adminData: JSON.stringify(who) });
}

/** Only before the first page, so that later changes of the session by the test persist. */
async function store(page: Page, items: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((given) => {
    for (const [key, value] of Object.entries(given)) {
      if (sessionStorage.getItem(`given ${key}`)) continue;
      sessionStorage.setItem(`given ${key}`, 'yes');
      localStorage.setItem(key, value);
    }
  }, items);
}

/** A new user who can log in, with an active plan if one is given. @returns the email address */
export async function newUser(plan: PlanName = 'free'): Promise<string> {
  const email = newAddress();
  await writeUser(email, password, plan);
  return email;
}

/** Signs in a new user. @returns the email address */
export async function beNewUser(page: Page, plan?: PlanName): Promise<string> {
  const email = await newUser(plan);
  await beSignedIn(page, email);
  return email;
}

/** Signs in a new user who has paid. @returns the email address */
export async function beNewBuyer(page: Page, plan: PlanName = 'core'): Promise<string> {
  const email = await beNewUser(page);
  await buy(page, email, plan);
  return email;
}

/** Pays for a plan, and waits until the provider's event was processed. */
export async function buy(page: Page, email: string, planName: PlanName): Promise<void> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const order = { planName, successUrl: `${origin}/`, cancelUrl: `${origin}/` };
  const { url } = await callAs(page, email, 'create-checkout-session', order);
  await page.request.post(url, { form: { do: 'pay' }, maxRedirects: 0 });
  await expect
    .poll(async () => (await callAs(page, email, 'get-user-status')).status, { intervals: [50] })
    .toBe('active');
}

/** Calls a function as a user, without a screen. */
export async function callAs(page: Page, email: string, name: string, data?: object) {
  const { token } = await sessionOf(page.request, email);
  return answerTo(page.request, name, { token, ...(data && { data }) });
}

/** @param name function name, with a query if needed */
export async function callAsAdmin(page: Page, name: string) {
  const { token } = await adminSession(page.request);
  return answerTo(page.request, name, { token });
}

interface Call {
  readonly token?: string;
  /** Sent as a POST. */
  readonly data?: object;
}

async function answerTo(request: APIRequestContext, name: string, { token, data }: Call) {
  const answer = await request.fetch(`/.netlify/functions/${name}`, {
    method: data ? 'POST' : 'GET',
    ...(data && { data }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  expect(answer.ok(), `${name} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
