/** Rankings and comparisons: every figure follows from the standings, the results and the box scores given. */
import { describe, expect, test } from 'vitest';
import { card } from '../../../../../lambdas/contracts/asking/cards.ts';
import type { SportSheet } from '../../../../../lambdas/domain/asking/facts/sheet.ts';
import { answerFind } from '../../../../../lambdas/domain/asking/queries/find/answer.ts';
import { readFind } from '../../../../../lambdas/domain/asking/queries/find/read.ts';
import { gameWith } from '../../../feed/games/games.ts';
import { row } from '../../facts/samples.ts';
import { tablesOf, teams } from '../boards.ts';

const asOf = '2026-11-20T22:00:00.000Z';
const dated = <Rows>(rows: Rows) => ({ asOf, source: 'Goalserve', rows });

const roster = [
  { sport: 'NFL' as const, team: 'Seattle Seahawks', name: 'Kenneth Walker III' },
  { sport: 'NFL' as const, team: 'Green Bay Packers', name: 'Josh Jacobs' },
  { sport: 'MLB' as const, team: 'Pittsburgh Pirates', name: 'Paul Skenes' },
  { sport: 'NHL' as const, team: 'Edmonton Oilers', name: 'Leon Draisaitl' },
];
const known = {
  selectedSport: 'NFL' as const,
  teams: [
    ...teams.map(({ name }) => ({ sport: 'NFL' as const, name })),
    { sport: 'NHL' as const, name: 'Edmonton Oilers' },
  ],
  players: roster.map(({ name }) => name),
  roster,
  today: '2026-11-20',
};

/** Seahawks (10), Packers (11), Bills (12). */
const played = (day: string, home: string, away: string, homeScore: number, awayScore: number) => ({
  gameId: `NFL-${day}-${home}`,
  startsAt: `${day}T18:00:00.000Z`,
  home,
  away,
  homeScore,
  awayScore,
  spread: -3,
  total: 40.5,
});
const results = [
  played('2026-11-15', '11', '12', 27, 20),
  played('2026-11-08', '12', '11', 10, 20),
  played('2026-11-01', '11', '10', 23, 20),
  played('2026-10-25', '10', '11', 10, 14),
  played('2026-10-18', '10', '12', 30, 13),
];

const nfl: SportSheet = {
  sport: 'NFL',
  results: dated(results),
  standings: dated([
    row(
      { id: '11', name: 'Green Bay Packers' },
      {
        won: 9,
        lost: 1,
        homeRecord: '5-1',
        awayRecord: '4-0',
        group: 'National Football Conference, NFC North',
      },
    ),
    row(
      { id: '12', name: 'Buffalo Bills' },
      {
        won: 5,
        lost: 5,
        homeRecord: '4-1',
        awayRecord: '1-4',
        group: 'American Football Conference, AFC East',
      },
    ),
    row(
      { id: '10', name: 'Seattle Seahawks' },
      {
        won: 2,
        lost: 8,
        homeRecord: '2-3',
        awayRecord: '0-5',
        group: 'National Football Conference, NFC West',
      },
    ),
  ]),
};

