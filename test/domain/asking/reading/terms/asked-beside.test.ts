/** Words beside a bet that ask whom or what the product likes, and at which price it is had. */
import { expect, test } from 'vitest';
import { read } from '../readings.ts';

test.each([
  'first td scorer broncos raiders who u got',
  'anytime td broncos raiders, who ya got?',
  'first touchdown scorer in broncos raiders, who do you have',
  'most rebounds lakers warriors, who you taking',
  'lakers warriors threes, who you got',
])('who is liked is a player where a statistic is named: %s', (prompt) => {
  const { reading, unread } = read(prompt);
  expect(unread).toEqual([]);
  expect(reading.markets).toEqual(['prop']);
});

test.each(['lakers warriors who u got', 'broncos raiders, who ya got?', 'who you taking in lakers warriors'])(
  'and a team where none is: %s',
  (prompt) => {
    expect(read(prompt).reading.markets).toEqual(['moneyline', 'spread']);
  },
);

test.each([
  'lakers team total, over or under, whichever you like better',
  'lakers warriors total over or under, whichever you prefer',
  'lakers spread or moneyline, whichever one you think is better',
  'lakers warriors over or under, pick whichever you like the most',
  'lakers spread or moneyline, whatever you like best for tonight',
])('what is liked better is left open: %s', (prompt) => {
  const { reading, unread } = read(prompt);
  expect(unread).toEqual([]);
  expect(reading.sides).toEqual([]);
});

test.each([
  'lebron over points tonight at the best number available',
  'lebron over points at the best price',
  'lakers over threes prop, best price you can find',
  'a points prop at the best number out there',
])('the best price is the one that costs least, and asks for no value: %s', (prompt) => {
  const { reading, unread } = read(prompt);
  expect(unread).toEqual([]);
  expect(reading).toMatchObject({ order: 'least_cost', value: false });
});

test.each(['a points prop at a good price', 'best value points prop'])('and value is: %s', (prompt) => {
  expect(read(prompt).reading).toMatchObject({ order: null, value: true });
});

test.each(['fairly safe', 'reasonably safe', 'pretty safe', 'relatively safe'])('“%s” is safe', (words) => {
  expect(read(`something ${words} for the lakers game`)).toMatchObject({
    reading: { risk: 'safe' },
    unread: [],
  });
});
