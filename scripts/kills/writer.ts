/** Simulates users who register, buy, ask, save and mark, and who retry while the product is killed and restarted. */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pathOf, type RouteName } from '../../lambdas/contracts/routes.ts';

/** An acknowledged write, which must be stored at the end. */
export interface Acknowledged {
  readonly what: 'account' | 'verified' | 'profile' | 'answer' | 'pick' | 'mark';
  readonly email: string;
  /** ID of the answer or pick, or the saved value. */
  readonly value: string;
}

interface Call {
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly token?: string;
  readonly body?: object;
  readonly query?: Record<string, string>;
  /** Statuses that mean that an earlier attempt succeeded. */
  readonly done?: readonly number[];
}

const password = 'Correct-Horse-7';
const retryMs = 100;
/** How long a call is retried. After that the writer continues as a new user, because a rate limit can last an hour. */
const patienceMs = 10_000;

/** A call was not answered, or was refused, for too long. */
class GaveUp extends Error {}

/**
 * Simulates one user after another until it is stopped.
 * @param giveUp gets the refusal of each user who could not finish
 */
export async function write(
  origin: string,
  stopped: AbortSignal,
  acknowledge: (each: Acknowledged) => void,
  giveUp: (refused: string) => void,
): Promise<void> {
  while (!stopped.aborted) {
    try {
      await live(origin, stopped, acknowledge);
    } catch (error) {
      if (error instanceof GaveUp) giveUp(error.message);
      else if (!stopped.aborted) throw error;
    }
  }
}

async function live(
  origin: string,
  stopped: AbortSignal,
  acknowledge: (each: Acknowledged) => void,
): Promise<void> {
  const email = `kill-${randomBytes(6).toString('hex')}@example.com`;
  const visitor = [10, ...randomBytes(3)].join('.');
  const noted = (what: Acknowledged['what'], value = '') => acknowledge({ what, email, value });

  /** Retries a call until it is answered, as a client does. */
  async function call(name: RouteName, { method, token, body, query, done = [] }: Call) {
    let last = 'unanswered';
    for (const until = Date.now() + patienceMs; Date.now() < until; ) {
      stopped.throwIfAborted();
      const url = new URL(pathOf(name), origin);
      for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
      try {
        const response = await fetch(url, {
          method: method ?? 'POST',
          headers: {
            'content-type': 'application/json',
            'x-local-visitor': visitor,
            ...(token && { authorization: `Bearer ${token}` }),
          },
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(40_000),
        });
        const text = await response.text();
        const { ok, status } = response;
        if (ok || done.includes(status)) return { status, text };
        last = String(status);
      } catch {
        // Killed during the call: retry.
      }
      await wait(retryMs);
    }
    throw new GaveUp(`${name} ${last}`);
  }
  const json = async (name: RouteName, given: Call) => JSON.parse((await call(name, given)).text);

  const person = { name: 'Test Person', email, password, agreeToTerms: true };
  await call('auth', { body: { action: 'register', ...person }, done: [409, 502] });
  noted('account');
  const link = await mailedToken(origin, stopped, email, () =>
    call('auth', { body: { action: 'resend-verification', email } }),
  );
  await call('verify-email', { method: 'GET', query: { token: link } });
  noted('verified');
  const { token } = await json('auth', { body: { action: 'login', email, password } });
  await buy();
  for (let nth = 1; nth <= 3; nth += 1) {
    const preferredTeam = `Team ${nth}`;
    const preferences = { preferredSport: 'NFL', preferredTeam, bettingStyle: 'balanced' };
    const profile = { ...preferences, riskTolerance: 'low', oddsFormat: 'american' };
    await call('user-profile', { method: 'PUT', token, body: profile });
    noted('profile', preferredTeam);
    const requestKey = randomBytes(8).toString('hex');
    const ask = { prompt: 'A safe play for this week, please', sport: 'NFL', requestKey };
    const { promptLogId } = await json('prompt-process', { token, body: ask });
    if (!promptLogId) continue;
    noted('answer', promptLogId);
    const { pick } = await json('tracker-save', { token, body: { promptLogId } });
    noted('pick', pick.id);
    await call('tracker-update', { method: 'PUT', token, body: { pickId: pick.id, status: 'hit' } });
    noted('mark', pick.id);
  }

  /** Retries until the plan is active: the payment's event may have to be delivered again. */
  async function buy(): Promise<void> {
    for (const until = Date.now() + patienceMs; Date.now() < until; ) {
      const urls = { successUrl: `${origin}/`, cancelUrl: `${origin}/` };
      const { text } = await call('create-checkout-session', {
        token,
        body: { planName: 'pro', ...urls },
        done: [409],
      });
      const { url } = JSON.parse(text);
      if (url) {
        const body = new URLSearchParams({ do: 'pay' });
        await fetch(url, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
      }
      for (let look = 1; look <= 20; look += 1) {
        const { status } = await json('get-user-status', { method: 'GET', token });
        if (status === 'active') return;
        await wait(retryMs);
      }
    }
    throw new GaveUp('no plan');
  }
}

async function mailedToken(
  origin: string,
  stopped: AbortSignal,
  email: string,
  sendAgain: () => Promise<unknown>,
): Promise<string> {
  const until = Date.now() + patienceMs;
  for (let look = 1; Date.now() < until; look += 1) {
    stopped.throwIfAborted();
    try {
      const response = await fetch(new URL(`/_local/mail.json?to=${encodeURIComponent(email)}`, origin));
      const [newest] = (await response.json()) as { readonly text: string }[];
      const token = /[?&]token=([\w-]+)/.exec(newest?.text ?? '')?.[1];
      if (token) return token;
      if (look % 20 === 3) await sendAgain();
    } catch (error) {
      if (error instanceof GaveUp) throw error;
      // Killed during the call: retry.
    }
    await wait(retryMs);
  }
  throw new GaveUp('no mail');
}
