/** Answers about games to come and games that were: every figure follows from the schedule and the results given. */
import { describe, expect, test } from 'vitest';
import { card } from '../../../../../lambdas/contracts/asking/cards.ts';
import type { SportSheet } from '../../../../../lambdas/domain/asking/facts/sheet.ts';
import { answerFind } from '../../../../../lambdas/domain/asking/queries/find/answer.ts';
import { readFind } from '../../../../../lambdas/domain/asking/queries/find/read.ts';
import type { Game } from '../../../../../lambdas/domain/feed/games/game.ts';
import { gameWith } from '../../../feed/games/games.ts';
import { row } from '../../facts/samples.ts';
import { tablesOf } from '../boards.ts';

const teams = [
  { id: '10', name: 'Seattle Seahawks' },
  { id: '11', name: 'Green Bay Packers' },
  { id: '12', name: 'Buffalo Bills' },
  { id: '13', name: 'Chicago Bears' },
];
const named = new Map(teams.map((team) => [team.id, team]));
const side = (id: string) => named.get(id) ?? { id, name: id };

const known = {
  selectedSport: 'NFL' as const,
  teams: teams.map(({ name }) => ({ sport: 'NFL' as const, name })),
  // A Friday.
  today: '2026-11-20',
};

const asOf = '2026-11-20T22:00:00.000Z';
const dated = <Rows>(rows: Rows) => ({ asOf, source: 'Goalserve', rows });

test('a score by quarter has what each team scored in each', () => {
  const lines = { home: [3, 7, 0, 10], away: [0, 0, 7, 7], overtime: null };
  const query = readFind('seahawks score by quarter', known);
  const tables = tablesOf([], {
    sports: [
      {
        sport: 'NFL',
        games: [],
        teams,
        sheet: { sport: 'NFL', results: dated([{ ...played('2026-11-15', '10', '11', [20, 14]), lines }]) },
      },
    ],
  });
  expect(query && answerFind(query, tables).response).toContain(
    'By quarter: Packers 0, 0, 7, 7; Seahawks 3, 7, 0, 10.',
  );
});

const played = (
  day: string,
  home: string,
  away: string,
  score: readonly [number, number],
  spread: number | null = null,
  total: number | null = null,
  hour = 'T18:00',
) => ({
  gameId: `NFL-${day}-${home}`,
  startsAt: `${day}${hour}:00.000Z`,
  home,
  away,
  homeScore: score[0],
  awayScore: score[1],
  spread,
  total,
});

const sheet: SportSheet = {
  sport: 'NFL',
  results: dated([
    // Of the Packers: won by 7 and covered; lost by 10; won by 3 in the evening and pushed; shut out the Bears; were shut out.
    played('2026-11-15', '11', '12', [27, 20], -3, 44.5),
    played('2026-11-08', '12', '11', [30, 20], -6.5, 50),
    played('2026-11-02', '11', '10', [23, 20], -3, 43.5, 'T01:20'),
    played('2026-10-25', '13', '11', [0, 14], 2, 40),
    played('2026-10-18', '11', '12', [0, 21], 1, 41),
  ]),
  standings: dated(
    teams.map((team, at) =>
      row(team, {
        won: 8 - at,
        lost: 3 + at,
        group: 'National Football Conference, NFC North',
        position: at + 1,
      }),
    ),
  ),
  injuries: {},
};

const coming = (day: string, home: string, away: string, hour = 'T18:00'): Game =>
  gameWith({
    id: `NFL-${day}-${home}`,
    day,
    startsAt: `${day}${hour}:00.000Z`,
    home: side(home),
    away: side(away),
  });

const board = [
  coming('2026-11-22', '10', '11'),
  coming('2026-11-23', '11', '13'),
  coming('2026-11-26', '13', '11'),
];

function answer(prompt: string, games: readonly Game[] = board): string {
  const query = readFind(prompt, known);
  if (!query) throw new Error(`not read: ${prompt}`);
  const found = answerFind(query, tablesOf(games, { sports: [{ sport: 'NFL', games, teams, sheet }] }));
  for (const each of found.cards) expect(card.safeParse(each).error).toBeUndefined();
  expect(found.alternatives.length).toBeGreaterThan(0);
  return found.response;
}