const of = (day: string, stats: Record<string, number>) => ({
  gameId: `NFL-${day}-10`,
  startsAt: `${day}T18:00:00.000Z`,
  stats,
});
const tables = tablesOf([gameWith()], {
  sports: [
    {
      sport: 'NFL',
      games: [gameWith()],
      teams,
      sheet: nfl,
      seasons: [
        {
          teamId: '10',
          players: [
            {
              id: '1',
              name: 'Kenneth Walker III',
              games: [of('2026-11-01', { rushing_yards: 80 }), of('2026-10-25', { rushing_yards: 61 })],
            },
          ],
        },
        {
          teamId: '11',
          players: [{ id: '2', name: 'Josh Jacobs', games: [of('2026-11-01', { rushing_yards: 90 })] }],
        },
      ],
    },
    {
      sport: 'NHL',
      games: [],
      teams: [{ id: '20', name: 'Edmonton Oilers' }],
      seasons: [
        {
          teamId: '20',
          players: [
            { id: '3', name: 'Leon Draisaitl', games: [of('2026-11-10', { goals: 1, assists: 2 })] },
            { id: '4', name: 'Zach Hyman', games: [of('2026-11-10', { goals: 2, assists: 0 })] },
          ],
        },
      ],
    },
    {
      sport: 'MLS',
      games: [],
      teams: [],
      sheet: {
        sport: 'MLS',
        standings: dated([
          row({ id: '40', name: 'San Diego FC' }, { won: 19, lost: 9, group: 'Western Conference' }),
          row({ id: '41', name: 'Los Angeles FC' }, { won: 17, lost: 8, group: 'Western Conference' }),
          row({ id: '42', name: 'FC Cincinnati' }, { won: 20, lost: 9, group: 'Eastern Conference' }),
        ]),
      },
    },
    {
      sport: 'MLB',
      games: [],
      teams: [{ id: '30', name: 'Pittsburgh Pirates' }],
      seasons: [
        {
          teamId: '30',
          players: [
            {
              id: '5',
              name: 'Paul Skenes',
              games: [
                of('2026-11-10', { earned_runs: 2, outs: 19 }),
                of('2026-11-05', { earned_runs: 1, outs: 20 }),
              ],
            },
          ],
        },
      ],
    },
  ],
});

function answer(prompt: string): string {
  const query = readFind(prompt, known);
  if (!query) throw new Error(`not read: ${prompt}`);
  const found = answerFind(query, tables);
  for (const each of found.cards) expect(card.safeParse(each).error).toBeUndefined();
  expect(found.alternatives.length).toBeGreaterThan(0);
  return found.response;
}

describe('teams', () => {
  test.each([
    ['who leads the west in mls', 'Best MLS record in the West', 'Los Angeles FC'],
    ['best mls record in the east', 'Best MLS record in the East', 'FC Cincinnati'],
    ['worst record in the mls western conference', 'Worst MLS record in the West', 'San Diego FC'],
  ])('of a conference that only the table has: %s', (prompt, title, first) => {
    const text = answer(prompt);
    expect(text).toMatch(new RegExp(`^${title}, as of [^\n]+:\n• ${first}: `));
    expect(text.includes('FC Cincinnati')).toBe(title.endsWith('East'));
  });

  test('of a conference that no table has, there are none', () => {
    expect(answer('best mls record in the central division')).toMatch(/^We keep too few MLS results/);
  });

  test('without a loss: none, and who comes closest', () => {
    expect(answer('which teams are undefeated')).toContain('No NFL team is undefeated');
    expect(answer('which teams are undefeated')).toContain(
      'With 1 loss, the fewest:\n• Green Bay Packers: 9–1',
    );
  });

  test('without a loss at home or on the road are told by that record', () => {
    expect(answer('which teams are undefeated on the road')).toMatch(
      /^Undefeated NFL teams by their record on the road, as of [^\n]+:\n• Green Bay Packers: 4–0, 100% won$/,
    );
  });

  test('whether one is the worst', () => {
    expect(answer('are the seahawks the worst team in the league')).toMatch(
      /^Yes, the Seahawks have the worst record in the NFL: 2–8, 20% won\./,
    );
    expect(answer('are the bills the worst team in the league')).toMatch(
      /^No, the Bills are 2nd of 3 by that: 5–5, 50% won\. The worst record in the NFL: the Seahawks \(2–8, 20% won\)\./,
    );
  });

  test('of a conference are ranked within it, by their records at home', () => {
    expect(answer('who has the worst home record in the nfc')).toMatch(
      /^Worst NFL record at home in the NFC, as of [^\n]+:\n• Seattle Seahawks: 2–3, 40% won\n• Green Bay Packers: 5–1, 83\.3% won$/,
    );
  });

  test('by their losing streaks', () => {
    expect(answer('what is the longest losing streak in the league')).toBe(
      'Longest NFL losing streak, now:\n• Buffalo Bills: 3 lost in a row\n• Seattle Seahawks: 2 lost in a row',
    );
  });

  test('that play on a day', () => {
    const text = answer("which of sunday's teams has the best record in its last 4 games");
    expect(text).toMatch(
      /of the teams that play on Sun, Nov 22, over the last 4 games:\n• Green Bay Packers: 4–0/,
    );
    expect(text).not.toContain('Bills');
  });

  test('the share of games won, with its place', () => {
    expect(answer('what share of their games have the bills won')).toMatch(
      /^The Bills have won 50% of their 10 games, as of .+: 5–5\. That is 2nd of 3 in the NFL\.$/,
    );
  });

  test('two side by side, with the prices of their game', () => {
    const text = answer('compare the packers and the seahawks');
    expect(text).toContain('• record: Packers 9–1, Seahawks 2–8');
    expect(text).toContain('• at home: Packers 5–1, Seahawks 2–3');
    expect(text).toContain('• scored a game: Packers 21, Seahawks 20');
    expect(text).toContain('They meet: Packers at Seahawks');
  });
});

