/** Games of a sort: which of them are meant, how many they were, and how the team did in them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { card } from '../../../../../lambdas/contracts/asking/cards.ts';
import { type GameSort, gameSort, gameSorts } from '../../../../../lambdas/contracts/asking/queries/find.ts';
import type { SportSheet } from '../../../../../lambdas/domain/asking/facts/sheet.ts';
import { answerFind } from '../../../../../lambdas/domain/asking/queries/find/answer.ts';
import { promptOf } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { row } from '../../facts/samples.ts';
import { game, tablesOf } from '../boards.ts';

const context = { selectedSport: 'NFL' as const, teams, now: new Date('2026-11-22T15:00:00Z') };

function read(prompt: string) {
  const [query, ...others] = readQueries(prompt, context) ?? [];
  return query?.ask === 'find' && others.length === 0 ? query : undefined;
}

test.each<[string, Partial<GameSort>]>([
  ['how often do the Bruins score 4 or more', { of: 'scored', min: 4, max: null }],
  ['how many times have the Lions put up 24+', { of: 'scored', min: 24, max: null }],
  ['Cowboys record when scoring more than 30', { of: 'scored', min: 31, max: null }],
  ['how many times have the 49ers been held under 20', { of: 'scored', min: null, max: 19 }],
  ['how many games have the Jets given up at least 30 points', { of: 'allowed', min: 30, max: null }],
  ['Bears record when they hold opponents under 20', { of: 'allowed', min: null, max: 19 }],
  ['how many Packers games were decided by 3 or less', { of: 'margin', min: null, max: 3 }],
  ['Eagles record in one score games', { of: 'margin', min: null, max: 8 }],
  ['how often do the Chiefs win by more than a touchdown', { of: 'won_by', min: 8, max: null }],
  ['Celtics wins by 10 or more', { of: 'won_by', min: 10, max: null }],
  ['how many Celtics wins have come by 20 or more', { of: 'won_by', min: 20, max: null }],
  ['how many Bruins games went beyond regulation', { of: 'overtime' }],
  ['how many losses by exactly 3 do the Jets have', { of: 'lost_by', min: 3, max: 3 }],
  ['Lakers over record when the total is over 230', { of: 'closing_total', min: 230.5, max: null }],
  ['Chiefs record when leading at halftime', { of: 'lead', min: 1, max: null, part: 'first_half' }],
  [
    'how do the Eagles do when trailing after the first quarter',
    { of: 'lead', max: -1, part: 'first_quarter' },
  ],
  ['Bruins record in overtime', { of: 'overtime' }],
  ['Packers record vs winning teams', { of: 'opponents', max: null }],
  ['Celtics ATS against teams under .500', { of: 'opponents', min: null }],
  ['Chiefs division games record', { of: 'group', group: 'division' }],
  ['lions record vs the nfc north', { of: 'group', group: 'NFC North' }],
  ['Celtics record against the east', { of: 'group', group: 'Eastern Conference' }],
  ['Chiefs record in primetime', { of: 'hour', max: null }],
  ['Dodgers record in day games', { of: 'hour', min: null }],
  ['padres o/u record under the lights', { of: 'hour', max: null }],
  ['how do the red sox do in the daytime', { of: 'hour', min: null }],
  ['Jets record on Sundays', { of: 'weekday', min: 0, max: 0 }],
  ['how did the Bruins do in October', { of: 'month', min: 10, max: 10 }],
  ['Chiefs record since the bye', { of: 'since_bye' }],
  ['biggest win by the Thunder this season', { of: 'won_by', order: 'most' }],
  ['whats the Jets worst loss', { of: 'lost_by', order: 'most' }],
  ['highest scoring game of the Pacers', { of: 'combined', order: 'most' }],
  ['fewest points the Chiefs have allowed in a game', { of: 'allowed', order: 'least' }],
  ['biggest win for the bulls this season', { of: 'won_by', order: 'most' }],
  ["What's the Bulls' most lopsided victory?", { of: 'won_by', order: 'most' }],
  ['worst loss of the bulls this year', { of: 'lost_by', order: 'most' }],
  ['what was the heaviest defeat of the bulls', { of: 'lost_by', order: 'most' }],
  ["what's the most the bulls have lost by", { of: 'lost_by', order: 'most' }],
  ['what is the most the Lions have won by', { of: 'won_by', order: 'most' }],
  ['biggest road win of the Packers', { of: 'won_by', order: 'most' }],
  ['how many one-goal games have the preds played', { of: 'margin', min: 1, max: 1 }],
  ['predators games decided by a single goal', { of: 'margin', min: 1, max: 1 }],
  ['how many of the predators games were decided by a goal', { of: 'margin', min: 1, max: 1 }],
  ['one-point games of the packers', { of: 'margin', min: 1, max: 1 }],
  ['close games of the predators', { of: 'margin', min: null, max: 1 }],
  ['have the Jets lost any close ones', { of: 'lost_by', min: null, max: 8 }],
  ['one-goal games of the panthers', { of: 'margin', min: 1, max: 1 }],
  ['how do the Bears usually fare against the rest of their division', { of: 'group', group: 'division' }],
  ['how did the Jets perform in lopsided games', { of: 'margin', min: 17, max: null }],
  ['how many close losses do the Jets have', { of: 'lost_by', min: null, max: 8 }],
  ['how many games have the bulls lost by 10 or more', { of: 'lost_by', min: 10, max: null }],
  ['have the bulls lost many by double digits', { of: 'lost_by', min: 10, max: null }],
  ['how have the bears done in their division', { of: 'group', group: 'division' }],
  ['bears divisional record', { of: 'group', group: 'division' }],
  ['What is the Bears record against division rivals?', { of: 'group', group: 'division' }],
  ['bears record against the nfc south', { of: 'group', group: 'NFC South' }],
  ['How have the Bears fared against NFC South teams?', { of: 'group', group: 'NFC South' }],
  ['bears record in prime time', { of: 'hour', min: 18, max: null }],
  ['how have the bears done under the lights', { of: 'hour', min: 18, max: null }],
  ['bears record on monday night football', { of: 'weekday', min: 1, max: 1 }],
  ['How have the Bears done on Thursday nights?', { of: 'weekday', min: 4, max: 4 }],
  ['Bears record on MNF', { of: 'weekday', min: 1, max: 1 }],
  ['how do the Bears do on Sunday nights', { of: 'hour', min: 18, max: null }],
])('“%s”', (prompt, sort) => {
  expect(read(prompt)?.games).toMatchObject(sort);
});

test.each([
  ['Lakers record against losing teams on the road', { splits: ['road'] }],
  ['how often have the Lions scored 24 or more in their last 5', { last: 5 }],
  ['biggest road win of the Packers', { splits: ['road'] }],
  ['Bears record on Sunday nights', { unkept: ['records by the night of the week'] }],
  ['Jets record as underdogs in one score games', { splits: ['underdog'] }],
])('“%s” narrows further', (prompt, rest) => {
  expect(read(prompt)).toMatchObject(rest);
  expect(read(prompt)?.games).toBeDefined();
});

describe('is about no such games', () => {
  test.each([
    'will the Bills win by 7 or more',
    'odds of the Lions winning by 10+',
    'give me the Lions to win by 10 or more',
    'how often do the Lions score 3 touchdowns',
    'does overtime count',
    'any chance the Chiefs win by 7 in division games',
    'which team of the two has the most points scored, Bills vs Jets',
    'biggest favorite tonight',
    'Celtics team total over 110.5',
    'Chiefs in division games tonight',
    'how often do the Lions score 24 in the first half',
  ])('%s', (prompt) => {
    expect(read(prompt)?.games).toBeUndefined();
  });
});

const whole = fc.integer({ min: 1, max: 60 });
const sorts: fc.Arbitrary<GameSort> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        'scored' as const,
        'allowed' as const,
        'margin' as const,
        'won_by' as const,
        'lost_by' as const,
        'closing_total' as const,
      ),
      whole,
      fc.boolean(),
    )
    .map(([of, amount, isLeast]) => ({ of, min: isLeast ? amount : null, max: isLeast ? null : amount })),
  fc
    .tuple(fc.constantFrom('first_half' as const, 'first_quarter' as const), fc.boolean())
    .map(([part, isAhead]) => ({
      of: 'lead' as const,
      part,
      min: isAhead ? 1 : null,
      max: isAhead ? null : -1,
    })),
  fc
    .tuple(
      fc.constantFrom('won_by' as const, 'lost_by' as const),
      fc.constantFrom('most' as const, 'least' as const),
    )
    .map(([of, order]) => ({ of, order, min: 1, max: null })),
  fc.constantFrom<GameSort>(
    { of: 'overtime', min: null, max: null },
    { of: 'group', group: 'division', min: null, max: null },
    { of: 'group', group: 'NFC North', min: null, max: null },
    { of: 'weekday', min: 1, max: 1 },
    { of: 'month', min: 11, max: 11 },
    { of: 'since_bye', min: null, max: null },
    { of: 'combined', order: 'most', min: null, max: null },
    { of: 'scored', order: 'least', min: null, max: null },
    { of: 'allowed', order: 'most', min: null, max: null },
  ),
);

test('a sort of games reads back from its canonical prompt', () => {
  const base = read('Lions record when leading at halftime');
  fc.assert(
    fc.property(sorts, (games) => {
      const query = base && { ...base, games };
      expect(gameSort.safeParse(games).success).toBe(true);
      expect(query && readQueries(promptOf(query), context)).toEqual([query]);
    }),
    { numRuns: 60 },
  );
});

/** Home team, away team, score, closing spread and total, points by quarter, overtime. */
const played = (
  day: string,
  [home, away]: readonly [string, string],
  [homeScore, awayScore]: readonly [number, number],
  more: object = {},
) => ({
  gameId: `NFL-${day}`,
  startsAt: `${day}T18:00:00.000Z`,
  home,
  away,
  homeScore,
  awayScore,
  spread: -3,
  total: 44.5,
  ...more,
});

