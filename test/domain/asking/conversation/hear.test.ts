/** Questions about the last answer, as bettors type them: each says what it changes, and a complete question stays a new one. */
import { describe, expect, test } from 'vitest';
import type { Query } from '../../../../lambdas/contracts/asking/query.ts';
import type { ShownLeg, Turn } from '../../../../lambdas/contracts/asking/turn.ts';
import { hear } from '../../../../lambdas/domain/asking/conversation/hear.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { readingWith } from '../../feed/games/games.ts';

/** A Saturday. */
const now = new Date('2026-11-21T15:00:00Z');
const context = {
  selectedSport: 'NFL' as const,
  teams: [
    ['NFL', 'Buffalo Bills'],
    ['NFL', 'New York Jets'],
    ['NFL', 'Dallas Cowboys'],
    ['NFL', 'Chicago Bears'],
    ['NFL', 'Green Bay Packers'],
    ['NFL', 'Miami Dolphins'],
    ['NHL', 'Pittsburgh Penguins'],
    ['NBA', 'New York Knicks'],
  ].map(([sport, name]) => ({ sport: sport as 'NFL' | 'NHL' | 'NBA', name: name ?? '' })),
  now,
};

const legOf = (changes: Partial<ShownLeg>): ShownLeg => ({
  gameId: 'G1',
  sport: 'NFL',
  home: 'Buffalo Bills',
  away: 'New York Jets',
  market: 'spread',
  selection: 'home',
  line: -3.5,
  price: -110,
  ...changes,
});
const legs = [
  legOf({}),
  legOf({
    gameId: 'G2',
    home: 'Dallas Cowboys',
    away: 'Miami Dolphins',
    market: 'total',
    selection: 'over',
    line: 44.5,
  }),
  legOf({
    gameId: 'G3',
    home: 'Chicago Bears',
    away: 'Green Bay Packers',
    market: 'prop',
    selection: 'under',
    prop: { playerId: 'P1', player: 'Caleb Williams', team: 'Chicago Bears', stat: 'passing_yards' },
    line: 220.5,
  }),
];
const shown = (of: readonly ShownLeg[], price: number | null = 600): Turn => ({
  askId: 'A1',
  queries: [
    readingWith({
      sports: ['NFL'],
      days: ['2026-11-22'],
      legs: of.length > 1 ? { min: of.length, max: of.length } : null,
    }),
  ],
  shown: [],
  play: { legs: [...of], chance: 14, price, without: [] },
});
const parlay = shown(legs);
const single = shown(legs.slice(0, 1), -110);
const keys = ['G1 spread home', 'G2 total over', 'G3 prop P1 passing_yards under'];

/** A turn of a question that was no play. */
function asked(prompt: string): Turn {
  const queries = readQueries(prompt, context);
  if (!queries) throw new Error(`not read: ${prompt}`);
  return { askId: null, queries: [], shown: [], asked: [...queries] };
}

const play = (reading: object, more: object = {}) => ({ kind: 'play', next: { reading, ...more } });
const query = (terms: Partial<Query>) => ({ kind: 'queries', queries: [terms] });
const payout = (stake: number, value = 600) =>
  query({ ask: 'sum', sum: 'payout', stake, odds: { format: 'american', value } } as Partial<Query>);
const safer = play({ chance: { min: 19, max: null } });
const again = play({}, { without: ['G1', 'G2', 'G3'] });
const swapped = (leg: number) =>
  play({}, { keep: keys.filter((_, at) => at !== leg), without: [`G${leg + 1}`] });
const dropped = (leg: number) =>
  play({ legs: { min: 2, max: 2 } }, { keep: keys.filter((_, at) => at !== leg) });
const ofLegs = (count: number, keep: readonly string[] = keys) =>
  play({ legs: { min: count, max: count } }, { keep });
const unclear = { kind: 'unclear' };

