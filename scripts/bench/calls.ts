/** Makes every call once, as a person's browser does, against the real engine, and says what each costs at the table. */
import { ulid } from 'ulid';
import { type Method, pathOf, type RouteName } from '../../lambdas/contracts/routes.ts';
import type { Product } from '../local/product.ts';
import type { Cost, Recorder } from './recorder.ts';

export interface MeasuredCall extends Cost {
  readonly function: RouteName;
  /** Which of the function's calls, in a few words. */
  readonly what: string;
}

interface Request {
  readonly method?: Method;
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
}

const password = 'Bench-2026';

/** How many answers the person has asked for and saved before her lists are read. */
const saved = 5;

/**
 * @returns one entry per call, and the session it was made with
 * @throws when a call answers anything but a success
 */
export async function measureCalls(
  product: Product,
  recorder: Recorder,
): Promise<{ calls: MeasuredCall[]; token: string }> {
  const calls: MeasuredCall[] = [];
  let token = '';

  const request = async (name: RouteName, { method, body, query }: Request) => {
    const url = `${product.origin}${pathOf(name)}?${new URLSearchParams(query)}`;
    const response = await fetch(url, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
  const measure = async <T>(name: RouteName, what: string, work: () => Promise<T>): Promise<T> => {
    const result: T[] = [];
    const cost = await recorder.measure(async () => result.push(await work()));
    calls.push({ function: name, what, ...cost });
    return result[0] as T;
  };
  const call = (name: RouteName, what: string, how: Request = {}) =>
    measure(name, what, () => request(name, how));
  const tokenMailedTo = (address: string) =>
    /[?&]token=([\w-]+)/.exec(product.mailbox.list(address)[0]?.text ?? '')?.[1] ?? '';

  await product.run('refresh-games');
  await measure('refresh-games', 'nothing new', () => product.run('refresh-games'));
  await measure('make-slate', 'first of the day', () => product.run('make-slate'));

  await call('subscription-plans', 'all');
  const email = `bench-${ulid().toLowerCase()}@example.com`;
  await call('auth', 'register', {
    body: { action: 'register', name: 'Bench', email, password, agreeToTerms: true },
  });
  await call('auth', 'resend-verification', { body: { action: 'resend-verification', email } });
  await call('verify-email', 'link', { query: { token: tokenMailedTo(email) } });
  await call('auth-reset-password', 'request', { body: { action: 'request', email } });
  const reset = tokenMailedTo(email);
  await call('auth-reset-password', 'verify', { body: { action: 'verify', token: reset } });
  await call('auth-reset-password', 'reset', { body: { action: 'reset', token: reset, password } });
  const session = await call('auth', 'login', { body: { action: 'login', email, password } });
  token = session.token;
  await subscribe(session.user.id);

  await call('get-user-status', 'subscriber');
  await call('user-subscription', 'subscriber');
  let pick = '';
  for (let nth = 1; nth <= saved; nth += 1) {
    const ask = { body: { prompt: 'A safe play for this week, please', sport: 'NFL' } };
    const asked = await (nth === 1 ? call('prompt-process', 'ask', ask) : request('prompt-process', ask));
    const save = { body: { promptLogId: asked.promptLogId } };
    const answer = await (nth === 1
      ? call('tracker-save', 'first time', save)
      : request('tracker-save', save));
    if (nth === 1) await call('tracker-save', 'again', save);
    pick = answer.pick.id;
  }
  await call('tracker-get', `all ${saved} picks`);
  await call('tracker-get', 'by status', { query: { status: 'pending' } });
  await call('tracker-update', 'mark', { method: 'PUT', body: { pickId: pick, status: 'hit' } });
  await call('get-tracker-stats', '30 days');
  const { predictions } = await call('get-predictions', 'all');
  await call('get-prediction-by-id', 'own', { query: { id: predictions[0].id } });
  return { calls, token };
}

/** Without a payment: what is measured is the use of a subscription. */
async function subscribe(userId: string): Promise<void> {
  // Loaded here, because it takes the endpoint of the table from an environment that the product sets first.
  const { setSubscription } = await import('../../lambdas/data/users.ts');
  await setSubscription(userId, 'pro', 'active');
}
