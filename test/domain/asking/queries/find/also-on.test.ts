/** Games of other sports beside a schedule that names no sport. */
import { expect, test } from 'vitest';
import type { FindQuery } from '../../../../../lambdas/contracts/asking/queries/find.ts';
import { answerFind } from '../../../../../lambdas/domain/asking/queries/find/answer.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { gameWith } from '../../../feed/games/games.ts';
import { tablesOf } from '../boards.ts';

/** A Saturday. */
const now = new Date('2026-11-21T16:00:00Z');
const context = { selectedSport: 'NFL' as const, teams, roster: [], players: [], now };

/** Two NFL games on Sunday; baseball then and later; basketball on Monday. */
const tables = tablesOf([], {
  now,
  sports: [
    {
      sport: 'NFL',
      teams: [],
      games: ['1', '2'].map((id) => gameWith({ id, startsAt: '2026-11-22T21:05:00.000Z' })),
    },
    {
      sport: 'MLB',
      teams: [],
      games: ['21:10', '21:15', '23:00'].map((time) =>
        gameWith({ id: time, sport: 'MLB', startsAt: `2026-11-22T${time}:00.000Z` }),
      ),
    },
    {
      sport: 'NBA',
      teams: [],
      games: [gameWith({ id: 'monday', sport: 'NBA', startsAt: '2026-11-24T00:10:00.000Z' })],
    },
  ],
});

function answered(prompt: string, change: Partial<FindQuery> = {}): string {
  const query = readQueries(prompt, context)?.[0];
  if (query?.ask !== 'find') throw new Error(`not read: ${prompt}`);
  return answerFind({ ...query, ...change }, tables).response;
}

test.each([
  ['what games are on at 4 tomorrow', 'Also on: MLB (2 games).'],
  ['whos playing sunday', 'Also on: MLB (3 games).'],
  ['any games monday', 'Also on: NBA (1 game).'],
  ['what games are on sunday and monday', 'Also on: MLB (3 games) and NBA (1 game).'],
])('%s: %s', (prompt, line) => {
  expect(answered(prompt).split('\n').at(-1)).toBe(line);
});

test('without a day, the others are of the days listed', () => {
  expect(answered('any games monday', { days: null }).split('\n').at(-1)).toBe('Also on: MLB (3 games).');
});

test.each([
  'nfl games tomorrow',
  'when do the seahawks play',
  'when is the next game',
  "what's the first game tomorrow",
  'what games are on at 9am tomorrow',
])('nothing beside: %s', (prompt) => {
  expect(answered(prompt)).not.toContain('Also on');
});
