/** Questions beside a pick that is refused: they are answered, and never with a pick. */
import { expect, test } from 'vitest';
import { notAPlay } from '../../../../../lambdas/domain/asking/queries/reading/kinds-shown.ts';
import { readAllPlainly } from '../../../../../lambdas/domain/asking/queries/reading/read-plainly.ts';
import {
  askedBesideRefusal,
  readBesideRefusal,
} from '../../../../../lambdas/domain/asking/queries/reading/several/beside-refusal.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const known = { selectedSport: 'NFL' as const, teams, today: '2026-11-22' };

test.each([
  ["don't need a pick, just tell me the Lions price today", { topic: 'books', teams: ['Detroit Lions'] }],
  ['no pick please, just the bears spread', { topic: 'books', market: 'spread' }],
  ['not looking for a bet, whats the packers moneyline', { topic: 'books', market: 'moneyline' }],
  ['i dont want a play just the jets line', { topic: 'books', teams: ['New York Jets'] }],
  ["what's the total in Bears Lions (not asking for a pick)", { topic: 'books', market: 'total' }],
  ['no bet pls just the bears score', { ask: 'find', topic: 'score' }],
  ['No picks - what time do the Bears play?', { ask: 'find', topic: 'schedule' }],
])('%s', (prompt, expected) => {
  expect(readBesideRefusal(prompt, known)).toMatchObject(expected);
  expect(notAPlay(prompt)).toBeDefined();
});

test('several markets of one game', () => {
  const prompt = 'no pick needed, just the bears lions spread and ml';
  expect(readAllPlainly(prompt, { ...known, now: new Date('2026-11-22T15:00:00Z') })).toMatchObject([
    { market: 'spread' },
    { market: 'moneyline' },
  ]);
});

test.each([
  'no bets on the total, just a Lions side',
  'no plays on the Jets please, give me a safe NFL pick',
  'no parlay, just the Lions moneyline',
  'no picks under -150 please',
  'give me a pick without the Bears',
])('%s: a bet is wished for', (prompt) => {
  expect(askedBesideRefusal(prompt)).toBeUndefined();
});
