/** Passkeys of administrators: the first one by a one-time link, more in the portal, and stages that require them. */
import { describe, expect, inject, test } from 'vitest';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import { findAdmin, newEnrollment, saveAdmin } from '../../lambdas/data/accounts/admins.ts';
import { passkeysOf } from '../../lambdas/data/accounts/passkeys.ts';
import { handler as accountHandler } from '../../lambdas/functions/admin-account.ts';
import { handler as authHandler } from '../../lambdas/functions/admin-auth.ts';
import { signSession } from '../../lambdas/http/accounts/sign-session.ts';
import { hashPassword } from '../../lambdas/services/accounts/passwords.ts';
import { Authenticator, type Claims } from '../../scripts/bench/authenticator.ts';
import { commandWith } from '../../scripts/ops/commands/create-admin.ts';
import { newAdmin } from '../support/admins.ts';
import { call, local } from '../support/api.ts';
import { runCommand } from '../support/command.ts';
import { eventOf } from '../support/event.ts';
import { newAddress, newPerson, newVisitor, password } from '../support/people.ts';

const auth = (body: object) => call('admin-auth', { body, visitor: newVisitor() });
const manage = (token: string, body: object) => call('admin-account', { token, body });
const list = async (token: string) => (await call('admin-account', { token })).body.passkeys;
const authenticator = () => new Authenticator(inject('origin'));

async function add(token: string, device: Authenticator, name = 'Key') {
  const { options } = (await manage(token, { action: 'options' })).body;
  return manage(token, { action: 'add', name, passkey: device.create(options) });
}

async function signInWith(device: Authenticator, claims: Claims = {}) {
  const { options } = (await auth({ action: 'passkey-options' })).body;
  return auth({ action: 'passkey', passkey: device.use(options, claims) });
}

/** An administrator with a link for adding the first passkey. */
async function invited({ expiresIn = 60_000 }: { expiresIn?: number } = {}) {
  const email = newAddress();
  const { token, enrollment } = newEnrollment(new Date(Date.now() + expiresIn));
  const passwordHash = await hashPassword(password);
  await saveAdmin({ email, name: 'Test Admin', passwordHash, enrollment }, new Date());
  return { email, token };
}

const invalidLink = 'Invalid or expired link. Please create a new one with npm run create-admin.';

describe('admin passkeys', () => {
  test('can be added, used, renamed and removed, with an email each time', async () => {
    const { admin, token } = await newAdmin();
    const device = authenticator();
    const { passkey } = (await add(token, device)).body;
    expect(await list(token)).toEqual([passkey]);
    const session = await signInWith(device);
    expect(session.body).toEqual({
      token: expect.any(String),
      admin: { name: admin.name, email: admin.email },
    });
    expect((await call('admin-analytics', { token: session.body.token })).status).toBe(200);
    const renamed = await manage(token, { action: 'rename', id: passkey.id, name: 'Old key' });
    expect(renamed.body.passkey.name).toBe('Old key');
    expect((await manage(token, { action: 'remove', id: passkey.id })).status).toBe(200);
    expect((await signInWith(device)).status).toBe(401);
    expect((await local.mailsTo(admin.email)).map(({ subject }) => subject)).toEqual([
      'A passkey was removed from your GamePlan account',
      'A passkey was added to your GamePlan account',
    ]);
  });

  test('do not work for users, nor user passkeys in the portal', async () => {
    const person = await newPerson();
    const phone = authenticator();
    const { options } = (await call('passkeys', { token: person.token, body: { action: 'options' } })).body;
    const body = { action: 'add', name: 'Phone', passkey: phone.create(options) };
    expect((await call('passkeys', { token: person.token, body })).status).toBe(200);
    expect((await signInWith(phone)).status).toBe(401);

    const { token } = await newAdmin();
    const key = authenticator();
    await add(token, key);
    const begin = (await call('passkey-sign-in', { body: { action: 'options' } })).body;
    const used = { action: 'sign-in', passkey: key.use(begin.options) };
    expect((await call('passkey-sign-in', { body: used })).status).toBe(401);
    expect((await call('admin-account', { token: person.token })).status).toBe(401);
  });

  test('require the password to add one in a session older than ten minutes', async () => {
    const { admin } = await newAdmin();
    const { email, sessionVersion } = admin;
    const subject = { id: email, email, role: 'admin', sessionVersion } as const;
    const now = new Date(Date.now() - 11 * 60_000);
    const token = await signSession(subject, 'gameplan-admins', { remember: false, now });
    const asked = await manage(token, { action: 'options' });
    expect([asked.status, asked.body.proof]).toEqual([403, 'required']);
    expect((await manage(token, { action: 'options', password: 'Wrong-Horse-7' })).status).toBe(400);
    expect((await manage(token, { action: 'options', password })).status).toBe(200);
  });

  test('end only the current session on sign-out', async () => {
    const { token } = await newAdmin();
    const device = authenticator();
    await add(token, device);
    const other = (await signInWith(device)).body.token;
    expect((await manage(token, { action: 'sign-out' })).status).toBe(200);
    expect((await call('admin-account', { token })).status).toBe(401);
    expect((await call('admin-account', { token: other })).status).toBe(200);
  });

  test('are removed by a reset, and a closed or reset administrator loses access', async () => {
    const { admin, token } = await newAdmin();
    const device = authenticator();
    await add(token, device);
    await saveAdmin({ email: admin.email, name: 'Test Admin', passwordHash: admin.passwordHash }, new Date());
    expect((await signInWith(device)).status).toBe(401);
    expect(await passkeysOf({ kind: 'admin', id: admin.email })).toEqual([]);
    expect((await findAdmin(admin.email))?.passkeys).toBeUndefined();
  });
});

