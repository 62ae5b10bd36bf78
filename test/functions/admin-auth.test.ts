/** Admin sign-in: who gets access, and who loses it at once. */
import { decodeJwt, importJWK, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import { type RouteName, routeNames, routeOf } from '../../lambdas/contracts/routes.ts';
import { closeAdmin, findAdmin, saveAdmin } from '../../lambdas/data/accounts/admins.ts';
import { sessionKey } from '../../lambdas/http/accounts/session-keys.ts';
import { signSession } from '../../lambdas/http/accounts/sign-session.ts';
import { hashPassword } from '../../lambdas/services/accounts/passwords.ts';
import { readSecret } from '../../lambdas/services/platform/secrets.ts';
import { setting } from '../../lambdas/services/platform/settings.ts';
import { adminToken, newAdmin } from '../support/admins.ts';
import { call } from '../support/api.ts';
import { newAddress, newPerson, newVisitor, password } from '../support/people.ts';

const logIn = (email: string, given = password, visitor = newVisitor()) =>
  call('admin-auth', { body: { action: 'login', email, password: given }, visitor });

describe('admin-auth', () => {
  test('returns an eight-hour token and the administrator', async () => {
    const { admin } = await newAdmin();
    const answer = await logIn(`  ${admin.email.toUpperCase()} `);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.any(String),
      admin: { name: 'Test Admin', email: admin.email },
    });
    const { iat, exp, aud, role } = decodeJwt(answer.body.token);
    expect([(exp ?? 0) - (iat ?? 0), aud, role]).toEqual([8 * 3600, 'gameplan-admins', 'admin']);
    expect((await call('admin-analytics', { token: answer.body.token })).status).toBe(200);
    expect((await findAdmin(admin.email))?.lastLoginAt).not.toBeNull();
  });

  test.each([
    ['no address', { password }],
    ['no password', { email: 'a@b.co' }],
    ['empty', { email: ' ', password: '' }],
    ['an object in place of a string', { email: { $gt: '' }, password: ['x'] }],
  ])('refuses %s with 400', async (_name, body) => {
    const answer = await call('admin-auth', { body: { action: 'login', ...body } });
    expect([answer.status, answer.body.error]).toEqual([400, 'Email and password are required']);
  });

  test('gives the same answer to a wrong password, an unknown address and a user’s credentials', async () => {
    const { admin } = await newAdmin();
    const { user } = await newPerson();
    for (const [email, given] of [
      [admin.email, 'Wrong-Horse-7'],
      [newAddress(), password],
      [user.email, password],
    ] as const) {
      const answer = await logIn(email, given);
      expect([answer.status, answer.body]).toEqual([
        401,
        { error: 'Invalid credentials', requestId: expect.any(String) },
      ]);
    }
  });

  test('checks ten of thirty simultaneous wrong passwords; another visitor can still sign in', async () => {
    const { admin } = await newAdmin();
    const visitor = newVisitor();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => logIn(admin.email, 'Wrong-Horse-7', visitor)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    // The rate-limit window may end in between, which allows ten more.
    expect(refused.length).toBeGreaterThanOrEqual(10);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await logIn(admin.email)).status).toBe(200);
  });
});

describe('admin access', () => {
  const forAdmins = routeNames.filter((name) => routeOf(name).access === 'admin');
  const each = (name: RouteName) => routeOf(name).methods.map((method) => ({ name, method }));
  const guarded = forAdmins.flatMap(each);
  const ask = ({ name, method }: (typeof guarded)[number], token?: string) =>
    call(name, { method, ...(token && { token }), ...(method !== 'GET' && { body: { id: 'x' } }) });

  test.each(guarded)('$method $name requires an administrator', async (route) => {
    const refused = { error: 'Admin authentication required', requestId: expect.any(String) };
    const { token: ofUser, user } = await newPerson({ plan: 'pro' });
    const { admin, token } = await newAdmin();
    const ofUsers = sessionKey(
      await readSecret(setting(environment.sessionKeysSecret)),
      Number(setting(environment.sessionKeyVersion)),
    );
    const old = new Date(Date.now() - 9 * 3600_000);
    const tokens = {
      none: undefined,
      nonsense: 'nonsense',
      "a user's": ofUser,
      'of a user, as if an administrator': await adminToken({ ...admin, email: user.email }, new Date()),
      'of an administrator, as if a user': await signSession(
        { ...user, id: admin.email, sessionVersion: admin.sessionVersion },
        'gameplan-users',
        { remember: false, now: new Date() },
      ),
      "an administrator's, signed by the key of users": await new SignJWT(decodeJwt(token))
        .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: ofUsers.kid })
        .sign(await importJWK(ofUsers, 'EdDSA')),
      'nine hours old': await adminToken(admin, old),
      'of an older session': await adminToken({ ...admin, sessionVersion: 0 }, new Date()),
    };
    for (const [name, token] of Object.entries(tokens)) {
      const answer = await ask(route, token);
      expect([name, answer.status, answer.body]).toEqual([name, 401, refused]);
    }
  });

  test("refuses an administrator's token on user calls", async () => {
    const { token } = await newAdmin();
    for (const name of ['get-user-status', 'tracker-get', 'user-subscription'] as const) {
      const answer = await call(name, { token });
      expect([answer.status, answer.body.error]).toEqual([401, 'Authentication required']);
    }
  });

  test('ends at once when the administrator is closed, and returns only with a new password', async () => {
    const { admin, token } = await newAdmin();
    expect((await call('admin-analytics', { token })).status).toBe(200);
    expect(await closeAdmin(admin.email, new Date())).toBe(true);
    expect((await call('admin-analytics', { token })).status).toBe(401);
    expect((await logIn(admin.email)).status).toBe(401);
    const closed = await findAdmin(admin.email);
    if (!closed) throw new Error('the administrator no longer exists');
    const newest = await adminToken(closed, new Date());
    expect((await call('admin-analytics', { token: newest })).status).toBe(401);
    const passwordHash = await hashPassword('Another-Horse-8');
    await saveAdmin({ email: admin.email, name: 'Test Admin', passwordHash }, new Date());
    expect((await call('admin-analytics', { token })).status).toBe(401);
    expect((await logIn(admin.email)).status).toBe(401);
    expect((await logIn(admin.email, 'Another-Horse-8')).status).toBe(200);
    expect(await closeAdmin(newAddress(), new Date())).toBe(false);
  });
});
