/** The daily allowance under simultaneous requests and after a function died. */
import { describe, expect, test } from 'vitest';
import { freePerPrompt, release, reserve, settle, usedPrompts } from '../../../lambdas/data/asking/usage.ts';
import { transact } from '../../../lambdas/data/platform/table.ts';
import { randomWord } from '../../support/people.ts';

const day = '2026-11-20';
const now = new Date('2026-11-20T20:00:00Z');

const tokens = { input: 900, output: 100 };

function slotOf(userId: string, requestKey = randomWord()) {
  return { userId, day, requestKey, askId: `ask-${requestKey}` };
}

describe('reserve', () => {
  test('accepts exactly ten of fifty simultaneous requests with ten prompts left', async () => {
    const userId = randomWord();
    const kinds = await Promise.all(Array.from({ length: 50 }, () => reserve(slotOf(userId), 10, now)));
    expect(kinds.filter(({ kind }) => kind === 'reserved')).toHaveLength(10);
    expect(kinds.filter(({ kind }) => kind === 'used-up')).toHaveLength(40);
    expect(await usedPrompts(userId, day, now)).toBe(10);
  });

  test('makes one reservation per request key, however often it is sent', async () => {
    const userId = randomWord();
    const slot = slotOf(userId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reserve({ ...slot, askId: `ask-${n}` }, 10, now)),
    );
    expect(answers.filter(({ kind }) => kind === 'reserved')).toHaveLength(1);
    expect(answers.filter(({ kind }) => kind === 'repeated')).toHaveLength(19);
    expect(await usedPrompts(userId, day, now)).toBe(1);
  });

  test('recognizes its own reservation when the SDK retries after a lost response', async () => {
    const userId = randomWord();
    const slot = slotOf(userId);
    const first = await reserve(slot, 1, now);
    expect(first).toEqual({ kind: 'reserved', remaining: 0 });
    expect(await reserve(slot, 1, now)).toEqual(first);
    expect(await usedPrompts(userId, day, now)).toBe(1);
  });

  test('refuses a plan without prompts', async () => {
    expect(await reserve(slotOf(randomWord()), 0, now)).toEqual({ kind: 'used-up' });
  });

  test('treats a request repeated after midnight as the one of the day before', async () => {
    const userId = randomWord();
    const slot = slotOf(userId);
    const midnight = new Date('2026-11-21T05:00:00Z').getTime();
    await reserve(slot, 10, new Date(midnight - 100));
    const again = { ...slot, day: '2026-11-21', askId: 'again' };
    expect(await reserve(again, 10, new Date(midnight + 100))).toEqual({
      kind: 'repeated',
      askId: slot.askId,
      settled: false,
    });
    expect(await reserve(slotOf(userId), 10, new Date(midnight + 100))).toMatchObject({ kind: 'reserved' });
    expect(await reserve(again, 10, new Date(midnight + 62_000))).toMatchObject({ kind: 'reserved' });
  });

  test('counts days separately', async () => {
    const userId = randomWord();
    await reserve(slotOf(userId), 1, now);
    expect(await reserve({ ...slotOf(userId), day: '2026-11-21' }, 1, now)).toMatchObject({
      kind: 'reserved',
    });
  });
});

describe('release', () => {
  test('gives one prompt back once, however often it is called', async () => {
    const userId = randomWord();
    const slot = slotOf(userId);
    await reserve(slotOf(userId), 10, now);
    await reserve(slot, 10, now);
    await Promise.all(Array.from({ length: 10 }, () => release(slot, { outcome: 'no_play' })));
    expect(await usedPrompts(userId, day, now)).toBe(1);
    expect(await reserve(slot, 10, now)).toMatchObject({ kind: 'reserved', remaining: 8 });
  });

  test('gives nothing back without a reservation', async () => {
    const userId = randomWord();
    await release(slotOf(userId), { outcome: 'failed' });
    expect(await usedPrompts(userId, day, now)).toBe(0);
  });
});

