/** Counts, hours, prices and refusals as people type them. */
import { describe, expect, test } from 'vitest';
import { describeRules, type Expected, exactly, nba, nfl, type Row, today } from '../check.ts';
import { read } from '../readings.ts';

const hour = 60;
const nhl = { sports: ['NHL'] } satisfies Expected;

const rules: Readonly<Record<string, readonly Row[]>> = {
  'how many legs': [
    ['road favs ml two', { legs: exactly(2), markets: ['moneyline'], sides: ['favorite', 'away'] }],
    ['home favs, 4', { legs: exactly(4), sides: ['favorite', 'home'] }],
    ['overs only, two or three', { legs: { min: 2, max: 3 }, sides: ['over'], markets: ['total'] }],
    ['a parlay that hits 50% of the time', { legs: { min: 2, max: 3 }, chance: { min: 50, max: null } }],
    ['a parlay with a 15% chance', { legs: exactly(3), chance: { min: 12.9, max: 17.1 } }],
    // What several hit is the chance of each; what a parlay hits is its own.
    [
      'give me 2 overs that hit at least 60%',
      {
        sides: ['over'],
        markets: ['total'],
        legs: exactly(2),
        legChance: { min: 60, max: null },
        chance: null,
      },
    ],
    ['gimme 3 that are over 55%', { legs: exactly(3), legChance: { min: 55, max: null }, chance: null }],
    [
      'a 2 leg parlay that hits at least 60%',
      { legs: exactly(2), chance: { min: 60, max: null }, legChance: null },
    ],
    ['a trio of unders', { legs: exactly(3), sides: ['under'], markets: ['total'] }],
    ['half a dozen overs', { legs: exactly(6), sides: ['over'], markets: ['total'] }],
    ['5 pack of underdogs', { legs: exactly(5), sides: ['underdog'] }],
    ['few spreads', { legs: { min: 3, max: 4 }, markets: ['spread'] }],
    ['a pair of sides', { legs: exactly(2), markets: ['moneyline', 'spread'] }],
    ['4x underdogs', { legs: exactly(4), sides: ['underdog'] }],
    ['7 legs 7 different games', { legs: exactly(7) }],
    ['4 picks from 4 diff games', { legs: exactly(4) }],
  ],
  hours: [
    [
      'over in any game except thursday',
      {
        sides: ['over'],
        markets: ['total'],
        days: ['20', '21', '22', '23', '24', '25'].map((day) => `2026-11-${day}`),
      },
    ],
    [
      'two nfl dogs in the afternoon and primetime games',
      { ...nfl, legs: exactly(2), sides: ['underdog'], starts: { from: 12 * hour, before: null } },
    ],
    [
      'unders in the 425 games',
      { sides: ['under'], markets: ['total'], starts: { from: 16 * hour + 25, before: 16 * hour + 55 } },
    ],
    [
      'i work til 930, 2 legs',
      { legs: exactly(2), days: today, starts: { from: 21 * hour + 30, before: null } },
    ],
    [
      'moneyline, only late games since i get off work at 9',
      { markets: ['moneyline'], days: today, starts: { from: 21 * hour, before: null } },
      'NFL',
    ],
    // Football's noon games start at noon Central time.
    [
      'noon games, 2 favorites',
      { legs: exactly(2), sides: ['favorite'], starts: { from: 12 * hour, before: 13 * hour + 30 } },
      'NFL',
    ],
    ['noon thru dinner, 3 legs', { legs: exactly(3), starts: { from: 12 * hour, before: 18 * hour } }],
    ['1pm to 7pm, 3 legs', { legs: exactly(3), starts: { from: 13 * hour, before: 19 * hour } }],
    ['day games only, 2 legs', { legs: exactly(2), starts: { from: null, before: 17 * hour } }],
    [
      'over in the matinee',
      { sides: ['over'], markets: ['total'], starts: { from: null, before: 17 * hour } },
    ],
    [
      'games that start at 7, over',
      { sides: ['over'], markets: ['total'], starts: { from: 19 * hour, before: 19 * hour + 30 } },
    ],
    [
      '4 oclock window, under',
      { sides: ['under'], markets: ['total'], starts: { from: 16 * hour, before: 16 * hour + 30 } },
    ],
    ['nba west coast games, over', { ...nba, sides: ['over'], markets: ['total'], group: 'West Coast' }],
  ],
  prices: [
    [
      '3 nfl favorites that have a 70% chance or better',
      { sports: ['NFL'], sides: ['favorite'], legs: exactly(3), legChance: { min: 70, max: null } },
    ],
    [
      '3 leg parlay of underdogs with at least a 40% chance',
      { sides: ['underdog'], legs: exactly(3), legChance: { min: 40, max: null } },
    ],
    ['a 3 leg parlay with at least a 40% chance', { legs: exactly(3), chance: { min: 40, max: null } }],
    ['a parlay with around a 1 in 4 shot of cashing', { legs: exactly(3), chance: { min: 21.5, max: 28.5 } }],
    ['2 legs, each roughly 65% to hit', { legs: exactly(2), legChance: { min: 60, max: 70 } }],
    ['an nhl bet with about a 55% chance', { sports: ['NHL'], chance: { min: 50, max: 60 } }],
    ['a 2 leg parlay thats like 60% to cash', { legs: exactly(2), chance: { min: 55, max: 65 } }],
    ['nhl bet close to 45% to hit', { sports: ['NHL'], chance: { min: 40, max: 50 } }],
    ['2 favorites around -150', { legs: exactly(2), sides: ['favorite'], price: { min: -188, max: -120 } }],
    ['5 legs, dogs all the way', { legs: exactly(5), sides: ['underdog'] }],
    ['choose three football winners', { sports: ['NFL'], legs: exactly(3), markets: ['moneyline'] }],
    ['10 bucks to win a grand, parlay', { legs: exactly(3), payout: { min: 6400, max: 14400 } }],
    ['turn my 20 into 100', { payout: { min: 400, max: 576 } }],
    ['a parlay that doubles my money', { legs: exactly(2), payout: { min: 100, max: 144 } }],
    ['parlay at 5.00', { legs: exactly(3), payout: { min: 256, max: 576 } }],
    [
      'three dogs, whole parlay better than even',
      { legs: exactly(3), sides: ['underdog'], payout: { min: 100, max: null } },
    ],
    ['3 dogs under +900 total', { legs: exactly(3), sides: ['underdog'], payout: { min: null, max: 900 } }],
    ['underdog at plus odds', { sides: ['underdog'], price: { min: 100, max: null } }],
    [
      'two sides, pickem price or better',
      { legs: exactly(2), markets: ['moneyline', 'spread'], price: { min: 100, max: null } },
    ],
    ['free bet on something at +400 or better', { price: { min: 400, max: null } }],
  ],
  'prices of the whole': [
    [
      'two teams to win, somewhere near +200',
      { legs: exactly(2), markets: ['moneyline'], payout: { min: 128, max: 288 } },
    ],
    ['parlay with a payout north of 2000', { legs: exactly(3), payout: { min: 2000, max: null } }],
    ['4 legs, +1000 at least', { legs: exactly(4), payout: { min: 1000, max: null } }],
    ['bet builder, bit cheeky but not mad, 8/1', { sameGame: true, payout: { min: 512, max: 1152 } }],
    [
      'over under +250, nothing crazy',
      { sides: ['over'], markets: ['total'], price: { min: null, max: 250 } },
    ],
  ],
  refusals: [
    ['everything but totals, 2 legs', { legs: exactly(2), notMarkets: ['total'] }],
    ['zero props, 3 legs', { legs: exactly(3), notMarkets: ['prop'] }],
    ['i dont do moneylines so spreads', { markets: ['spread'], notMarkets: ['moneyline'] }],
    ['im not laying moneylines, 2 legs', { legs: exactly(2), notMarkets: ['moneyline'] }],
    ['props excluded, 2 legs', { legs: exactly(2), notMarkets: ['prop'] }],
    ['parlay minus the cowboys', { ...nfl, legs: exactly(3), teams: ['Dallas Cowboys: avoid'] }],
    [
      'leave the eagles out of it, 3 dogs',
      { ...nfl, legs: exactly(3), sides: ['underdog'], teams: ['Philadelphia Eagles: avoid'] },
    ],
    ['no overtime nonsense, nhl over', { ...nhl, sides: ['over'], markets: ['total'] }],
  ],
  teams: [
    [
      'bet the pack and the bills together',
      { ...nfl, legs: exactly(2), teams: ['Green Bay Packers: back', 'Buffalo Bills: back'] },
      'NFL',
    ],
    ['the bears are garbage so i want to bet against them', { ...nfl, teams: ['Chicago Bears: against'] }],
    ['leafs over', { ...nhl, sides: ['over'], markets: ['total'], teams: ['Toronto Maple Leafs: game'] }],
    [
      'boston parlay, celtics and bruins',
      { sports: ['NBA', 'NHL'], legs: exactly(2), teams: ['Boston Celtics: back', 'Boston Bruins: back'] },
    ],
  ],
  'in French': [
    [
      'un pari safe pour ce soir, genre 75% de chance',
      { risk: 'safe', days: today, chance: { min: 75, max: null } },
    ],
    [
      'un combo hockey ce soir, cote autour de 5.00',
      { ...nhl, legs: exactly(3), days: today, payout: { min: 256, max: 576 } },
    ],
    ['2 negliges a plus de +150', { legs: exactly(2), sides: ['underdog'], price: { min: 150, max: null } }],
    [
      'pas de props, juste des victoires, 4 matchs',
      { legs: exactly(4), markets: ['moneyline'], notMarkets: ['prop'] },
    ],
  ],
};
describeRules(rules);

