/** The last turn: overwritten by every answer, at most two KB, and gone at midnight in Toronto. */

import { beforeAll, describe, expect, test } from 'vitest';
import type { Turn } from '../../../lambdas/contracts/asking/turn.ts';
import { countAnswer } from '../../../lambdas/data/asking/asks.ts';
import { turnOf, turnWrites } from '../../../lambdas/data/asking/turns.ts';
import { release, reserve } from '../../../lambdas/data/asking/usage.ts';
import { keys } from '../../../lambdas/data/platform/keys.ts';
import { get, transact } from '../../../lambdas/data/platform/table.ts';
import { openWish } from '../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { torontoDay } from '../../../lambdas/domain/platform/toronto-day.ts';
import { readingWith } from '../../domain/feed/games/games.ts';
import { storeAnswer } from '../../support/asks.ts';
import { useOwnTable } from '../../support/own-table.ts';
import { randomWord } from '../../support/people.ts';

beforeAll(useOwnTable);

const reading = readingWith({ markets: ['spread'] });
const hashes = (count: number) =>
  Array.from({ length: count }, (_, nth) => nth.toString(16).padStart(8, 'a'));
const turnWith = (more: Partial<Turn> = {}): Turn => ({
  askId: 'A1',
  queries: [reading],
  shown: hashes(3),
  ...more,
});
const newUser = () => `user-${randomWord()}`;
const now = new Date('2026-11-23T20:00:00.000Z');
const slotOf = (userId: string) => ({
  userId,
  day: torontoDay(now),
  requestKey: randomWord(),
  askId: randomWord(),
});

describe('a turn', () => {
  test('is replaced by the next one', async () => {
    const userId = newUser();
    expect(await turnOf(userId, now)).toBeUndefined();
    await transact(turnWrites(userId, torontoDay(now), turnWith()));
    expect(await turnOf(userId, now)).toEqual(turnWith());
    const next = turnWith({ askId: null, shown: [] });
    await transact(turnWrites(userId, torontoDay(now), next));
    expect(await turnOf(userId, now)).toEqual(next);
  });

  test('is gone at midnight in Toronto, even if it is still stored', async () => {
    const userId = newUser();
    await transact(turnWrites(userId, torontoDay(now), turnWith()));
    const midnight = new Date('2026-11-24T05:00:00.000Z');
    expect(await turnOf(userId, new Date(midnight.getTime() - 1))).toEqual(turnWith());
    expect(await turnOf(userId, midnight)).toBeUndefined();
    expect(await get(keys.turn(userId))).toMatchObject({ expiresAt: midnight.getTime() / 1000 });
  });

  test('of a long question takes two KB: it forgets the oldest selections first, then the question', async () => {
    const random = (nth: number) => `${Math.imul(nth + 1, 2_654_435_761) >>> 0}`;
    const long = (legs: number) =>
      readingWith({
        player: random(1),
        wishes: Array.from({ length: legs }, (_, nth) => ({
          ...openWish,
          player: random(nth).repeat(3),
        })),
      });
    const userId = newUser();
    const store = async (legs: number) => {
      await transact(
        turnWrites(userId, torontoDay(now), turnWith({ queries: [long(legs)], shown: hashes(50) })),
      );
      const item = await get<{ packed: Uint8Array }>(keys.turn(userId));
      expect(item?.packed.length).toBeLessThanOrEqual(1800);
      return turnOf(userId, now);
    };
    expect((await store(8))?.shown).toEqual(hashes(50));
    // The first length at which not everything fits.
    let legs = 100;
    let some = await store(legs);
    while (some?.shown.length === 50 && legs < 400) {
      legs += 5;
      some = await store(legs);
    }
    expect(some?.queries).toEqual([long(legs)]);
    expect(some?.shown).toEqual(hashes(some?.shown.length ?? 0));
    expect(some?.shown.length).toBeLessThan(50);
    expect(await store(600)).toMatchObject({ queries: [], shown: hashes(50) });
  });
});

test('a turn too long to be kept with what was asked back forgets that first', async () => {
  const userId = newUser();
  const legs = 150;
  const random = (nth: number) => `${Math.imul(nth + 1, 2_654_435_761) >>> 0}`;
  const long = readingWith({
    wishes: Array.from({ length: legs }, (_, nth) => ({ ...openWish, player: random(nth) })),
  });
  const open = {
    prompt: Array.from({ length: 200 }, (_, nth) => random(nth)).join(' '),
    unread: [],
    taps: [],
  };
  for (const turn of [
    turnWith({ open: { ...open, prompt: 'rangers' } }),
    turnWith({ queries: [long], open }),
  ]) {
    await transact(turnWrites(userId, torontoDay(now), turn));
    const kept = await turnOf(userId, now);
    expect(kept?.queries).toEqual(turn.queries);
    expect(kept?.open?.prompt).toBe(turn.open?.prompt === 'rangers' ? 'rangers' : undefined);
  }
});

describe('is written in the call that', () => {
  test('counts an answer without a play, even if the call is repeated', async () => {
    const slot = slotOf(newUser());
    for (const _ of [1, 2]) await countAnswer('info', slot, turnWith({ askId: null, shown: [] }));
    expect(await turnOf(slot.userId, now)).toEqual(turnWith({ askId: null, shown: [] }));
  });

  test('gives a prompt back, unless it was given back before', async () => {
    const slot = slotOf(newUser());
    await reserve(slot, 10, now);
    await release(slot, { outcome: 'no_play', turn: turnWith({ askId: null }) });
    expect(await turnOf(slot.userId, now)).toEqual(turnWith({ askId: null }));
    await release(slot, { outcome: 'no_play', turn: turnWith({ askId: 'late' }) });
    expect(await turnOf(slot.userId, now)).toEqual(turnWith({ askId: null }));
  });

  test('stores a play, and an answer without a turn leaves the last one', async () => {
    const userId = newUser();
    await transact(turnWrites(userId, torontoDay(now), turnWith()));
    await storeAnswer(userId, [], now);
    expect(await turnOf(userId, now)).toEqual(turnWith());
  });
});
