/** Games to come by others, teams by their games, and what a table is asked for: read in many words, read back from their prompts, and answered. */
import { describe, expect, test } from 'vitest';
import type { FindQuery } from '../../../../../lambdas/contracts/asking/queries/find.ts';
import type { SportSheet } from '../../../../../lambdas/domain/asking/facts/sheet.ts';
import { answerFind } from '../../../../../lambdas/domain/asking/queries/find/answer.ts';
import { openFind } from '../../../../../lambdas/domain/asking/queries/find/open-find.ts';
import { ofGame } from '../../../../../lambdas/domain/asking/queries/find/reading/of-game.ts';
import { ofTable } from '../../../../../lambdas/domain/asking/queries/find/reading/of-table.ts';
import { promptOf } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { gameWith } from '../../../feed/games/games.ts';
import { row } from '../../facts/samples.ts';
import { tablesOf } from '../boards.ts';

/** A Saturday. */
const now = new Date('2026-11-21T16:00:00Z');
const context = { selectedSport: 'NBA' as const, teams, roster: [], players: [], now };
const read = (prompt: string) => readQueries(prompt, context);
const dayAfter = (count: number) => `2026-11-${21 + count}`;
const days = (count: number) => Array.from({ length: count }, (_, at) => dayAfter(at));

describe.each<[Partial<FindQuery>, readonly string[]]>([
  [
    { topic: 'schedule', detail: 'after_next', teams: ['Chicago Bulls'], against: ['Miami Heat'] },
    [
      'who do the bulls play after the heat',
      'After the Heat, who do the Bulls face?',
      'Where do the Bulls go after Miami Heat?',
      'what is next for the bulls after the heat game',
    ],
  ],
  [
    { topic: 'schedule', detail: 'after_next', teams: ['Chicago Bulls'], against: [], days: null },
    ["when is the Bulls' game after next", "what's the bulls game after the next one"],
  ],
  [
    { topic: 'schedule', detail: 'after_next', teams: ['Chicago Bulls'], days: [dayAfter(0)] },
    ["Who do the Bulls play after tonight's game?", 'where do the bulls play after tonight'],
  ],
  [
    { topic: 'schedule', teams: ['Chicago Bulls'], days: days(5), detail: null },
    [
      'How many games do the Bulls have through Wednesday?',
      'which games do the bulls play between now and wednesday',
      'how many games do the bulls play before thursday',
    ],
  ],
  [
    { topic: 'schedule', detail: 'each_day', days: days(2) },
    [
      'Which teams play both today and tomorrow?',
      'who has a game on both saturday and sunday',
      'which teams are in action today and again tomorrow',
      'how many nba teams play on both days this weekend',
      'which clubs are on the court both tonight and tomorrow',
    ],
  ],
  [
    { topic: 'schedule', detail: 'most_games', limit: 3, days: days(5) },
    ['Which teams play three games in the next five days?', 'who has at least 3 games over the next 5 days'],
  ],
  [
    { topic: 'schedule', detail: 'most_games', limit: null, order: 'most', days: days(7) },
    ['which team has the most games this week', 'who plays the most games over the next seven days'],
  ],
  [
    { topic: 'schedule', detail: 'both_teams', over: 0.5, side: 'over', days: [dayAfter(1)] },
    [
      'Which games tomorrow feature two teams above .500?',
      'any games tomorrow between two teams with winning records',
    ],
  ],
  [
    { topic: 'schedule', teams: ['Chicago Bulls'], days: days(8), limit: null },
    ['how many games do the bulls have left this season', "what are the Bulls' remaining games"],
  ],
  [
    { topic: 'schedule', teams: ['Chicago Bulls', 'Miami Heat'], detail: 'after_next' },
    ['do the bulls and the heat play each other this week', 'when do the bulls and heat face each other'],
  ],
  [
    { topic: 'schedule', teams: ['Chicago Bulls'], unkept: ['names of stadiums'] },
    ["what is the bulls' stadium called", 'what arena do the bulls play in'],
  ],
  [
    { topic: 'schedule', teams: ['Chicago Bulls', 'Miami Heat'], unkept: ['TV channels and streams'] },
    ['is bulls-heat on national tv', 'who broadcasts the bulls game against the heat'],
  ],
  [
    {
      topic: 'rest',
      detail: 'between',
      teams: ['Chicago Bulls'],
      against: ['Miami Heat', 'Boston Celtics'],
    },
    [
      'how much rest do the bulls get between the heat game and the celtics game',
      'Between the Heat game and the Celtics game, how many days do the Bulls have off?',
    ],
  ],
  [
    { topic: 'rest', detail: 'between', teams: ['Chicago Bulls'], against: [], days: null },
    [
      'how many days off do the bulls have between their next two games',
      'how long is the break between the next two bulls games',
    ],
  ],
  [
    { topic: 'schedule', teams: ['Chicago Bulls'], limit: 1 },
    [
      "is the Bulls' next game at home",
      'when is the next bulls game and is it at home',
      'Is the next Bulls game on the road?',
    ],
  ],
  [
    { topic: 'schedule', order: 'least', limit: 1, days: null },
    ['what starts next', "what's the next game to tip off", 'which game is next'],
  ],
  [
    { topic: 'form', teams: ['Chicago Bulls'], last: 1 },
    [
      'who did the bulls play last',
      "Who was the Bulls' last opponent?",
      'whom have the bulls faced most recently',
    ],
  ],
  [
    { topic: 'meetings', teams: ['Chicago Bulls', 'Miami Heat'], detail: null, last: null },
    [
      'How have the Bulls and the Heat done against each other this season?',
      'who leads the season series between the bulls and the heat',
    ],
  ],
  [
    { topic: 'meetings', teams: ['Chicago Bulls', 'Miami Heat'], detail: 'last_win', splits: ['road'] },
    ['have the bulls ever won in miami heat?', 'Have the Bulls ever beaten the Heat in Miami?'],
  ],
  [
    { topic: 'spread', teams: [], rested: 'short' },
    [
      'what do nba teams do against the spread without a day of rest',
      'how do nba teams do ats on back to backs',
      'how do nba teams fare against the spread on short rest',
    ],
  ],
  [
    { topic: 'record', teams: [], sports: ['NFL'], rested: 'bye' },
    ['what is the record of nfl teams after a bye', 'How have NFL teams done coming off a bye?'],
  ],
  [
    { topic: 'standings', group: 'east', order: null },
    ['rank the eastern conference by record', 'Order the teams in the East by wins.'],
  ],
  [
    { topic: 'standings', over: 0.5, side: 'over', group: 'east' },
    ['which teams are above .500 in the east', 'who is over .500 in the eastern conference'],
  ],
])('%j', (expected, prompts) => {
  test.each(prompts)('%s', (prompt) => {
    expect(read(prompt)).toMatchObject([{ ask: 'find', ...expected }]);
  });
});

