/** What players did and runs of teams against closing lines: each wording is read, and each query reads back from its prompt. */
import { describe, expect, test } from 'vitest';
import type { FindQuery } from '../../../../../lambdas/contracts/asking/queries/find.ts';
import { openFind } from '../../../../../lambdas/domain/asking/queries/find/open-find.ts';
import { promptOf } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const roster = [
  { sport: 'NBA' as const, team: 'Boston Celtics', name: 'Jayson Tatum' },
  { sport: 'NHL' as const, team: 'Boston Bruins', name: 'David Pastrnak' },
  { sport: 'NFL' as const, team: 'Dallas Cowboys', name: 'Dak Prescott', position: 'quarterback' as const },
  { sport: 'NFL' as const, team: 'Dallas Cowboys', name: 'CeeDee Lamb', position: 'wide_receiver' as const },
];
const context = {
  selectedSport: 'NBA' as const,
  teams,
  roster,
  players: roster.map(({ name }) => name),
  // A Saturday.
  now: new Date('2026-11-21T16:00:00Z'),
};
const read = (prompt: string) => readQueries(prompt, context);

const [tatum, pastrnak, prescott, lamb] = ['Jayson Tatum', 'David Pastrnak', 'Dak Prescott', 'CeeDee Lamb'];
const log = (player: string | undefined, query: Partial<FindQuery>) => ({
  topic: 'game_log' as const,
  players: [player ?? ''],
  ...query,
});

