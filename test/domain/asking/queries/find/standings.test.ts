/** The place of a team in the table of its division. */
import { expect, test } from 'vitest';
import { answerFind } from '../../../../../lambdas/domain/asking/queries/find/answer.ts';
import { readFind } from '../../../../../lambdas/domain/asking/queries/find/read.ts';
import { row } from '../../facts/samples.ts';
import { tablesOf } from '../boards.ts';

const teams = [
  { id: '1', name: 'Toronto Blue Jays' },
  { id: '2', name: 'New York Yankees' },
  { id: '3', name: 'Houston Astros' },
];
const wins: Readonly<Record<string, number>> = { '1': 9, '2': 11, '3': 14 };
const asOf = '2026-11-20T22:00:00.000Z';

test('a team of another country has its place in its division', () => {
  const rows = teams.map((team) =>
    row(team, { won: wins[team.id] ?? 0, lost: 16 - (wins[team.id] ?? 0), group: 'MLB, All Teams' }),
  );
  const query = readFind('What place Toronto Blue Jays', {
    selectedSport: 'MLB',
    teams: teams.map(({ name }) => ({ sport: 'MLB', name })),
    today: '2026-11-20',
  });
  if (!query) throw new Error('not read');
  const sheet = { sport: 'MLB' as const, standings: { asOf, source: 'Goalserve', rows } };
  const tables = tablesOf([], { selectedSport: 'MLB', sports: [{ sport: 'MLB', games: [], teams, sheet }] });
  expect(answerFind(query, tables).response).toMatch(
    /^Toronto Blue Jays are 2nd of 2 in the AL East at 9–7, 2 games behind the New York Yankees, as of /,
  );
});