describe('first passkey of an administrator', () => {
  test('is added once with the link and the password, and signs in at once', async () => {
    const { email, token } = await invited();
    const { options } = (await auth({ action: 'enroll-options', email, password, token })).body;
    const device = authenticator();
    const body = { action: 'enroll', email, token, name: 'Key', passkey: device.create(options) };
    const answer = await auth(body);
    expect(answer.body).toEqual({ token: expect.any(String), admin: { name: 'Test Admin', email } });
    expect((await call('admin-analytics', { token: answer.body.token })).status).toBe(200);
    expect((await signInWith(device)).status).toBe(200);

    expect((await auth(body)).body.error).toBe(invalidLink);
    expect((await auth({ action: 'enroll-options', email, password, token })).body.error).toBe(invalidLink);
  });

  test.each<[string, () => Promise<{ email: string; token: string; password?: string }>, number, string]>([
    [
      'a wrong password',
      async () => ({ ...(await invited()), password: 'Wrong-Horse-7' }),
      401,
      'Invalid credentials',
    ],
    ['a wrong link', async () => ({ ...(await invited()), token: 'nonsense' }), 400, invalidLink],
    ['an expired link', () => invited({ expiresIn: -1 }), 400, invalidLink],
    [
      "another administrator's link",
      async () => ({ ...(await invited()), token: (await invited()).token }),
      400,
      invalidLink,
    ],
  ])('is refused for %s', async (_what, prepare, status, error) => {
    const given = await prepare();
    const answer = await auth({ action: 'enroll-options', password, ...given });
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  test('accepts only a challenge issued for it, not one for signing in', async () => {
    const { email, token } = await invited();
    const { options } = (await auth({ action: 'enroll-options', email, password, token })).body;
    const { challenge } = (await auth({ action: 'passkey-options' })).body.options;
    const passkey = authenticator().create({ ...options, challenge });
    const answer = await auth({ action: 'enroll', email, token, name: 'Key', passkey });
    expect([answer.status, answer.body.error]).toEqual([
      400,
      'This request expired or was already used. Please try again.',
    ]);
  });

  test('is offered by the command that creates the administrator', async () => {
    const email = newAddress();
    const command = commandWith(async () => password);
    const { stdout: output } = await runCommand(command, ['--email', email, '--name', 'Ann']);
    const token = /\/management\/passkey\?token=([\w-]{43})$/.exec(output.at(-1) ?? '')?.[1];
    expect((await auth({ action: 'enroll-options', email, password, token })).status).toBe(200);
    await runCommand(command, ['--email', email, '--name', 'Ann']);
    expect((await auth({ action: 'enroll-options', email, password, token })).body.error).toBe(invalidLink);
  });
});

describe('stage that requires passkeys', () => {
  async function required<T>(work: () => Promise<T>): Promise<T> {
    const before = process.env[environment.adminPasskey];
    process.env[environment.adminPasskey] = 'required';
    try {
      return await work();
    } finally {
      process.env[environment.adminPasskey] = before;
    }
  }

  test("refuses an administrator's password without revealing whether it is right", async () => {
    const { admin } = await newAdmin();
    for (const given of [password, 'Wrong-Horse-7']) {
      const body = { action: 'login', email: admin.email, password: given };
      const { statusCode, body: output } = await required(() => authHandler(eventOf('admin-auth', { body })));
      expect([statusCode, JSON.parse(output ?? '').error]).toEqual([
        403,
        'Administrators must sign in with a passkey. Use the button below.',
      ]);
    }
  });

  test('does not let an administrator remove the last passkey', async () => {
    const { token } = await newAdmin();
    const first = (await add(token, authenticator(), 'One')).body.passkey;
    const remove = async (id: string) => {
      const event = eventOf('admin-account', { token, body: { action: 'remove', id } });
      const { statusCode, body } = await required(() => accountHandler(event));
      return [statusCode, JSON.parse(body ?? '').error];
    };
    expect(await remove(first.id)).toEqual([
      409,
      'This is your only passkey. Add another one before you remove it.',
    ]);
    await add(token, authenticator(), 'Two');
    expect(await remove(first.id)).toEqual([200, undefined]);
    expect((await list(token)).map(({ name }: { name: string }) => name)).toEqual(['Two']);
  });
});
