/** A running local GamePlan as an attacker reaches it: from any IP address, with any headers, and as registered users. */
import { randomBytes, randomInt } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Method, pathOf, type RouteName } from '../../lambdas/contracts/routes.ts';
import { type Reply, type Sent, send } from '../local/client.ts';

type Options = Sent & {
  /** The client's IP address; by default a new one for each call. */
  readonly visitor?: string;
};

export interface Person {
  readonly email: string;
  readonly token: string;
}

export type Site = ReturnType<typeof siteAt>;

export const password = 'Correct-Horse-7';
const pollMs = 50;
const patienceMs = 15_000;

export const someWord = () => randomBytes(6).toString('hex');
export const newAddress = () => `probe-${someWord()}@example.com`;
export const newVisitor = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

/** @param origin `http://localhost:8888` */
export function siteAt(origin: string) {
  const get = (path: string, options: Options = {}): Promise<Reply> =>
    send(new URL(path, origin), { visitor: newVisitor(), redirect: 'manual', ...options });

  const call = (name: RouteName, options: Options = {}): Promise<Reply> => get(pathOf(name), options);

  async function mailsTo(email: string): Promise<{ subject: string; text: string; html: string }[]> {
    return (await get(`/_local/mail.json?to=${encodeURIComponent(email)}`)).body;
  }

  /** Token of the link in the newest mail. */
  async function mailedToken(email: string): Promise<string> {
    const [mail] = await mailsTo(email);
    return /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  async function logIn(email: string, given = password): Promise<string> {
    const { body } = await call('auth', { body: { action: 'login', email, password: given } });
    if (!body?.token) throw new Error(`${email} cannot log in: ${body?.error}`);
    return body.token;
  }

  async function register(email = newAddress(), more: object = {}): Promise<Person> {
    const body = { action: 'register', name: 'Test Person', email, password, agreeToTerms: true, ...more };
    const { status, text } = await call('auth', { body });
    if (status !== 201) throw new Error(`${email} cannot register: ${text}`);
    await call('verify-email', { query: { token: await mailedToken(email) } });
    return { email, token: await logIn(email) };
  }

  const urls = { successUrl: `${origin}/account/subscription/success`, cancelUrl: `${origin}/account` };

  const startCheckout = (token: string, planName = 'core', more: object = {}) =>
    call('create-checkout-session', { token, body: { planName, ...urls, ...more } });

  /** Pays on the checkout page of the provider's stand-in. */
  const pay = (url: string) => fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }) });

  async function buy(person: Person, planName = 'core'): Promise<Person> {
    await pay((await startCheckout(person.token, planName)).body.url);
    await until('the plan', async () => {
      const { body } = await call('get-user-status', { token: person.token });
      return body.status === 'active';
    });
    return person;
  }

  /** Asks for a play in a sport that has priced games. */
  async function ask({ token }: Person, more: object = {}): Promise<Reply> {
    const { body } = await call('get-user-status', { token });
    const [sport = 'NFL'] = Object.keys(body?.priced ?? {});
    const question = { prompt: `A safe ${sport} moneyline`, sport, ...more };
    return call('prompt-process', { token, body: question });
  }

  return {
    origin,
    get,
    call,
    mailsTo,
    mailedToken,
    logIn,
    register,
    startCheckout,
    pay,
    buy,
    ask,
    subscriber: async (planName?: string) => buy(await register(), planName),
    /** A request with any method and any host, which `fetch` refuses to make. @returns its status */
    bare: (path: string, options: { method?: string; headers?: Record<string, string> }) =>
      bareRequest(new URL(origin), path, options),
  };
}

/** @throws if the condition does not become true in time */
export async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(pollMs)) {
    if (await isTrue()) return;
  }
  throw new Error(`Timed out waiting for ${what}`);
}

function bareRequest(
  { hostname, port }: URL,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> },
): Promise<{ status: number; text: string }> {
  return new Promise((done, fail) => {
    const request = httpRequest({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, text }));
    });
    request.on('error', fail).end();
  });
}

/** @returns a method that a route accepts */
export const methodOf = (methods: readonly Method[]): Method => methods[0] ?? 'GET';
