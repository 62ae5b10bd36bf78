/** Crash cases of notifications. */
import { expect } from 'vitest';
import { gradeLegsOn } from '../../../lambdas/app/picks/grading.ts';
import { environment } from '../../../lambdas/contracts/platform/environment.ts';
import { noticesOf } from '../../../lambdas/data/notifications/notices.ts';
import { legOn, newGame } from '../asks.ts';
import { saved } from '../own-picks.ts';
import { newSubscriber } from '../people.ts';
import { type Case, calling, running, succeed } from './case.ts';

const pushUrl = () => process.env[environment.pushServiceUrl] ?? '';

/** A browser subscribed at the local push service. */
async function deviceFor(token: string) {
  const { publicKey } = await succeed('notices', { method: 'GET', token });
  const body = JSON.stringify({ key: publicKey });
  const subscription = await (await fetch(`${pushUrl()}/subscribe`, { method: 'POST', body })).json();
  return { name: 'Test phone', subscription };
}

async function withGradedPush() {
  const person = await newSubscriber();
  const device = await deviceFor(person.token);
  const body = { action: 'set', choice: 'graded-push', on: true, device };
  const { devices } = await succeed('notices', { token: person.token, body });
  return { ...person, device, deviceId: devices[0].id as string };
}

export const settings: Case[] = [
  {
    what: 'set',
    async prepare() {
      const { user, token } = await newSubscriber();
      const body = { action: 'set', choice: 'graded-push', on: true, device: await deviceFor(token) };
      return {
        call: calling('notices', { token, body }),
        verify: async () => {
          const { on, devices } = await noticesOf(user.id);
          expect([on, devices.length]).toEqual([['graded-push'], 1]);
        },
      };
    },
  },
  {
    what: 'add-device',
    async prepare() {
      const { user, token } = await withGradedPush();
      const body = { action: 'add-device', ...(await deviceFor(token)) };
      return {
        call: calling('notices', { token, body }),
        verify: async () => expect((await noticesOf(user.id)).devices).toHaveLength(2),
      };
    },
  },
  {
    what: 'remove-device',
    async prepare() {
      const { user, token, deviceId } = await withGradedPush();
      return {
        call: calling('notices', { token, body: { action: 'remove-device', id: deviceId } }),
        verify: async () => expect((await noticesOf(user.id)).devices).toEqual([]),
      };
    },
  },
];

export const ending: Case[] = [
  {
    what: 'by the link in a notification',
    async prepare() {
      const { user } = await withGradedPush();
      const { endKey = '' } = await noticesOf(user.id);
      const query = { user: user.id, choice: 'graded-push', key: endKey };
      return {
        call: calling('unsubscribe', { method: 'POST', query }),
        verify: async () => expect((await noticesOf(user.id)).on).toEqual([]),
      };
    },
  },
];

export const sending: Case[] = [
  {
    what: 'of a graded pick, at most once',
    atMost: 6,
    async prepare() {
      const { user, device } = await withGradedPush();
      const game = newGame();
      await saved([legOn(game)], user.id);
      const over = { ...game, status: 'final', statusText: 'Final', score: { home: 24, away: 20 } } as const;
      await gradeLegsOn(over, new Date().toISOString());
      return {
        call: running('send-notices'),
        verify: async () => {
          const messages: { device: string }[] = await (await fetch(`${pushUrl()}/messages.json`)).json();
          const sent = messages.filter((each) => device.subscription.endpoint.endsWith(each.device));
          expect(sent.length).toBeLessThanOrEqual(1);
        },
      };
    },
  },
];
