/** What is asked of a schedule or of results in words of its own: each reads back from its prompt, and no other question is taken for one. */
import { describe, expect, test } from 'vitest';
import type { FindQuery } from '../../../../../lambdas/contracts/asking/queries/find.ts';
import { openFind } from '../../../../../lambdas/domain/asking/queries/find/open-find.ts';
import { promptOf } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const roster = [
  { sport: 'MLB' as const, team: 'Pittsburgh Pirates', name: 'Paul Skenes' },
  { sport: 'NBA' as const, team: 'Boston Celtics', name: 'Jayson Tatum' },
];
/** A Saturday. */
const now = new Date('2026-11-21T16:00:00Z');
const context = {
  selectedSport: 'NBA' as const,
  teams,
  roster,
  players: roster.map(({ name }) => name),
  now,
};
const read = (prompt: string) => readQueries(prompt, context);

const week = [
  '2026-11-21',
  '2026-11-22',
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
];
const weekend = ['2026-11-21', '2026-11-22'];

describe.each<[Partial<FindQuery>, readonly string[]]>([
  [
    { topic: 'schedule', sports: ['NBA'], teams: ['Boston Celtics'], players: [] },
    [
      'when does tatum play next',
      "when's Jayson Tatum's next game?",
      'who does tatum play next',
      'tatum next game',
      'When does Tatum play again?',
    ],
  ],
  [
    { topic: 'schedule', teams: ['Chicago Bulls'], splits: ['home'], days: null },
    [
      'next bulls home game',
      'When are the Bulls back home?',
      'when do the bulls come home',
      'How long until the Bulls play at home again?',
      'when does the bulls road trip end',
      'what date is the next home game for chicago bulls',
    ],
  ],
  [
    { topic: 'schedule', teams: ['Chicago Bulls'], splits: ['road'], days: null },
    ['next time the bulls are on the road', 'When is the next away game of the Bulls?'],
  ],
  [
    { topic: 'schedule', teams: ['Chicago Bulls'], splits: ['home'], days: week },
    [
      'home games of the bulls in the next 7 days',
      'How many games do the Bulls have at home over the coming week?',
      'which games do the bulls host this week',
    ],
  ],
  [
    { topic: 'schedule', teams: ['Chicago Bulls'], splits: [], days: week },
    [
      'who do the bulls face in the coming week',
      'bulls games the next seven days',
      'how many games do the bulls play this week',
    ],
  ],
  [
    { topic: 'schedule', teams: ['Chicago Bulls'], limit: 3, splits: [] },
    ['the next three games of the bulls', 'who are the next 3 opponents for the bulls'],
  ],
  [
    { topic: 'schedule', teams: ['Chicago Bulls'], limit: null, splits: ['road'] },
    ['list the upcoming road games of the bulls', "what are the Bulls' remaining away games"],
  ],
  [
    { topic: 'schedule', teams: ['Chicago Bulls'], splits: [] },
    [
      'do the bulls play at home or away on monday',
      'are the bulls home or on the road tomorrow night',
      'Is it home or away for the Bulls this week?',
    ],
  ],
  [
    { topic: 'rest', teams: ['Chicago Bears'], rested: 'bye' },
    [
      'when do the bears have their bye',
      'When is the Bears bye week?',
      'are the bears on a bye this week',
      'did the bears already have their bye',
      'when was the bears bye',
    ],
  ],
  [
    { topic: 'rest', teams: [], rested: null, detail: null },
    ['which teams are on bye', 'who has a bye this week'],
  ],
  [
    { topic: 'rest', teams: ['Chicago Bulls'], rested: 'short' },
    [
      'do the bulls have a back-to-back coming up',
      'bulls playing two nights in a row?',
      'Any b2bs for the Bulls?',
    ],
  ],
  [
    { topic: 'schedule', teams: ['Chicago Bulls', 'Miami Heat'], detail: 'after_next' },
    [
      'do the bulls and heat meet again',
      'Will the Bulls see the Heat twice this week?',
      'when do the bulls play the heat again',
      'is there a rematch between the bulls and the heat soon',
    ],
  ],
  [
    { topic: 'rest', teams: [], days: weekend },
    ['who is idle this weekend', "Which teams don't play this weekend?", 'what teams have the weekend off'],
  ],
  [
    {
      topic: 'schedule',
      teams: [],
      detail: 'both_teams',
      days: ['2026-11-22'],
      starts: { from: 1080, before: null },
    },
    [
      'which game is on sunday night and what are the records of the two teams',
      'Who plays Sunday night, and what are their records?',
    ],
  ],
  [
    { topic: 'starters', players: ['Paul Skenes'], sports: ['MLB'] },
    [
      'when does paul skenes pitch next',
      "Paul Skenes's next start?",
      'what day is paul skenes on the mound next',
    ],
  ],
  [
    { topic: 'injuries', teams: ['Chicago Bulls'], days: null },
    [
      'who is going to miss the bulls game tonight',
      'Which players are expected to sit out for the Bulls tonight?',
      'anyone ruled out for the bulls',
    ],
  ],
  [
    { topic: 'starters', teams: ['Chicago Bears'] },
    [
      'are the bears changing quarterbacks',
      'Which QB starts for the Bears?',
      'new starting quarterback in chicago bears?',
    ],
  ],
  [
    { topic: 'meetings', teams: ['Chicago Bulls', 'Miami Heat'], last: 1 },
    [
      'who won the last game between the bulls and heat',
      'What was the score when the Bulls last met the Heat?',
      'result of the most recent meeting of the bulls and the heat',
    ],
  ],
  [
    { topic: 'meetings', teams: ['Chicago Bulls', 'Miami Heat'], last: null },
    [
      'how many times have the bulls played the heat this year and who won',
      'how often did the bulls and heat meet this season',
      'bulls heat history, who usually wins',
      'bulls vs heat who usually wins',
      'bulls at heat, who won the first one',
      'who won the first bulls heat game this season',
    ],
  ],
  [
    { topic: 'form', teams: ['Chicago Bulls'], splits: ['road'], last: 1 },
    ['how did the bulls do in their last road game', 'score of the most recent bulls away game'],
  ],
  [
    { topic: 'score', teams: ['Nashville Predators'], detail: 'lowest' },
    [
      'have the predators been shut out',
      'how often were the preds blanked this season',
      'Predators shutouts this season?',
    ],
  ],
  [
    { topic: 'spread', teams: ['Chicago Bears'], side: 'under', limit: 30 },
    [
      "which games didn't the Bears cover",
      'list the games the bears failed to cover',
      'In what games did the Bears not cover?',
    ],
  ],
  [
    { topic: 'total', teams: ['Chicago Bears'], side: 'over', limit: 30, last: 5 },
    ['which of the last 5 bears games went over'],
  ],
  [
    { topic: 'total', teams: ['Chicago Bears'], side: 'over', limit: 30 },
    ['name all bears games where the over hit', 'list the bears games that went over the total'],
  ],
  [
    { topic: 'record', teams: ['Chicago Bears'], side: 'under', limit: 30 },
    [
      'which games have the bears lost',
      'list the losses of the bears',
      'Against which teams did the Bears lose?',
    ],
  ],
  [
    { topic: 'record', teams: ['Chicago Bears'], side: 'over', limit: 30 },
    ['who have the bears beaten this season', 'show the games the bears won'],
  ],
  [
    { topic: 'spread', teams: ['Chicago Bears'], side: 'over', limit: 30 },
    ['which games did the bears win against the spread'],
  ],
  [
    { topic: 'record', teams: ['Chicago Bulls'], rested: 'short' },
    [
      'bulls record on the second night of back-to-backs',
      'How have the Bulls fared in the second game of a back-to-back?',
    ],
  ],
  [
    { topic: 'record', teams: ['Pittsburgh Pirates'], withPlayer: 'Paul Skenes', players: [] },
    [
      'how do the pirates do when paul skenes starts',
      'Pirates record with Paul Skenes on the mound',
      "what's the team's record in paul skenes starts",
    ],
  ],
  [
    { topic: 'standings', teams: ['Chicago Bulls'], since: '2026-11-14' },
    ['where were the bulls in the standings a week ago', "What was the Bulls' record one week ago?"],
  ],
  [
    { topic: 'game_log', players: ['Jayson Tatum'], stat: 'assists', since: '2026-11-14', last: null },
    ["Jayson Tatum's assists over the past week", 'jayson tatum assists in the last seven days'],
  ],
  [
    { topic: 'record', teams: ['Chicago Bulls'], since: '2026-11-07', last: null },
    ['bulls record past two weeks'],
  ],
  [
    { topic: 'schedule', detail: 'most_games', limit: 2, days: ['2026-11-21'], sports: ['MLB'] },
    ['any doubleheaders today', 'doubleheader?', 'does any mlb team play twice today'],
  ],
  [
    { topic: 'schedule', detail: 'most_games', limit: 2, days: ['2026-11-22'], sports: ['MLB'] },
    ['any doubleheaders tomorrow', 'which mlb teams play two games on sunday'],
  ],
  [
    { topic: 'score', teams: ['Chicago Bulls'], detail: 'by_part', days: null },
    [
      'bulls score by quarter',
      'bulls quarter by quarter last game',
      'what was the bulls score in each quarter',
    ],
  ],
  [
    { topic: 'leaders', stat: 'hits', detail: 'streak', sports: ['MLB'] },
    ['who has the longest hit streak going right now', 'longest hitting streak in baseball'],
  ],
  [
    { topic: 'leaders', stat: 'points', detail: 'streak', sports: ['NHL'] },
    ['longest active point streak in the nhl', 'who has the longest point streak NHL'],
  ],
  [
    { topic: 'game_log', players: ['Jayson Tatum'], stat: 'points', last: 1, over: null },
    ['did tatum score last game', 'how many points did tatum have in his last game'],
  ],
  [
    { topic: 'game_log', players: ['Jayson Tatum'], stat: 'points', days: ['2026-11-20'], over: 29.5 },
    ['did tatum score 30 last night', 'did Tatum have at least 30 points yesterday'],
  ],
  [
    { topic: 'game_log', players: ['Jayson Tatum'], stat: 'points', days: ['2026-11-15'], last: null },
    ['did tatum score sunday', 'did tatum score last sunday night'],
  ],
  [
    {
      topic: 'game_log',
      players: ['Jayson Tatum'],
      stat: 'points',
      unkept: ['the lines that player props closed at'],
    },
    [
      'did tatum go over his points line last night',
      'did tatum hit his points over last game',
      'did jayson tatum clear his points prop on thursday',
    ],
  ],
])('%j', (expected, prompts) => {
  test.each(prompts)('%s', (prompt) => {
    expect(read(prompt)).toMatchObject([{ ask: 'find', ...expected }]);
  });
});

