/** A number that stands alone counts the legs, and one that does not is asked back. */
import { describe, expect, test } from 'vitest';
import { read } from '../../readings.ts';

const legs = (count: number, max = count) => ({ min: count, max });

describe('a number that stands alone counts the legs', () => {
  test.each([
    ['strikeouts overs, best two', legs(2)],
    ['1st quarter nba sides, couple of em', legs(2)],
    ['nhl goalie saves over, one or two', legs(1, 2)],
    ['nba unders, make it 4', legs(4)],
    ['-1.5 favs at plus money nhl, 2', legs(2)],
    ['nfl anytime tds, two of em, +400 or better', legs(2)],
    ['i want nba spreads, three please', legs(3)],
    ['nba points overs, gimme 4', legs(4)],
    ['nhl favs. triple', legs(3)],
    ['two of the three late games, nfl sides', legs(2)],
    ['6 legs nba moneylines, all 6', legs(6)],
  ])('“%s”', (prompt, count) => {
    const { reading, unread } = read(prompt);
    expect(unread).toEqual([]);
    expect(reading.legs).toEqual(count);
  });

  test('of one team, several are bets on its players', () => {
    const { reading, unread } = read('you pick two lakers');
    expect(unread).toEqual([]);
    expect(reading).toMatchObject({ markets: ['prop'], legs: legs(2), teams: [{ stance: 'game' }] });
    expect(read('three lakers players').reading).toMatchObject({ markets: ['prop'], legs: legs(3) });
    expect(reading.sameGame).toBe(true);
    expect(read('three lakers players, 8 to 1').reading).toMatchObject({
      sameGame: true,
      price: null,
      payout: { min: 512, max: 1152 },
    });
    expect(read('five matches of hockey only winner').reading).toMatchObject({ markets: ['moneyline'] });
    expect(read('4 nba players').reading).toMatchObject({ markets: ['prop'], legs: legs(4) });
  });

  test('each of several statistics is a leg of its own', () => {
    const { reading, unread } = read('nba triple: one points one boards one dimes');
    expect(unread).toEqual([]);
    expect(reading.wishes.map(({ stat }) => stat)).toEqual(['points', 'rebounds', 'assists']);
  });
});

test.each([
  ['celtics 3', '3'],
  ['lakers and celtics moneylines, three', 'three'],
  ['nba overs, 3 of which are fun, and 2', '2'],
  ['nba unders, 4, or 3 legs', '4'],
])('“%s” is asked back, because the number can mean something else', (prompt, word) => {
  expect(read(prompt).unread).toContain(word);
});
