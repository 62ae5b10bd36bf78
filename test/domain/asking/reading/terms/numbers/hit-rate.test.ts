/** How often a bet is to win, said without a percentage; and numbers in words. */
import { expect, test } from 'vitest';
import { read } from '../../readings.ts';

test.each([
  ['nfl longest price that still has like a 1 in 4 shot', { min: 25, max: null }],
  ['nba 1 in 10 shot', { min: 8.6, max: 11.4 }],
  ['an nba bet that hits like 3 out of 4 times', { min: 75, max: null }],
  ['nba two teamer that hits more often than not', { min: 50, max: null }],
  ['nba dog, better than a coin flip', { min: 50, max: null }],
])('“%s”', (prompt, chance) => {
  const { reading, unread } = read(prompt);
  expect(unread).toEqual([]);
  expect(reading.chance).toEqual(chance);
});

test('a price without its chance, and a chance without its price', () => {
  expect(read("price doesn't matter, chance does. two nba legs").reading).toMatchObject({ risk: 'safest' });
  expect(read('nba bet that pays more than a coin flip').reading.price).toEqual({ min: 100, max: null });
});

test('one of a league, or of some games, is no chance', () => {
  expect(read('1 in nhl and 2 in nba').reading.chance).toBeNull();
  expect(read('1 in 3 games nfl').reading.chance).toBeNull();
});

test.each([
  ['luka doncic over sixty nine and a half points', { line: 69.5 }],
  ['patrick mahomes over two seventy five passing', { line: 275 }],
  ['nba moneylines under minus two hundred', { price: { min: -200, max: null } }],
  ['nfl total over forty five and a half', { line: 45.5 }],
  ['three nfl moneylines at one', { starts: { from: 780, before: 810 } }],
])('“%s” has its number in words', (prompt, terms) => {
  const { reading, unread } = read(prompt);
  expect(unread).toEqual([]);
  expect(reading).toMatchObject(terms);
});

test('a name or a saying is no number', () => {
  expect(read('forty niners moneyline').reading).toMatchObject({
    teams: [{ name: 'San Francisco 49ers' }],
    line: null,
  });
  expect(read('fifty fifty nba bet').reading.risk).toBe('coin_flip');
});