describe.each<[Partial<FindQuery>, readonly string[]]>([
  [
    log(tatum, { stat: 'assists', over: null, side: 'over' }),
    [
      "do Tatum's assists usually go over",
      'how often does Tatum go over assists',
      'does Jayson Tatum tend to go over on assists',
      'does Tatum normally go over his assists line',
    ],
  ],
  [
    { topic: 'form', teams: ['Chicago Bulls'], detail: 'last_win', limit: 2 },
    ['when was the last time the bulls won back to back', 'last time the Bulls won two in a row'],
  ],
  [
    { topic: 'form', teams: ['Chicago Bulls'], detail: 'last_loss', limit: 3 },
    ['when did the bulls last lose 3 straight'],
  ],
  [
    { topic: 'form', teams: ['Chicago Bulls'], detail: 'last_win', limit: null },
    ['when did the bulls last win'],
  ],
  [
    { topic: 'total', teams: ['Chicago Bulls'] },
    ['how have unders done in bulls games', 'how has the over fared for the bulls'],
  ],
  [
    log(tatum, { stat: 'points', detail: 'highest', unkept: ['figures of whole careers'] }),
    ['tatum career high in points', "what is Tatum's career high in points"],
  ],
  [
    log(tatum, { stat: 'assists', over: 9.5, side: null }),
    [
      'how often does Tatum get double digit assists',
      'How many times has Jayson Tatum had double-digit assists?',
      'how often does Tatum have assists in double figures',
    ],
  ],
  [
    log(pastrnak, { stat: 'shots', over: 3.5, side: null, last: 10 }),
    [
      'In how many of his last ten games did David Pastrnak take at least four shots on goal?',
      'How often has Pastrnak had 4+ shots in his last 10 games?',
      'Over the last ten games, how many times has David Pastrnak had four or more shots on goal?',
    ],
  ],
  [
    log(tatum, { stat: 'points', over: 29.5, side: null }),
    [
      'How many times has Jayson Tatum scored 30 or more?',
      'How many 30-point games does Jayson Tatum have?',
      'When did Tatum last score at least 30 points?',
      'How often has Jayson Tatum put up 30 points this season?',
    ],
  ],
  [
    log(tatum, { stat: 'points', over: 25, side: 'over', last: 8 }),
    ['In how many of his past eight games has Tatum topped 25 points?'],
  ],
  [
    log(prescott, { stat: 'passing_yards', over: 249.5, side: null }),
    [
      'How often has Dak Prescott thrown for at least 250 yards?',
      'How many games with 250 or more yards does Prescott have?',
    ],
  ],
  [
    log(prescott, { stat: 'passing_touchdowns', over: 1.5, side: null }),
    ['How many times has Dak Prescott thrown two or more touchdown passes this year?'],
  ],
  [
    log(lamb, { stat: 'receptions', over: 7.5, side: null }),
    ['How many times has CeeDee Lamb caught at least eight passes?', 'how often does lamb have 8+ catches'],
  ],
  [
    log(tatum, { stat: 'points', over: 19.5, detail: 'streak' }),
    [
      'How many games in a row has Jayson Tatum scored at least 20?',
      'For how many consecutive games has Tatum had 20 or more points?',
    ],
  ],
  [
    log(pastrnak, { stat: 'goals', detail: 'streak', over: null }),
    ['Has Pastrnak scored in three straight games?', 'Is David Pastrnak on a scoring streak?'],
  ],
  [
    log(pastrnak, { stat: 'goals', detail: 'streak', over: 0.5, side: 'under' }),
    ['How many games has David Pastrnak gone without a goal?', "How long is Pastrnak's goal drought?"],
  ],
  [
    log(tatum, {
      stat: 'points',
      over: 19.5,
      side: null,
      alsoOver: { stat: 'rebounds', over: 9.5 },
    }),
    [
      'How many games with at least 20 points and 10 rebounds does Jayson Tatum have?',
      'How often has Tatum had 20 or more points and 10 or more rebounds?',
    ],
  ],
  [
    log(prescott, { stat: 'passing_yards', detail: 'highest' }),
    [
      "What was Dak Prescott's best passing game?",
      'What is the most yards Dak Prescott has thrown for in a game?',
    ],
  ],
  [
    log(tatum, { stat: null, detail: 'lowest' }),
    ["What was Jayson Tatum's worst game of the season?", 'Which was the poorest game of Jayson Tatum?'],
  ],
  [
    log(tatum, { detail: 'missed', since: '2026-11-01' }),
    ['how many games has tatum missed this month', 'Games missed by Jayson Tatum NBA this month'],
  ],
  [
    log(tatum, { detail: 'missed' }),
    [
      'Has Jayson Tatum sat out any games this season?',
      'How many games has Tatum missed?',
      'Which games did Jayson Tatum miss?',
      'How many games has Jayson Tatum played this season?',
      'Has Jayson Tatum played in every game this season?',
    ],
  ],
  [
    log(tatum, { detail: 'missed', last: 1 }),
    ["Did Jayson Tatum play in the Celtics' last game?", 'Did Tatum play in the last game?'],
  ],
  [
    log(tatum, { last: 1, stat: null }),
    [
      'When did Jayson Tatum last play?',
      "When was Tatum's most recent game?",
      'How long ago did Jayson Tatum last play?',
    ],
  ],
  [
    log(prescott, { stat: 'passing_yards', splits: ['home', 'road'] }),
    [
      'Dak Prescott at home or on the road: where does he throw for more yards?',
      'Does Dak Prescott throw for more yards at home or away?',
    ],
  ],
  [
    log(tatum, { stat: 'points', against: ['Milwaukee Bucks'], unkept: ['figures of whole careers'] }),
    [
      'How many points did Jayson Tatum score against the Bucks over his career?',
      "Jayson Tatum's career points against the Bucks",
    ],
  ],
  [
    { topic: 'form', teams: ['Carolina Panthers'], detail: 'streak', market: 'spread', side: 'under' },
    [
      'For how many games in a row have the Carolina Panthers failed to cover?',
      'How many straight games have the Carolina Panthers not covered?',
    ],
  ],
  [
    { topic: 'form', teams: ['Charlotte Hornets'], detail: 'streak', market: 'spread', side: 'over' },
    [
      'How many games in a row have the Hornets covered?',
      'Do the Hornets have a covering streak going?',
      'Against the spread, how many in a row have the Hornets won?',
    ],
  ],
  [
    { topic: 'form', teams: ['Charlotte Hornets'], detail: 'streak', market: 'total', side: 'over' },
    [
      'How many games in a row has the over hit in Hornets games?',
      'How many straight Hornets games went over?',
    ],
  ],
  [
    {
      topic: 'form',
      teams: ['Charlotte Hornets'],
      detail: 'streak',
      market: 'spread',
      side: 'over',
      order: 'most',
    },
    ["What is the Hornets' longest run of covers?", 'longest covering streak of the hornets this season'],
  ],
  [
    { topic: 'form', teams: ['Charlotte Hornets'], detail: 'last_win', market: 'spread' },
    [
      'When was the last time the Hornets covered the spread?',
      'When did the Hornets last cover?',
      'How long has it been since the Hornets covered?',
    ],
  ],
  [
    {
      topic: 'form',
      teams: ['Charlotte Hornets'],
      detail: 'last_win',
      market: 'spread',
      splits: ['underdog'],
    },
    ['When did the Hornets last cover as underdogs?'],
  ],
  [
    { topic: 'form', teams: ['Charlotte Hornets'], detail: 'last_loss', market: 'spread' },
    ['When did the Hornets last lose against the spread?', 'When did the Hornets last fail to cover?'],
  ],
  [
    log(pastrnak, { stat: 'goals', over: 0.5, side: null }),
    ['When did David Pastrnak last score?', 'How long has it been since Pastrnak scored a goal?'],
  ],
  [
    { topic: 'form', teams: ['Charlotte Hornets'], detail: 'last_loss', market: 'total' },
    ['When was the last time the under hit in a Hornets game?', 'When did a Hornets game last go under?'],
  ],
  [
    { topic: 'form', teams: ['Chicago Bulls'], last: 1, splits: [] },
    [
      'How long ago did the Bulls last play?',
      'When did the Bulls last play?',
      "What day was the Bulls' last game?",
    ],
  ],
  [
    { topic: 'form', teams: ['Chicago Bulls'], last: 3, detail: 'margins' },
    [
      'By how many points did the Bulls win or lose their last three games?',
      "margins of the Bulls' last 3 games",
    ],
  ],
  [
    { topic: 'form', teams: ['Chicago Bulls'], last: null, splits: ['road'], detail: 'margins' },
    ['Final margins of the Bulls on the road'],
  ],
  [
    { topic: 'record', teams: ['Chicago Bulls'], games: { of: 'lost_by', min: 1, max: null } },
    ["what is the average margin of the bulls' losses", 'average losing margin of the bulls'],
  ],
  [
    { topic: 'form', teams: ['Chicago Bulls'], last: 4, detail: 'both_teams' },
    [
      "What was the total number of points in each of the Bulls' last four games?",
      'combined score of each of the last 4 bulls games',
    ],
  ],
  [
    { topic: 'record', teams: ['Chicago Bulls'], splits: ['favorite'] },
    [
      'Have the Bulls won more than half of the games in which they were favored?',
      'How often do the Bulls win when they are favored?',
      'What percentage of games have the Bulls won as favorites?',
    ],
  ],
  [
    { topic: 'form', teams: ['Chicago Bulls'], last: 1, splits: ['underdog'] },
    ['When were the Bulls last underdogs?', 'When was the last time the Bulls were underdogs?'],
  ],
  [
    { topic: 'form', teams: ['Chicago Bulls'], detail: 'streak', splits: ['home'], market: null },
    ['How many straight home games have the Bulls won?', 'How many home games in a row have the Bulls lost?'],
  ],
  [
    { topic: 'form', teams: ['Chicago Bulls'], detail: 'streak', market: 'moneyline', order: 'least' },
    [
      'What is the longest losing streak of the Bulls this season?',
      'Have the Bulls lost three in a row this season?',
    ],
  ],
  [
    { topic: 'starters', teams: ['Dallas Cowboys'], splits: ['road'] },
    ["How does the Cowboys' quarterback play on the road?"],
  ],
])('%j', (expected, prompts) => {
  test.each(prompts)('%s', (prompt) => {
    expect(read(prompt)).toMatchObject([{ ask: 'find', ...expected }]);
  });
});