/** Of the Packers (11), newest first: a loss by 3, a win by 17, a win by 3 in overtime, and a loss by 20. */
const results = [
  played('2026-11-15', ['10', '11'], [23, 20], {
    lines: { home: [7, 3, 6, 7], away: [7, 7, 3, 3], overtime: null },
  }),
  played('2026-11-08', ['11', '12'], [34, 17]),
  played('2026-11-01', ['11', '10'], [20, 17], {
    lines: { home: [0, 7, 3, 7], away: [7, 3, 0, 7], overtime: { home: 3, away: 0 } },
  }),
  played('2026-10-04', ['12', '11'], [30, 10], { startsAt: '2026-10-05T00:20:00.000Z', total: null }),
];
const sheet: SportSheet = {
  sport: 'NFL',
  standings: {
    asOf: '2026-11-20T22:00:00.000Z',
    source: 'Goalserve',
    rows: [
      row({ id: '10', name: 'Seattle Seahawks' }, { won: 7, lost: 3 }),
      row({ id: '12', name: 'Buffalo Bills' }, { won: 2, lost: 8 }),
    ],
  },
  results: { asOf: '2026-11-20T22:00:00.000Z', source: 'Goalserve', rows: results },
};

function answerTo(prompt: string): string {
  const query = read(prompt);
  if (!query) throw new Error(`not read: ${prompt}`);
  const tables = tablesOf([game]);
  const [sport] = tables.sports;
  const answer = answerFind(query, { ...tables, sports: sport ? [{ ...sport, sheet }] : [] });
  for (const each of answer.cards) expect(card.safeParse(each).error).toBeUndefined();
  return answer.response;
}

