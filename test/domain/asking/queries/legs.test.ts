/** Bets as people write them: their parts are found wherever they stand, and what is asked about them is no wish for a play. */
import { describe, expect, test } from 'vitest';
import type { NamedBet } from '../../../../lambdas/contracts/asking/queries/common.ts';
import { readCheck } from '../../../../lambdas/domain/asking/queries/check/read.ts';
import { readCompare } from '../../../../lambdas/domain/asking/queries/compare/read.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../scripts/eval/teams.ts';

const known = { selectedSport: 'NFL' as const, teams, today: '2026-11-22' };

/** `Bears +3`, `Purdy over 255 passing_yards`, `49ers first_half` */
const short = ({ teams: of, player, stat, market, side, line, price, period, unlisted }: NamedBet) =>
  [
    player ?? of.map((name) => name.split(' ').at(-1)).join('/'),
    market === 'moneyline' || market === 'team_total' ? market : null,
    period,
    side,
    line,
    stat,
    unlisted,
    price === null ? null : `@${price}`,
  ]
    .filter((part) => part !== null && part !== undefined)
    .join(' ');

test('what players score, where no word says which score, is of their sport', () => {
  const roster = ['Kirill Kaprizov', 'Matt Boldy'].map((name) => ({
    name,
    sport: 'NHL' as const,
    team: 'Minnesota Wild',
  }));
  const options = (prompt: string) => readCompare(prompt, { ...known, roster })?.options.map(short);
  expect(options('kaprizov or boldy to score, which pays more')).toEqual([
    'Kirill Kaprizov goals',
    'Matt Boldy goals',
  ]);
});

describe('options of a comparison', () => {
  test.each([
    ['rank em chiefs -7 ravens -6 niners -9', ['Chiefs -7', 'Ravens -6', '49ers -9']],
    [
      'stroud o265 purdy o255 passing, one only',
      ['Stroud over 265 passing_yards', 'Purdy over 255 passing_yards'],
    ],
    ['heat under, nuggets under... least scary?', ['Heat under', 'Nuggets under']],
    ['suns just the 1q or suns whole game', ['Suns moneyline first_quarter', 'Suns moneyline']],
    ['lions 1h -3 or full game -6.5', ['Lions first_half -3', 'Lions -6.5']],
    ['better value knicks -4.5 -110 or buy it out to -6.5 +125', ['Knicks -4.5 @-110', 'Knicks -6.5 @125']],
    ['jets or bills ml, gun to your head', ['Jets moneyline', 'Bills moneyline']],
    ['lafc win or btts, more probable?', ['FC moneyline', 'FC both teams to score']],
    ['bolts or canes if price didnt matter', ['Lightning moneyline', 'Hurricanes moneyline']],
    ['haliburton 12 dimes or trae 10 dimes', ['Haliburton over 11.5 assists', 'Trae over 9.5 assists']],
    ['over or under 47 in the bills game, which is safer', ['Bills over 47', 'Bills under 47']],
    [
      'whats the surer thing, packers tt over 20.5 or bears tt under 19.5',
      ['Packers team_total over 20.5', 'Bears team_total under 19.5'],
    ],
    ['oilers in regulation or oilers -1.5', ['Oilers moneyline regulation', 'Oilers -1.5']],
    ['devils: straight up or take the goal and a half?', ['Devils moneyline', 'Devils 1.5']],
    ['oilers ml or lay the goal and a half', ['Oilers moneyline', 'Oilers -1.5']],
    ['jets or bills -8.5, gun to your head', ['Jets', 'Bills -8.5']],
    [
      'purdy over 255 passing yards, bills to win, lions -6. which leg scares you most',
      ['Purdy over 255 passing_yards', 'Bills moneyline', 'Lions -6'],
    ],
    [
      'suns tonight, rather have them in the 1q or the whole game? I have 25 on it regardless',
      ['Suns moneyline first_quarter', 'Suns moneyline'],
    ],
    ['lay the points with buffalo or just play them to win', ['Bills', 'Bills moneyline']],
    [
      'if it were your hundred dollars, would you take the points with the jets or just the ml',
      ['Jets', 'Jets moneyline'],
    ],
    ['should I take the bills on the spread or just to win', ['Bills', 'Bills moneyline']],
    ['suns w/ the points or straight up', ['Suns', 'Suns moneyline']],
    ['is it smarter to take the 8.5 with the jets or sprinkle the ml', ['Jets 8.5', 'Jets moneyline']],
    ['lay the wood with the bills or play it safe with the moneyline', ['Bills', 'Bills moneyline']],
  ])('%s', (prompt, options) => {
    expect(readCompare(prompt, known)?.options.map(short)).toEqual(options);
  });

  test('what the price is not to decide is decided by the chance', () => {
    expect(readCompare('bolts or canes, forget the price', known)?.by).toBe('chance');
    expect(readCompare('heat under, nuggets under, least scary', known)?.by).toBe('chance');
    expect(readCompare('which would you fade: jets ml, bills -3', known)?.order).toBe('worst');
  });
});

