/** The reader of queries: it takes a question in full or not at all, whatever the order of its rules. */
import { describe, expect, test } from 'vitest';
import { query } from '../../../../lambdas/contracts/asking/query.ts';
import { type KindName, kindNames } from '../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../scripts/eval/teams.ts';

const context = { selectedSport: 'NBA' as const, teams: [], now: new Date() };
const read = (prompt: string, order?: readonly KindName[]) => readQueries(prompt, context, order);

const taken = [
  'what is a moneyline',
  'explain the spread pls',
  'what are favorites',
  'what is a moneyline and what does spread mean',
];

test.each(taken)('takes “%s”', (prompt) => {
  const queries = read(prompt) ?? [];
  expect(queries.length).toBeGreaterThan(0);
  for (const each of queries) expect(query.safeParse(each).success).toBe(true);
});

test.each([
  'what is a good moneyline',
  'what are the odds',
  'whats the spread',
  'what is your lock',
  'moneyline',
  'explain a spread tonight',
  'celtics ats tonight',
  'Knicks against the spread Sunday',
  'hey whats a good nba play for tonight',
  'ok so whats the play on the knicks',
  '',
  'pls',
])('leaves “%s” to another reader', (prompt) => {
  expect(read(prompt)).toBeUndefined();
});

test.each([
  ['how many games are on today in the nhl', 'NHL'],
  ['best record in the nfl', 'NFL'],
])('“%s” is of the %s, whatever sport is selected', (prompt, sport) => {
  expect(read(prompt)).toMatchObject([{ ask: 'find', sports: [sport] }]);
});

test('numbers between which a line moved are no hours', () => {
  expect(read('why did the line move from 3 to 4.5')).not.toMatchObject([{ starts: { from: 900 } }]);
});

describe('the rungs of a ladder', () => {
  const players = ['Tyreek Hill'];
  const asked = (prompt: string) =>
    readQueries(prompt, { ...context, selectedSport: 'NFL' as const, teams, players });

  test.each([
    'tyreek hill receiving yards ladder, like 60 80 100',
    'ladder for tyreek hill receiving yards 60/80/100',
    'what are 60+ 80+ and 100+ tyreek hill receiving yards going for',
  ])('“%s” are three prices', (prompt) => {
    expect(asked(prompt)).toMatchObject(
      [59.5, 79.5, 99.5].map((line) => ({ ask: 'market', topic: 'player_lines', players, line })),
    );
  });

  test('that is wished for is no list of prices', () => {
    expect(asked('build a tyreek hill receiving yards ladder 60 80 100')).not.toMatchObject([
      { ask: 'market' },
      { ask: 'market' },
      { ask: 'market' },
    ]);
  });
});

test('the line of two teams is that of their game', () => {
  const prompt = 'Has the line on the Bears and the Lions moved since it opened?';
  expect(readQueries(prompt, { ...context, teams })).toMatchObject([
    { ask: 'market', topic: 'movement', teams: ['Chicago Bears', 'Detroit Lions'] },
  ]);
});

test('the time of a move is not that of a game', () => {
  const [query] = readQueries('why has the bears moneyline moved this morning', { ...context, teams }) ?? [];
  expect(query).toMatchObject({ ask: 'market', topic: 'movement', teams: ['Chicago Bears'] });
  expect(query).not.toHaveProperty('starts');
});

describe('names of players', () => {
  const roster = [
    { sport: 'NBA' as const, team: 'Oklahoma City Thunder', name: 'Isaiah Joe' },
    { sport: 'NFL' as const, team: 'Houston Texans', name: 'Joe Mixon' },
    { sport: 'NHL' as const, team: 'Chicago Blackhawks', name: 'Louis Crevier' },
  ];
  const named = (prompt: string) => readQueries(prompt, { ...context, teams, roster });

  test('are not made of a word before them', () => {
    expect(named('is joe mixon healthy')).toMatchObject([{ topic: 'injuries', players: ['Joe Mixon'] }]);
  });

  test('are not those of somebody else with the first name', () => {
    expect(named('how has louis been doing, last 5 games')).toMatchObject([{ players: ['Louis Crevier'] }]);
    expect(named('how many points in the last 5 games for Louis Sachar')).not.toMatchObject([
      { players: ['Louis Crevier'] },
    ]);
  });
});

test('reads the same in any order of its rules', () => {
  const rotations = kindNames.map((_, at) => [...kindNames.slice(at), ...kindNames.slice(0, at)]);
  for (const order of [...rotations, [...kindNames].reverse()])
    for (const prompt of taken) expect(read(prompt, order)).toEqual(read(prompt));
});

test('reads two questions in one', () => {
  expect(read('explain the spread. what is a moneyline, please')).toEqual([
    { ask: 'explain', terms: ['spread', 'moneyline'] },
  ]);
});

