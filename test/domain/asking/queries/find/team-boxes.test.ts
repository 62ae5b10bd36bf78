/** What teams made and allowed, by the box scores of their players. */
import { expect, test } from 'vitest';
import { card } from '../../../../../lambdas/contracts/asking/cards.ts';
import { answerFind } from '../../../../../lambdas/domain/asking/queries/find/answer.ts';
import { sumsOf } from '../../../../../lambdas/domain/asking/queries/find/ranks/team-boxes.ts';
import { readFind } from '../../../../../lambdas/domain/asking/queries/find/read.ts';
import { tablesOf, teams } from '../boards.ts';

const days = ['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-25', '2026-10-18', '2026-10-11'];
const start = (day: string) => `${day}T18:00:00.000Z`;
const rows = days.map((day) => ({
  gameId: day,
  startsAt: start(day),
  home: '10',
  away: '11',
  homeScore: 20,
  awayScore: 17,
  spread: null,
  total: null,
}));

/** Three players who run for as many yards in each game. */
const team = (teamId: string, yards: number, on = days) => ({
  teamId,
  players: [1, 2, 3].map((each) => ({
    id: `${teamId}${each}`,
    name: `Player ${teamId}${each}`,
    games: on.map((day) => ({ gameId: day, startsAt: start(day), stats: { rushing_yards: yards } })),
  })),
});
const tables = tablesOf([], {
  sports: [
    {
      sport: 'NFL',
      games: [],
      teams,
      sheet: {
        sport: 'NFL',
        results: { asOf: '2026-11-20T22:00:00.000Z', source: 'Goalserve', rows },
      },
      seasons: [team('10', 40), team('11', 25)],
    },
  ],
});
const known = {
  selectedSport: 'NFL' as const,
  teams: teams.map(({ name }) => ({ sport: 'NFL' as const, name })),
  today: '2026-11-20',
};
function answer(prompt: string): string {
  const query = readFind(prompt, known);
  if (!query) throw new Error(`not read: ${prompt}`);
  const { response, cards } = answerFind(query, tables);
  for (const each of cards) expect(card.safeParse(each).error).toBeUndefined();
  return response;
}

test('the fewest yards are allowed by the team whose opponents run for the fewest', () => {
  expect(answer('which defense allows the fewest rushing yards')).toBe(
    'Fewest NFL rushing yards allowed, over a team’s last 12 games at most, by the box scores of players:\n• Seattle Seahawks: 75 a game in 6 games\n• Green Bay Packers: 120 a game in 6 games',
  );
  expect(answer('worst run defense')).toMatch(/^Most NFL rushing yards allowed.*\n• Green Bay Packers: 120/);
});

test('what a team makes is its own', () => {
  expect(answer('which team has the most rushing yards')).toMatch(
    /^Most NFL rushing yards, .*\n• Seattle Seahawks: 120/,
  );
});

test('a team that is named has its place', () => {
  expect(answer('how good is the packers run defense')).toMatch(
    /^The Packers are 2nd of 2 by the fewest rushing yards allowed in the NFL: 120 a game in 6 games\./,
  );
});

test('of two teams the better defense allows less', () => {
  expect(answer('who has the better run defense, seahawks or packers')).toMatch(
    /^The Seahawks have the lower average of rushing yards allowed, by 45 a game/,
  );
});

test('a game of which one player is kept is no box score', () => {
  const [first, ...others] = team('10', 30).players;
  const short = { teamId: '10', players: [first, ...others.map((each) => ({ ...each, games: [] }))] };
  expect(sumsOf(team('10', 30), 'rushing_yards').get('2026-11-15')).toBe(90);
  expect(
    sumsOf({ ...short, players: short.players.flatMap((each) => each ?? []) }, 'rushing_yards').size,
  ).toBe(0);
});

test('a wish for a bet is none of them', () => {
  expect(readFind('fade the packers run defense', known)).toBeUndefined();
  expect(readFind('packers rushing yards over', known)).toBeUndefined();
});
