/** Statistics that a question wants in no leg. */
import { describe, expect, test } from 'vitest';
import type { Sport } from '../../../../../lambdas/contracts/feed/sports.ts';
import { canonicalPrompt } from '../../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { showReading } from '../../../../../lambdas/domain/asking/reading/parts.ts';
import { readWithRoster as read } from '../names/rosters.ts';

const touchdowns = ['passing_touchdowns', 'touchdowns', 'first_touchdowns', 'last_touchdowns'];

describe('refused', () => {
  test.each<[prompt: string, sport: Sport, refused: string[]]>([
    ['3 leg parlay, no touchdowns', 'NFL', touchdowns],
    ['two player props but not receptions', 'NFL', ['receptions']],
    ['nba 3 legs, no threes or assists', 'NBA', ['threes', 'assists']],
    ['two props, nothing but overs, no first td', 'NFL', ['first_touchdowns']],
    ['curry prop but not points', 'NBA', ['points']],
    [
      'mccaffrey prop, no yardage',
      'NFL',
      ['passing_yards', 'rushing_yards', 'receiving_yards', 'rushing_receiving_yards'],
    ],
  ])('%s', (prompt, sport, refused) => {
    const { reading, unread } = read(prompt, sport);
    expect(unread).toEqual([]);
    expect(reading.stat).toBeNull();
    expect(reading.notStats).toEqual(refused);
    expect(read(canonicalPrompt(reading), sport).reading).toEqual(reading);
  });
});

test.each<[prompt: string, sport: Sport]>([
  ['first inning no runs', 'MLB'],
  ['no goals in the first period', 'NHL'],
  ['no favorites, 2 touchdowns', 'NFL'],
])('“%s” refuses no statistic', (prompt, sport) => {
  expect(read(prompt, sport).reading.notStats).toBeUndefined();
});

test('what no price is listed for is refused without a term', () => {
  const { reading, unread } = read('3 legs no kickers', 'NFL');
  expect(unread).toEqual([]);
  expect([reading.notStats, reading.stat]).toEqual([undefined, null]);
});

test('a statistic that is wanted and refused is asked back', () => {
  expect(read('td scorers, no touchdowns', 'NFL').unread).toContain('touchdowns');
});

test('it is shown as a part that can be removed', () => {
  const { reading } = read('nba 3 legs, no threes or assists', 'NBA');
  const { summary, parts } = showReading(reading, { selectedSport: 'NBA' });
  expect(summary).toContain('no threes · no assists');
  const without = parts.find(({ id }) => id === 'no-stat:threes')?.without ?? '';
  expect(read(without, 'NBA').reading.notStats).toEqual(['assists']);
});
