/** Crash cases of shared picks. */
import { expect } from 'vitest';
import { findShare } from '../../../lambdas/data/picks/shares.ts';
import { legOn, newGame } from '../asks.ts';
import { saved } from '../own-picks.ts';
import { newSubscriber } from '../people.ts';
import { type Case, calling, succeed } from './case.ts';

async function someonesPick() {
  const { user, token } = await newSubscriber();
  const { id: pickId } = await saved([legOn(newGame())], user.id);
  return { token, pickId };
}

async function sharedId(token: string, pickId: string): Promise<string> {
  return (await succeed('shares', { token, body: { pickId, withFirstName: false } })).pick.share.id;
}

export const own: Case[] = [
  {
    what: 'create',
    async prepare() {
      const { token, pickId } = await someonesPick();
      return {
        call: calling('shares', { token, body: { pickId, withFirstName: false } }),
        verify: async () => {
          const { shares } = await succeed('shares', { method: 'GET', token });
          expect(shares).toMatchObject([{ pickId }]);
          expect(await findShare(shares[0].id)).toBeDefined();
        },
      };
    },
  },
  {
    what: 'stop',
    async prepare() {
      const { token, pickId } = await someonesPick();
      const id = await sharedId(token, pickId);
      return {
        call: calling('shares', { method: 'PUT', token, body: { action: 'stop', pickIds: [pickId] } }),
        verify: async () => {
          expect(await findShare(id)).toBeUndefined();
          expect(await succeed('shares', { method: 'GET', token })).toMatchObject({ shares: [] });
        },
      };
    },
  },
];

/** These calls write only the visitor's rate limit. */
const opening = (name: 'shared-pick' | 'shared-picture'): Case[] => [
  {
    what: 'a visit',
    async prepare() {
      const { token, pickId } = await someonesPick();
      return { call: calling(name, { method: 'GET', query: { id: await sharedId(token, pickId) } }) };
    },
  },
];

export const page = opening('shared-pick');
export const picture = opening('shared-picture');
