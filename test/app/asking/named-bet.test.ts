/** A bet by its name is a play, whatever the likely kind makes of the team's city. */
import { expect, test } from 'vitest';
import { grammar } from '../../../lambdas/app/asking/reading/grammar.ts';
import { franchises } from '../../../lambdas/domain/asking/reading/names/franchises.ts';
import { teams } from '../../../scripts/eval/teams.ts';
import { now } from '../../domain/feed/games/games.ts';

test.each(['moneyline', 'ml', '-3.5'])('of every team: %s', (market) => {
  const asked = franchises
    .filter(({ sport }) => sport === 'NFL' || sport === 'NBA' || sport === 'NHL' || sport === 'MLB')
    .map(({ name, sport }) => ({ name, ...grammar({ prompt: `${name} ${market}`, sport, teams, now }) }));
  expect(asked.length).toBeGreaterThan(100);
  const others = asked.filter(({ result, wantsPlay, queries }) => result.isBare || !wantsPlay || queries);
  expect(others.map(({ name }) => name)).toEqual([]);
});

test.each(['aalmarmw', 'ojvyvgpy', 'tqrjrfyh'])('an unknown word beside a pick is asked back: %s', (word) => {
  const { result } = grammar({ prompt: `A pick ${word}`, sport: 'NFL', teams, now });
  expect([result.reading.intent, result.unread]).toEqual(['play', [word]]);
});

/** Whether a question is answered with a bet. */
function isBet(prompt: string): boolean {
  const { result, wantsPlay, queries } = grammar({ prompt, sport: 'NFL', teams, now });
  return queries === undefined && wantsPlay && result.unread.length === 0 && result.isBare !== true;
}

test.each([
  'fade the chiefs',
  'anything in the first half? like a 1h spread',
  'What is the best 3 leg parlay?',
])('a wish: %s', (prompt) => {
  expect(isBet(prompt)).toBe(true);
});

test.each([
  'What is a parlay? I keep seeing three leg this and four leg that.',
  'how could lakers ml not hit',
  'stuck between the over and the chiefs -3',
  'how much should i bet on the chiefs',
  "I bet you can't tell me a joke",
])('no wish: %s', (prompt) => {
  expect(isBet(prompt)).toBe(false);
});