test('a reservation belongs to its request for a minute, then counts as given back', async () => {
  const userId = randomWord();
  await reserve(slotOf(userId), 1, now);
  const soon = new Date(now.getTime() + 59_000);
  const later = new Date(now.getTime() + 62_000);
  expect(await usedPrompts(userId, day, soon)).toBe(1);
  expect(await reserve(slotOf(userId), 1, soon)).toEqual({ kind: 'used-up' });
  expect(await usedPrompts(userId, day, later)).toBe(0);
  expect(await reserve(slotOf(userId), 1, later)).toMatchObject({ kind: 'reserved', remaining: 0 });
});

test('the prompts of dead functions do not count as used', async () => {
  const userId = randomWord();
  const later = new Date(now.getTime() + 62_000);
  await reserve(slotOf(userId), 10, now);
  const slot = slotOf(userId);
  expect(await reserve(slot, 10, later)).toEqual({ kind: 'reserved', remaining: 9 });
  await release(slot, { outcome: 'failed' });
  expect(await usedPrompts(userId, day, later)).toBe(0);
});

test('a repeated request takes over from a dead function once, even at the limit', async () => {
  const userId = randomWord();
  const slot = slotOf(userId);
  await reserve(slot, 1, now);
  const soon = new Date(now.getTime() + 59_000);
  const later = new Date(now.getTime() + 62_000);
  const again = (askId: string, at: Date) => reserve({ ...slot, askId }, 1, at);
  expect(await again('soon', soon)).toEqual({ kind: 'repeated', askId: slot.askId, settled: false });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => again(`later-${n}`, later)));
  expect(answers.filter(({ kind }) => kind === 'reserved')).toEqual([{ kind: 'reserved', remaining: 0 }]);
  expect(answers.filter(({ kind }) => kind === 'repeated')).toHaveLength(9);
  expect(await usedPrompts(userId, day, later)).toBe(1);
});

describe('free answers that used the model', () => {
  const ask = async (userId: string, limit: number, usedModel: boolean) => {
    const slot = slotOf(userId);
    const reserved = await reserve(slot, limit, now);
    if (reserved.kind === 'reserved')
      await release(slot, { outcome: 'no_play', ...(usedModel && { tokens }) });
    return reserved.kind;
  };

  test('are limited by the daily allowance; those without the model are not counted', async () => {
    const userId = randomWord();
    for (let count = 0; count < 5; count += 1) expect(await ask(userId, 2, false)).toBe('reserved');
    for (let count = 0; count < 2 * freePerPrompt; count += 1)
      expect(await ask(userId, 2, true)).toBe('reserved');
    expect(await ask(userId, 2, true)).toBe('free-used-up');
    expect(await usedPrompts(userId, day, now)).toBe(0);
  });

  test('are not limited where prompts are not', async () => {
    expect(await ask(randomWord(), Number.MAX_SAFE_INTEGER, true)).toBe('reserved');
  });

  test('count once when stored, and use no prompt', async () => {
    const userId = randomWord();
    const slot = slotOf(userId);
    await reserve(slot, 1, now);
    await transact([settle(slot, { charged: false })]);
    expect(await usedPrompts(userId, day, now)).toBe(0);
    // A late, repeated give-back: the reservation is settled, so nothing changes.
    await release(slot, { outcome: 'no_play', tokens });
    expect(await usedPrompts(userId, day, now)).toBe(0);
    for (let count = 1; count < freePerPrompt; count += 1)
      expect(await ask(userId, 1, true)).toBe('reserved');
    expect(await reserve(slotOf(userId), 1, now)).toEqual({ kind: 'free-used-up' });
    expect(await reserve({ ...slot, askId: 'again' }, 1, now)).toEqual({
      kind: 'repeated',
      askId: slot.askId,
      settled: true,
    });
  });

  test('are not the stated reason when the prompts are used up', async () => {
    const userId = randomWord();
    await reserve(slotOf(userId), 1, now);
    expect(await reserve(slotOf(userId), 1, now)).toEqual({ kind: 'used-up' });
  });
});