test.each([
  ['when did the bulls last lose at home', { topic: 'form', detail: 'last_loss' }],
  ["What was the Bulls' last win on the road?", { topic: 'form', detail: 'last_win' }],
  [
    'When was the last time the Bulls won on the road?',
    { topic: 'form', detail: 'last_win', splits: ['road'] },
  ],
  ['which team has the longest winning streak', { topic: 'form', detail: 'streak' }],
  ['is the next bulls game home or away', { topic: 'schedule', splits: [] }],
  ['bulls better at home or on the road', { topic: 'record', splits: [] }],
  ['bulls record at home', { topic: 'record', splits: ['home'] }],
  ['bulls heat head to head', { topic: 'meetings' }],
  ['when do the bulls play', { topic: 'schedule', splits: [] }],
  ['longest win streak in the nba', { topic: 'form', detail: 'streak' }],
] as const)('%s is read as before', (prompt, expected) => {
  expect(read(prompt)).toMatchObject([{ ask: 'find', ...expected }]);
});

test.each([
  'bulls to win by 10 or more tonight',
  'best bet on the next bulls home game',
  'give me the bears to cover in prime time',
  'will the predators be shut out tonight, what are the odds',
  'qb over passing yards in the bears game',
])('%s is a wish, and none of these', (prompt) => {
  expect(read(prompt)?.some(({ ask }) => ask === 'find') ?? false).toBe(false);
});