describe('games to come', () => {
  test('the next at home, after those before it', () => {
    expect(answer('when are the packers back home')).toBe(
      'The Packers next play at home on Mon, Nov 23, 1:00 PM ET, against the Bears.\nBefore it, 1 game on the road:\n• Packers at Seahawks, Sun, Nov 22, 1:00 PM ET',
    );
  });

  test('none at a place is said, with those elsewhere', () => {
    expect(answer('next seahawks road game')).toBe(
      'The Seahawks have no game on the road in the next 7 days, which is as far as we list games.\nTheir games:\n• Packers at Seahawks, Sun, Nov 22, 1:00 PM ET',
    );
  });

  test('all of some days, at a place', () => {
    expect(answer('how many road games do the packers have in the next 7 days')).toMatch(
      /^2 games for the Packers on the road from Fri, Nov 20 to Thu, Nov 26:\n• Packers at Seahawks.*\n• Packers at Bears/,
    );
    expect(answer('how many home games do the seahawks have in the next 2 days', [])).toBe(
      'No game for the Seahawks at home is listed on Fri, Nov 20 and Sat, Nov 21.',
    );
  });

  test('on two days in a row, or not', () => {
    expect(answer('do the packers play a back to back')).toBe(
      'Yes: the Packers play on two days in a row:\n• Sun, Nov 22 at the Seahawks, and Mon, Nov 23 against the Bears',
    );
    expect(answer('do the bears play a back to back')).toBe(
      'No: the Bears play no back-to-back in the next 7 days.\nThe Bears play on Mon, Nov 23 and Thu, Nov 26.',
    );
  });

  test('on two days in a row, but not with the game that is next', () => {
    expect(
      answer('are the packers on a back to back', [coming('2026-11-21', '11', '12'), ...board.slice(1)]),
    ).toBe(
      'No: the Packers play no back-to-back in the next 7 days.\nThe Packers play on Sat, Nov 21; Mon, Nov 23 and Thu, Nov 26.',
    );
    const games = [
      coming('2026-11-21', '11', '12'),
      coming('2026-11-23', '11', '13'),
      coming('2026-11-24', '13', '11'),
    ];
    expect(answer('are the packers on a back to back', games)).toBe(
      'Their next game, Sat, Nov 21 against the Bills, is not part of a back-to-back.\nLater the Packers play on two days in a row:\n• Mon, Nov 23 against the Bears, and Tue, Nov 24 at the Bears',
    );
  });

  test('a bye that was, that is still to come, and that may be now', () => {
    expect(answer('when is the seahawks bye')).toBe(
      'The Seahawks have no game between Sun, Nov 1 and Sun, Nov 22: that is their bye.\nThe next game of the Seahawks: Packers at Seahawks, Sun, Nov 22, 1:00 PM ET.',
    );
    expect(answer('when do the packers have their bye')).toMatch(
      /^The Packers have had no bye in the games that we keep, from Sun, Oct 18 on\. We list the next 7 days only/,
    );
    expect(answer('are the packers on bye this week', [])).toMatch(
      /It may be now:\nNo game of the Packers is listed in the next 7 days\.$/,
    );
  });

  test('on two days in a row, of the day that is named', () => {
    expect(answer('are the packers on a back to back tonight')).toMatch(
      /^No: the Packers play no back-to-back on Fri, Nov 20\.\nThe Packers play on Sun, Nov 22; Mon, Nov 23 /,
    );
    expect(answer('is sunday part of a b2b for the packers')).toMatch(/^Yes: /);
  });

  test('of two teams: once, twice, in a row, or never', () => {
    expect(answer('do the packers and bears meet twice')).toMatch(
      /^Yes: the Packers and the Bears meet twice in the days that we list, with no other game in between:\n/,
    );
    expect(answer('do the packers and seahawks meet again')).toBe(
      'Packers at Seahawks, Sun, Nov 22, 1:00 PM ET.\nIt is the only game of the Packers and the Seahawks in the next 7 days, which is as far as we list games.',
    );
    expect(answer('do the packers and bills meet again')).toBe(
      'No game between the Packers and the Bills is listed in the next 7 days.',
    );
    const apart = [...board, coming('2026-11-25', '13', '10')];
    expect(answer('do the packers and bears meet twice', apart)).toMatch(
      /^Yes: the Packers and the Bears meet twice in the days that we list:\n/,
    );
  });

  test('of an hour have the records of both teams', () => {
    const night = [...board, coming('2026-11-23', '12', '10', 'T01:20')].map((game) =>
      game.startsAt.includes('T01:20') ? { ...game, day: '2026-11-22' } : game,
    );
    expect(answer('who plays sunday night and what are their records', night)).toBe(
      'Seahawks at Bills, Sun, Nov 22, 8:20 PM ET.\n• Seattle Seahawks: 8–3\n• Buffalo Bills: 6–5',
    );
  });

  test('of a weekend leave out those who are idle, and say who has played before', () => {
    expect(answer('which teams do not play this weekend')).toBe(
      'Without a game from Sat, Nov 21 to Mon, Nov 23: Buffalo Bills.',
    );
  });
});