for (const [prompt, _, sport] of Object.values(rules).flat()) {
  test(`"${prompt}" is read in full`, () => {
    expect(read(prompt, sport).unread).toEqual([]);
  });
}

/** What there is no term for stays unread. */
test.each([
  ['first tip of the night, over', 'first tip of the night'],
  ['ml and over, same game each', 'same game each'],
  ['use my bonus bet on a dog', 'bonus'],
  ['3 legs from 5 different games', '5 different games'],
  ['two favs and the rest dogs', 'rest'],
  ['bears and colts, fade them', 'fade them'],
  ['parlay with no more than one underdog', 'no more than one'],
  ['2 props from it', 'from it'],
  ['a 2 leg and a 3 leg', 'two parlays'],
  ['sgp in both monday games', 'both'],
  ['parlay of my two favorite teams', 'my two favorite teams'],
  ['3 picks with the over in the bears game being one of them', 'being one of them'],
])('"%s" keeps “%s”', (prompt, words) => {
  expect(read(prompt, 'NFL').unread.join(' ')).toContain(words);
});

describe('legs of a list', () => {
  const wishesOf = (prompt: string) =>
    read(prompt, 'NBA').reading.wishes.map(({ count, sides, order }) => [count, sides[0] ?? null, order]);

  test('the rest is of another kind, or free', () => {
    expect(wishesOf('5 legs, two favs and the rest dogs')).toEqual([
      [2, 'favorite', null],
      [3, 'underdog', null],
    ]);
    expect(wishesOf('a favorite and the rest is up to you')).toEqual([
      [1, 'favorite', null],
      [2, null, null],
    ]);
  });

  test('one of them is more than the others', () => {
    expect(wishesOf('three legs, one of em should be a big fav')).toEqual([
      [1, 'favorite', 'likeliest'],
      [2, null, null],
    ]);
  });

  test('each with a risk of its own', () => {
    const { wishes, risk } = read('a safe one, a medium one and a crazy one').reading;
    expect(wishes.map(({ legChance }) => [legChance?.min, legChance?.max])).toEqual([
      [70, null],
      [40, 65],
      [null, 35],
    ]);
    expect(risk).toBeNull();
  });

  test('two of each league named', () => {
    const { reading, unread } = read('nba and nhl parlay, 4 legs two each');
    expect(reading.wishes.map(({ count, sports }) => [count, ...sports])).toEqual([
      [2, 'NBA'],
      [2, 'NHL'],
    ]);
    expect(unread).toEqual([]);
  });
});
