/** Password reset by an emailed link. */
import { describe, expect, inject, test } from 'vitest';
import { resetPassword } from '../../lambdas/data/accounts/addresses.ts';
import { findToken } from '../../lambdas/data/accounts/tokens.ts';
import { findUser } from '../../lambdas/data/accounts/users.ts';
import { handler } from '../../lambdas/functions/auth-reset-password.ts';
import { call, local } from '../support/api.ts';
import { newAddress, newPerson, newVisitor, password } from '../support/people.ts';

const action = (body: object, headers: Record<string, string> = {}) =>
  call('auth-reset-password', { body, headers });

const logIn = (email: string, given: string) =>
  call('auth', { body: { action: 'login', email, password: given }, visitor: newVisitor() });

async function tokenFor(email: string): Promise<string> {
  await action({ action: 'request', email });
  const [mail] = await local.mailsTo(email);
  const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect([link.origin, link.pathname]).toEqual([inject('origin'), '/reset-password']);
  return link.searchParams.get('token') ?? '';
}

const invalid = 'Invalid or expired token. Please request a new password reset link.';
const chosen = 'Another-Horse-8';

describe('request', () => {
  test('answers every address alike, and mails only known ones, three times an hour', async () => {
    const { user } = await newPerson();
    const answers = [await action({ action: 'request', email: newAddress() })];
    const requests = Array.from({ length: 8 }, () => action({ action: 'request', email: user.email }));
    answers.push(...(await Promise.all(requests)));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        200,
        { message: 'If an account exists for that email, a password reset link has been sent.' },
      ]);
    }
    const mails = await local.mailsTo(user.email);
    expect(mails.length).toBeGreaterThanOrEqual(3);
    // Up to six, if the hour ends in between.
    expect(mails.length).toBeLessThanOrEqual(6);
  });

  test('ignores a forged Host header in the link', async () => {
    const { user } = await newPerson();
    await action({ action: 'request', email: user.email }, { 'x-forwarded-host': 'evil.example' });
    const [mail] = await local.mailsTo(user.email);
    expect(mail?.text).not.toContain('evil.example');
    expect(mail?.text).toContain(inject('origin'));
  });
});

describe('reset', () => {
  test('sets the password, ends every session, verifies the address, and works once', async () => {
    const { user, token: session } = await newPerson({ verified: false });
    const token = await tokenFor(user.email);
    expect((await action({ action: 'verify', token })).status).toBe(200);
    expect((await logIn(user.email, password)).status).toBe(403);
    const [first, second] = await Promise.all([
      action({ action: 'reset', token, password: chosen }),
      action({ action: 'reset', token, password: chosen }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 400]);
    expect((await logIn(user.email, password)).status).toBe(401);
    expect((await logIn(user.email, chosen)).status).toBe(200);
    expect((await call('get-user-status', { token: session })).status).toBe(401);
    for (const again of ['verify', 'reset']) {
      const answer = await action({ action: again, token, password: chosen });
      expect([answer.status, answer.body.error]).toEqual([400, invalid]);
    }
  });

  test('sets one password when two requests use the link at once', async () => {
    const { user } = await newPerson();
    const link = await findToken(await tokenFor(user.email), 'reset', new Date());
    if (!link) throw new Error('the link was not found');
    const both = await Promise.all(['one', 'two'].map((hash) => resetPassword(link, hash, user.createdAt)));
    expect(both.filter(Boolean)).toMatchObject([{ id: user.id, sessionVersion: 1 }]);
    expect(await findUser(user.id)).toMatchObject({ verifiedAt: user.verifiedAt, sessionVersion: 2 });
  });

  test('a newer link invalidates the older one', async () => {
    const { user } = await newPerson();
    const older = await tokenFor(user.email);
    const newer = await tokenFor(user.email);
    expect((await action({ action: 'reset', token: older, password: chosen })).body.error).toBe(invalid);
    expect((await action({ action: 'reset', token: newer, password: chosen })).status).toBe(200);
  });

  test('a link expires after thirty minutes, even while its item exists', async () => {
    const { user } = await newPerson();
    const token = await tokenFor(user.email);
    const late = new Date(Date.now() + 30 * 60_000 + 1000);
    expect(await findToken(token, 'reset', new Date())).toBeDefined();
    expect(await findToken(token, 'reset', late)).toBeUndefined();
    expect(await findToken(token, 'verify', new Date())).toBeUndefined();
    expect((await findUser(user.id))?.passwordHash).toBe(user.passwordHash);
  });

  test.each([
    [{ action: 'verify' }, 'No reset token provided. Please request a new password reset link.'],
    [{ action: 'verify', token: 'x'.repeat(1000) }, invalid],
    [{ action: 'reset', token: 'x'.repeat(1000), password: chosen }, invalid],
    [{ action: 'reset', password: chosen }, 'Invalid token. Please request a new password reset link.'],
    [{ action: 'verify', token: 'made-up' }, invalid],
    [{ action: 'reset', token: 'made-up', password: chosen }, invalid],
    [
      { action: 'reset', token: 'made-up', password: 'short' },
      'Password must be at least 8 characters and include uppercase, lowercase, and numbers.',
    ],
    [{ action: 'request' }, 'Email is required'],
    [{ action: 'other' }, 'action must be one of: request, verify, reset'],
  ])('refuses %j with 400', async (body, error) => {
    const answer = await action(body);
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

test('the function serves the three actions of its path', () => {
  expect(handler.endpoints.map(({ contract }) => contract.action)).toEqual(['request', 'verify', 'reset']);
});
