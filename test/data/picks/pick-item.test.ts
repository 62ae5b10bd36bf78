/** The stored form of a pick: small, the same after it was read, and readable for as long as it is stored. */
import { describe, expect, test } from 'vitest';
import { packPick, unpackPick } from '../../../lambdas/data/picks/pick-item.ts';
import { findPick, findPicks, picksBetween } from '../../../lambdas/data/picks/picks.ts';
import { keys } from '../../../lambdas/data/platform/keys.ts';
import { transact } from '../../../lambdas/data/platform/table.ts';
import { legOn, newGame } from '../../support/asks.ts';
import { again, mark, saved } from '../../support/own-picks.ts';
import { newPerson } from '../../support/people.ts';

const plain = {
  id: '1',
  reasoning: 'A safe play, please',
  playText: 'Home Town moneyline (-110)',
  metadata: { legs: [{ gameId: 'NFL-1', line: null, price: -110 }], bet_type: ['moneyline'] },
};

/** As stored by the first release that compressed them. */
const stored = 'AcMZK9jjwSM/N1UhBJye0B2qgxIrmDaByw/ceRdv2gEA';

describe('the words of a pick', () => {
  test('are the same after they were packed', () => {
    expect(unpackPick(packPick(plain))).toEqual(plain);
  });

  test('are read from what is already stored', () => {
    const words = Uint8Array.from(Buffer.from(stored, 'base64'));
    expect(unpackPick<typeof plain>({ id: '1', words })).toEqual(plain);
  });

  test('are read from picks from before they were packed', () => {
    expect(unpackPick<typeof plain>(plain)).toBe(plain);
  });

  test('of another version are refused instead of shown wrong', () => {
    expect(() => unpackPick<typeof plain>({ id: '1', words: Uint8Array.of(9, 1, 2) })).toThrow(
      'words of version 9',
    );
  });

  test('of three legs take a quarter of their JSON at most', () => {
    const pick = { ...plain, metadata: { legs: [1, 2, 3].map(() => legOn(newGame())) } };
    expect(packPick(pick).words.length * 4).toBeLessThan(JSON.stringify(pick).length);
  });
});

test('a pick stored as attributes is listed, marked, and packed by the mark', async () => {
  const { user } = await newPerson({ plan: 'pro' });
  const pick = await saved([legOn(newGame())], user.id);
  const { words: _, ...rest } = packPick(pick);
  const { reasoning, playText, metadata } = pick;
  await transact([
    { Put: { Item: { ...keys.pick(user.id, pick.id), ...rest, reasoning, playText, metadata } } },
  ]);
  expect(await findPick(user.id, pick.id)).toMatchObject({ ...pick });
  expect(await findPicks(user.id, [pick.id])).toMatchObject([{ metadata }]);
  await mark(await again(pick), 'hit', new Date().toISOString());
  expect(await picksBetween(user.id, {})).toMatchObject([{ metadata, status: 'hit', version: 2 }]);
});
