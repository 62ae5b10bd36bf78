/** Questions that rank and compare teams and players: what is asked is read in full, and a wish for a bet is not taken. */
import { describe, expect, test } from 'vitest';
import { promptOf } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const roster = [
  { sport: 'NBA' as const, team: 'Cleveland Cavaliers', name: 'Darius Garland' },
  { sport: 'NBA' as const, team: 'Sacramento Kings', name: 'Domantas Sabonis' },
  { sport: 'NFL' as const, team: 'Buffalo Bills', name: 'Josh Allen' },
  { sport: 'NFL' as const, team: 'Baltimore Ravens', name: 'Lamar Jackson' },
  { sport: 'NFL' as const, team: 'Los Angeles Rams', name: 'Puka Nacua' },
  { sport: 'NFL' as const, team: 'Los Angeles Rams', name: 'Davante Adams' },
  { sport: 'MLB' as const, team: 'Pittsburgh Pirates', name: 'Paul Skenes' },
  { sport: 'MLB' as const, team: 'Detroit Tigers', name: 'Tarik Skubal' },
  { sport: 'NHL' as const, team: 'Edmonton Oilers', name: 'Leon Draisaitl' },
  { sport: 'NHL' as const, team: 'Toronto Maple Leafs', name: 'William Nylander' },
];
const context = {
  selectedSport: 'NFL' as const,
  teams,
  roster,
  players: roster.map(({ name }) => name),
  now: new Date('2026-11-22T15:00:00Z'),
};
const read = (prompt: string) => readQueries(prompt, context);

test.each([
  ['which team gives up the most points', { topic: 'statistic', order: 'most', detail: 'allowed' }],
  ['who allows the fewest points', { topic: 'statistic', order: 'least', detail: 'allowed' }],
])('“%s” is of results, and no list of totals', (prompt, expected) => {
  expect(read(prompt)).toMatchObject([{ ask: 'find', ...expected }]);
});

test.each([
  ['rbi leader in the american league', 'runs_batted_in', 'american'],
  ['Leaders in RBIs MLB from American League teams', 'runs_batted_in', 'american'],
  ['who leads the nl in home runs', 'home_runs', 'national'],
])('“%s” ranks players', (prompt, stat, group) => {
  expect(readQueries(prompt, { ...context, selectedSport: 'MLB' })).toMatchObject([
    { topic: 'leaders', stat, group, splits: [] },
  ]);
});

test.each(['is ad playing tonight', 'is AD hurt'])('“%s” is of the player called so', (prompt) => {
  const davis = { sport: 'NBA' as const, team: 'Dallas Mavericks', name: 'Anthony Davis' };
  const named = { ...context, selectedSport: 'NBA' as const, roster: [...roster, davis] };
  expect(readQueries(prompt, named)).toMatchObject([{ topic: 'injuries', players: ['Anthony Davis'] }]);
});

test.each(['explain hooks', 'what are hooks'])('“%s” is a term', (prompt) => {
  expect(read(prompt)).toMatchObject([{ ask: 'explain', terms: ['hook'] }]);
});

describe('who covers more', () => {
  test.each([
    "who's better against the spread, bills or jets",
    'which team has been better ats this year, bills or jets',
    'who covers more often, bills or jets',
    'bills or jets, who covers the spread more',
    'who has the better ats record, bills or jets',
  ])('“%s” is of what they did', (prompt) => {
    expect(read(prompt)).toMatchObject([
      { ask: 'find', topic: 'spread', teams: ['Buffalo Bills', 'New York Jets'] },
    ]);
  });

  test('has its place', () => {
    expect(read('who covers more at home, bills or jets')).toMatchObject([
      { ask: 'find', topic: 'spread', splits: ['home'] },
    ]);
  });

  test.each([
    'who covers, bills or jets',
    "who's the better bet against the spread, bills or jets",
    'bills or jets better against the spread on sunday',
    'who covers on sunday more likely, bills or lions',
  ])('“%s” is about a bet', (prompt) => {
    expect(read(prompt)?.[0]?.ask).not.toBe('find');
  });
});

test.each(["who's leading the league in rushing yards rn", 'who leads the nfl in rushing yards right now'])(
  '“%s” is of the season',
  (prompt) => {
    expect(read(prompt)).toMatchObject([{ topic: 'leaders', stat: 'rushing_yards', days: null }]);
  },
);

test('“right now” is of today where it asks who plays', () => {
  expect(read('who is playing right now')).toMatchObject([{ topic: 'schedule', days: ['2026-11-22'] }]);
});

