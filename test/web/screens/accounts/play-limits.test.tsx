// @vitest-environment happy-dom
/** Play limits and their reminder, breaks, and self-exclusion. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { getPlayLimits } from '../../../../lambdas/contracts/accounts/play-limits.ts';
import type { getUserStatus } from '../../../../lambdas/contracts/accounts/status.ts';
import type { OutputOf } from '../../../../lambdas/contracts/platform/contract.ts';
import { descriptionOf, field, fillNow, press, pressNow } from '../support/controls.ts';
import { activeSubscriber, eventually, openApp } from '../support/open-app.tsx';
import { account } from '../support/sample-account.ts';

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

test('a lower limit applies at once; a higher one is pending and can be canceled', async () => {
  const sent: unknown[] = [];
  let statusReads = 0;
  let promptsPerDay: typeof playLimits.promptsPerDay = { value: 4, next: null };
  await openApp('/account/settings', {
    'user-profile': () => Response.json(account),
    'get-user-status': () => {
      statusReads += 1;
      return Response.json(status);
    },
    'play-limits': (_url, init) => {
      const shown = () => ({ playLimits: { ...playLimits, promptsPerDay } });
      if (init?.method !== 'PUT') return Response.json(shown());
      const { promptsPerDay: value } = JSON.parse(String(init.body));
      sent.push(value);
      promptsPerDay =
        value === null
          ? { ...promptsPerDay, next: { value, from: '2026-11-23T18:00:00.000Z' } }
          : { value, next: null };
      return Response.json({ success: true, ...shown() });
    },
  });
  await eventually(() => field('Prompts a day'));
  const offered = [...(field('Prompts a day') as HTMLSelectElement).options].map(({ value }) => value);
  expect(offered.slice(0, 7), 'with the one in effect, in order').toEqual(['', '1', '2', '3', '4', '5', '8']);
  const earlierReads = statusReads;
  fillNow({ 'Prompts a day': '5' });
  await eventually(() => screen.getByText('Saved. Now in effect: 5 prompts a day.'));
  await eventually(() => expect(statusReads, 'the prompts left are read again').toBe(earlierReads + 1));

  fillNow({ 'Prompts a day': '' });
  const pending = /^Until .*Nov 23.*: 5 prompts a day\. From then on: My plan’s limit\.$/;
  await eventually(() => screen.getByText(pending));
  expect(field('Prompts a day').value).toBe('5');
  await press('Keep 5 prompts a day');
  await eventually(() => expect(screen.queryByText(pending)).toBeNull());
  expect(field('Prompts a day').value).toBe('5');
  expect(sent).toEqual([5, null, 5]);
});

test('a break can be extended, but not shortened', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const sent: unknown[] = [];
  await openApp('/account/settings', {
    'user-profile': (_url, init) => {
      if (init?.method !== 'POST') return Response.json(account);
      sent.push(JSON.parse(String(init.body)));
      return Response.json({ success: true, breakUntil: inDays(30) });
    },
    'get-user-status': () => Response.json({ ...status, breakUntil: inDays(sent.length > 0 ? 30 : 1) }),
  });
  await eventually(() => screen.getByText(/^You’re on a break until /));
  expect(screen.queryByRole('button', { name: '1 day from now' })).toBeNull();
  await press('1 month from now');
  await press('Start my break');
  await eventually(() => expect(screen.queryByRole('button', { name: /from now$/ })).toBeNull());
  expect(sent).toEqual([{ period: 'month' }]);
});

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