test('a wish for a bet is no question for what is not kept', () => {
  expect(read('bulls on tv tonight, best bet')?.some(({ ask }) => ask === 'find') ?? false).toBe(false);
});

test.each([
  ['how do the bulls do after a loss', { topic: 'record', splits: ['after_loss'] }],
  ['which teams are off a bye', { topic: 'rest' }],
  ['when do the bulls play the heat again', { detail: 'after_next', teams: ['Chicago Bulls', 'Miami Heat'] }],
  ['bulls record on the second night of a back to back', { topic: 'record', teams: ['Chicago Bulls'] }],
] as const)('%s is read as before', (prompt, expected) => {
  expect(read(prompt)).toMatchObject([{ ask: 'find', ...expected }]);
});

const noQuery: FindQuery = { ...openFind, topic: 'schedule', sports: ['NBA'], teams: ['Chicago Bulls'] };

test.each<Partial<FindQuery>>([
  { detail: 'after_next' },
  { detail: 'after_next', against: ['Miami Heat'] },
  { detail: 'after_next', days: [dayAfter(2)] },
  { detail: 'each_day', teams: [], days: days(2) },
  { detail: 'most_games', teams: [], days: days(5), limit: 3 },
  { detail: 'most_games', teams: [], days: days(5), order: 'least' },
  { detail: 'both_teams', teams: [], days: days(2), over: 0.5, side: 'over' },
  { topic: 'rest', detail: 'between' },
  { topic: 'rest', detail: 'between', against: ['Miami Heat'] },
  { topic: 'rest', detail: 'between', against: ['Miami Heat', 'Boston Celtics'] },
  { topic: 'rest', detail: 'between', days: [dayAfter(1), dayAfter(4)] },
  { topic: 'standings', teams: [], group: 'east', over: 0.5, side: 'under' },
  { topic: 'standings', sports: ['NHL'], teams: [], group: 'metro', stat: 'points' },
])('%j reads back from its prompt', (given) => {
  const query = { ...noQuery, ...given };
  expect(read(promptOf(query)), promptOf(query)).toEqual([query]);
});