describe.each([
  [
    { topic: 'record', order: 'most', side: 'under', over: 0.5, teams: [] },
    [
      'who is still undefeated',
      'which clubs have not lost a game yet',
      'is there any team with a perfect record',
      'who has yet to lose this season',
    ],
  ],
  [
    { topic: 'record', order: 'least', side: 'under', over: 0.5 },
    ['which teams are winless', 'who has yet to win a game', 'any team without a win'],
  ],
  [
    { topic: 'record', order: 'least', teams: ['Carolina Panthers'], over: null },
    [
      'are the carolina panthers the worst team in the league',
      'do the carolina panthers have the worst record',
    ],
  ],
  [
    { topic: 'record', order: 'least', group: 'nfc south', splits: ['road'] },
    ['who is the worst road team in the nfc south', 'worst record on the road in the nfc south'],
  ],
  [
    { topic: 'record', order: 'most', days: ['2026-11-22'], last: 10 },
    [
      "which of today's teams is the hottest",
      'which team playing today has won the most of its last ten',
      "which of today's teams has the best record in its last 10 games",
    ],
  ],
  [
    { topic: 'record', order: 'most', days: null, last: 10, teams: [] },
    [
      'which teams have won at least seven of their last ten games',
      'any teams that won 8 or more of their last 10',
    ],
  ],
  [
    { topic: 'form', detail: 'streak', order: 'least', teams: [] },
    [
      'which team has the longest losing streak right now',
      'who has lost the most games in a row',
      'how long is the longest losing skid in the league',
    ],
  ],
  [
    { topic: 'statistic', detail: 'allowed', order: 'most', teams: [] },
    [
      'worst defense in the league by points allowed',
      'worst team in goals against',
      'bottom 5 defenses in points allowed',
    ],
  ],
  [
    { topic: 'statistic', detail: 'allowed', order: 'least', teams: [] },
    [
      'whose defense gives up the fewest points',
      'best defense by points allowed',
      'which team is best in points allowed',
      'which team has the best defense',
      'which team lets in the fewest points',
      'who has the stingiest defense',
    ],
  ],
  [
    { topic: 'statistic', order: 'most', teams: ['Buffalo Bills', 'New York Jets'] },
    ['which team scores more, the bills or the jets', 'do the bills score more than the jets'],
  ],
  [
    { topic: 'record', detail: 'place', teams: ['Tennessee Titans'] },
    [
      'what share of their games have the titans won',
      'what is the titans win percentage',
      'what percentage of games have the titans won',
    ],
  ],
  [
    { topic: 'record', detail: 'both_teams', teams: ['Buffalo Bills', 'New York Jets'] },
    [
      'compare the bills and the jets',
      'how do the bills stack up against the jets',
      'bills and jets side by side',
      'what is the difference between the bills and the jets',
    ],
  ],
  [
    { topic: 'game_log', players: ['Darius Garland', 'Domantas Sabonis'], stat: 'points', order: 'most' },
    [
      'who scores more, darius garland or domantas sabonis',
      'whose scoring average is higher, garland or sabonis',
      'is garland averaging more points than sabonis',
      'who is the better scorer: garland or sabonis',
    ],
  ],
  [
    {
      topic: 'game_log',
      players: ['Puka Nacua', 'Davante Adams'],
      stat: 'receptions',
      order: 'most',
      against: [],
    },
    [
      'who catches more passes for the rams, puka nacua or davante adams',
      'nacua or davante adams, who gets more catches',
    ],
  ],
  [
    { topic: 'game_log', players: ['Josh Allen', 'Lamar Jackson'], stat: 'passing_yards', order: 'most' },
    [
      'does josh allen throw for more yards than lamar jackson',
      'josh allen against lamar jackson: who has more passing yards',
    ],
  ],
  [
    { topic: 'game_log', players: ['Leon Draisaitl', 'William Nylander'], stat: 'goals', order: 'most' },
    ['who scores more, leon draisaitl or william nylander', 'has draisaitl scored more goals than nylander'],
  ],
  [
    { topic: 'leaders', stat: 'rushing_yards' },
    ['top 5 rushers in the nfl', 'Who are the top five rushers in the NFL this season?'],
  ],
  [
    { topic: 'leaders', stat: 'points' },
    ['top ten scorers in the nba', 'list the top 10 scorers in the nba right now'],
  ],
  [
    {
      topic: 'game_log',
      players: ['Leon Draisaitl', 'William Nylander'],
      stat: 'goals',
      last: 1,
      days: null,
    },
    ['who scored more in their last game, leon draisaitl or william nylander'],
  ],
  [
    { topic: 'game_log', players: ['Paul Skenes'], stats: ['earned_runs', 'outs'], against: [] },
    ['what is skenes era for the pirates this season'],
  ],
  [
    { topic: 'game_log', players: ['Paul Skenes'], stats: ['earned_runs', 'outs'] },
    ["what is paul skenes' earned run average", 'skenes era', 'what is the era of paul skenes this season'],
  ],
  [
    {
      topic: 'game_log',
      players: ['Paul Skenes', 'Tarik Skubal'],
      stats: ['earned_runs', 'outs'],
      order: 'least',
    },
    ['who has the better era, skenes or skubal'],
  ],
  [
    { topic: 'leaders', teams: ['Chicago Blackhawks'], stat: 'assists' },
    ['which chicago blackhawks player has the most assists', 'who on the blackhawks has the most assists'],
  ],
  [
    { topic: 'leaders', teams: ['Vegas Golden Knights'], stat: 'points' },
    ['who leads the golden knights in points', 'which golden knights player has the most points'],
  ],
  [
    { topic: 'leaders', teams: ['New York Yankees'], stat: 'home_runs' },
    ['which yankees player has hit the most home runs', 'who has hit the most homers for the yankees'],
  ],
  [
    { topic: 'starters', order: 'most', days: ['2026-11-22'] },
    [
      "which of today's starters has been the best lately",
      'which starting pitcher today is in the best form',
    ],
  ],
  [
    { topic: 'statistic', detail: 'rank', order: 'most', teams: ['Detroit Lions'] },
    ['where do the lions rank in scoring', 'how do the lions rank in points per game'],
  ],
  [
    { topic: 'statistic', detail: 'rank_allowed', order: 'least', teams: ['Detroit Lions'] },
    ['where do the lions rank in points allowed', 'where does the lions defense rank in the league'],
  ],
  [
    { topic: 'standings', detail: 'place', group: 'national west', teams: ['Los Angeles Dodgers'] },
    ['what place are the dodgers in the nl west'],
  ],
] as const)('%j', (expected, prompts) => {
  test.each(prompts)('is “%s”', (prompt) => {
    const [query, ...others] = read(prompt) ?? [];
    expect(query).toMatchObject({ ask: 'find', ...expected });
    expect(others).toEqual([]);
  });

  test('reads back from its own words', () => {
    const [query] = read(prompts[0]) ?? [];
    if (!query) throw new Error('not read');
    expect(read(promptOf(query))).toMatchObject([{ ask: 'find', ...expected }]);
  });
});