describe('players', () => {
  test('players of the days that are named, each with his game', () => {
    const query = readFind('who had more rushing yards last night, kenneth walker iii or josh jacobs', known);
    if (!query) throw new Error('not read');
    expect(query.days).toEqual(['2026-11-19']);
    expect(answerFind(query, tables).response).toMatch(
      /^None of them has a game that we keep on Thu, Nov 19\.\nMore rushing yards in the last game of each: /,
    );
    expect(answerFind({ ...query, days: ['2026-11-01'] }, tables).response).toBe(
      'More rushing yards on Sun, Nov 1: Josh Jacobs (Packers), by 10.\n• Josh Jacobs (Packers): 90 on Sun, Nov 1\n• Kenneth Walker III (Seahawks): 80 on Sun, Nov 1',
    );
    expect(answerFind({ ...query, days: ['2026-10-25'] }, tables).response).toContain(
      'We have no game of Josh Jacobs on Sun, Oct 25.',
    );
  });

  test('of whom one has more a game', () => {
    expect(answer('who runs for more yards, kenneth walker or josh jacobs')).toMatch(
      /^More rushing yards a game: Josh Jacobs \(Packers\), by 19\.5\.\n• Josh Jacobs \(Packers\): 90 a game, 90 in his last 1 game\n• Kenneth Walker III \(Seahawks\): 70\.5 a game, 141 in his last 2 games/,
    );
  });

  test('whether the first has more, in all and a game', () => {
    const query = readFind('who runs for more yards, kenneth walker or josh jacobs', known);
    if (!query) throw new Error('not read');
    expect(answerFind({ ...query, detail: 'highest' }, tables).response).toMatch(
      /^(?:Yes, in all: 141 against 90 for Josh Jacobs|No, in all: 90 against 141 for Kenneth Walker III)\. A game, it is the other way around:\n/,
    );
    expect(answerFind(query, tables).response).toContain(
      'In all, Kenneth Walker III has more rushing yards: 141 against 90, in 2 games against 1.',
    );
  });

  test.each([
    ['rank', /^Kenneth Walker III is 1st of the 2 players with any: 141 in 2 games/],
    ['highest', /^Yes, Kenneth Walker III has the most rushing yards in the NFL: 141 in 2 games/],
  ] as const)('one of them by his place: %s', (detail, said) => {
    const query = readFind('who leads the nfl in rushing yards', known);
    if (!query) throw new Error('not read');
    const asked = { ...query, players: ['Kenneth Walker III'], detail };
    expect(answerFind(asked, tables).response).toMatch(said);
    expect(answerFind({ ...asked, players: ['Josh Jacobs'] }, tables).response).toMatch(
      detail === 'rank' ? /^Josh Jacobs is 2nd of the 2/ : /^No, Josh Jacobs is 2nd of the 2/,
    );
  });

  test('one of whom is not kept', () => {
    expect(answer('who has more rushing yards, josh jacobs or Zed Quimby')).toContain(
      'We keep no box score of Zed Quimby this season.',
    );
  });

  test('points in hockey are goals and assists', () => {
    expect(answer('who leads the oilers in points')).toContain('1. Leon Draisaitl (Oilers): 3 in 1 game');
  });

  test('an ERA is that of the games that are kept, and says so', () => {
    expect(answer('what is paul skenes era')).toContain(
      'Paul Skenes: 2.08 ERA, 3 earned runs in 13 innings of his last 2 games. We keep no ERA of a whole season, only these games.',
    );
  });
});
