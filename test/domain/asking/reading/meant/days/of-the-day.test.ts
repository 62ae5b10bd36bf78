/** The pick of the day of several leagues is one of today. */
import { expect, test } from 'vitest';
import type { Reading } from '../../../../../../lambdas/contracts/asking/reading.ts';
import { withTodayOfSeveral } from '../../../../../../lambdas/domain/asking/reading/meant/days/of-the-day.ts';
import { openWish } from '../../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../../feed/games/games.ts';

const today = '2026-11-21';
const several: Partial<Reading> = { sports: ['NFL', 'NBA', 'NHL'] };
const daysOf = (prompt: string, terms: Partial<Reading> = several) =>
  withTodayOfSeveral(readingWith(terms), prompt, today).days;

test.each([
  'best pick of the day, any sport',
  'Bet of the Day across all leagues',
  'lock of the night, any sport',
])('“%s” is of today', (prompt) => {
  expect(daysOf(prompt)).toEqual([today]);
});

test.each<[string, string, Partial<Reading>?]>([
  ['a single league', 'nfl pick of the day', { sports: ['NFL'] }],
  ['no day is spoken of', 'best pick, any sport'],
  ['another day is said', 'pick of the day for sunday, any sport', { ...several, days: ['2026-11-22'] }],
  [
    'a leg has its own day',
    'parlay of the day',
    { ...several, wishes: [{ ...openWish, days: ['2026-11-22'] }, openWish] },
  ],
  ['no bet is wished for', 'games of the day', { ...several, intent: 'info' }],
])('where %s, the days stay', (_what, prompt, terms) => {
  const reading = readingWith(terms ?? several);
  expect(withTodayOfSeveral(reading, prompt, today)).toBe(reading);
});
