/** The next games next to the question box. */
import { expect, test } from 'vitest';
import { untilStart } from '../../../../../web/src/components/ui/display/dates.ts';
import { nextGames, questionAbout } from '../../../../../web/src/features/asking/ask/upcoming.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const game = (id: string, startsAt: string) => ({
  id,
  startsAt,
  home: 'New York Knicks',
  away: 'Milwaukee Bucks',
  homePrice: 120,
  awayPrice: -140,
});

test('the soonest game of each sport, then the soonest of all, without started ones', () => {
  const priced = {
    NBA: { next: [game('past', '2026-11-22T12:00:00Z'), game('late', '2026-11-25T15:00:00Z')] },
    NFL: {
      next: ['a', 'b', 'd', 'e', 'f'].map((id) => game(id, `2026-11-22T1${'abcdef'.indexOf(id) + 3}:00:00Z`)),
    },
    GOLF: {},
  };
  expect(nextGames(priced, now).map(({ id }) => id)).toEqual(['a', 'b', 'd', 'e', 'late']);
  expect(nextGames({}, now)).toEqual([]);
});

test('the question of a game names both teams', () => {
  expect(questionAbout(game('a', ''))).toBe('Best bet in Milwaukee Bucks at New York Knicks');
});

test.each([
  ['2026-11-22T12:24:30Z', 'in 25 min'],
  ['2026-11-22T15:00:00Z', 'in 3 h'],
  ['2026-11-22T15:10:00Z', 'in 3 h 10 min'],
  ['2026-11-23T12:00:00Z', null],
  ['2026-11-22T12:00:00Z', null],
  ['no time', null],
])('until %s it is %s', (iso, words) => {
  expect(untilStart(iso, now)).toBe(words);
});
