/** A bet on one of the games that were listed, by its place. */
import { expect, test } from 'vitest';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { turnAfter } from '../turns.ts';

const context = { selectedSport: 'NBA' as const, teams, now: new Date('2026-11-21T15:00:00Z') };
const said =
  '3 NFL games on Thu, Nov 26:\n• Packers at Lions, Thu, Nov 26, 12:30 PM ET\n• Commanders at Cowboys, Thu, Nov 26, 4:30 PM ET\n• 49ers at Seahawks, Thu, Nov 2';
const listed = { ...turnAfter('who plays on thursday in the nfl', context), said };
const second = 'in Washington Commanders vs Dallas Cowboys on Nov 26';

test.each([
  ['cool give me a bet on the second one', `give me a bet ${second}`],
  ['Nice, give me a pick for the 2nd game', `give me a pick ${second}`],
  ['best over in the second game?', `best over ${second}`],
  ['ok whats the spread on the second one', `whats the spread ${second}`],
  ['3 leg sgp on the first game', '3 leg sgp in Green Bay Packers vs Detroit Lions on Nov 26'],
])('“%s”', (prompt, meant) => {
  expect(hear(prompt, listed, context)).toEqual({ kind: 'text', prompt: meant });
});

test.each([
  'give me a bet on the third one',
  'give me a bet on the fifth one',
  'a bet on the second half',
  'an over in the second game of the series',
  'who is favored in the standings for the second one',
])('“%s” names no game of the list', (prompt) => {
  expect(hear(prompt, listed, context)).not.toMatchObject({ prompt: expect.stringContaining(' vs ') });
});

test('after a bet the second one is a leg of it', () => {
  const play = { legs: [], chance: 0.5, price: null, without: [] };
  const heard = hear('give me a bet on the second one', { ...listed, play }, context);
  expect(heard).not.toMatchObject({ kind: 'text' });
});

test.each([
  'cool give me a bet on the third one',
  'thanks, gimme a bet on that',
  'nice now find me a bet on it',
])('“%s” asks for something beside its thanks', (prompt) =>
  expect(hear(prompt, listed, context)?.kind).not.toBe('thanks'),
);
