/** What was read and cannot be meant like that is asked back. */
import { describe, expect, test } from 'vitest';
import { readWithRoster } from './names/rosters.ts';
import { read } from './readings.ts';

describe('is asked back', () => {
  test.each([
    ['Chiefs +, Bills -, Eagles over', 'chiefs +'],
    ["two picks, don't even think about the NFC South", "don't even think about the nfc"],
    ['first td scorer, one for each night game', 'one for each'],
    ['2 nfl unders, no games with a total over 50', 'over 50'],
    ['Eagles moneyline no overtime', 'no overtime'],
    ['3 nfl legs, no sunday night football', 'no sunday night'],
    ['Chargers game. no props. no spread. something', 'something'],
    ['fade the Jets. 2 legs against em', 'against'],
  ])('%s', (prompt, words) => {
    expect(read(prompt, 'NFL').unread).toContain(words);
  });
});

describe('is read', () => {
  test.each([
    'Chiefs +3.5, Bills -2.5',
    '3 nfl favorites, no spreads over 10',
    'two underdogs from the NFC South',
    'a touchdown in the night game',
    'A pick in the night game for Friday, Jan 1 from each league',
    '2 nfl unders, totals over 50 only',
    '3 nfl legs, sunday night football',
    'Chargers game, something else too',
  ])('%s', (prompt) => {
    expect(read(prompt, 'NFL').unread).toEqual([]);
  });
});

test('what is said after a list of sports holds for each of them', () => {
  const { reading } = read('one nfl one nba one nhl, favorites', 'NFL');
  expect(reading.wishes.map(({ sports, sides }) => [...sports, ...sides])).toEqual([
    ['NFL', 'favorite'],
    ['NBA', 'favorite'],
    ['NHL', 'favorite'],
  ]);
});

test('a price of a double in words is its payout', () => {
  expect(read('5/1 double', 'NFL').reading).toMatchObject({ price: null, payout: { min: 320, max: 720 } });
  expect(read('3 nfl dogs at 5/1 each', 'NFL').reading.payout).toBeNull();
});

test('two players against each other are compared, and no parlay', () => {
  expect(readWithRoster('kelce td vs hurts td', 'NFL').unread).toContain('vs');
  expect(readWithRoster('kelce td and hurts td', 'NFL').unread).toEqual([]);
});
