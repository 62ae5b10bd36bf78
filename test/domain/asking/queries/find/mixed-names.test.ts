/** Words that look like a team or two players, and are something else. */
import { expect, test } from 'vitest';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const roster = [
  { sport: 'NBA' as const, team: 'Indiana Pacers', name: 'Myles Turner' },
  { sport: 'MLB' as const, team: 'New York Mets', name: 'Reed Garrett' },
  { sport: 'NBA' as const, team: 'Boston Celtics', name: 'Jayson Tatum' },
];
const players = roster.map(({ name }) => name);
const now = new Date('2026-11-21T16:00:00Z');
const read = (prompt: string) => readQueries(prompt, { selectedSport: 'NBA', teams, roster, players, now });

test.each([
  'how many sacks does myles garrett have',
  'how many tackles does myles garrett have this season',
  'myles garrett injury status',
])('“%s” is of neither player of two sports', (prompt) => {
  expect(JSON.stringify(read(prompt))).toMatch(/"players":\["myles garrett"\]/i);
});

test('two players who are named together are both meant', () => {
  expect(read('are myles turner and garrett hurt')).toMatchObject([
    { players: ['Myles Turner', 'Reed Garrett'] },
  ]);
});

test.each([
  ['tatum game log for the celtics', []],
  ['tatum game log against the heat', ['Miami Heat']],
])('“%s”: nobody plays against his own team', (prompt, against) => {
  expect(read(prompt)).toMatchObject([{ topic: 'game_log', players: ['Jayson Tatum'], against }]);
});

test.each([
  'dodgers magic number',
  'whats the magic number for the dodgers',
  'penguins magic number to clinch',
  'dodgers magic number or just how far up are they in the division',
])('“%s” is of no game of the Magic', (prompt) => {
  expect(read(prompt)).toEqual([{ ask: 'not_offered', thing: 'brackets' }]);
});

test.each(['heat magic number tonight', 'heat magic spread'])('“%s” is of their game', (prompt) => {
  expect(read(prompt)).toMatchObject([{ ask: 'market', teams: ['Miami Heat', 'Orlando Magic'] }]);
});