describe('answers', () => {
  const named = ['Chicago Bulls', 'Miami Heat', 'Boston Celtics', 'Utah Jazz'];
  const side = (name: string) => ({ id: name, name });
  const coming = (day: string, away: string, home: string) =>
    gameWith({
      id: `NBA-${day}-${home}`,
      sport: 'NBA',
      day,
      startsAt: `${day}T23:00:00.000Z`,
      home: side(home),
      away: side(away),
    });
  const [bulls = '', heat = '', celtics = '', jazz = ''] = named;
  const games = [
    coming(dayAfter(0), bulls, heat),
    coming(dayAfter(1), jazz, bulls),
    coming(dayAfter(1), heat, celtics),
    coming(dayAfter(4), celtics, bulls),
  ];
  const sheet: SportSheet = {
    sport: 'NBA',
    standings: {
      asOf: '2026-11-20T22:00:00.000Z',
      source: 'Goalserve',
      rows: named.map((team, at) =>
        row(side(team), { won: 8 - 2 * at, lost: 3 + at, group: 'NBA, all teams', points: 20 - at }),
      ),
    },
    injuries: {},
  };
  const answer = (given: Partial<FindQuery>) => {
    const tables = tablesOf(games, {
      selectedSport: 'NBA',
      now,
      sports: [{ sport: 'NBA', games, teams: named.map(side), sheet }],
    });
    return answerFind({ ...noQuery, ...given }, tables).response;
  };

  test('the game after one against a team, after some days, and after none that is listed', () => {
    expect(answer({ detail: 'after_next', against: [heat] })).toMatch(/^Jazz at Bulls, Sun, Nov 22/);
    expect(answer({ detail: 'after_next', days: [dayAfter(1)] })).toMatch(/^Celtics at Bulls, Wed, Nov 25/);
    expect(answer({ detail: 'after_next', days: [dayAfter(4)] })).toBe(
      'No game for the Bulls after Wed, Nov 25 is listed yet: we list the next 7 days.',
    );
    expect(answer({ detail: 'after_next', teams: [jazz], against: [heat] })).toMatch(
      /^No game for the Jazz against the Heat is listed in the next 7 days\.\nThe games of the Jazz:\n• Jazz at Bulls/,
    );
  });

  test('days between two games, and a game that is not listed', () => {
    expect(answer({ topic: 'rest', detail: 'between', against: [heat, celtics] })).toMatch(
      /^The Bulls have 3 days between them, as they play 4 days apart:\n• Bulls at Heat.*\n• Celtics at Bulls.*\nIn between:\n• Jazz at Bulls/,
    );
    expect(answer({ topic: 'rest', detail: 'between' })).toMatch(
      /^The Bulls play them on two days in a row, with no day between:\n• Bulls at Heat.*\n• Jazz at Bulls/,
    );
    expect(answer({ topic: 'rest', detail: 'between', teams: [jazz], against: [heat] })).toMatch(
      /^No game for the Jazz against the Heat is listed/,
    );
  });

  test('teams that play on each day, and by how many games they have', () => {
    expect(answer({ detail: 'each_day', teams: [], days: days(2) })).toBe(
      '2 NBA teams play on both Sat, Nov 21 and Sun, Nov 22: Bulls and Heat.',
    );
    expect(answer({ detail: 'each_day', teams: [], days: [dayAfter(0), dayAfter(4)] })).toBe(
      '1 NBA team plays on both Sat, Nov 21 and Wed, Nov 25: Bulls.',
    );
    expect(answer({ detail: 'most_games', teams: [], days: days(5), limit: 2 })).toBe(
      '3 NBA teams have at least 2 games from Sat, Nov 21 to Wed, Nov 25:\n• 3 games: Bulls\n• 2 games: Celtics and Heat',
    );
    expect(answer({ detail: 'most_games', teams: [], days: days(5), limit: 4 })).toBe(
      'No NBA team has 4 games from Sat, Nov 21 to Wed, Nov 25: the most is 3.',
    );
    expect(answer({ detail: 'most_games', teams: [], days: days(5), order: 'least' })).toMatch(
      /^The fewest games of an NBA team .*: 1\.\n• 1 game: Jazz$/,
    );
  });

  test('of many days, one game is a count, and the last listed day is the end', () => {
    expect(answer({ teams: [jazz], days: days(8) })).toMatch(
      /^1 game for the Jazz from Sat, Nov 21 to Sat, Nov 28:\n• Jazz at Bulls.*\nWe list the next 7 days\.$/,
    );
  });

  test('the place of the next game', () => {
    expect(answer({ limit: 1, days: days(8) })).toMatch(
      /^Bulls at Heat, .*\.\nThe Bulls play it on the road\.$/,
    );
  });

  test('games between two teams above .500, or none', () => {
    expect(answer({ detail: 'both_teams', teams: [], days: days(1), over: 0.5, side: 'over' })).toMatch(
      /^1 NBA game on Sat, Nov 21 is between two teams above \.500:\nBulls at Heat, .*\n• Chicago Bulls: 8–3/,
    );
    expect(answer({ detail: 'both_teams', teams: [], days: days(2), over: 0.5, side: 'under' })).toBe(
      'No NBA game between two teams below .500 is listed on Sat, Nov 21 and Sun, Nov 22.',
    );
  });

  test('teams above .500, and points', () => {
    expect(answer({ topic: 'standings', teams: [], over: 0.5, side: 'over' })).toMatch(
      /^2 of 4 NBA teams are above \.500, .*:\n• Chicago Bulls, 8–3\n• Miami Heat, 6–4$/,
    );
    expect(answer({ topic: 'standings', teams: [], stat: 'points' })).toContain(
      'Miami Heat, 6–4 (19 points)',
    );
  });
});