test.each([
  ['how often do the Packers score 20 or more', /3 of 4 since .*\nThe Packers are 2–1 in them/],
  ['how many games have the Packers allowed 30+', /1 of 4 since .*\nThe Packers are 0–1 in it/],
  ['how many Packers games were decided by 3 or less', /2 of 4 since .*\nThe Packers are 1–1 in them/],
  ['Packers wins by 10 or more', /: 1 of 4/],
  [
    'Packers record in overtime',
    /in overtime: 1 of 2 since .*For 2 more games what we keep does not tell\.\nThe Packers are 1–0/,
  ],
  ['Packers record when leading at halftime', /led at halftime: 1 of 2/],
  ['Packers record vs winning teams', /winning record: 2 of 4 since .*\nThe Packers are 1–1/],
  ['Packers record against losing teams', /losing record: 2 of 4/],
  ['Packers record when the total is over 44', /44\.5 or more: 3 of 3/],
  ['Packers record in primetime', /at night: 1 of 4/],
  ['Packers record in november', /in November: 3 of 4/],
  ['Packers record since the bye', /since their bye: 3 of 4/],
  ['what is the Packers worst loss', /^The Packers’ worst losses in the 4 games .*:\n• Lost 10–30/],
  [
    'biggest home win of the Packers',
    /^The Packers’ biggest wins in the 2 games at home since .*:\n• Won 34–17/,
  ],
  ['worst loss of the Packers at home', /^The Packers have no such game in the 2 games at home/],
  ['how many games did the Packers lose by more than 3', /lost by 4 or more: 1 of 4/],
  [
    "what is the average margin of the Packers' losses",
    /lost by 1 or more: 2 of 4 since .*\nThe Packers are 0–2 in them.*\nOn average by 11\.5\.\n/,
  ],
  ['average winning margin of the Packers', /won by 1 or more: 2 of 4 since .*\n.*\nOn average by 10\.\n/],
  ['one-point games of the Packers', /exactly 1: 0 of 4/],
  ['biggest win by the Packers', /^The Packers’ biggest wins in the 4 games .*:\n• Won 34–17/],
  ['how often do the Packers score 50 or more', /0 of 4 since .*\.$/],
])('“%s”', (prompt, words) => {
  expect(answerTo(prompt)).toMatch(words);
});

test('every sort has words', () => {
  for (const of of gameSorts) {
    const query = read('Lions record when leading at halftime');
    expect(query && promptOf({ ...query, games: { of, min: 1, max: 2 } })).not.toMatch(/undefined|null/);
  }
});