describe('a bet with its price', () => {
  test.each([
    ['browns tt under 17.5 +100 good number or nah', ['Browns team_total under 17.5 @100']],
    ['saints 1h -0.5 -118 czr, sharp or square', ['Saints first_half -0.5 @-118']],
    ['skubal 8+ ks -110 fair?', ['Skubal over 7.5 strikeouts @-110']],
    ['wemby over 2.5 threes... plus 145. bite?', ['Victor Wembanyama over 2.5 threes @145']],
    ['sharks +1.5 for -130 smells like a trap', ['Sharks 1.5 @-130']],
    ['would you lay 13 with buffalo', ['Bills -13']],
    ['pacers over 239.5 thats gotta be too high even for them rigth', ['Pacers over 239.5']],
    ['kittle anytime +165 thoughts', ['Kittle touchdowns @165']],
    ['rockies +260 lol anyone brave enough, is there actualy any ev in that', ['Rockies moneyline @260']],
    ['draw +240 in the galaxy game, worth a sprinkle', ['Galaxy moneyline draw @240']],
    ['bears only giving 3 at home, seems fishy', ['Bears -3']],
    ['buffalo laying just 4 smells like a trap to me', ['Bills -4']],
    ['suns getting a measly 2.5 feels like free money', ['Suns 2.5']],
    ['why would anyone bet against the bills', ['Bills moneyline']],
    ['devil’s advocate, i wanna lay it with buffalo', ['Bills']],
    ['shud i hammer over 47 in the bears game', ['Bears over 47']],
    ['my uncle swears the lions are the lock of the week, does he have a point', ['Lions moneyline']],
    ['everyone at work is hammering the over in bears lions', ['Bears/Lions over']],
    ['buddy of mine wants me to take the jets +8.5', ['Jets 8.5']],
    ['my coworker is all over the jets +3, is he right', ['Jets 3']],
  ])('%s', (prompt, legs) => {
    expect(readCheck(prompt, known)?.legs.map(short)).toEqual(legs);
  });

  test('a slip has one price, also as what a stake pays', () => {
    expect(
      readCheck('slip: niners -6, fins over 47.5, eagles ml. pays 12/1 for 20 bucks. too much?', known),
    ).toMatchObject({ price: 1200, stake: 20, legs: [{ price: null }, { price: null }, { price: null }] });
    expect(readCheck('15 bucks to win 90 on jets ml + bills -3, thoughts', known)).toMatchObject({
      price: 600,
      stake: 15,
    });
    expect(readCheck('jets ml -110, bears +3 -105, tail or pass', known)).toMatchObject({
      price: null,
      legs: [{ price: -110 }, { price: -105 }],
    });
  });

  test('a price in the middle of a slip is of its leg', () => {
    expect(readCheck('thoughts? lions -3 -115, jets ml, bears +3', known)).toMatchObject({
      price: null,
      legs: [{ price: -115 }, { price: null }, { price: null }],
    });
  });

  test('a parlay of two teams is on both', () => {
    expect(
      readCheck('they boosted the bills lions parlay from +140 to +180, good or bad', known),
    ).toMatchObject({
      price: 180,
      before: 140,
      legs: [{ teams: ['Buffalo Bills'] }, { teams: ['Detroit Lions'] }],
    });
  });

  test('of two prices of a boost, the lower is the one without it', () => {
    expect(
      readCheck('dk boosted tatum 25+ brown 20+ and celts win from +180 to +230. tail or pass', {
        ...known,
        players: ['Jayson Tatum', 'Jaylen Brown'],
      }),
    ).toMatchObject({ price: 230, before: 180, book: 'DraftKings', boost: null });
    expect(readCheck('30% profit boost on bills ml +140 before the boost, worth it', known)).toMatchObject({
      boost: 30,
      legs: [{ price: 140 }],
    });
    expect(readCheck('30% profit boost, bills ml +180 after the boost, worth it', known)).toMatchObject({
      boost: null,
      legs: [{ price: 180 }],
    });
  });

  test('a bet that is made is compared with the prices of now', () => {
    expect(readCheck('grabbed bills ml -120 and its -135 now, did i beat it', known)).toMatchObject({
      isTaken: true,
      legs: [{ price: -120 }],
      before: -135,
    });
  });
});

