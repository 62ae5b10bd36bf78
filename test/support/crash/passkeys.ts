/** Crash cases of passkeys, of users and administrators: adding, using and removing one. */

import { expect, inject } from 'vitest';
import { findAdmin, newEnrollment, saveAdmin } from '../../../lambdas/data/accounts/admins.ts';
import { findPasskeyOwner, type PasskeyOwner, passkeysOf } from '../../../lambdas/data/accounts/passkeys.ts';
import { findUser } from '../../../lambdas/data/accounts/users.ts';
import { Authenticator } from '../../../scripts/bench/authenticator.ts';
import { newAdmin } from '../admins.ts';
import { newPerson, password } from '../people.ts';
import { type Case, callHere, calling, succeed } from './case.ts';

type Manager = 'passkeys' | 'admin-account';

interface Owner {
  readonly token: string;
  readonly owner: PasskeyOwner;
}

const newOwner = {
  passkeys: async (): Promise<Owner> => {
    const { user, token } = await newPerson();
    return { token, owner: { kind: 'user', id: user.id } };
  },
  'admin-account': async (): Promise<Owner> => {
    const { admin, token } = await newAdmin();
    return { token, owner: { kind: 'admin', id: admin.email } };
  },
} as const;

/** Creates a passkey without adding it. */
async function createPasskey(name: Manager, token: string) {
  const device = new Authenticator(inject('origin'));
  const { options } = await succeed(name, { token, body: { action: 'options' } });
  return { device, body: { action: 'add', name: 'Phone', passkey: device.create(options) } };
}

/** Expects the list of passkeys, their count and the owner to agree. */
async function expectPasskeys(owner: PasskeyOwner, names: readonly string[]): Promise<void> {
  const passkeys = await passkeysOf(owner);
  expect(passkeys.map(({ name }) => name)).toEqual(names);
  const account = owner.kind === 'user' ? await findUser(owner.id) : await findAdmin(owner.id);
  expect(account?.passkeys ?? 0).toBe(names.length);
}

/** Begins a ceremony, which stores a challenge that expires: no data can be lost, but the call must succeed. */
const beginning = (
  name: Manager | 'passkey-sign-in' | 'admin-auth',
  action: string,
  manager?: Manager,
): Case => ({
  what: action,
  async prepare() {
    const token = manager && (await newOwner[manager]()).token;
    return { call: calling(name, { ...(token && { token }), body: { action } }) };
  },
});

function management(name: Manager): Case[] {
  return [
    beginning(name, 'options', name),
    {
      what: 'rename',
      async prepare() {
        const { token, owner } = await newOwner[name]();
        const { body } = await createPasskey(name, token);
        const { passkey } = await succeed(name, { token, body });
        return {
          call: calling(name, { token, body: { action: 'rename', id: passkey.id, name: 'Laptop' } }),
          verify: () => expectPasskeys(owner, ['Laptop']),
        };
      },
    },
    {
      what: 'add',
      // Already added: each challenge can be answered once.
      done: [400],
      async prepare() {
        const { token, owner } = await newOwner[name]();
        const { body } = await createPasskey(name, token);
        return { call: calling(name, { token, body }), verify: () => expectPasskeys(owner, ['Phone']) };
      },
    },
    {
      what: 'remove',
      done: [404],
      async prepare() {
        const { token, owner } = await newOwner[name]();
        const { body } = await createPasskey(name, token);
        const { passkey } = await succeed(name, { token, body });
        return {
          call: calling(name, { token, body: { action: 'remove', id: passkey.id } }),
          verify: async () => {
            await expectPasskeys(owner, []);
            expect(await findPasskeyOwner(passkey.id)).toBeUndefined();
          },
        };
      },
    },
  ];
}

export const own = management('passkeys');

export const ofAdmins: Case[] = [
  ...management('admin-account'),
  {
    what: 'sign-out',
    done: [401],
    async prepare() {
      const { token } = await newAdmin();
      return {
        call: calling('admin-account', { token, body: { action: 'sign-out' } }),
        verify: async () =>
          expect((await callHere('admin-account', { method: 'GET', token })).status).toBe(401),
      };
    },
  },
];

/** Signs in again after a crash: the first response may be used up. */
function signInBy(
  name: 'passkey-sign-in' | 'admin-auth',
  manager: Manager,
  actions: { readonly begin: string; readonly finish: string },
): Case {
  return {
    what: 'passkey',
    atMost: 5,
    async prepare() {
      const { token, owner } = await newOwner[manager]();
      const { device, body } = await createPasskey(manager, token);
      await succeed(manager, { token, body });
      const answer = async () => {
        const { options } = await succeed(name, { body: { action: actions.begin } });
        return { body: { action: actions.finish, passkey: device.use(options) } };
      };
      const first = await answer();
      return {
        call: calling(name, first),
        again: async () => (await callHere(name, await answer())).status,
        verify: async () => {
          expect((await passkeysOf(owner))[0]?.lastUsedAt).toEqual(expect.any(String));
          expect((await callHere(name, first)).status, 'each response works once').toBe(401);
        },
      };
    },
  };
}

export const signIn: Case[] = [
  beginning('passkey-sign-in', 'options'),
  signInBy('passkey-sign-in', 'passkeys', { begin: 'options', finish: 'sign-in' }),
];

export const adminSignIn: Case[] = [
  beginning('admin-auth', 'passkey-options'),
  {
    what: 'enroll-options',
    atMost: 3,
    async prepare() {
      const { admin } = await newAdmin();
      const { email, name, passwordHash } = admin;
      const { token, enrollment } = newEnrollment(new Date(Date.now() + 60_000));
      await saveAdmin({ email, name, passwordHash, enrollment }, new Date());
      return {
        call: calling('admin-auth', { body: { action: 'enroll-options', email, password, token } }),
        verify: async () => expect((await findAdmin(email))?.enrollment).toBeDefined(),
      };
    },
  },
  signInBy('admin-auth', 'admin-account', { begin: 'passkey-options', finish: 'passkey' }),
  {
    what: 'enroll',
    done: [400],
    async prepare() {
      const { admin } = await newAdmin();
      const { email, name, passwordHash } = admin;
      const { token, enrollment } = newEnrollment(new Date(Date.now() + 60_000));
      await saveAdmin({ email, name, passwordHash, enrollment }, new Date());
      const device = new Authenticator(inject('origin'));
      const begin = { action: 'enroll-options', email, password, token };
      const { options } = await succeed('admin-auth', { body: begin });
      const body = { action: 'enroll', email, token, name: 'Phone', passkey: device.create(options) };
      return {
        call: calling('admin-auth', { body }),
        verify: async () => {
          await expectPasskeys({ kind: 'admin', id: email }, ['Phone']);
          expect((await findAdmin(email))?.enrollment).toBeUndefined();
        },
      };
    },
  },
];
