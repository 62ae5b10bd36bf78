/** Hours that both readers find in the words. */

import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { withHours } from '../../../../../lambdas/domain/asking/reading/meant/hours.ts';
import { readQuestion } from '../../../../../lambdas/domain/asking/reading/read.ts';
import { readingWith } from '../../../feed/games/games.ts';
import { read } from '../readings.ts';

const at = (from: number | null, before: number | null) => ({ from, before });
const clock = (hours: number, minutes = 0) => hours * 60 + minutes;

describe('hours', () => {
  test.each<[string, Partial<Reading>, Reading['starts']]>([
    ["a scorer from the 7 o'clock games", {}, at(clock(19), clock(19, 30))],
    ['take the home team in the 8pm ones', {}, at(clock(20), clock(20, 30))],
    ['two dogs, 1:30 games', {}, at(clock(13, 30), clock(14))],
    ['three unders, night games', { nightGame: true }, at(clock(17), null)],
    ['dogs in games at night', { nightGame: true }, at(clock(17), null)],
    ['early ones, we have to leave by 4', { starts: at(null, clock(20)) }, at(null, clock(16))],
    ['gotta go at 5:30, two favs', {}, at(null, clock(17, 30))],
    ['i work at 6pm, afternoon games', { starts: at(clock(12), clock(18)) }, at(clock(12), clock(18))],
  ])('of “%s”', (prompt, terms, starts) => {
    const meant = withHours(readingWith(terms), prompt);
    expect(meant).toMatchObject({ starts, nightGame: false });
  });

  test('say nothing of who is named', () => {
    const late = { starts: at(clock(21, 30), null) };
    expect(
      withHours(readingWith({ ...late, player: 'James Harden' }), 'harden assists late sunday').starts,
    ).toBe(null);
    expect(withHours(readingWith(late), 'an over late sunday').starts).toEqual(late.starts);
  });

  test('of each game at an hour want a leg of each', () => {
    expect(withHours(readingWith(), 'all of the 7pm games, home teams').eachGame).toBe(true);
    expect(withHours(readingWith(), 'a goal in every one of the 7 oclock games').eachGame).toBe(true);
    const late = { starts: at(clock(21, 30), null), legs: { min: 1, max: 1 } };
    expect(withHours(readingWith(late), 'both late games, one pick each')).toMatchObject({
      eachGame: true,
      legs: null,
    });
    expect(withHours(readingWith(late), 'the best of the late games').eachGame).toBe(false);
    expect(withHours(readingWith(late), 'all the late games, best bet').eachGame).toBe(false);
    const counted = readingWith({ legs: { min: 3, max: 3 } });
    expect(withHours(counted, '3 legs, all 7pm games').eachGame).toBe(false);
  });

  test.each<[string, Partial<Reading>]>([
    ['the night game', { nightGame: true }],
    ['the 4 games', {}],
    ['over 7 games', {}],
    ['two legs by 3 points', {}],
  ])('are not said in “%s”', (prompt, terms) => {
    const reading = readingWith(terms);
    expect(withHours(reading, prompt)).toBe(reading);
  });
});

test.each([
  ['afternoon bet, starts before 4', at(720, 960)],
  ['an evening pick before 9pm', at(1020, 1260)],
  ['3 picks from the night games', at(1020, null)],
  ['two favorites, have to leave by 3', at(null, 900)],
  ['noon to 4 eastern today, best single bet', at(720, 960)],
  ['a moneyline, 12 to 4 pm est', at(720, 960)],
  ['noon-4, one favorite', at(720, 960)],
  ['an over from the 7-9pm games', at(1140, 1260)],
  ['a dog, 1 till 4 et', at(780, 960)],
  ['an early game, before 1pm', at(null, 780)],
  ['hammer something for me before noon', at(null, 720)],
  ['hammer me one before noon', at(null, 720)],
])('the rules read the hours of “%s”', (prompt, starts) => {
  expect(read(prompt, 'NHL')).toMatchObject({ unread: [], reading: { starts } });
});

test.each([
  ['best bet sunday 1pm', { from: 780, before: 810 }],
  ['nfl parlay tomorrow 7pm', { from: 1140, before: 1170 }],
  ['safest pick sunday 1:00 pm', { from: 780, before: 810 }],
  ['pick for sunday 1pm or later', { from: 780, before: null }],
  ['parlay sunday 3 legs', null],
  ['3 to 4 legs sunday', null],
])('“%s” has an hour only where it says which half of the day', (prompt, starts) => {
  const context = { selectedSport: 'NFL' as const, teams: [], now: new Date('2026-11-21T15:00:00Z') };
  expect(readQuestion(prompt, context)).toMatchObject({ reading: { starts }, unread: [] });
});
