/** Whether a question that is read in full asks for a bet at all. */
import { expect, test } from 'vitest';
import { readQuestion } from '../../../../../lambdas/domain/asking/reading/read.ts';

const context = { selectedSport: 'NFL', teams: [], now: new Date('2026-11-22T15:00:00Z') } as const;
const read = (text: string) => readQuestion(text, context);

test.each([
  'how many bets this week',
  'whats my best sport',
  'am i better with parlays or singles',
  'is there hockey tonight',
  'is +500 good for a 3 leg parlay',
  'what % of bets are on the over',
  'did i win my bets',
  'whats good nba',
])('%s: no bet is asked for', (text) => {
  expect(read(text).isBare).toBe(true);
});

test.each([
  'is there a good underdog tonight',
  'what are my best bets today',
  'do i take the over on sunday',
  'what is the safest pick',
  'whats good in hockey',
  "what's good on the nba slate",
  'anything good in basketball',
])('%s: a bet is asked for', (text) => {
  const { reading, isBare } = read(text);
  expect([reading.intent, isBare]).toEqual(['play', undefined]);
});