describe('games that were', () => {
  test('the last meeting, or from when on none is kept', () => {
    expect(answer('who won the last game between the bills and packers')).toContain(
      'They last met on Nov 15: Green Bay Packers 27, Buffalo Bills 20.',
    );
    expect(answer('who won the last game between the bills and seahawks')).toBe(
      'We keep no past meeting of the Bills and the Seahawks since Oct 18, the first day whose results we have.',
    );
  });

  test('the last at a place', () => {
    expect(answer('how did the packers do in their last road game')).toBe(
      'The Packers’ last game on the road: Lost 20–30 at the Bills on Sun, Nov 8, missed +6.5, push at 50.',
    );
  });

  test('in a row by the closing line, and the last on a side of it', () => {
    expect(answer('how many games in a row have the packers covered')).toMatch(
      /^The Packers’ current run of covers: 1 game\.\n• Won 27–20 vs the Bills/,
    );
    expect(answer('how many straight games have the packers failed to cover')).toBe(
      'The Packers’ current run of games without a cover: 0 games, as the last game shows.\n• Won 27–20 vs the Bills on Sun, Nov 15, covered −3, over 44.5',
    );
    expect(answer('what is the longest run of unders of the packers')).toMatch(
      /^The Packers’ longest run of unders in the 5 games since Sun, Oct 18: 3 games\.\n/,
    );
    expect(answer('when did the packers last fail to cover')).toBe(
      'The Packers’ last game without a cover: Lost 20–30 at the Bills on Sun, Nov 8, missed +6.5, push at 50, 12 days ago, 1 game before the last one.',
    );
    expect(answer('when was the last time a bears game went over')).toBe(
      'None of the Bears’ 1 game since Sun, Oct 25 was an over.',
    );
  });

  test('by how much they were decided, and how long ago the last was', () => {
    expect(answer('what were the margins of the last two packers games')).toMatch(
      /^The Packers are 1–1 in their last 2 games:\n• Won 27–20 .*, by 7\n• Lost 20–30 .*, by 10$/,
    );
    expect(answer('when did the packers last play')).toBe(
      'The Packers’ last game: Won 27–20 vs the Bills on Sun, Nov 15, covered −3, over 44.5, 5 days ago.',
    );
    expect(answer('have the packers won more than half of the games in which they were favored')).toMatch(
      /^The Packers are 3–0 in 3 games as favorites since Sun, Oct 25\.\nThat is 100% won\.\n/,
    );
  });

  test('without a score, for and against', () => {
    expect(answer('have the packers been shut out')).toMatch(
      /^The Packers have been shut out 1 time in 5 games since Sun, Oct 18:\n• Lost 0–21.*\nThey have shut out an opponent 1 time:\n• Won 14–0/,
    );
    expect(answer('have the seahawks been shut out')).toBe(
      'The Seahawks have not been shut out in 1 game since Sun, Nov 1.\nThey have not shut out an opponent.',
    );
  });

  test('by the closing line, with those that landed on it', () => {
    expect(answer('which games did the packers not cover')).toMatch(
      /^The Packers did not cover the closing spread in 2 of 5 games since Sun, Oct 18:\n• Lost 20–30.*\n• Lost 0–21.*\n1 landed on the number\.$/,
    );
    expect(answer('list the packers games that went over')).toMatch(
      /^The Packers went over the closing total in 1 of 5 games .*\n• Won 27–20.*\n1 landed on the number\.$/,
    );
    expect(answer('which games did the packers lose')).toMatch(
      /^The Packers lost 2 of 5 games since Sun, Oct 18:\n/,
    );
  });

  test('against a group', () => {
    expect(answer('packers record in the afc')).toMatch(
      /^The Packers are 1–2 in 3 games against teams of the AFC since Sun, Oct 18\./,
    );
  });

  test('leave the record of an earlier day', () => {
    expect(answer('what was the packers record a week ago')).toMatch(
      /^We keep no standings of earlier days, only today’s\.\nThe Packers had a record of 6–4 at the end of Fri, Nov 13, and are 1–0 since\.\nNow:\n/,
    );
  });

  test('of the last days', () => {
    expect(answer('packers record over the past week')).toMatch(
      /^The Packers are 1–0 in 1 game since Sun, Nov 15\./,
    );
  });
});
