/** Crash cases of signing in, registering and account settings. */

import { ulid } from 'ulid';
import { expect } from 'vitest';
import { resetLink, verificationLink } from '../../../lambdas/app/accounts/links.ts';
import { storeResetLink } from '../../../lambdas/data/accounts/addresses.ts';
import { findReferral, ownReferral } from '../../../lambdas/data/accounts/referrals.ts';
import { createUser, findUser, findUserByEmail, newUser } from '../../../lambdas/data/accounts/users.ts';
import { beginCustomer } from '../../../lambdas/data/billing/subscriptions.ts';
import { keys, lists } from '../../../lambdas/data/platform/keys.ts';
import { createCustomer } from '../../../lambdas/services/billing/payments.ts';
import { legOn, newGame, storeAnswer } from '../asks.ts';
import { saved } from '../own-picks.ts';
import { allItems } from '../own-table.ts';
import { newAddress, newPerson, newSubscriber, password, randomWord } from '../people.ts';
import { newBuyerHere, provider } from './billing.ts';
import { type Case, callHere, calling } from './case.ts';

const next = 'Another-Horse-8';

const tokenIn = (text: string) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';

async function unverified() {
  const [{ user: owner }, now] = [await newPerson(), new Date()];
  const { code } = await ownReferral(owner.id);
  const given = { id: ulid(), email: newAddress(), name: 'Friend', passwordHash: '-', verifiedAt: null };
  const friend = { ...newUser(given, now), referredBy: owner.id };
  const link = verificationLink(friend, now);
  await createUser(friend, { verification: link.record });
  return { friend, code, token: tokenIn(link.mail.text) };
}

async function withReset() {
  const { user } = await newPerson();
  const link = resetLink(user, new Date());
  await storeResetLink(link.record);
  return { user, token: tokenIn(link.mail.text) };
}

export const auth: Case[] = [
  {
    what: 'login',
    atMost: 5,
    async prepare() {
      const { user } = await newPerson();
      return {
        call: calling('auth', { body: { action: 'login', email: user.email, password } }),
        verify: async () => expect((await findUser(user.id))?.lastLoginAt).toEqual(expect.any(String)),
      };
    },
  },
  {
    what: 'register',
    atMost: 6,
    status: 201,
    // The account exists: the person signs in or requests a new link.
    done: [409],
    async prepare() {
      const { code } = await ownReferral((await newPerson()).user.id);
      const email = newAddress();
      const body = { action: 'register', name: 'New Person', email, password, agreeToTerms: true };
      return {
        call: calling('auth', { body: { ...body, referralCode: code } }),
        verify: async () =>
          expect(await findUserByEmail(email)).toMatchObject({ plan: 'free', verifiedAt: null }),
      };
    },
  },
  {
    what: 'resend-verification',
    async prepare() {
      const { friend } = await unverified();
      const body = { action: 'resend-verification', email: friend.email };
      return { call: calling('auth', { body }) };
    },
  },
];

export const reset: Case[] = [
  {
    what: 'verify',
    async prepare() {
      const { token } = await withReset();
      return { call: calling('auth-reset-password', { body: { action: 'verify', token } }) };
    },
  },
  {
    what: 'request',
    async prepare() {
      const { user } = await newPerson();
      const body = { action: 'request', email: user.email };
      return {
        call: calling('auth-reset-password', { body }),
        verify: async () => expect((await findUser(user.id))?.resetHash).toEqual(expect.any(String)),
      };
    },
  },
  {
    what: 'reset',
    // The link is used up; the new password signs in.
    done: [400],
    async prepare() {
      const { user, token } = await withReset();
      return {
        call: calling('auth-reset-password', { body: { action: 'reset', token, password: next } }),
        verify: async () => {
          const after = await findUser(user.id);
          expect([after?.sessionVersion, after?.resetHash]).toEqual([user.sessionVersion + 1, undefined]);
        },
      };
    },
  },
];

export const verification: Case[] = [
  {
    what: 'of a user who registered with a referral code',
    async prepare() {
      const { friend, code, token } = await unverified();
      return {
        call: calling('verify-email', { method: 'GET', query: { token } }),
        verify: async () => {
          expect((await findUser(friend.id))?.verifiedAt).toEqual(expect.any(String));
          expect((await findReferral(code))?.signUps).toBe(1);
        },
      };
    },
  },
];

