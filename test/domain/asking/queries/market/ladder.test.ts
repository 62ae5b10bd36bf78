/** What a ladder of a player's prop pays, rung by rung. */
import { expect, test } from 'vitest';
import { answerMarket } from '../../../../../lambdas/domain/asking/queries/market/answer.ts';
import { promptOf } from '../../../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { tablesOf } from '../boards.ts';

const roster = [
  { id: 'P1', sport: 'NBA' as const, team: 'Golden State Warriors', name: 'Stephen Curry' },
  { id: 'P2', sport: 'NBA' as const, team: 'Boston Celtics', name: 'Jayson Tatum' },
];
const context = {
  selectedSport: 'NBA' as const,
  teams,
  roster,
  players: roster.map(({ name }) => name),
  now: new Date('2026-11-20T23:00:00Z'),
};

function read(prompt: string) {
  const [query, ...others] = readQueries(prompt, context) ?? [];
  return query?.ask === 'market' && others.length === 0 ? query : undefined;
}

test.each([
  ['ladder 25+, 30+, 35+ on Curry points with $30', [25, 30, 35], 10],
  ['ladder for Tatum points 25/30/35 $10 each, what does it pay', [25, 30, 35], 10],
  ['what would a Curry points ladder of 26 30 and 35 return at 5 bucks a rung', [26, 30, 35], 5],
  ['what does a Tatum rebounds ladder 8+ 10+ pay', [8, 10], null],
])('“%s”', (prompt, rungs, stake) => {
  expect(read(prompt)?.ladder).toEqual({ rungs, stake });
});

test.each([
  'give me a ladder on Curry points',
  'build a Curry points ladder',
  'what is a ladder bet',
  'Curry 25+ points $10',
])('“%s” asks for no payout of one', (prompt) => {
  expect(read(prompt)?.ladder).toBeUndefined();
});

test('of a ladder without numbers, the lines are listed', () => {
  expect(read('3 rungs on Curry points')).toMatchObject({ topic: 'player_lines', stat: 'points' });
});

test.each([
  'Curry points ladder, start at 25 and go up',
  'Tatum rebounds ladder from 8',
  'ladder on Curry points, begin at 25 and climb',
  'Curry points ladder 25 and up',
  'i want to ladder Tatum points from 25 to 35',
  'ladder Tatum points from 20 up to 40',
])('of one that says where it starts, too: %s', (prompt) => {
  const query = read(prompt);
  expect(query).toMatchObject({ topic: 'player_lines', line: null, lines: { min: null, max: null } });
  expect(query && readQueries(promptOf(query), context)).toEqual([query]);
});

test('is none of a line that moved', () => {
  expect(read('how did the line move on Curry points, from 25 to 27')?.lines).toBeUndefined();
});

test('reads back from its canonical prompt', () => {
  const query = read('ladder 25+, 30+, 35+ on Curry points with $30');
  expect(query && readQueries(promptOf(query), context)).toEqual([query]);
});

test('says which rungs no book lists, and that each is a bet of its own', () => {
  const query = read('ladder 25+, 30+ on Curry points with $20');
  const { response } = answerMarket(query as NonNullable<typeof query>, tablesOf([]));
  expect(response).toContain('a ladder is a single on each rung, $10 each');
  expect(response).toContain('No book lists 25+, 30+ now.');
  expect(response).toContain('Each rung is a bet of its own here');
});
