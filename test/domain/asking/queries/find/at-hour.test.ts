/** Questions for the games of an hour, and for the first or the last of a day. */
import { describe, expect, test } from 'vitest';
import { find } from '../../../../../lambdas/domain/asking/queries/find/kind.ts';
import { readAtHour } from '../../../../../lambdas/domain/asking/queries/find/reading/at-hour.ts';
import { schedule } from '../../../../../lambdas/domain/asking/queries/find/schedule.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { gameWith } from '../../../feed/games/games.ts';
import { tablesOf } from '../boards.ts';

const known = { selectedSport: 'NFL' as const, teams, today: '2026-11-21' };
const hour = 60;
const at = (from: number, before: number | null = from + hour / 2) => ({ from, before });

describe('the games of an hour', () => {
  test.each([
    ['whats on at 1', at(13 * hour)],
    ['what games start at 7', at(19 * hour)],
    ['anything on after 10pm', at(22 * hour + 1, null)],
    ['which games are at 4:25', at(16 * hour + 25)],
    ['whos playing at 8', at(20 * hour)],
    ['whats on at 7 tonight', at(19 * hour)],
    ['list of the 1pm games', at(13 * hour)],
    ['what do we got at 8:20', at(20 * hour + 20)],
    ['late games', at(16 * hour, null)],
    ['who plays late tonight', at(16 * hour, null)],
    ['who plays sunday night', at(18 * hour, null)],
    ['is there any football on monday night', at(18 * hour, null)],
    ['games tomorrow night', at(18 * hour, null)],
    ['whats on saturday night', at(18 * hour, null)],
    ['early games sunday', { from: null, before: 16 * hour }],
    ['early nfl games tomorrow? anything before 2', { from: null, before: 14 * hour }],
    ['early games before 2', { from: null, before: 14 * hour }],
    ['late games after 5', { from: 17 * hour + 1, before: null }],
  ])('%s', (prompt, starts) => {
    const query = readAtHour(prompt, known);
    expect(query).toMatchObject({ topic: 'schedule', starts });
    expect(query && find.prompt(query)).toContain('starting');
  });
});

describe('the first and the last', () => {
  test.each([
    ["what's the first game tomorrow", 'least'],
    ['when does the first game start', 'least'],
    ['which is the last game sunday', 'most'],
    ['last game tonight', 'most'],
    ["what's the late game", 'most'],
  ] as const)('%s', (prompt, order) => {
    const query = readAtHour(prompt, known);
    expect(query).toMatchObject({ topic: 'schedule', order, limit: 1 });
    expect(query && readAtHour(find.prompt(query), known)).toEqual(query);
  });

  test.each([
    ["what's the first game", ['1']],
    ["what's the last game", ['2', '3']],
  ])('%s is named, with all that start at once', (prompt, ids) => {
    const games = ['18:00', '21:25', '21:25'].map((time, place) =>
      gameWith({ id: `${place + 1}`, startsAt: `2026-11-22T${time}:00.000Z` }),
    );
    const query = readAtHour(prompt, known);
    if (!query) throw new Error(`not read: ${prompt}`);
    const [shown] = schedule(query, tablesOf(games)).cards;
    expect(shown?.type === 'table' && shown.rows).toHaveLength(ids.length);
  });
});

test('without a day, the next one with games at that hour is meant', () => {
  const games = ['2026-11-22T02:00', '2026-11-22T18:00'].map((time, place) =>
    gameWith({ id: `${place + 1}`, day: `2026-11-2${place + 1}`, startsAt: `${time}:00.000Z` }),
  );
  const query = readAtHour('what games are before 4', known);
  if (!query) throw new Error('not read');
  expect(schedule(query, tablesOf(games)).response).toContain('Sun, Nov 22, 1:00 PM');
});

test.each([
  'early games before 2 parlay',
  'over 4 at 1',
  'anything good at 1',
  'lions at 1',
  'late games only, 3 legs',
  'first game parlay',
  'what was on at 1 yesterday',
])('%s is another question', (prompt) => {
  expect(readAtHour(prompt, known)).toBeUndefined();
});
