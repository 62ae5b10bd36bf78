/** Sessions end at the server, owners are notified of changes, and common passwords are refused. */
import { describe, expect, test } from 'vitest';
import { endSession } from '../../lambdas/data/accounts/accounts.ts';
import { findUser } from '../../lambdas/data/accounts/users.ts';
import { keys } from '../../lambdas/data/platform/keys.ts';
import { update } from '../../lambdas/data/platform/table.ts';
import { isCommon } from '../../lambdas/services/accounts/passwords.ts';
import { newAdmin } from '../support/admins.ts';
import { call, local } from '../support/api.ts';
import { newAddress, newPerson, newVisitor, password } from '../support/people.ts';

const status = async (token: string) => (await call('get-user-status', { token })).status;
const next = 'Another-Horse-8';

async function logIn(email: string, given = password): Promise<string> {
  const body = { action: 'login', email, password: given, rememberMe: true };
  return (await call('auth', { body, visitor: newVisitor() })).body.token;
}

describe('signing out', () => {
  const signOut = (token: string) => call('change-password', { token, body: { action: 'sign-out' } });

  test('ends the current session only', async () => {
    const { user, token } = await newPerson();
    const other = await logIn(user.email);
    const answer = await signOut(token);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await Promise.all([token, other].map(status))).toEqual([401, 200]);
    expect((await signOut(token)).status).toBe(401);
    expect((await findUser(user.id))?.sessionVersion).toBe(user.sessionVersion);
  });

  test('of several sessions at once ends each of them', async () => {
    const { user, token } = await newPerson();
    const others = await Promise.all([logIn(user.email), logIn(user.email)]);
    await Promise.all(others.map(signOut));
    expect(await Promise.all([token, ...others].map(status))).toEqual([200, 401, 401]);
  });

  test('forgets expired sessions, and more than 20 unexpired ones end all sessions', async () => {
    const { user, token } = await newPerson();
    const now = new Date();
    const inHours = (hours: number) => Math.floor(now.getTime() / 1000) + hours * 3600;
    const end = (id: string, hours: number) => endSession(user, { id, expiresAt: inHours(hours) }, now);
    await end('expired', -1);
    for (let nth = 1; nth <= 20; nth += 1) await end(`session ${nth}`, 24);
    const full = await findUser(user.id);
    expect(Object.keys(full?.endedSessions ?? {})).toHaveLength(20);
    expect(full?.endedSessions).not.toHaveProperty('expired');
    expect(await status(token)).toBe(200);
    await end('one more', 24);
    expect(await findUser(user.id)).toMatchObject({
      endedSessions: {},
      sessionVersion: user.sessionVersion + 1,
    });
    expect(await status(token)).toBe(401);
  });
});

test('a closed account is refused even before its sessions have ended', async () => {
  const { user, token } = await newPerson();
  expect(await status(token)).toBe(200);
  await update({
    Key: keys.user(user.id),
    UpdateExpression: 'SET deactivatedAt = :at',
    ExpressionAttributeValues: { ':at': new Date().toISOString() },
  });
  expect(await status(token)).toBe(401);
  expect(await logIn(user.email), 'nor can it sign in').toBeUndefined();
});

describe('signing out everywhere', () => {
  test('ends every session including remembered ones, and the password signs in again', async () => {
    const { user, token } = await newPerson();
    const remembered = await logIn(user.email);
    const answer = await call('change-password', { token, body: { action: 'sign-out-everywhere' } });
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: 'You are signed out on every device.' },
    ]);
    expect(await Promise.all([token, remembered].map(status))).toEqual([401, 401]);
    expect(await status(await logIn(user.email))).toBe(200);
  });

  test('raises the session version once when requested twice at once', async () => {
    const { user, token } = await newPerson();
    const ask = () => call('change-password', { token, body: { action: 'sign-out-everywhere' } });
    await Promise.all([ask(), ask(), ask()]);
    expect((await findUser(user.id))?.sessionVersion).toBe(user.sessionVersion + 1);
  });
});

