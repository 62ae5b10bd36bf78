/** When the user's reminder is due: by time with the app open, across all tabs, and by number of questions. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keys, write } from '../../../web/src/api/client/storage.ts';
import { countPrompt, countTime, reminderOf, restart, visitOf } from '../../../web/src/session/visit.ts';

const start = Date.parse('2026-11-22T18:00:00Z');

beforeEach(() => write(keys.visit, null));
afterEach(() => write(keys.visit, null));

/** Ticks every ten seconds, as an open tab does. */
function open(seconds: number, from = start): number {
  for (let passed = 0; passed <= seconds; passed += 10) countTime('me', from + passed * 1000);
  return from + seconds * 1000;
}

test('time with the app open adds up to the reminder, not a second earlier', () => {
  const now = open(15 * 60 - 10);
  expect(reminderOf(visitOf('me', now), { minutes: 15 })).toBeNull();
  open(10, now);
  expect(reminderOf(visitOf('me', now), { minutes: 15 })).toBe('You’ve been here for 15 minutes.');
});

test('two tabs count the same time once', () => {
  for (let passed = 0; passed <= 60; passed += 5) countTime('me', start + passed * 1000);
  expect(visitOf('me', start + 60_000).seconds).toBe(60);
});

test('sleep is not counted, and half an hour away starts over', () => {
  const now = open(60);
  expect(countTime('me', now + 10 * 60_000).seconds).toBe(60);
  expect(visitOf('me', now + 45 * 60_000).seconds).toBe(0);
});

test('a clock that is set back takes no time away, and counting goes on', () => {
  const now = open(60);
  expect(countTime('me', now - 30_000).seconds).toBe(60);
  expect(countTime('me', now - 20_000).seconds).toBe(70);
});

test('each question counts once, and a dismissed reminder returns after as many again', () => {
  for (const _ of [1, 2]) countPrompt('me', start);
  expect(reminderOf(visitOf('me', start), { prompts: 3 })).toBeNull();
  expect(reminderOf(countPrompt('me', start), { prompts: 3 })).toBe(
    'You’ve asked 3 questions in this visit.',
  );
  expect(reminderOf(restart('me', start), { prompts: 3 })).toBeNull();
});

test('each user has a separate visit, and without a reminder there is none', () => {
  countPrompt('me', start);
  expect(visitOf('somebody else', start).prompts).toBe(0);
  expect(reminderOf(visitOf('me', start), {})).toBeNull();
});