describe('after a parlay', () => {
  test.each([
    ['safer', safer],
    ['Something safer pls', safer],
    ['too risky', safer],
    ['longer odds', play({ chance: { min: 5, max: 9 } })],
    ['can u make it pay more', play({ chance: { min: 5, max: 9 } })],
    ['swap the second', swapped(1)],
    ['swap leg 3', swapped(2)],
    ['change #2', swapped(1)],
    ['replace the last leg', swapped(2)],
    ['dont like the first one give me another', swapped(0)],
    ['drop the last one', dropped(2)],
    ['take out leg 1', dropped(0)],
    ['without the passing prop', dropped(2)],
    ['without the over', dropped(1)],
    ['swap the bills', swapped(0)],
    ['again', again],
    ['nah something else', again],
    ['make it 4 legs', ofLegs(4)],
    ['4 legs instead', ofLegs(4)],
    ['one more leg', ofLegs(4)],
    ['add another leg', ofLegs(4)],
    ['just 2 legs', ofLegs(2, keys.slice(0, 2))],
    ['add the pens', play({ sports: ['NFL', 'NHL'], legs: { min: 4, max: 4 } }, { keep: keys })],
    ['same for hockey', play({ sports: ['NHL'], legs: { min: 3, max: 3 }, days: ['2026-11-22'] })],
    ['same but nba', play({ sports: ['NBA'] })],
    ['what about basketball', play({ sports: ['NBA'] })],
    ['what about monday', play({ sports: ['NFL'], days: ['2026-11-23'] })],
    ['and tomorrow?', play({ days: ['2026-11-22'] })],
    ['only dogs', play({ sides: ['underdog'], legs: { min: 3, max: 3 } })],
    ['all unders', play({ sides: ['under'] })],
    ['no overs', play({ notSides: ['over'] })],
    ['not the packers', dropped(2)],
    ['i want at least +500', play({ payout: { min: 500, max: null }, price: null })],
    ['why', { kind: 'about', what: 'why' }],
    ['y tho', { kind: 'about', what: 'why' }],
    ["what's the reasoning on leg 2", { kind: 'about', what: 'why', leg: 1 }],
    ['which leg is weakest', { kind: 'about', what: 'weakest' }],
    ['how much would 25 win', payout(25)],
    ['payout on 50 bucks', payout(50)],
    ['if i put 20 on it', payout(20)],
    ['track it', { kind: 'save', stake: null }],
    ['log it for 20', { kind: 'save', stake: 20 }],
    ['swap leg 7', unclear],
    ['swap one', unclear],
    ['5', unclear],
    ['is it a good price', { ...unclear, instead: [1, 2, 3].map((leg) => `is leg ${leg} a good price`) }],
    [
      'is leg 1 a good price',
      query({
        ask: 'check',
        legs: [expect.objectContaining({ teams: ['Buffalo Bills'], price: -110 })],
      } as Partial<Query>),
    ],
    ['blorp it', unclear],
    ['the other side', unclear],
  ])('“%s”', (prompt, heard) => {
    expect(hear(prompt, parlay, context)).toMatchObject(heard);
  });

  test.each([
    'best price on the Bills',
    'who won the knicks game last night',
    'whats a teaser',
    '2 leg nba parlay tonight',
    'my record',
    'i bet 50 on the jets +3 at fanduel, log it',
    'how about a safe nba pick',
    'Give me one safe moneyline',
    'can u find me a spread',
    'nba',
    'Bills -3',
    'i lost my rent money, why',
    'my son is 15, same for hockey',
    `safer ${'and safer '.repeat(20)}`,
  ])('“%s” is a new question', (prompt) => {
    expect(hear(prompt, parlay, context)).toBeUndefined();
  });

  test('a payout without a price of the whole is not made up', () => {
    expect(hear('what does $10 pay', shown(legs, null), context)).toMatchObject(unclear);
  });
});

describe('after a single bet', () => {
  test.each([
    ['the other side', play({ markets: ['spread'], teams: [{ name: 'New York Jets', stance: 'back' }] })],
    ['swap it', play({}, { without: ['G1'] })],
    ['how much would 25 win', payout(25, -110)],
    ['who are they playing', query({ ask: 'find', topic: 'schedule', teams: ['Buffalo Bills'] })],
    [
      'is it a good price',
      query({
        ask: 'check',
        legs: [expect.objectContaining({ teams: ['Buffalo Bills'], line: -3.5, price: -110 })],
      } as Partial<Query>),
    ],
    ['whats the total in that game', query({ ask: 'market', teams: ['New York Jets', 'Buffalo Bills'] })],
    ['what about the cowboys', play({ teams: [{ name: 'Dallas Cowboys', stance: 'back' }] })],
  ])('“%s”', (prompt, heard) => {
    expect(hear(prompt, single, context)).toMatchObject(heard);
  });

  test('an over has its under, and a player’s line too', () => {
    for (const [leg, side] of [
      [legs[1], 'under'],
      [legs[2], 'over'],
    ] as const) {
      if (!leg) throw new Error('no leg');
      expect(hear('the other side', shown([leg]), context)).toMatchObject(play({ sides: [side] }));
    }
  });
});

describe('after a question that was no play', () => {
  test.each([
    ['is +140 on the packers ok', 'what about +150', { ask: 'check', legs: [{ price: 150 }] }],
    [
      'is +140 on the packers ok',
      'and the bills?',
      { ask: 'check', legs: [{ teams: ['Buffalo Bills'], price: null }] },
    ],
    ['is -3 -105 on the bills good', 'and at -110?', { ask: 'check', legs: [{ line: -3, price: -110 }] }],
    ['best price on the bills', 'and the dolphins', { ask: 'market', teams: ['Miami Dolphins'] }],
    ['best price on the bills', 'what about the spread', { ask: 'market', market: 'spread' }],
    ['knicks record ats at home', 'and on the road', { ask: 'find', splits: ['road'] }],
    ['knicks record last 10', 'last 5?', { ask: 'find', last: 5 }],
    ['who covered last night nba', 'and nhl?', { ask: 'find', sports: ['NHL'] }],
    ['how much does 20 at +150 pay', 'and 50?', { ask: 'sum', stake: 50 }],
    ['how much does 20 at +150 pay', 'what about +200', { ask: 'sum', odds: { value: 200 } }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(hear(then, asked(first), context)).toMatchObject(query(terms as Partial<Query>));
  });

  test.each(['safer', 'Bills moneyline', 'best price on the jets', 'and a 2 leg nba parlay'])(
    '“%s” is a new question',
    (prompt) => {
      expect(hear(prompt, asked('best price on the bills'), context)).toBeUndefined();
    },
  );
});