describe('two questions about facts and prices', () => {
  const ofNfl = { ...context, selectedSport: 'NFL' as const, teams };
  const asked = (prompt: string) => readQueries(prompt, ofNfl)?.map((each) => ({ ...each }));

  test.each([
    [
      'Jaguars record at home? also best price on them -6.5',
      { topic: 'record', splits: ['home'] },
      { topic: 'best_price', teams: ['Jacksonville Jaguars'], line: -6.5 },
    ],
    [
      'whats the Bears total and who is hurt on the Packers',
      { topic: 'books', teams: ['Chicago Bears'], market: 'total' },
      { topic: 'injuries', teams: ['Green Bay Packers'] },
    ],
    [
      'bears last 10 record + todays spread odds',
      { topic: 'record', last: 10 },
      { topic: 'books', teams: ['Chicago Bears'], market: 'spread' },
    ],
    [
      'when do the bills play and whats the moneyline',
      { topic: 'schedule' },
      { topic: 'books', teams: ['Buffalo Bills'], market: 'moneyline' },
    ],
    [
      'nfc north standings and bears ats record',
      { topic: 'standings', teams: [], group: 'nfc north' },
      { topic: 'spread', teams: ['Chicago Bears'] },
    ],
    [
      'bears ats record, also is -3.5 at -108 a good price on them',
      { topic: 'spread', teams: ['Chicago Bears'] },
      { ask: 'check', legs: [{ teams: ['Chicago Bears'], line: -3.5, price: -108 }] },
    ],
    [
      'whats the best price on the bears ml, and is -150 fair',
      { topic: 'best_price', market: 'moneyline' },
      { ask: 'check', legs: [{ teams: ['Chicago Bears'], price: -150 }] },
    ],
    [
      'whats the spread on the bears and what book got it cheapest',
      { topic: 'books', market: 'spread', teams: ['Chicago Bears'] },
      { topic: 'best_price', market: 'spread', teams: ['Chicago Bears'] },
    ],
    [
      'what is the bears total and where can i get it cheapest',
      { topic: 'books', market: 'total' },
      { topic: 'best_price', market: 'total' },
    ],
    [
      'what time do the bears kick off and would you take over 43',
      { topic: 'schedule', teams: ['Chicago Bears'] },
      { ask: 'check', legs: [{ teams: ['Chicago Bears'], side: 'over', line: 43 }] },
    ],
    [
      'when do the jets play? do you like jets +7',
      { topic: 'schedule', teams: ['New York Jets'] },
      { ask: 'check', legs: [{ teams: ['New York Jets'], line: 7 }] },
    ],
    [
      'what does 25 at -140 pay and when do the bears play',
      { ask: 'sum', sum: 'payout' },
      { topic: 'schedule', teams: ['Chicago Bears'] },
    ],
    [
      "who won the jets game last night, and what's 20 at +300 return",
      { topic: 'score', teams: ['New York Jets'] },
      { ask: 'sum', sum: 'payout' },
    ],
    [
      'implied odds of -165? also whats the bills record',
      { ask: 'sum', sum: 'convert' },
      { topic: 'record', teams: ['Buffalo Bills'] },
    ],
  ])('“%s” are both read', (prompt, one, other) => {
    expect(asked(prompt)).toMatchObject([one, other]);
  });

  test.each([
    ['who do the bears play on 12/6/2026 and whats the spread', { ask: 'market', market: 'spread' }],
    ['when do the bears play on 12/6/2026? also whats the total', { ask: 'market', market: 'total' }],
    ['who do the dodgers play on 12/6/2026 and whos pitching', { topic: 'starters' }],
    ['do the dodgers play on 12/6/2026, who is starting', { topic: 'starters' }],
    ['what time do the dodgers play on 12/6/2026 and who starts', { topic: 'starters' }],
  ])('“%s” asks both of one day', (prompt, other) => {
    const days = ['2026-12-06'];
    expect(asked(prompt)).toMatchObject([
      { topic: 'schedule', days },
      { ...other, days },
    ]);
  });

  test.each([
    'who won the bears game yesterday and whats the spread',
    'who do the bears play on 12/6/2026 and whats their record',
  ])('“%s” asks for something else of another day', (prompt) => {
    expect(asked(prompt)).toMatchObject([{}, { days: null }]);
  });

  test.each([
    'bears record at home and on the road',
    'bears ats and straight up as dogs of 3 or more',
    'did the bears win last time out? need the score too',
    'bears -3.5 -110 good? and jets +7 -110',
    'bills and jets injuries',
    'who won the bills game and the jets game',
    'did the jets win and did they cover',
    'i bet 50 on the jets at +140 and they won, how much do i get',
  ])('“%s” is one', (prompt) => {
    expect(asked(prompt)).toHaveLength(1);
  });
});
