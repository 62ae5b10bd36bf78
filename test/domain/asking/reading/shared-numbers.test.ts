/** Numbers of players of which the statistic, or the number itself, is said once for several. */
import { expect, test } from 'vitest';
import { readWithRoster } from './names/rosters.ts';
import { read } from './readings.ts';

const legsOf = (prompt: string) => {
  const { reading, unread } = readWithRoster(prompt, 'NBA');
  expect(unread).toEqual([]);
  return reading.wishes.map(({ player, stat, line }) => [player, stat, line]);
};

test('a number without a statistic is of the one beside it', () => {
  expect(legsOf('lets do steph for 5 threes klay for 3')).toEqual([
    ['Stephen Curry', 'threes', 4.5],
    ['Klay Thompson', 'threes', 2.5],
  ]);
});

test('what only names the statistic of those who follow is no leg', () => {
  expect(legsOf('celtics threes: tatum 3, brown 2')).toEqual([
    ['Jayson Tatum', 'threes', 2.5],
    ['Jaylen Brown', 'threes', 1.5],
  ]);
});

test('“25/10/8” is points, rebounds and assists, and no day', () => {
  const { reading } = read('Luka Doncic 25/10/8');
  expect(reading.wishes.map(({ stat, line }) => [stat, line])).toEqual([
    ['points', 24.5],
    ['rebounds', 9.5],
    ['assists', 7.5],
  ]);
  expect(reading.days).toBeNull();
});

test('a number after a statistic is what a player reaches, unless it may count legs', () => {
  expect(read('Patrick Mahomes passing yards 250').reading).toMatchObject({ line: 249.5, sides: ['over'] });
  expect(read('Patrick Mahomes passing touchdowns 2').unread).toEqual(['2']);
});

test('so many of each league have the terms of the whole', () => {
  const { reading, unread } = read('nba and nhl underdogs, 2 each');
  expect(unread).toEqual([]);
  expect(reading.wishes).toMatchObject([
    { count: 2, sports: ['NBA'], sides: ['underdog'] },
    { count: 2, sports: ['NHL'], sides: ['underdog'] },
  ]);
  expect(read('home dogs across nfl nba nhl, one apiece').reading.wishes).toHaveLength(3);
  const list = 'five leg parlay, a moneyline favorite out of NFL, NBA, NHL, MLB and MLS';
  expect(read(list).reading.wishes.map(({ sports, count }) => [sports[0], count])).toEqual(
    ['NBA', 'NFL', 'NHL', 'MLB', 'MLS'].map((sport) => [sport, 1]),
  );
  const two = 'two leg parlay, an over from the nba, nhl and mlb';
  expect(read(two).reading.wishes).not.toHaveLength(3);
  expect(read('an over from the nba, nhl and mlb').reading.wishes).toEqual([]);
});
