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
  ])('“%s” are both read', (prompt, one, other) => {
    expect(asked(prompt)).toMatchObject([one, other]);
  });

  test.each([
    'bears record at home and on the road',
    'bears ats and straight up as dogs of 3 or more',
    'did the bears win last time out? need the score too',
    'bears -3.5 -110 good? and jets +7 -110',
    'bills and jets injuries',
    'who won the bills game and the jets game',
    'did the jets win and did they cover',
  ])('“%s” is one', (prompt) => {
    expect(asked(prompt)).toHaveLength(1);
  });
});
