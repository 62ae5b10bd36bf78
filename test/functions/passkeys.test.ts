/** Passkeys of users: adding one, signing in with one, and what both refuse. */
import { describe, expect, inject, test } from 'vitest';
import {
  findPasskeyOwner,
  handleOf,
  passkeysOf,
  storeChallenge,
} from '../../lambdas/data/accounts/passkeys.ts';
import { findUser } from '../../lambdas/data/accounts/users.ts';
import { beginRemoval, finishRemoval } from '../../lambdas/data/removal.ts';
import { signSession } from '../../lambdas/http/accounts/sign-session.ts';
import { Authenticator, type Claims } from '../../scripts/bench/authenticator.ts';
import { type Answer, call, local } from '../support/api.ts';
import { newPerson, newVisitor, type Person, password } from '../support/people.ts';

const manage = (token: string, body: object) => call('passkeys', { token, body });
const list = async (token: string) => (await call('passkeys', { token })).body.passkeys;

const authenticator = () => new Authenticator(inject('origin'));

/** Runs a complete sign-in. @returns the response to the last step */
async function add(
  token: string,
  device: Authenticator,
  claims: Claims = {},
  name = 'My phone',
): Promise<Answer> {
  const { body } = await manage(token, { action: 'options' });
  return manage(token, { action: 'add', name, passkey: device.create(body.options, claims) });
}

async function optionsToSignIn() {
  return (await call('passkey-sign-in', { body: { action: 'options' } })).body.options;
}

const signIn = (passkey: object, more: object = {}) =>
  call('passkey-sign-in', { body: { action: 'sign-in', passkey, ...more }, visitor: newVisitor() });

async function signInWith(device: Authenticator, claims: Claims = {}): Promise<Answer> {
  return signIn(device.use(await optionsToSignIn(), claims));
}

async function personWithPasskey(): Promise<Person & { device: Authenticator }> {
  const person = await newPerson();
  const device = authenticator();
  expect((await add(person.token, device)).status).toBe(200);
  return { ...person, device };
}

const refused = [401, { error: 'Invalid credentials', requestId: expect.any(String) }];
const expectedError = ({ status, body }: Answer) => [status, body];
const days = (token: string) => {
  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return (exp - iat) / 86_400;
};

describe('a passkey', () => {
  test('can be added, listed, used to sign in, renamed and removed', async () => {
    const { user, token } = await newPerson();
    const device = authenticator();
    expect(await list(token)).toEqual([]);
    const { body: added } = await add(token, device);
    const [one] = await list(token);
    expect(one).toEqual(added.passkey);
    expect(one).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      name: 'My phone',
      createdAt: expect.any(String),
      lastUsedAt: null,
      synced: false,
    });

    const session = await signInWith(device);
    expect(session.status).toBe(200);
    const { id, email, name, role } = user;
    expect(session.body).toEqual({
      token: expect.any(String),
      user: { id, email, name, role },
      message: 'Login successful',
    });
    expect((await call('get-user-status', { token: session.body.token })).status).toBe(200);
    expect((await list(token))[0].lastUsedAt).toEqual(expect.any(String));
    expect((await findUser(user.id))?.lastLoginAt).not.toBeNull();

    const renamed = await manage(token, { action: 'rename', id: one.id, name: '  Old phone ' });
    expect(renamed.body.passkey.name).toBe('Old phone');
    expect(await manage(token, { action: 'remove', id: one.id })).toMatchObject({ status: 200 });
    expect(await list(token)).toEqual([]);
    expect(expectedError(await signInWith(device))).toEqual(refused);
    const again = await manage(token, { action: 'remove', id: one.id });
    expect([again.status, again.body.error]).toEqual([404, 'Passkey not found']);
  });

  test('is announced by email when added or removed, without its name', async () => {
    const { user, token } = await newPerson();
    const { body } = await add(token, authenticator(), {}, 'https://evil.example');
    await manage(token, { action: 'remove', id: body.passkey.id });
    const mails = await local.mailsTo(user.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A passkey was removed from your GamePlan account',
      'A passkey was added to your GamePlan account',
    ]);
    expect(mails.map(({ text }) => text).join()).not.toContain('evil');
  });

  test('signs in for 24 hours, or for 30 days with "remember me"', async () => {
    const { device } = await personWithPasskey();
    const short = await signInWith(device);
    const long = await signIn(device.use(await optionsToSignIn()), { rememberMe: true });
    expect([short, long].map(({ body }) => days(body.token))).toEqual([1, 30]);
  });

  test('can be requested by anyone without revealing an account', async () => {
    const options = await optionsToSignIn();
    expect(options).toMatchObject({ userVerification: 'required', rpId: 'localhost' });
    expect(options.allowCredentials ?? []).toEqual([]);
  });

  test('shows the authenticator the address as the only user data', async () => {
    const { user, token } = await newPerson();
    const { options } = (await manage(token, { action: 'options' })).body;
    expect(options.user).toMatchObject({ name: user.email, displayName: user.name });
    expect(Buffer.from(options.user.id, 'base64url').toString('latin1')).not.toContain(user.id);
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
  });

  test('cannot be renamed or removed by another user', async () => {
    const { token } = await personWithPasskey();
    const [{ id }] = await list(token);
    const other = await newPerson();
    for (const body of [
      { action: 'rename', id, name: 'Mine' },
      { action: 'remove', id },
    ]) {
      expect((await manage(other.token, body)).status).toBe(404);
    }
    expect((await list(token))[0].name).toBe('My phone');
  });

  test('survives a new password and signing out everywhere, which end its sessions', async () => {
    const { token, device } = await personWithPasskey();
    await call('change-password', { token, body: { action: 'sign-out-everywhere' } });
    expect((await call('passkeys', { token })).status).toBe(401);
    expect((await signInWith(device)).status).toBe(200);
  });
});