describe('the owner is emailed', () => {
  const subjects = async (email: string) => (await local.mailsTo(email)).map(({ subject }) => subject);

  test('about a new password, whether set in the account or by a link', async () => {
    const { user, token } = await newPerson();
    await call('change-password', { token, body: { currentPassword: password, newPassword: next } });
    expect(await subjects(user.email)).toEqual(['Your GamePlan password was changed']);

    await call('auth-reset-password', { body: { action: 'request', email: user.email } });
    const [mail] = await local.mailsTo(user.email);
    const link = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await call('auth-reset-password', { body: { action: 'reset', token: link, password: 'Third-Horse-9' } });
    expect((await subjects(user.email))[0]).toBe('Your GamePlan password was changed');
    expect(await subjects(user.email)).toHaveLength(3);
  });

  test("about an administrator's changes, at the previous address, and existing sessions end", async () => {
    const { user, token } = await newPerson();
    const admin = await newAdmin();
    const moved = newAddress();
    const edit = (more: object) =>
      call('get-users', {
        method: 'PUT',
        token: admin.token,
        body: { id: user.id, name: user.name, email: user.email, ...more },
      });
    expect((await edit({})).status).toBe(200);
    expect(await subjects(user.email)).toEqual([]);
    expect(await status(token)).toBe(200);
    expect((await edit({ email: moved, password: next, subscription_plan: 'pro' })).status).toBe(200);
    expect(await status(token)).toBe(401);
    const [mail] = await local.mailsTo(user.email);
    expect(mail?.text).toContain(
      'A GamePlan administrator changed the email address, plan, and password of your account.',
    );
    expect(mail?.text).not.toContain(moved);
    expect(await local.mailsTo(moved)).toEqual([]);
  });

  test('only at a verified address, and a failed email undoes no change', async () => {
    const admin = await newAdmin();
    const { user } = await newPerson({ verified: false });
    const body = { id: user.id, name: 'Another Name', email: user.email };
    await call('get-users', { method: 'PUT', token: admin.token, body });
    expect(await subjects(user.email)).toEqual([]);

    const { user: other, token } = await newPerson();
    await local.control({ mail: { mode: 'down', match: other.email } });
    const change = { currentPassword: password, newPassword: next };
    expect((await call('change-password', { token, body: change })).status).toBe(200);
    expect(await status(await logIn(other.email, next))).toBe(200);
  });
});

describe('a common password', () => {
  const refusal = 'This password is too common. Please choose another one.';

  test.each(['Password1', 'passWORD1', 'Password1!!', 'Abc12345', 'Qwerty123', 'GamePlan1', 'Passw0rd'])(
    '%s is refused everywhere',
    async (common) => {
      const { token, user } = await newPerson();
      const admin = await newAdmin();
      await call('auth-reset-password', { body: { action: 'request', email: user.email } });
      const [mail] = await local.mailsTo(user.email);
      const link = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
      const fresh = { name: 'Test Person', email: newAddress(), password: common };
      const answers = await Promise.all([
        call('auth', { body: { action: 'register', ...fresh, agreeToTerms: true } }),
        call('auth-reset-password', { body: { action: 'reset', token: link, password: common } }),
        call('change-password', { token, body: { currentPassword: password, newPassword: common } }),
        call('get-users', { token: admin.token, body: fresh }),
        call('get-users', {
          method: 'PUT',
          token: admin.token,
          body: { id: user.id, name: user.name, email: user.email, password: common },
        }),
      ]);
      expect(answers.map(({ status: code, body }) => [code, body.error])).toEqual(
        answers.map(() => [400, refusal]),
      );
    },
  );

  test.each(['Correct-Horse-7', 'GamePlan-2026', 'Zk4-plover-Quay', '\u{1f3c8}Aa1aaaaa'])(
    'does not include %s',
    (accepted) => {
      expect(isCommon(accepted)).toBe(false);
    },
  );
});
