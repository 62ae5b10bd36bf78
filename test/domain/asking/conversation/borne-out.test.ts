/** Changes that rules heard, and whether what the encoder tells of the words bears them out. */
import { expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import type { Turn } from '../../../../lambdas/contracts/asking/turn.ts';
import { isBorneOut } from '../../../../lambdas/domain/asking/conversation/told/borne-out.ts';
import { toldOf } from '../../../../lambdas/domain/asking/encoder/told.ts';
import { encoder } from '../../../../lambdas/services/asking/encoder.ts';
import { readingWith } from '../../feed/games/games.ts';

const before = readingWith({ sports: ['NHL'], legs: { min: 2, max: 2 } });
const turn: Turn = { askId: 'A1', queries: [before], shown: [] };
const isTold = (prompt: string, changed: Partial<Reading>) =>
  isBorneOut(
    { reading: { ...before, ...changed }, keep: [], without: [] },
    toldOf(prompt, [], encoder()),
    turn,
  );
const three = { legs: { min: 3, max: 3 } };

test.each<[string, Partial<Reading>]>([
  ['make it 3', three],
  ['three legs instead', three],
  ['Safer', { risk: 'safe' }],
  ['Longer odds', { risk: 'long_shot' }],
  ['can you get that up to +500', { payout: { min: 450, max: 550 } }],
])('%s is the change that is told', (prompt, changed) => {
  expect(isTold(prompt, changed)).toBe(true);
});

test.each<[string, string, Partial<Reading>]>([
  ['a payout, and no number of legs', 'pays peanuts. want triple', three],
  ['a number of legs, and no payout', 'make it 3', { payout: { min: 450, max: 550 } }],
  ['a question', 'who is hurt in that one', { risk: 'safe' }],
  ['a bet by itself', 'an over in the Rangers game tonight', { sides: ['over'] }],
])('what is told is %s: %s', (_what, prompt, changed) => {
  expect(isTold(prompt, changed)).toBe(false);
});