export const profile: Case[] = [
  {
    what: 'a break',
    async prepare() {
      const { user, token } = await newPerson();
      return {
        call: calling('user-profile', { token, body: { period: 'week' } }),
        verify: async () => expect((await findUser(user.id))?.breakUntil).toEqual(expect.any(String)),
      };
    },
  },
  {
    what: 'save',
    async prepare() {
      const { user, token } = await newPerson();
      const body = {
        preferredSport: 'NFL',
        preferredTeam: null,
        bettingStyle: 'balanced',
        riskTolerance: 'low',
        oddsFormat: 'decimal',
      };
      return {
        call: calling('user-profile', { method: 'PUT', token, body }),
        verify: async () => expect((await findUser(user.id))?.profile?.oddsFormat).toBe('decimal'),
      };
    },
  },
];

export const passwords: Case[] = [
  {
    what: 'change',
    atMost: 5,
    // The password change ended the session.
    done: [401],
    async prepare() {
      const { user, token } = await newPerson();
      return {
        call: calling('change-password', { token, body: { currentPassword: password, newPassword: next } }),
        verify: async () => expect((await findUser(user.id))?.sessionVersion).toBe(user.sessionVersion + 1),
      };
    },
  },
  {
    what: 'sign-out',
    done: [401],
    async prepare() {
      const { token } = await newPerson();
      return {
        call: calling('change-password', { token, body: { action: 'sign-out' } }),
        verify: async () => {
          expect((await callHere('get-user-status', { method: 'GET', token })).status).toBe(401);
        },
      };
    },
  },
  {
    what: 'sign-out-everywhere',
    done: [401],
    async prepare() {
      const { user, token } = await newPerson();
      return {
        call: calling('change-password', { token, body: { action: 'sign-out-everywhere' } }),
        verify: async () => expect((await findUser(user.id))?.sessionVersion).toBe(user.sessionVersion + 1),
      };
    },
  },
];

/** An account with every kind of data an account can have. */
export async function newFullAccount() {
  const person = await newBuyerHere();
  const { id } = person.user;
  await ownReferral(id);
  const legs = [legOn(newGame()), legOn(newGame())];
  await storeAnswer(id, legs);
  await storeAnswer(id, legs, new Date(), { charged: false });
  await saved(legs, id);
  return person;
}

/** Nothing refers to the user except the deletion marker, and mails about the account until they are sent. */
export async function expectGone(id: string): Promise<void> {
  const left = (await allItems()).filter((item) => JSON.stringify(item).includes(id));
  const mayStay = [keys.leaving(id).pk, lists.waitingMails().pk];
  expect(left.filter(({ pk }) => !mayStay.includes(String(pk)))).toEqual([]);
}

export const deactivation: Case[] = [
  {
    what: 'of an account with every kind of data',
    atMost: 6,
    done: [401],
    async prepare() {
      const { user, token } = await newFullAccount();
      return {
        call: calling('deactivate-account', { token, body: { confirm: 'DELETE' } }),
        verify: () => expectGone(user.id),
      };
    },
  },
  {
    what: 'after an interrupted checkout, with a referrer and a referred friend',
    atMost: 6,
    done: [401],
    async prepare() {
      const referrer = await newPerson();
      const person = await newPerson({
        email: `person-${randomWord()}+bets@example.com`,
        referredBy: referrer.user.id,
      });
      const { id, email } = person.user;
      const friend = await newPerson({ referredBy: id });
      await beginCustomer(person.user);
      await createCustomer(id, email);
      return {
        call: calling('deactivate-account', { token: person.token, body: { confirm: 'DELETE' } }),
        verify: async () => {
          await expectGone(id);
          expect((await findUser(friend.user.id))?.referredBy).toBeUndefined();
          expect((await provider().customers.list({ email })).data).toEqual([]);
        },
      };
    },
  },
];

export const ownData: Case[] = [
  {
    what: 'all of it',
    async prepare() {
      const { token } = await newSubscriber();
      return { call: calling('export-data', { method: 'GET', token }) };
    },
  },
];

export const ownTracker: Case[] = [
  {
    what: 'as a file',
    async prepare() {
      const { token } = await newSubscriber();
      return { call: calling('export-tracker', { method: 'GET', token }) };
    },
  },
];

export const referrals: Case[] = [
  {
    what: 'first visit',
    async prepare() {
      const { token } = await newPerson();
      return { call: calling('referral', { method: 'GET', token }) };
    },
  },
];
