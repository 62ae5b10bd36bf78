/** What a stored token says about the signed-in user. */
import { describe, expect, test } from 'vitest';
import { restoreAdmin } from '../../../web/src/session/admin.ts';
import { restore, timeSinceSignIn, timeUntilExpiry } from '../../../web/src/session/session.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const seconds = now / 1000;

const tokenOf = (claims: object) =>
  ['head', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');
const claims = { sub: 'u1', email: 'zoë@example.com', role: 'user', exp: seconds + 60 };

describe('restore', () => {
  test('builds the user from the claims', () => {
    expect(restore(tokenOf(claims), null, now)).toEqual({ id: 'u1', email: 'zoë@example.com', role: 'user' });
  });

  test('defaults to the role "user"', () => {
    const { role: _left, ...others } = claims;
    expect(restore(tokenOf(others), null, now)?.role).toBe('user');
  });

  test('prefers stored data of the same user', () => {
    const stored = { id: 'u1', email: 'zoë@example.com', role: 'user', name: 'Zoë' };
    expect(restore(tokenOf(claims), JSON.stringify(stored), now)).toEqual(stored);
  });

  test.each([
    ['another user', JSON.stringify({ id: 'u2', email: 'x@example.com', name: 'Eve' })],
    ['no JSON', '{'],
    ['another shape', '[]'],
  ])('ignores stored data of %s', (_what, data) => {
    expect(restore(tokenOf(claims), data, now)).toEqual({ id: 'u1', email: 'zoë@example.com', role: 'user' });
  });

  test.each([
    ['none', null],
    ['no token', 'nonsense'],
    ['not base64', 'a.%%%.c'],
    ['not JSON', `a.${Buffer.from('{').toString('base64url')}.c`],
    ['no subject', tokenOf({ ...claims, sub: undefined })],
    ['an empty subject', tokenOf({ ...claims, sub: '' })],
    ['in the past', tokenOf({ ...claims, exp: seconds - 1 })],
    ['ending now', tokenOf({ ...claims, exp: seconds })],
  ])('returns nobody for a token that is %s', (_what, token) => {
    expect(restore(token, null, now)).toBeNull();
  });

  test('accepts a token without an expiry', () => {
    expect(restore(tokenOf({ ...claims, exp: undefined }), null, now)?.id).toBe('u1');
  });
});

test('timeUntilExpiry is the remaining time in milliseconds', () => {
  expect(timeUntilExpiry(tokenOf(claims), now)).toBe(60_000);
  expect(timeUntilExpiry(tokenOf({ ...claims, exp: undefined }), now)).toBeNull();
});

test('timeSinceSignIn is the age of the sign-in in milliseconds', () => {
  expect(timeSinceSignIn(tokenOf({ ...claims, iat: seconds - 90 }), now)).toBe(90_000);
  expect(timeSinceSignIn(tokenOf(claims), now)).toBeNull();
});

describe('restoreAdmin', () => {
  const admin = { ...claims, role: 'admin' };

  test('returns nobody for the token of a user, or for an expired one', () => {
    expect(restoreAdmin(tokenOf(claims), null, now)).toBeNull();
    expect(restoreAdmin(tokenOf({ ...admin, exp: seconds }), null, now)).toBeNull();
    expect(restoreAdmin(null, JSON.stringify({ name: 'Zoë', email: admin.email }), now)).toBeNull();
  });

  test('has the stored name only if it is that of the token', () => {
    const named = (email: string) =>
      restoreAdmin(tokenOf(admin), JSON.stringify({ name: 'Zoë', email }), now);
    expect(named(admin.email)).toEqual({ name: 'Zoë', email: admin.email });
    expect(named('eve@example.com')).toEqual({ name: '', email: admin.email });
  });
});