const noQuery: FindQuery = { ...openFind, topic: 'record', sports: ['NBA'], teams: ['Chicago Bulls'] };

test.each<Partial<FindQuery>>([
  { topic: 'score', detail: 'by_part' },
  { topic: 'leaders', stat: 'hits', detail: 'streak', teams: [], sports: ['MLB'] },
  { topic: 'schedule', splits: ['home'] },
  { topic: 'schedule', splits: ['road'] },
  { topic: 'schedule', splits: ['home'], days: weekend },
  { topic: 'schedule', teams: ['Chicago Bulls', 'Miami Heat'], detail: 'after_next' },
  {
    topic: 'schedule',
    teams: [],
    detail: 'both_teams',
    days: ['2026-11-22'],
    starts: { from: 1080, before: null },
  },
  { topic: 'schedule', limit: 4, days: [...week, '2026-11-28'] },
  { topic: 'rest', rested: 'short' },
  { topic: 'meetings', teams: ['Chicago Bulls', 'Miami Heat'], last: 1 },
  { topic: 'form', splits: ['road'], last: 1 },
  { topic: 'score', detail: 'lowest' },
  { topic: 'spread', side: 'under', limit: 30 },
  { topic: 'spread', side: 'over', limit: 30, last: 8 },
  { topic: 'total', side: 'over', limit: 30 },
  { topic: 'total', side: 'under', limit: 30, splits: ['road'] },
  { topic: 'record', side: 'under', limit: 30 },
  { topic: 'record', side: 'over', limit: 30 },
  { topic: 'record', sports: ['NFL'], teams: ['Chicago Bears'], group: 'nfc south' },
  { topic: 'spread', sports: ['NFL'], teams: ['Chicago Bears'], group: 'nfc south' },
  { topic: 'standings', detail: 'place', since: '2026-11-14' },
])('%j reads back from its prompt', (given) => {
  const query = { ...noQuery, ...given, ...(given.teams?.length === 0 && { sports: ['NBA' as const] }) };
  expect(read(promptOf(query)), promptOf(query)).toEqual([query]);
});

test.each([
  'how many times will the bulls play the heat this season',
  'bulls heat, who won the first half',
  'who won the first quarter of bulls at heat',
  'how many times have the bulls beat the heat',
])('“%s” asks for no list of all meetings', (prompt) => {
  expect(
    read(prompt)?.some((each) => each.ask === 'find' && each.topic === 'meetings' && each.detail === null) ??
      false,
  ).toBe(false);
});

test.each(['tatum next game over 27.5', 'when does tatum play boston next', 'how did tatum play last game'])(
  '“%s” does not ask when he plays next',
  (prompt) => {
    expect(read(prompt)?.filter((query) => query.ask === 'find' && query.topic === 'schedule') ?? []).toEqual(
      [],
    );
  },
);

test('a city is its team, whoever has the name', () => {
  const boston = { sport: 'NBA' as const, team: 'Los Angeles Clippers', name: 'Brandon Boston' };
  const all = [...roster, boston];
  const asked = readQueries('when does boston play next', {
    ...context,
    roster: all,
    players: all.map(({ name }) => name),
  });
  expect(asked).toMatchObject([{ topic: 'schedule', teams: ['Boston Celtics'] }]);
});