test('teams that cover are compared by their spreads', () => {
  const marketsIn = (prompt: string) => readCompare(prompt, known)?.options.map(({ market }) => market);
  expect(marketsIn('who covers, bears or lions')).toEqual(['spread', 'spread']);
  expect(marketsIn('who wins, bears or lions')).toEqual(['moneyline', 'moneyline']);
  expect(marketsIn('bears ml or lions to cover')).not.toEqual(['spread', 'spread']);
});

test.each([
  [
    'which is the weakest: bears moneyline or over 45.5 in bills vs jets',
    ['Bears moneyline', 'Bills/Jets over 45.5'],
  ],
  [
    'over 45.5 in bills vs jets or over 47 in lions vs bears, which is better',
    ['Bills/Jets over 45.5', 'Lions/Bears over 47'],
  ],
  ['bills vs jets, who wins', ['Bills moneyline', 'Jets moneyline']],
])('a total is of both teams of its game: “%s”', (prompt, expected) => {
  expect(readCompare(prompt, known)?.options.map(short)).toEqual(expected);
});

test('who wants a bet against a side asks what speaks against it', () => {
  expect(readCheck('my friend keeps telling me to fade the bills -8.5', known)?.against).toBe(true);
  expect(readCheck('tell me why im wrong about the bills -8.5', known)?.against).toBe(true);
});

test.each([
  'my uncle is a bears fan',
  'my mother in law loves the lions, something for their game',
  'my wife likes the bears, pick something for that game',
  'my cousin says bet the lions, give me a parlay with them',
  'give me the bills -3',
  'should i take the lakers',
  'lions first half',
  'best bet on the bills',
  'bills and jets ml parlay',
  'which team should i bet in the bears game',
])('“%s” is neither', (prompt) => {
  expect(readCheck(prompt, known)).toBeUndefined();
  expect(readCompare(prompt, known)).toBeUndefined();
});

test('a price beside a player is no part of a sum', () => {
  const context = { selectedSport: 'MLB' as const, teams, now: new Date('2026-11-22T15:00:00Z') };
  expect(readQueries('skubal 8+ ks -110 fair?', context)?.map(({ ask }) => ask)).toEqual(['check']);
  expect(readQueries('-110 and -110, whats the vig', context)?.map(({ ask }) => ask)).toEqual(['sum']);
});