test.each(['tarik skubal strikeouts per nine innings', "what is tarik skubal's k/9", 'strikeouts per 9'])(
  '“%s” asks for a rate that nobody keeps',
  (prompt) => {
    expect(readQueries(prompt, { ...context, selectedSport: 'MLB' })).toMatchObject([
      { ask: 'find', unkept: ['strikeouts per nine innings and other rates of pitchers'] },
    ]);
  },
);

test('a team is named by its city as well, which is the surname of a player', () => {
  const named = [{ sport: 'NBA' as const, team: 'New Orleans Pelicans', name: 'Brandon Boston' }];
  const prompt = 'Where do they rank by the most points scored Boston Celtics';
  expect(readQueries(prompt, { ...context, selectedSport: 'NBA', roster: named, players: [] })).toMatchObject(
    [{ topic: 'statistic', detail: 'rank', teams: ['Boston Celtics'], players: [] }],
  );
});

test.each([
  'best team to bet on tonight',
  'best nfl team',
  'who will score more tonight, garland or sabonis',
  'is garland or sabonis likelier to score more points',
  'garland points plus one more',
  'last team unbeaten',
  'are the broncos better at home than on the road',
  'is vancouver unbeaten at home',
  'compare the books on josh allen passing yards',
  'which of the bills and the jets is the better bet',
])('“%s” ranks and compares no facts', (prompt) => {
  const queries = read(prompt) ?? [];
  expect(queries.filter((query) => query.ask === 'find' && query.order !== null)).toEqual([]);
});

test.each([
  'best anytime goal scorer in the bruins wild game',
  'best scorer in lakers celtics',
  'top anytime scorer in chiefs vs bills',
])('“%s” is about one player of the two teams, and compares no teams', (prompt) => {
  expect(read(prompt)?.filter((query) => query.ask === 'find' && query.topic === 'statistic') ?? []).toEqual(
    [],
  );
});

test('which of two teams scores more is compared', () => {
  expect(read('who scores more goals, bruins or wild')).toMatchObject([{ ask: 'find', topic: 'statistic' }]);
});

test.each(['top 5 scorers in the nba parlay', 'top 5 scorers tonight', 'top 5 scorers in the nba over 20.5'])(
  'the best players of a bet are no leaders: %s',
  (prompt) => {
    expect(read(prompt)?.filter((query) => query.ask === 'find') ?? []).toEqual([]);
  },
);

test('how many of the best are asked for is counted', () => {
  expect(read('top ten scorers in the nba')).toMatchObject([{ topic: 'leaders', limit: 10 }]);
});

test.each([
  ['paul skeness strikeouts last 3 starts', 'Paul Skenes'],
  ['leon draisaitls goals last 10', 'Leon Draisaitl'],
])('a name may have the s of a possessive without its apostrophe: %s', (prompt, player) => {
  expect(read(prompt)).toMatchObject([{ topic: 'game_log', players: [player] }]);
});
