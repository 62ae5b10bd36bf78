/** One side of the games that a list of totals named first. */
import { expect, test } from 'vitest';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { turnAfter } from '../turns.ts';

const context = { selectedSport: 'NBA' as const, teams, now: new Date('2026-11-21T15:00:00Z') };
const said =
  'Highest NBA totals on Sat, Nov 21:\n• 236.5, Warriors at Lakers: −110 at BetRivers\n• 228, Nets at Pacers: −110 at FanDuel\n• 226.5, Wizards at Bu';
const listed = { ...turnAfter('which nba totals are the highest tonight', context), said };
const top = ['Golden State Warriors vs Los Angeles Lakers', 'Brooklyn Nets vs Indiana Pacers'];

test.each([
  ['take the over in the top two', 'overs'],
  ['over in the top two', 'overs'],
  ['parlay the top 2 overs', 'overs'],
  ['ill take the under on the first 2 games', 'unders'],
  ['parlay the unders of the first two', 'unders'],
  ['can you bet the over on the top 2 of those?', 'overs'],
])('“%s”', (prompt, side) => {
  const heard = hear(prompt, listed, context);
  expect(heard).toEqual({
    kind: 'text',
    prompt: `Parlay for Saturday, Nov 21: ${top.map((game) => `NBA pick in ${game}, ${side} only`).join('; ')}`,
  });
});

test.each([
  ['bet the over on the first one', top[0]],
  ['give me the under on the second one', top[1]],
])('“%s” is one bet', (prompt, game) => {
  expect(hear(prompt, listed, context)).toMatchObject({
    kind: 'text',
    prompt: expect.stringContaining(`in ${game}`),
  });
});

test.each(['take the over in the top three', 'bet the over on the third one'])(
  '“%s” is more than the answer named',
  (prompt) => expect(hear(prompt, listed, context)).not.toMatchObject({ kind: 'text' }),
);

test.each(['the top two', 'take the favorites in the top two', 'who goes over the most'])(
  '“%s” names no side of a total',
  (prompt) => expect(hear(prompt, listed, context)).not.toMatchObject({ kind: 'text' }),
);
