/** The API client: requests, and every kind of response. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getProfile } from '../../../../lambdas/contracts/accounts/account.ts';
import { listUsers } from '../../../../lambdas/contracts/accounts/admin.ts';
import { login, resendVerification } from '../../../../lambdas/contracts/accounts/auth.ts';
import { getUserStatus } from '../../../../lambdas/contracts/accounts/status.ts';
import { listPicks, markPick } from '../../../../lambdas/contracts/picks/tracker.ts';
import { call, onSignedOut, send } from '../../../../web/src/api/client/client.ts';
import { ApiError, errorMessage, isConnectionError } from '../../../../web/src/api/client/errors.ts';
import { keys, write } from '../../../../web/src/api/client/storage.ts';

const status = { status: 'active', subscription_plan: 'pro', remainingPrompts: 7, breakUntil: null };
const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  write(keys.token, 'the-token');
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockReset();
  write(keys.token, null);
});

const answer = (body: string, init: ResponseInit = {}) =>
  sent.mockResolvedValueOnce(
    new Response(body, { headers: { 'content-type': 'application/json' }, ...init }),
  );
const page = { headers: { 'content-type': 'text/html' } };

function requestSent(): { url: string; init: RequestInit } {
  const [url, init] = sent.mock.calls[0] ?? [];
  return { url: String(url), init: init ?? {} };
}

describe('a request', () => {
  test('takes path, method and token from the table and the session', async () => {
    answer(JSON.stringify(status));
    expect(await call(getUserStatus)).toEqual(status);
    const { url, init } = requestSent();
    expect(url).toBe('/.netlify/functions/get-user-status');
    expect(init.method).toBe('GET');
    expect(init.headers).toMatchObject({ authorization: 'Bearer the-token' });
    expect([init.credentials, init.cache], 'nothing else identifies the user').toEqual(['omit', 'no-store']);
  });

  test('has only filters with a value in its query', async () => {
    answer(JSON.stringify({ savedPicks: [], total: 0, counts: null, next: null, previous: null }));
    await call(listPicks, { query: { status: undefined, sport: '', limit: 10, offset: 0 } });
    expect(requestSent().url).toBe('/.netlify/functions/tracker-get?limit=10&offset=0');
  });

  test('has the action in its body, and no token for a public call', async () => {
    answer('{"message":"ok"}');
    await send(resendVerification, { body: { email: 'a@example.com' } });
    const { init } = requestSent();
    expect(JSON.parse(String(init.body))).toEqual({ action: 'resend-verification', email: 'a@example.com' });
    expect(init.headers).not.toHaveProperty('authorization');
  });

  test('is not sent if it needs a token and there is none', async () => {
    write(keys.token, null);
    write(keys.adminToken, null);
    await expect(call(getUserStatus)).rejects.toThrow('Authentication required');
    await expect(call(getProfile)).rejects.toThrow('No auth token found');
    await expect(call(listUsers)).rejects.toThrow('No admin token found');
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a 200 response', () => {
  test.each([
    ['empty', '', {}],
    ['not JSON', 'done', page],
    ['broken JSON', '{', {}],
  ])('that is %s is a success for a write', async (_what, body, init) => {
    answer(body, init);
    expect(await send(markPick, { body: { pickId: '1', status: 'hit' } })).toBeUndefined();
  });

  test.each([
    ['empty', '', {}],
    ['not JSON', '<p>', page],
    ['broken JSON', '{', {}],
    ['another shape', '{"status":1}', {}],
  ])("that is %s is a failed read, with the screen's own text", async (_what, body, init) => {
    answer(body, init);
    const failure = await call(getUserStatus).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: 'Invalid JSON response' });
    expect(errorMessage(failure, 'Failed to fetch subscription status')).toBe(
      'Failed to fetch subscription status',
    );
  });
});

describe('a failure', () => {
  test.each([
    ['the error in the body', '{"error":"Pick not found"}', { status: 404 }, 'Pick not found'],
    ["the screen's text without one", '{}', { status: 400 }, 'The screen’s own'],
    ["the screen's text for a body that is not an object", 'null', { status: 500 }, 'The screen’s own'],
    [
      "the screen's text without JSON",
      '<h1>',
      { ...page, status: 502, statusText: 'Bad Gateway' },
      'The screen’s own',
    ],
  ])('shows %s', async (_what, body, init, said) => {
    answer(body, { headers: { 'content-type': 'application/json' }, ...init });
    const failure = await call(getUserStatus).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(errorMessage(failure, 'The screen’s own')).toBe(said);
  });

  test.each([
    ['{}', {}, 'Something went wrong'],
    ['<h1>', page, 'HTTP 502: Bad Gateway'],
  ])('logs this to the console: %s', async (body, init, message) => {
    answer(body, {
      headers: { 'content-type': 'application/json' },
      ...init,
      status: 502,
      statusText: 'Bad Gateway',
    });
    await expect(call(getUserStatus)).rejects.toThrow(message);
  });

  test('of the portal is logged in other words', async () => {
    write(keys.adminToken, 'admin');
    answer('{}', { status: 502, headers: { 'content-type': 'application/json' } });
    await expect(call(listUsers)).rejects.toThrow('API request failed');
  });

  test.each([
    ['1', '1 second'],
    ['42', '42 seconds'],
    ['60', '1 minute'],
    ['61', '2 minutes'],
    ['3000', '50 minutes'],
    ['3001', '1 hour'],
    ['3600', '1 hour'],
    ['36000', '10 hours'],
  ])('of too many attempts shows how long to wait: %s s', async (seconds, words) => {
    answer('{"error":"Too many attempts. Please try again later."}', {
      status: 429,
      headers: { 'content-type': 'application/json', 'retry-after': seconds },
    });
    const failure = await call(getUserStatus).catch((error: unknown) => error);
    expect(errorMessage(failure, 'unused')).toBe(`Too many attempts. Please try again in ${words}.`);
  });

  test("of too many attempts without a time shows the server's text", async () => {
    answer('{"error":"Too many attempts. Please try again later."}', { status: 429 });
    const failure = await call(getUserStatus).catch((error: unknown) => error);
    expect(errorMessage(failure, 'unused')).toBe('Too many attempts. Please try again later.');
  });

  test.each([
    ['reading', () => call(getUserStatus), 'You seem to be offline. Your picks are safe.'],
    [
      'writing',
      () => send(markPick, { body: { pickId: '1', status: 'hit' } }),
      'You seem to be offline. Please try again once you are connected.',
    ],
  ])('of %s while offline says so', async (_what, attempt, said) => {
    vi.stubGlobal('navigator', { onLine: false });
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const failure = await attempt().catch((error: unknown) => error);
    expect(isConnectionError(failure)).toBe(true);
    expect(errorMessage(failure, 'unused')).toBe(said);
  });

  test('keeps the reference and the extra fields of the error', async () => {
    answer('{"error":"No","requestId":"r1","remainingPrompts":0}', { status: 429 });
    await expect(call(getUserStatus)).rejects.toMatchObject({
      status: 429,
      requestId: 'r1',
      fields: { remainingPrompts: 0 },
    });
  });

  test('of the network has no text of its own', async () => {
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const failure = await call(getUserStatus).catch((error: unknown) => error);
    expect(isConnectionError(failure)).toBe(true);
    expect(errorMessage(failure, 'Failed to process prompt')).toBe('Failed to process prompt');
  });
});

describe('a session that the server does not accept', () => {
  test('is ended', async () => {
    const ended = vi.fn();
    const stop = onSignedOut('user', ended);
    answer('{"error":"Authentication required"}', { status: 401 });
    await expect(call(getUserStatus)).rejects.toThrow('Authentication required');
    expect(ended).toHaveBeenCalledOnce();
    stop();
  });

  test('is not ended by a late refusal of the token before it', async () => {
    const ended = vi.fn();
    const stop = onSignedOut('user', ended);
    const refusal = Promise.withResolvers<Response>();
    sent.mockReturnValueOnce(refusal.promise);
    const late = call(getUserStatus);
    write(keys.token, 'of-the-next-user');
    refusal.resolve(Response.json({ error: 'Invalid or expired token' }, { status: 401 }));
    await expect(late).rejects.toThrow('Invalid or expired token');
    expect(ended).not.toHaveBeenCalled();
    answer('{"error":"Invalid or expired token"}', { status: 401 });
    await expect(call(getUserStatus)).rejects.toThrow('Invalid or expired token');
    expect(ended, 'by a refusal of its own').toHaveBeenCalledOnce();
    stop();
  });

  test('of a user and of an administrator end separately', async () => {
    write(keys.adminToken, 'the-admin-token');
    const ended: string[] = [];
    const stops = (['user', 'admin'] as const).map((who) => onSignedOut(who, () => void ended.push(who)));
    answer('{"error":"Admin authentication required"}', { status: 401 });
    await expect(call(listUsers)).rejects.toThrow('Admin authentication required');
    expect(requestSent().init.headers).toMatchObject({ authorization: 'Bearer the-admin-token' });
    expect(ended).toEqual(['admin']);
    for (const stop of stops) stop();
    write(keys.adminToken, null);
  });

  test('is not ended by a call that the subscription does not include', async () => {
    const ended = vi.fn();
    const stop = onSignedOut('user', ended);
    answer('{"error":"Active subscription required"}', { status: 403 });
    await expect(call(listPicks)).rejects.toThrow('Active subscription required');
    expect(ended).not.toHaveBeenCalled();
    stop();
  });

  test('is not ended by a wrong password', async () => {
    const ended = vi.fn();
    const stop = onSignedOut('user', ended);
    answer('{"error":"Invalid credentials"}', { status: 401 });
    const body = { email: 'a@example.com', password: 'x', rememberMe: false };
    await expect(call(login, { body })).rejects.toThrow('Invalid credentials');
    expect(ended).not.toHaveBeenCalled();
    stop();
  });
});
