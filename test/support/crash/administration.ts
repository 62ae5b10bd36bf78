/** Crash cases of the admin portal. */
import { expect } from 'vitest';
import { auditOf } from '../../../lambdas/data/accounts/audit.ts';
import { findUser, findUserByEmail } from '../../../lambdas/data/accounts/users.ts';
import { newAdmin } from '../admins.ts';
import { legOn, newGame, storeAnswer } from '../asks.ts';
import { newAddress, newPerson, newSubscriber, password } from '../people.ts';
import { type Case, calling } from './case.ts';

export const signIn: Case[] = [
  {
    what: 'login',
    atMost: 4,
    async prepare() {
      const { admin } = await newAdmin();
      return { call: calling('admin-auth', { body: { action: 'login', email: admin.email, password } }) };
    },
  },
];

export const users: Case[] = [
  {
    what: 'create',
    status: 201,
    done: [409],
    async prepare() {
      const { token } = await newAdmin();
      const email = newAddress();
      const body = { name: 'Made Here', email, password, subscription_plan: 'core' };
      return {
        call: calling('get-users', { token, body }),
        verify: async () => expect(await findUserByEmail(email)).toMatchObject({ plan: 'core' }),
      };
    },
  },
  {
    what: 'edit',
    async prepare() {
      const { token } = await newAdmin();
      const { user } = await newPerson();
      const body = { id: user.id, name: 'Another Name', email: newAddress(), subscription_plan: 'pro' };
      return {
        call: calling('get-users', { method: 'PUT', token, body }),
        verify: async () => {
          expect(await findUser(user.id)).toMatchObject({ name: body.name, email: body.email, plan: 'pro' });
        },
      };
    },
  },
  ...(['view', 'audit'] as const).map((action) => ({
    what: action,
    async prepare() {
      const { token } = await newAdmin();
      const { user } = await newPerson();
      const before = `${new Date().toISOString()}#${'0'.repeat(26)}`;
      const body = { action, id: user.id, ...(action === 'audit' && { before }) };
      return { call: calling('get-users', { token, body }) };
    },
  })),
  {
    what: 'asks',
    async prepare() {
      const { token } = await newAdmin();
      const { user } = await newSubscriber();
      await storeAnswer(user.id, [legOn(newGame())]);
      return {
        call: calling('get-users', { token, body: { action: 'asks', id: user.id } }),
        verify: async () => {
          const [viewed] = await auditOf(user.id, 1);
          expect(viewed).toMatchObject({ what: 'questions viewed', after: { questions: 1 } });
        },
      };
    },
  },
];
