/** Crash cases of play limits. */
import { expect } from 'vitest';
import { exclusionOf } from '../../../lambdas/data/accounts/mailboxes.ts';
import { findUser } from '../../../lambdas/data/accounts/users.ts';
import { newSubscriber } from '../people.ts';
import { newBuyerHere, provider } from './billing.ts';
import { type Case, calling } from './case.ts';

export const limits: Case[] = [
  {
    what: 'a lower limit',
    async prepare() {
      const { user, token } = await newSubscriber();
      return {
        call: calling('play-limits', { method: 'PUT', token, body: { promptsPerDay: 3 } }),
        verify: async () => {
          expect((await findUser(user.id))?.playLimits).toEqual({ promptsPerDay: { value: 3 } });
        },
      };
    },
  },
  {
    what: 'self-exclusion',
    atMost: 5,
    async prepare() {
      const { user, token } = await newBuyerHere();
      const body = { action: 'self-exclude', period: '6-months', confirm: 'EXCLUDE' };
      return {
        call: calling('play-limits', { token, body }),
        verify: async () => {
          const excludedUntil = (await findUser(user.id))?.excludedUntil;
          expect(excludedUntil).toBeDefined();
          expect(await exclusionOf(user.email, new Date())).toBe(excludedUntil);
          const { data } = await provider().subscriptions.list({ customer: user.customerId ?? '' });
          expect(data).toEqual([]);
        },
      };
    },
  },
];