describe('adding a passkey', () => {
  test.each<[string, Claims]>([
    ['another origin', { origin: 'https://gameplan.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['no user verification', { verified: false }],
    ['a response to another ceremony', { type: 'webauthn.get' }],
  ])('is refused for %s', async (_what, claims) => {
    const { token } = await newPerson();
    const answer = await add(token, authenticator(), claims);
    expect([answer.status, answer.body.error]).toEqual([
      400,
      'Your passkey could not be verified. Please try again.',
    ]);
    expect(await list(token)).toEqual([]);
  });

  test('requires a challenge of the same user, once, before it expires', async () => {
    const { user, token } = await newPerson();
    const other = await newPerson();
    const late = 'This request expired or was already used. Please try again.';
    const { options } = (await manage(token, { action: 'options' })).body;
    const answer = (by: string, challenge: string) => {
      const passkey = authenticator().create({ ...options, challenge });
      return manage(by, { action: 'add', name: 'Phone', passkey });
    };
    expect((await answer(other.token, options.challenge)).body.error).toBe(late);
    expect((await answer(token, (await optionsToSignIn()).challenge)).body.error).toBe(late);
    expect((await answer(token, 'nobody-made-this')).body.error).toBe(late);
    expect((await answer(token, options.challenge)).status).toBe(200);
    expect((await answer(token, options.challenge)).body.error).toBe(late);

    const subject = handleOf({ kind: 'user', id: user.id });
    const expired = { challenge: `expired-${user.id}`, purpose: 'add', subject } as const;
    await storeChallenge({ ...expired, expiresAt: Math.floor(Date.now() / 1000) });
    expect((await answer(token, expired.challenge)).body.error).toBe(late);
    expect(await list(token)).toHaveLength(1);
  });

  test('is refused for a credential that already opens an account', async () => {
    const { token, device, user } = await personWithPasskey();
    const [addedPasskey] = await passkeysOf({ kind: 'user', id: user.id });
    const thief = await newPerson();
    const { options } = (await manage(thief.token, { action: 'options' })).body;
    // The same credential again: another key under the same id.
    const made = device.create(options);
    const stolen = Buffer.from(addedPasskey?.credentialId ?? '', 'base64url');
    const own = Buffer.from(made.id, 'base64url');
    const attestation = Buffer.from(made.response.attestationObject, 'base64url');
    attestation.set(stolen, attestation.indexOf(own));
    const id = stolen.toString('base64url');
    const response = { ...made.response, attestationObject: attestation.toString('base64url') };
    const answer = await manage(thief.token, {
      action: 'add',
      name: 'Phone',
      passkey: { ...made, id, rawId: id, response },
    });
    expect([answer.status, answer.body.error]).toEqual([409, 'This passkey already belongs to an account.']);
    expect(await list(thief.token)).toEqual([]);
    expect(await list(token)).toHaveLength(1);
  });

  test('stops at ten, even when many are added at once', async () => {
    const { user, token } = await newPerson();
    for (let nth = 1; nth <= 9; nth += 1) expect((await add(token, authenticator())).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 2 }, () => add(token, authenticator())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await findUser(user.id))?.passkeys).toBe(10);
    expect(await list(token)).toHaveLength(10);
  });

  test('requires a sign-in within ten minutes, or the password', async () => {
    const { user } = await newPerson();
    const now = new Date(Date.now() - 11 * 60_000);
    const token = await signSession(user, 'gameplan-users', { remember: true, now });
    const begin = (more: object) => manage(token, { action: 'options', ...more });
    const requested = await begin({});
    expect([requested.status, requested.body.proof]).toEqual([403, 'required']);
    expect((await begin({ password: 'Wrong-Horse-7' })).status).toBe(400);
    const { options } = (await begin({ password })).body;
    const passkey = authenticator().create(options);
    expect((await manage(token, { action: 'add', name: 'Phone', passkey })).status).toBe(200);
  });

  test('is refused if sessions were ended after it began', async () => {
    const { token, user } = await newPerson();
    const { options } = (await manage(token, { action: 'options' })).body;
    await call('change-password', { token, body: { action: 'sign-out-everywhere' } });
    const passkey = authenticator().create(options);
    expect((await manage(token, { action: 'add', name: 'Phone', passkey })).status).toBe(401);
    expect(await passkeysOf({ kind: 'user', id: user.id })).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  test.each<[string, Claims]>([
    ['another origin', { origin: 'http://localhost.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['no user verification', { verified: false }],
    ['a response to another ceremony', { type: 'webauthn.create' }],
    ['another account', { userHandle: Buffer.from('another').toString('base64url') }],
  ])('is refused for %s', async (_what, claims) => {
    const { device } = await personWithPasskey();
    expect(expectedError(await signInWith(device, claims))).toEqual(refused);
  });

  test("is refused for an unknown passkey, and for another key's signature", async () => {
    const { token, device } = await personWithPasskey();
    const stranger = authenticator();
    stranger.create((await manage(token, { action: 'options' })).body.options);
    expect(expectedError(await signInWith(stranger))).toEqual(refused);

    const options = await optionsToSignIn();
    const { id, rawId } = device.use(options);
    expect(expectedError(await signIn({ ...stranger.use(options), id, rawId }))).toEqual(refused);
  });

  test('accepts each response once, even when it is sent many times at once', async () => {
    const { device } = await personWithPasskey();
    const answer = device.use(await optionsToSignIn());
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(answer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect(expectedError(await signIn(answer))).toEqual(refused);
  });

  test('requires a challenge issued for it that has not expired', async () => {
    const { token, device } = await personWithPasskey();
    const { challenge } = (await manage(token, { action: 'options' })).body.options;
    expect(expectedError(await signIn(device.use({ challenge })))).toEqual(refused);
    const past = { challenge: `past-${challenge}`, purpose: 'sign-in', subject: 'user' } as const;
    await storeChallenge({ ...past, expiresAt: Math.floor(Date.now() / 1000) });
    expect(expectedError(await signIn(device.use(past)))).toEqual(refused);
    expect(expectedError(await signIn(device.use({ challenge: 'nobody-made-this' })))).toEqual(refused);
  });

  test("is refused if the signature counter decreases, as a cloned authenticator's would", async () => {
    const { device } = await personWithPasskey();
    expect((await signInWith(device, { counter: 7 })).status).toBe(200);
    expect(expectedError(await signInWith(device, { counter: 7 }))).toEqual(refused);
    expect(expectedError(await signInWith(device, { counter: 3 }))).toEqual(refused);
    expect((await signInWith(device, { counter: 8 })).status).toBe(200);
  });

  test('gives a deleted account the wrong-password answer, and removal deletes its passkeys', async () => {
    const { user, token, device } = await personWithPasskey();
    const [{ id }] = await list(token);
    await beginRemoval(user.id, new Date().toISOString());
    expect(expectedError(await signInWith(device))).toEqual(refused);
    await finishRemoval(user.id, new Date());
    expect(await findPasskeyOwner(id)).toBeUndefined();
    expect(await passkeysOf({ kind: 'user', id: user.id })).toEqual([]);
  });

  test('is limited like a password: ten wrong responses per visitor and passkey', async () => {
    const { device } = await personWithPasskey();
    const visitor = newVisitor();
    const wrong = async () => {
      const passkey = device.use(await optionsToSignIn(), { verified: false });
      return (await call('passkey-sign-in', { body: { action: 'sign-in', passkey }, visitor })).status;
    };
    const statuses = [];
    for (let nth = 1; nth <= 11; nth += 1) statuses.push(await wrong());
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await signInWith(device)).status, 'from another address').toBe(200);
  });
});

test('the data export describes passkeys without their keys', async () => {
  const { token, user } = await personWithPasskey();
  const { body, text } = await call('export-data', { token });
  expect(body.passkeys).toEqual([
    { name: 'My phone', addedAt: expect.any(String), lastUsedAt: null, synced: false },
  ]);
  const [addedPasskey] = await passkeysOf({ kind: 'user', id: user.id });
  expect(text).not.toContain(addedPasskey?.publicKey);
  expect(text).not.toContain(addedPasskey?.credentialId);
});
