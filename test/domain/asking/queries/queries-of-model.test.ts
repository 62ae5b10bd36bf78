/** The model's queries: nothing in them that the question did not say, and no word of it left out. */
import { describe, expect, test } from 'vitest';
import { queriesOfModel } from '../../../../lambdas/domain/asking/queries/reading/queries-of-model.ts';

const asked = {
  prompt: 'dk got the bills -3.5 at -105, is josh allen worth a hundo vs last 10',
  unread: ['hundo'],
  named: ['Buffalo Bills'],
  teams: ['Buffalo Bills', 'Kansas City Chiefs'],
  today: '2026-11-22',
};

const bet = {
  sports: ['NFL'],
  teams: ['Buffalo Bills'],
  player: null,
  stat: null,
  market: 'spread',
  side: null,
  line: -3.5,
  price: -105,
};
const check = {
  ask: 'check',
  legs: [bet],
  price: null,
  book: 'DraftKings',
  boost: null,
  isBonus: false,
  against: false,
  chance: null,
};
const find = {
  ask: 'find',
  topic: 'form',
  sports: ['NFL'],
  teams: ['Buffalo Bills'],
  players: [],
  days: null,
  group: null,
  last: 10,
  since: null,
  splits: [],
  against: [],
  withPlayer: null,
  withoutPlayer: null,
  market: null,
  side: null,
  stat: null,
  over: null,
  order: null,
  limit: null,
  detail: null,
  part: null,
  rested: null,
  unkept: [],
};

const placed = (term: string) => [{ word: 'hundo', term }];
const read = (queries: unknown, became = 'legs', more: Partial<typeof asked> = {}) =>
  queriesOfModel({ queries, placed: placed(became), care: false, age: false }, { ...asked, ...more });

test('a query that says what the question says is taken as it is', () => {
  expect(read([check])).toEqual([check]);
  expect(read([check, find])).toEqual([check, find]);
  // A word can be what makes it this kind of question.
  expect(read([find], 'ask')).toEqual([find]);
});

describe('not taken', () => {
  test.each([
    ['no query', []],
    ['four queries', [check, check, find, find]],
    ['a play, which is merged elsewhere', [{ ask: 'play', terms: {} }]],
    ['a query beside one that is none', [check, { ask: 'steal' }]],
    [
      'a team that the feed does not have',
      [{ ...check, legs: [{ ...bet, teams: ['Springfield Isotopes'] }] }],
    ],
    ['a line that nobody wrote', [{ ...check, legs: [{ ...bet, line: -6.5 }] }]],
    ['a price that nobody wrote', [{ ...check, price: 250 }]],
    ['a book that nobody named', [{ ...check, book: 'ShadyBook' }]],
    ['another book than the one named', [{ ...check, book: 'FanDuel' }]],
    ['a player whom nobody named', [{ ...find, players: ['Patrick Mahomes'] }]],
    ['a day of another century', [{ ...find, since: '1999-01-01' }]],
    ['a statistic that is none', [{ ...find, stat: 'heroics' }]],
    ['without the team that the grammar read', [{ ...find, teams: ['Kansas City Chiefs'] }]],
    ['not a list', 'check'],
  ])('%s', (_what, queries) => {
    expect(read(queries, 'ask')).toBeUndefined();
  });

  test.each([
    ['no property', 'mood'],
    ['a property that says nothing', 'boost'],
    ['an inherited property', 'toString'],
  ])('an unread word that became %s', (_what, term) => {
    expect(read([check], term)).toBeUndefined();
  });

  test('an unread word that no query mentions', () => {
    expect(read([check], 'legs', { unread: ['hundo', 'worth'] })).toBeUndefined();
  });
});

test('names are those of the question, without accents and capitals', () => {
  const josh = [{ ...find, players: ['Josh Allén'] }];
  expect(read(josh, 'players')).toEqual(josh);
});

test.each([
  ['a percentage', 'give it 55%', { ...check, chance: 0.55 }],
  ['half a point more', 'bills minus 3 and a half at -105', check],
])('a number can be written as %s', (_what, prompt, query) => {
  expect(
    read(
      [{ ...query, book: null, legs: query.chance ? [{ ...bet, line: null, price: null }] : query.legs }],
      'legs',
      { prompt },
    ),
  ).toBeDefined();
});

describe('entries of our lists', () => {
  test.each([
    [{ ask: 'explain', terms: ['vig'] }, 'terms'],
    [{ ask: 'service', topic: 'cancel' }, 'topic'],
  ])('%j is taken, even if it names no team', (query, term) => {
    expect(read([query], term, { named: [] })).toEqual([query]);
  });

  test.each([
    { ask: 'explain', terms: ['free_money'] },
    { ask: 'service', topic: 'withdraw' },
    { ask: 'not_offered', thing: 'everything' },
    { ask: 'not_offered', thing: 'constructor' },
  ])('%j is not one', (query) => {
    expect(read([query], 'topic', { named: [] })).toBeUndefined();
  });
});

test('a fraction is written as two numbers', () => {
  const sum = { ask: 'sum', sum: 'break_even', odds: { format: 'fraction', value: 2.5 } };
  const question = { prompt: 'hundo at 5/2, how often must that hit', named: [] };
  expect(read([sum], 'odds', question)).toEqual([sum]);
  expect(read([{ ...sum, odds: { format: 'fraction', value: 3 } }], 'odds', question)).toBeUndefined();
});

test('a sum takes its own numbers from the one shape for all', () => {
  const sum = {
    ask: 'sum',
    sum: 'payout',
    stake: 50,
    odds: { format: 'american', value: 240 },
    other: null,
    offered: null,
    sides: [],
    legs: [],
    lines: [],
    pushes: null,
  };
  const question = { prompt: 'what do i get for 50 bones at +240', unread: ['bones'], named: [] };
  const given = { queries: [sum], placed: [{ word: 'bones', term: 'stake' }] };
  expect(queriesOfModel(given, { ...asked, ...question })).toEqual([
    { ask: 'sum', sum: 'payout', stake: 50, odds: { format: 'american', value: 240 } },
  ]);
});