describe('a question for a table', () => {
  const of = (typed: string, query: Partial<FindQuery> = {}, sport: 'NBA' | 'NHL' = 'NHL') =>
    ofTable({ ...openFind, topic: 'statistic', ...query }, typed, sport);
  const own = { sports: ['NHL' as const], teams: ['Toronto Maple Leafs'] };

  test.each(['How many points do the Maple Leafs have?', 'how many points are the leafs behind the bruins'])(
    '%s is of points in it',
    (typed) => {
      expect(of(typed, own)).toMatchObject({ topic: 'standings', detail: 'place', stat: 'points' });
    },
  );

  test.each([
    'How many points do the Leafs score per game?',
    'how many points did the Leafs allow',
    'Leafs goals a game',
  ])('%s is not', (typed) => {
    expect(of(typed, own).topic).toBe('statistic');
  });

  test('points of basketball are scored', () => {
    expect(of('How many points do the Lakers have?', { teams: ['Los Angeles Lakers'] }, 'NBA').topic).toBe(
      'statistic',
    );
  });

  test('a record against winning teams is no list of them', () => {
    expect(of('how do teams do against teams with a winning record', {}, 'NBA').topic).toBe('statistic');
  });
});

describe('what belongs to a game and is not kept', () => {
  const query: FindQuery = { ...openFind, topic: 'total', sports: ['NFL'], teams: ['Denver Broncos'] };

  test.each([
    [
      'Which channel shows the Broncos, and in which stadium is it?',
      ['TV channels and streams', 'names of stadiums'],
    ],
    ['Does the referee of the Broncos game call many penalties?', ['umpires and referees']],
    ['How many fans come to Broncos home games?', ['attendance']],
    ['How far do the Broncos fly for their next game?', ['travel and time zones']],
  ])('%s', (typed, unkept) => {
    expect(ofGame(query, typed)).toMatchObject({ topic: 'schedule', teams: ['Denver Broncos'], unkept });
  });

  test.each([
    'Broncos overs at home',
    'How do the Broncos do when traveling?',
    'Broncos record in their stadium',
  ])('%s is as it was', (typed) => {
    expect(ofGame(query, typed)).toBe(query);
  });
});
