/** A parlay on those whom a list of lines named first. */
import { expect, test } from 'vitest';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { turnAfter } from '../turns.ts';

const context = {
  selectedSport: 'MLB' as const,
  teams: [{ sport: 'MLB' as const, name: 'St. Louis Cardinals' }],
  players: ['Sonny Gray'],
  now: new Date('2026-11-21T15:00:00Z'),
};
const said =
  'Strikeouts props in 15 games:\n• Sonny Gray, strikeouts: over 5.5 −152\n• Carson Palmquist, strikeouts: over 2.5 −160\n• Landen Ro';
const listed = { ...turnAfter('mlb strikeout props today', context), said };
const of = (...names: string[]) =>
  `Parlay for Saturday, Nov 21: ${names.map((name) => `MLB player prop pick on strikeouts by ${name}`).join('; ')}`;

test.each([
  'make it a parlay of the top 2',
  'parlay the top two',
  'give me a parlay of the first two guys',
  'can you make a parlay with the top 2 of those?',
  'the top 2 in a parlay',
])('“%s”', (prompt) => {
  expect(hear(prompt, listed, context)).toEqual({
    kind: 'text',
    prompt: of('Sonny Gray', 'Carson Palmquist'),
  });
});

test.each([
  'make it a parlay of the top 3',
  'parlay the top 2 unders',
  'top 2 teams',
  'a parlay of the top 2 favorites',
])('“%s” is not on those two', (prompt) => {
  expect(hear(prompt, listed, context)).not.toMatchObject({ prompt: expect.stringContaining('Palmquist') });
});

test('the lines of one player are no list', () => {
  const ofOne = { ...turnAfter('sonny gray strikeouts line', context), said };
  expect(hear('parlay the top 2', ofOne, context)).not.toMatchObject({ kind: 'text' });
});