test.each([
  'Jayson Tatum over 29.5 points tonight',
  'Best prop for Jayson Tatum in tonight’s game',
  'Will the Hornets cover for the third game in a row?',
  'Will Jayson Tatum miss the game tonight?',
])('%s is none of these', (prompt) => {
  const told = (read(prompt) ?? []).filter((query) => query.ask === 'find');
  expect(
    told.filter(({ topic, detail }) => topic === 'game_log' || (topic === 'form' && detail !== null)),
  ).toEqual([]);
});

const open: FindQuery = { ...openFind, topic: 'form', sports: ['NBA'], teams: ['Chicago Bulls'] };
const ofTatum: FindQuery = { ...openFind, topic: 'game_log', sports: ['NBA'], players: [tatum ?? ''] };

test.each<FindQuery>([
  { ...open, detail: 'streak', market: 'spread', side: 'over' },
  { ...open, detail: 'last_win', limit: 2 },
  { ...open, detail: 'last_loss', limit: 3 },
  { ...ofTatum, stat: 'assists', side: 'over' },
  { ...ofTatum, stat: 'points', side: 'under' },
  { ...open, detail: 'streak', market: 'spread', side: 'under' },
  { ...open, detail: 'streak', market: 'total', side: 'under', splits: ['road'] },
  { ...open, detail: 'streak', market: 'total', side: 'over', order: 'most' },
  { ...open, detail: 'last_win', market: 'spread' },
  { ...open, detail: 'last_loss', market: 'spread' },
  { ...open, detail: 'last_win', market: 'total' },
  { ...open, detail: 'margins', last: 5 },
  { ...open, detail: 'margins' },
  { ...open, detail: 'margins', splits: ['home'] },
  { ...open, detail: 'streak', market: 'moneyline', order: 'most' },
  { ...ofTatum, detail: 'missed' },
  { ...ofTatum, detail: 'missed', last: 10 },
  { ...ofTatum, detail: 'missed', since: '2026-11-01' },
  { ...ofTatum, stat: 'points', since: '2026-11-01' },
  { ...open, topic: 'record', since: '2026-11-01' },
  { ...ofTatum, detail: 'highest', stat: 'rebounds' },
  { ...ofTatum, detail: 'lowest' },
  { ...ofTatum, stat: 'points', over: 19.5, alsoOver: { stat: 'rebounds', over: 9.5 } },
  { ...ofTatum, stat: 'points', over: 19.5, detail: 'streak' },
  { ...ofTatum, stat: 'assists', over: 5.5 },
])('%j reads back from its prompt', (query) => {
  expect(read(promptOf(query)), promptOf(query)).toEqual([query]);
});
