// @vitest-environment happy-dom
/** The play reminder, and self-exclusion. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OutputOf } from '../../../lambdas/contracts/contract.ts';
import type { getPlayLimits } from '../../../lambdas/contracts/play-limits.ts';
import type { getUserStatus } from '../../../lambdas/contracts/status.ts';
import { descriptionOf, field, fillNow, pressNow } from './controls.ts';
import { activeSubscriber, eventually, openApp } from './open-app.tsx';
import { account } from './sample-account.ts';

const none = { value: null, next: null };
const { playLimits }: OutputOf<typeof getPlayLimits> = {
  playLimits: {
    promptsPerDay: none,
    reminderMinutes: none,
    reminderPrompts: none,
    breakUntil: null,
    excludedUntil: null,
  },
};

const status: OutputOf<typeof getUserStatus> = {
  status: 'active',
  subscription_plan: 'pro',
  remainingPrompts: 7,
  breakUntil: null,
};

test('the reminder appears after its time, takes no focus, and disappears when dismissed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  let reminder: { minutes?: number } = {};
  await openApp('/account/settings', {
    'user-profile': () => Response.json(account),
    'get-user-status': () => Response.json({ ...status, reminder }),
    'play-limits': (_url, init) => {
      if (init?.method !== 'PUT') return Response.json({ playLimits });
      const { reminderMinutes: minutes } = JSON.parse(String(init.body));
      reminder = { minutes };
      return Response.json({
        success: true,
        playLimits: { ...playLimits, reminderMinutes: { value: minutes, next: null } },
      });
    },
  });
  await eventually(() => field('Time reminder'));
  fillNow({ 'Time reminder': '15' });
  await eventually(() => screen.getByText('Saved. Now in effect: 15 minutes.'));
  const aside = await eventually(() => screen.getByRole('complementary', { name: 'Play reminder' }));
  const sentence = () => within(aside).queryByText('You’ve been here for 15 minutes.');
  const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
  await pass(14);
  expect(sentence()).toBeNull();
  await pass(1.5);
  expect(sentence()).toBeTruthy();
  expect(aside.contains(document.activeElement)).toBe(false);
  fireEvent.click(within(aside).getByRole('button', { name: 'Dismiss' }));
  expect(sentence()).toBeNull();
});

test('self-exclusion is confirmed by typing it', async () => {
  const sent: unknown[] = [];
  await openApp('/account/settings', {
    ...activeSubscriber,
    'user-profile': () => Response.json(account),
    'play-limits': (_url, init) => {
      if (init?.method !== 'POST') return Response.json({ playLimits });
      sent.push(JSON.parse(String(init.body)));
      return Response.json({
        success: true,
        playLimits: { ...playLimits, excludedUntil: '2027-11-22T18:00:00.000Z' },
      });
    },
  });
  await eventually(() => field('Time reminder'));
  pressNow('Exclude myself');
  const dialog = within(screen.getByRole('dialog', { name: 'Exclude myself' }));
  const exclude = () => fireEvent.click(dialog.getByRole('button', { name: 'Exclude myself' }));
  fillNow({ 'For how long': '1-year' });
  exclude();
  expect(descriptionOf('Type EXCLUDE to confirm')).toBe('Please type EXCLUDE to confirm');
  expect(sent).toEqual([]);
  fillNow({ 'Type EXCLUDE to confirm': 'EXCLUDE' });
  exclude();
  await eventually(() => screen.getByText('You are excluded until Nov 22, 2027.'));
  expect(sent).toEqual([{ action: 'self-exclude', period: '1-year', confirm: 'EXCLUDE' }]);
});

test.each(['dashboard', 'tracker', 'subscription'])('self-exclusion closes /account/%s', async (page) => {
  await openApp(`/account/${page}`, {
    ...activeSubscriber,
    'get-user-status': () => Response.json({ ...status, excludedUntil: '2027-11-22T18:00:00.000Z' }),
  });
  await eventually(() => screen.getByRole('heading', { name: 'You excluded yourself from GamePlan' }));
  expect(screen.getByRole('list', { name: 'Helplines' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Subscribe|Choose/ })).toBeNull();
});
